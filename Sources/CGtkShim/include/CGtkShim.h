// What Swift can't do with GTK by itself: subclasses of GtkWidget, a list model, signals with any
// signature, the main-loop source of libdispatch's main queue, macros and variadic functions.
//
// The shim holds no policy. Every callback table is a constant that the caller keeps alive for the
// life of the process; every `context` belongs to the object it was given to, which calls
// `destroy (context)` exactly once when it no longer needs it.
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

typedef void (*WindsockDestroy) (void *context);

// MARK: Host

// A container whose children are placed by its callbacks. Its children are kept, drawn and visited by
// the Tab key in the order of its child list. It implements GtkScrollable.
typedef struct {
  void (*measure) (void *context, GtkOrientation orientation, int for_size, int *minimum, int *natural);
  void (*allocate) (void *context, int width, int height);
  // An adjustment was set, or its value changed by the user (not by windsock_host_set_extent).
  void (*scrolled) (void *context);
  // The keyboard focus came to a child, or to something inside it.
  void (*focus_moved) (void *context, GtkWidget *child);
  // windsock_host_set_composes: draws what the children draw (transfer none, nullable) in another way.
  void (*compose) (void *context, GtkSnapshot *snapshot, GskRenderNode *content, int width, int height);
  // windsock_widget_set_look: draws a child (top) so that its colours combine with what was drawn before (both transfer
  // none, nullable).
  void (*blend) (void *context, GtkSnapshot *snapshot, GskRenderNode *bottom, GskRenderNode *top, int blending,
                 int width, int height);
  WindsockDestroy destroy;
} WindsockHostCallbacks;

// Children of a host that are drawn translucently as a whole.
typedef struct {
  guint64 id;
  double opacity;
} WindsockGroup;

GType windsock_host_get_type (void);
// `context` may be NULL at first and set later (windsock_host_set_context). role: the accessible role of the widget.
GtkWidget *windsock_host_new (const WindsockHostCallbacks *callbacks, void *context, GtkAccessibleRole role);
// Draw nothing outside of the host's rectangle, and skip children that lie outside of it.
void windsock_host_set_clips (GtkWidget *host, gboolean clips);
void windsock_host_set_composes (GtkWidget *host, gboolean composes);
// How a child of a host is drawn together with its neighbours: which of the caller's ways of blending (negative: it covers
// what is behind), and the groups that it belongs to, from the outermost one. Groups consist of neighbours.
void windsock_widget_set_look (GtkWidget *child, int blending, const WindsockGroup *groups, int count);
// Replaces the context; the earlier one is destroyed. Callbacks run only while there is a context.
void windsock_host_set_context (GtkWidget *host, void *context);
// The size of the scrolled content; configures both adjustments with the host's size as page size,
// without calling `scrolled`. Values are clamped to the new range.
void windsock_host_set_extent (GtkWidget *host, double width, double height, int page_width, int page_height);
void windsock_host_get_scroll (GtkWidget *host, double *x, double *y);
// Clamped by the adjustments; doesn't call `scrolled`.
void windsock_host_set_scroll (GtkWidget *host, double x, double y);
// Shows the scroll bars around the host for a moment.
void windsock_host_flash_indicators (GtkWidget *host);
// Allocates a child of a host. A child is allocated with its minimum size where
// (width, height) is smaller, centred over the given rectangle. `transform` (transfer none, nullable) is
// applied after the translation to (x, y), which is rounded to whole pixels.
void windsock_widget_place (GtkWidget *child, double x, double y, int width, int height, GskTransform *transform);
// Gives a child the place that it has, so that changes inside of it are laid out.
void windsock_widget_place_again (GtkWidget *child);
// Put `child` into `host` behind `sibling` (NULL: first); reorders when it already is a child of host.
void windsock_widget_insert_after (GtkWidget *child, GtkWidget *host, GtkWidget *sibling);

// MARK: Text

// A text that is measured and drawn with Pango and has the label role. Changing it asks for no resize:
// the owner measures it again and places it. A change only redraws.
GType windsock_text_get_type (void);
GtkWidget *windsock_text_new (void);
// attributes: transfer none, nullable.
void windsock_text_set_text (GtkWidget *text, const char *utf8, int length, PangoAttrList *attributes);
// transfer none, nullable.
const char *windsock_text_get_text (GtkWidget *text);
// line_spacing in points; max_lines 0: no limit.
void windsock_text_set_style (GtkWidget *text, PangoAlignment alignment, PangoEllipsizeMode ellipsize, int max_lines,
                              double line_spacing);
