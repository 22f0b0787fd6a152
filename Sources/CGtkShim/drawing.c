// The leaf that Swift draws, and what Swift can't reach of GtkSnapshot without inline functions.
#include "internal.h"

typedef struct {
  GtkWidget parent_instance;

  const WindsockDrawingCallbacks *callbacks;
  void *context;
} WindsockDrawing;

typedef struct {
  GtkWidgetClass parent_class;
} WindsockDrawingClass;

G_DEFINE_TYPE (WindsockDrawing, windsock_drawing, GTK_TYPE_WIDGET)

static void
windsock_drawing_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  WindsockDrawing *self = (WindsockDrawing *) widget;
  if (self->context != NULL)
    self->callbacks->snapshot (self->context, snapshot, gtk_widget_get_width (widget),
                               gtk_widget_get_height (widget));
}

static gboolean
windsock_drawing_contains (GtkWidget *widget, double x, double y)
{
  WindsockDrawing *self = (WindsockDrawing *) widget;
  if (!GTK_WIDGET_CLASS (windsock_drawing_parent_class)->contains (widget, x, y))
    return FALSE;
  return self->context == NULL || self->callbacks->contains (self->context, x, y);
}

// What Swift put inside isn't drawn by GTK; it has the size that it wants.
static void
windsock_drawing_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    int natural_width, natural_height;
    gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural_width, NULL, NULL);
    gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, natural_width, NULL, &natural_height, NULL, NULL);
    gtk_widget_allocate (child, natural_width, natural_height, -1, NULL);
  }
}

static void
windsock_drawing_dispose (GObject *object)
{
  WindsockDrawing *self = (WindsockDrawing *) object;
  void *context = g_steal_pointer (&self->context);
  if (context != NULL && self->callbacks->destroy != NULL)
    self->callbacks->destroy (context);
  GtkWidget *child;
  while ((child = gtk_widget_get_first_child ((GtkWidget *) object)) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (windsock_drawing_parent_class)->dispose (object);
}

static void
windsock_drawing_finalize (GObject *object)
{
  windsock_count_live (-1);
  G_OBJECT_CLASS (windsock_drawing_parent_class)->finalize (object);
}

static void
windsock_drawing_class_init (WindsockDrawingClass *class)
{
  G_OBJECT_CLASS (class)->dispose = windsock_drawing_dispose;
  G_OBJECT_CLASS (class)->finalize = windsock_drawing_finalize;
  GTK_WIDGET_CLASS (class)->snapshot = windsock_drawing_snapshot;
  GTK_WIDGET_CLASS (class)->contains = windsock_drawing_contains;
  GTK_WIDGET_CLASS (class)->size_allocate = windsock_drawing_size_allocate;
}

static void
windsock_drawing_init (WindsockDrawing *self)
{
  windsock_count_live (1);
}

GtkWidget *
windsock_drawing_new (const WindsockDrawingCallbacks *callbacks, void *context, GtkAccessibleRole role)
{
  WindsockDrawing *self = g_object_new (windsock_drawing_get_type (), "accessible-role", role, NULL);
  self->callbacks = callbacks;
  self->context = context;
  return (GtkWidget *) self;
}

// MARK: Snapshot

cairo_t *
windsock_snapshot_cairo (GtkSnapshot *snapshot, double x, double y, double width, double height)
{
  return gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (x, y, width, height));
}

void
windsock_snapshot_color (GtkSnapshot *snapshot, const GdkRGBA *color, double x, double y, double width, double height)
{
  gtk_snapshot_append_color (snapshot, color, &GRAPHENE_RECT_INIT (x, y, width, height));
}

void
windsock_snapshot_rounded_color (GtkSnapshot *snapshot, const GdkRGBA *color, double x, double y, double width,
                                 double height, double radius)
{
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (x, y, width, height);
  GskRoundedRect rounded;
  gsk_rounded_rect_init_from_rect (&rounded, &bounds, radius);
  gtk_snapshot_push_rounded_clip (snapshot, &rounded);
  gtk_snapshot_append_color (snapshot, color, &bounds);
  gtk_snapshot_pop (snapshot);
}