// NULL: the colour that CSS gives.
void windsock_text_set_color (GtkWidget *text, const GdkRGBA *color);
// Whether the letters decide in which direction a paragraph runs (TRUE); otherwise the widget's direction does.
void windsock_text_set_auto_direction (GtkWidget *text, gboolean auto_direction);
// Gives back the memory of the lines until they are drawn; what the text takes up is remembered.
void windsock_text_rest (GtkWidget *text);
// Draws the text in another way than in one colour.
typedef struct {
  // layout: laid out, to be drawn with its left edge at x (transfer none); color: that of letters without one.
  void (*paint) (void *context, GtkSnapshot *snapshot, PangoLayout *layout, double x, const GdkRGBA *color, int width,
                 int height);
  WindsockDestroy destroy;
} WindsockTextPainter;
// painter: NULL for the usual way. The text destroys the context when it gets another painter.
void windsock_text_set_painter (GtkWidget *text, const WindsockTextPainter *painter, void *context);
// What it takes up when offered (width, height), in points; -1: no limit in that direction. Baselines are
// measured from the top. Answers do not depend on earlier calls.
void windsock_text_measure (GtkWidget *text, int width, int height, int *out_width, int *out_height,
                            int *first_baseline, int *last_baseline);

// How often texts had to be shaped anew because GTK changed a font, the text size or a direction.
guint windsock_text_context_changes (void);
/* How often GTK gave texts another style: those that asked for a new place because of it have to get one. */
guint windsock_text_style_changes (void);

// Aligns the lines of a layout; left and right stand for leading and trailing, which the direction of the surroundings
// decides.
void windsock_layout_align (PangoLayout *layout, PangoAlignment alignment, gboolean rtl);
// Makes the fonts of a file known to this process; FALSE: it has none, or that isn't possible here.
gboolean windsock_font_add_file (const char *path);

// MARK: The program

// The records of conformances of types to protocols that the Swift compiler wrote: distances to them from their places.
const int32_t *windsock_protocol_conformances (size_t *count);

// MARK: Drawing

// A leaf that Swift draws. It has no size of its own.
typedef struct {
  void (*snapshot) (void *context, GtkSnapshot *snapshot, int width, int height);
  // Whether the pointer hits what is drawn at a point within the widget.
  gboolean (*contains) (void *context, double x, double y);
  WindsockDestroy destroy;
} WindsockDrawingCallbacks;

GType windsock_drawing_get_type (void);
GtkWidget *windsock_drawing_new (const WindsockDrawingCallbacks *callbacks, void *context, GtkAccessibleRole role);
// A cairo context of the snapshot covering the rectangle; the caller destroys it.
cairo_t *windsock_snapshot_cairo (GtkSnapshot *snapshot, double x, double y, double width, double height);
void windsock_snapshot_color (GtkSnapshot *snapshot, const GdkRGBA *color, double x, double y, double width, double height);
// What is drawn until gtk_snapshot_pop is cut off outside of a rectangle with corners (width and height of each, from
// the top left one clockwise).
void windsock_snapshot_push_rounded_clip (GtkSnapshot *snapshot, double x, double y, double width, double height,
                                          const double *corners);
// The rounded rectangle that a node paints opaquely and doesn't leave; FALSE if it isn't known to have such an outline.
gboolean windsock_render_node_get_outline (GskRenderNode *node, GskRoundedRect *outline);
// Draws a node with a shadow, which is as much blurred as CSS blurs with this radius. The shadow of a rounded rectangle is
// drawn as the one of a CSS box, which costs much less than blurring a picture of the node.
void windsock_snapshot_append_shadowed (GtkSnapshot *snapshot, GskRenderNode *node, const GdkRGBA *color, double radius,
                                        double x, double y);
// Colours are multiplied by a matrix: 16 numbers, what red, green, blue and alpha contribute, and 4 that are added.
void windsock_snapshot_push_colors (GtkSnapshot *snapshot, const float *values);
// A filled rounded rectangle with one radius for all corners.
void windsock_snapshot_rounded_color (GtkSnapshot *snapshot, const GdkRGBA *color, double x, double y, double width,
                                      double height, double radius);
// A rectangle in a colour that fades on the way from one point to another.
void windsock_snapshot_fade (GtkSnapshot *snapshot, const GdkRGBA *color, double start_x, double start_y, double end_x,
                             double end_y, double x, double y, double width, double height);

// Shows a symbolic icon in one colour.
void windsock_snapshot_symbolic (GtkSnapshot *snapshot, GdkPaintable *icon, double width, double height,
                                 const GdkRGBA *color);
// What is drawn until gtk_snapshot_pop keeps its coverage and gets the colour.
void windsock_snapshot_push_tint (GtkSnapshot *snapshot, const GdkRGBA *color);
// Repeats what is drawn until gtk_snapshot_pop, of the size of a tile, over an area.
void windsock_snapshot_push_repeat (GtkSnapshot *snapshot, double width, double height, double tile_width,
                                    double tile_height);

// What a node shows through a transformation that isn't a flat one (transfer none), and its matrix, row by row; NULL if
// the node is another one.
GskRenderNode *windsock_render_node_projected (GskRenderNode *node, float matrix[16]);
// Draws one of the shim's texts or drawings, which has its size but needs no window.
void windsock_snapshot_draw_directly (GtkSnapshot *snapshot, GtkWidget *widget);

// MARK: Pixels

// All of these change the pixels of an image surface in the format ARGB32; other surfaces stay as they are.

// Blurs as far as a bell curve with this standard deviation, in pixels. Outside of the surface there is nothing.
void windsock_surface_blur (cairo_surface_t *surface, double deviation);
// Multiplies colours by four rows of five: what red, green, blue, alpha and 1 contribute to red, green, blue and alpha.
// linear: on components without the gamma curve of sRGB.
void windsock_surface_multiply_colors (cairo_surface_t *surface, const float *rows, gboolean linear);
// The colour where alpha, from 0 to 1, is between minimum and maximum, and nothing elsewhere.
void windsock_surface_threshold (cairo_surface_t *surface, double minimum, double maximum, const GdkRGBA *color);
// Lays source over target, adding up what both lack of white.
void windsock_surface_burn (cairo_surface_t *target, cairo_surface_t *source);
// Replaces the target by the source seen through a projection. m: what takes a point of the target (x, y, 1), in pixels,
// from the left to one of the source, row by row.
void windsock_surface_project (cairo_surface_t *target, cairo_surface_t *source, const double m[9]);

// MARK: List model

typedef struct {
  guint (*count) (void *context);
  // The GObject that stands for the item at a position while a list shows it (transfer none); NULL: a new one.
  gpointer (*item) (void *context, guint position);
  WindsockDestroy destroy;
} WindsockListModelCallbacks;

// A GListModel (an opaque GObject per asked position, made when asked for). transfer full.
GListModel *windsock_list_model_new (const WindsockListModelCallbacks *callbacks, void *context);
// Selects an item of a list view as the user does; with `modify` the others stay selected.
void windsock_list_select (GtkWidget *list, guint position, gboolean modify);
void windsock_list_model_changed (GListModel *model, guint position, guint removed, guint added);

// MARK: Content that is dragged or copied

// Somebody wants the data in one type; answered exactly once, on the main thread.
typedef struct _WindsockContentRequest WindsockContentRequest;

typedef struct {
  void (*write) (void *context, const char *mime_type, WindsockContentRequest *request);
  WindsockDestroy destroy;
} WindsockContentCallbacks;

// transfer full.
GdkContentProvider *windsock_content_new (const WindsockContentCallbacks *callbacks, void *context,
                                          const char **mime_types, guint count);
// error: NULL if there is data. The bytes are copied.
void windsock_content_answer (WindsockContentRequest *request, const void *bytes, gsize length, const char *error);
// Reads what is dropped; calls back once, on the main thread.
void windsock_drop_read (GdkDrop *drop, const char *mime_type,
                         void (*callback) (void *context, const void *bytes, gsize length, const char *error),
                         void *context);

// MARK: Signals