void
windsock_snapshot_fade (GtkSnapshot *snapshot, const GdkRGBA *color, double start_x, double start_y, double end_x,
                        double end_y, double x, double y, double width, double height)
{
  GskColorStop stops[2] = { { 0, *color }, { 1, *color } };
  stops[1].color.alpha = 0;
  gtk_snapshot_append_linear_gradient (snapshot, &GRAPHENE_RECT_INIT (x, y, width, height),
                                       &GRAPHENE_POINT_INIT (start_x, start_y), &GRAPHENE_POINT_INIT (end_x, end_y),
                                       stops, 2);
}

void
windsock_snapshot_push_rounded_clip (GtkSnapshot *snapshot, double x, double y, double width, double height,
                                     const double *corners)
{
  GskRoundedRect rounded = { .bounds = GRAPHENE_RECT_INIT (x, y, width, height) };
  for (int i = 0; i < 4; i++)
    rounded.corner[i] = GRAPHENE_SIZE_INIT (corners[2 * i], corners[2 * i + 1]);
  gsk_rounded_rect_normalize (&rounded);
  gtk_snapshot_push_rounded_clip (snapshot, &rounded);
}

void
windsock_snapshot_push_colors (GtkSnapshot *snapshot, const float *values)
{
  graphene_matrix_t matrix;
  graphene_vec4_t offset;
  graphene_matrix_init_from_float (&matrix, values);
  graphene_vec4_init (&offset, values[16], values[17], values[18], values[19]);
  gtk_snapshot_push_color_matrix (snapshot, &matrix, &offset);
}

void
windsock_snapshot_symbolic (GtkSnapshot *snapshot, GdkPaintable *icon, double width, double height,
                            const GdkRGBA *color)
{
  if (GTK_IS_SYMBOLIC_PAINTABLE (icon)) {
    // Foreground, error, warning and success: a symbol has one colour.
    GdkRGBA colors[4] = { *color, *color, *color, *color };
    gtk_symbolic_paintable_snapshot_symbolic (GTK_SYMBOLIC_PAINTABLE (icon), snapshot, width, height, colors, 4);
  } else {
    gdk_paintable_snapshot (icon, snapshot, width, height);
  }
}

void
windsock_snapshot_push_tint (GtkSnapshot *snapshot, const GdkRGBA *color)
{
  // Rows are the inputs red, green, blue and alpha; only alpha goes through.
  float values[16] = { 0 };
  values[15] = color->alpha;
  graphene_matrix_t matrix;
  graphene_vec4_t offset;
  graphene_matrix_init_from_float (&matrix, values);
  graphene_vec4_init (&offset, color->red, color->green, color->blue, 0);
  gtk_snapshot_push_color_matrix (snapshot, &matrix, &offset);
}

void
windsock_snapshot_push_repeat (GtkSnapshot *snapshot, double width, double height, double tile_width,
                               double tile_height)
{
  gtk_snapshot_push_repeat (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height),
                            &GRAPHENE_RECT_INIT (0, 0, tile_width, tile_height));
}

void
windsock_snapshot_draw_directly (GtkSnapshot *snapshot, GtkWidget *widget)
{
  GTK_WIDGET_GET_CLASS (widget)->snapshot (widget, snapshot);
}

GskRenderNode *
windsock_render_node_projected (GskRenderNode *node, float matrix[16])
{
  if (gsk_render_node_get_node_type (node) != GSK_TRANSFORM_NODE)
    return NULL;
  GskTransform *transform = gsk_transform_node_get_transform (node);
  if (gsk_transform_get_category (transform) >= GSK_TRANSFORM_CATEGORY_2D)
    return NULL;
  graphene_matrix_t value;
  gsk_transform_to_matrix (transform, &value);
  graphene_matrix_to_float (&value, matrix);
  return gsk_transform_node_get_child (node);
}