// values: the instance and the signal's arguments; result: NULL for signals without one.
typedef void (*WindsockSignal) (void *context, guint count, const GValue *values, GValue *result);
gulong windsock_connect (gpointer instance, const char *detailed_signal, gboolean after, WindsockSignal callback,
                         void *context, WindsockDestroy destroy);
// Emits a signal without arguments and result.
void windsock_emit (gpointer instance, const char *signal);
// Calls callback once, from the main loop, at the given priority; returns the source id.
guint windsock_idle (int priority, void (*callback) (void *context), void *context, WindsockDestroy destroy);
// Calls callback after `milliseconds`, once.
guint windsock_timeout (guint milliseconds, void (*callback) (void *context), void *context, WindsockDestroy destroy);
// Weak reference: callback runs when object is finalized. For tests and wrappers.
void windsock_weak_ref (gpointer object, void (*callback) (void *context, GObject *where), void *context);

// MARK: Main loop

// Attaches libdispatch's main queue to the default main context; once is enough, more calls do nothing.
void windsock_attach_main_queue (void);
// Calls callback each time that the default main context has nothing to do and is about to wait, for the life of the
// process. It returns whether it did something that the context may have to handle.
void windsock_before_sleep (gboolean (*callback) (void *context), void *context);
// How often the default main context has polled since the first call (which installs the counter).
guint64 windsock_poll_count (void);

// MARK: Values, macros, varargs

// G_TYPE_OBJECT.
GType windsock_object_type (void);
GType windsock_type_of (gpointer instance);
const char *windsock_type_name_of (gpointer instance);
gboolean windsock_is_a (gpointer instance, GType type);
gboolean windsock_has_property (gpointer object, const char *property);
void windsock_set_boolean (gpointer object, const char *property, gboolean value);
void windsock_set_int (gpointer object, const char *property, int value);
void windsock_set_double (gpointer object, const char *property, double value);
void windsock_set_string (gpointer object, const char *property, const char *value);
void windsock_set_object (gpointer object, const char *property, gpointer value);
gboolean windsock_get_boolean (gpointer object, const char *property);
int windsock_get_int (gpointer object, const char *property);
double windsock_get_double (gpointer object, const char *property);
// transfer full, nullable.
char *windsock_get_string (gpointer object, const char *property);
// transfer none, nullable.
gpointer windsock_get_object (gpointer object, const char *property);
// NULL removes the property.
GType windsock_type_string (void);
void windsock_list_store_set_strings (GtkListStore *store, GtkTreeIter *iter, const char *first, const char *second);
// The number of a row in a model without rows inside rows, or -1.
int windsock_tree_position (gpointer model, gpointer iter);
void windsock_accessible_set_label (GtkWidget *widget, const char *label);
void windsock_accessible_set_description (GtkWidget *widget, const char *description);
void windsock_accessible_set_value_text (GtkWidget *widget, const char *value);
void windsock_accessible_set_hidden (GtkWidget *widget, gboolean hidden);
void windsock_accessible_set_heading_level (GtkWidget *widget, int level);
void windsock_accessible_labelled_by (GtkWidget *widget, GtkWidget *label);
// From now on every message of GLib's log of level warning or worse goes to callback as well as to the
// default writer. NULL: to the default writer only. callback may run on any thread. For tests.
void windsock_watch_warnings (void (*callback) (const char *domain, const char *message));
// A warning in a domain of GLib's log.
void windsock_log_warning (const char *domain, const char *message);
// The number of live instances of the shim's widget classes (hosts, texts, drawings). For leak tests.
int windsock_live_widgets (void);
// Variadic in libadwaita. parent, heading and body may be NULL; transfer none (a window owns itself).
GtkWidget *windsock_message_dialog_new (GtkWindow *parent, const char *heading, const char *body);
// Whether somebody owns the name on the bus, or it can be started.
gboolean windsock_bus_has_name (GDBusConnection *bus, const char *name);
// The CSS colour of a widget, whatever the version of GTK calls it.
void windsock_widget_get_color (GtkWidget *widget, GdkRGBA *color);

// Padding and border that CSS gives to a widget, in points.
void windsock_widget_get_insets (GtkWidget *widget, int *top, int *left, int *bottom, int *right);
// Emits a signal that takes one string. For tests of input methods.
void windsock_emit_string (gpointer instance, const char *signal, const char *value);

G_END_DECLS
