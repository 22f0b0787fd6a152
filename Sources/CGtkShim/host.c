// The container whose measuring, allocating and scrolling are done in Swift.
#include "internal.h"

typedef struct {
  GtkWidget parent_instance;

  const WindsockHostCallbacks *callbacks;
  void *context;
  gboolean clips;
  gboolean composes;
  // Some child was given a look.
  gboolean has_looks;
  // Adjustment signals that the host caused itself are not reported.
  gboolean quiet;

  // [0] horizontal, [1] vertical.
  GtkAdjustment *adjustments[2];
  GtkScrollablePolicy policies[2];
} WindsockHost;

typedef struct {
  GtkWidgetClass parent_class;
} WindsockHostClass;

enum { PROP_0, PROP_HADJUSTMENT, PROP_VADJUSTMENT, PROP_HSCROLL_POLICY, PROP_VSCROLL_POLICY };

// A child may draw a little outside of its rectangle (shadows, focus rings): it is skipped only when it is
// farther away than this, in points.
#define CULLING_MARGIN 64

// Where a child was placed.
typedef struct {
  graphene_rect_t bounds;
  GskTransform *position;
  int width;
  int height;
} Placed;

static GQuark placed_quark;

static void
free_placed (gpointer data)
{
  Placed *placed = data;
  gsk_transform_unref (placed->position);
  g_free (placed);
}

static gboolean
is_outside (const graphene_rect_t *bounds, float left, float top, float right, float bottom)
{
  return bounds->origin.x > right || bounds->origin.y > bottom || bounds->origin.x + bounds->size.width < left
         || bounds->origin.y + bounds->size.height < top;
}

G_DEFINE_TYPE_WITH_CODE (WindsockHost, windsock_host, GTK_TYPE_WIDGET,
                         G_IMPLEMENT_INTERFACE (GTK_TYPE_SCROLLABLE, NULL))

static WindsockHost *
host_of (GtkWidget *widget)
{
  return (WindsockHost *) widget;
}

// MARK: Scrolling

static void
adjustment_value_changed (GtkAdjustment *adjustment, WindsockHost *self)
{
  if (!self->quiet && self->context != NULL)
    self->callbacks->scrolled (self->context);
}

static void
set_adjustment (WindsockHost *self, int axis, GtkAdjustment *adjustment)
{
  if (self->adjustments[axis] == adjustment)
    return;
  if (self->adjustments[axis] != NULL) {
    g_signal_handlers_disconnect_by_func (self->adjustments[axis], adjustment_value_changed, self);
    g_clear_object (&self->adjustments[axis]);
  }
  if (adjustment != NULL) {
    self->adjustments[axis] = g_object_ref_sink (adjustment);
    g_signal_connect (adjustment, "value-changed", G_CALLBACK (adjustment_value_changed), self);
    adjustment_value_changed (adjustment, self);
  }
}

static void
configure_adjustment (GtkAdjustment *adjustment, double extent, double page)
{
  if (adjustment == NULL)
    return;
  double upper = MAX (extent, page);
  double value = CLAMP (gtk_adjustment_get_value (adjustment), 0, upper - page);
  gtk_adjustment_configure (adjustment, value, 0, upper, page * 0.1, page * 0.9, page);
}

void
windsock_host_set_extent (GtkWidget *host, double width, double height, int page_width, int page_height)
{
  WindsockHost *self = host_of (host);
  gboolean was_quiet = self->quiet;
  self->quiet = TRUE;
  configure_adjustment (self->adjustments[0], width, page_width);
  configure_adjustment (self->adjustments[1], height, page_height);
  self->quiet = was_quiet;
}

void
windsock_host_get_scroll (GtkWidget *host, double *x, double *y)
{
  WindsockHost *self = host_of (host);
  *x = self->adjustments[0] != NULL ? gtk_adjustment_get_value (self->adjustments[0]) : 0;
  *y = self->adjustments[1] != NULL ? gtk_adjustment_get_value (self->adjustments[1]) : 0;
}

void
windsock_host_set_scroll (GtkWidget *host, double x, double y)
{
  WindsockHost *self = host_of (host);
  gboolean was_quiet = self->quiet;
  self->quiet = TRUE;
  if (self->adjustments[0] != NULL)
    gtk_adjustment_set_value (self->adjustments[0], x);
  if (self->adjustments[1] != NULL)
    gtk_adjustment_set_value (self->adjustments[1], y);
  self->quiet = was_quiet;
}

void
windsock_host_flash_indicators (GtkWidget *host)
{
  // Scroll bars that lie over the content come when it is scrolled, which this only pretends.
  WindsockHost *self = host_of (host);
  gboolean was_quiet = self->quiet;
  self->quiet = TRUE;
  for (int axis = 0; axis < 2; axis++) {
    if (self->adjustments[axis] != NULL)
      g_signal_emit_by_name (self->adjustments[axis], "value-changed");
  }
  self->quiet = was_quiet;
}

// MARK: Properties

static void
windsock_host_set_property (GObject *object, guint id, const GValue *value, GParamSpec *spec)
{
  WindsockHost *self = (WindsockHost *) object;
  switch (id) {
    case PROP_HADJUSTMENT:
      set_adjustment (self, 0, g_value_get_object (value));
      break;
    case PROP_VADJUSTMENT:
      set_adjustment (self, 1, g_value_get_object (value));
      break;
    case PROP_HSCROLL_POLICY:
      self->policies[0] = g_value_get_enum (value);
      break;
    case PROP_VSCROLL_POLICY:
      self->policies[1] = g_value_get_enum (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, spec);
  }
}

static void
windsock_host_get_property (GObject *object, guint id, GValue *value, GParamSpec *spec)
{
  WindsockHost *self = (WindsockHost *) object;
  switch (id) {
    case PROP_HADJUSTMENT:
      g_value_set_object (value, self->adjustments[0]);
      break;
    case PROP_VADJUSTMENT:
      g_value_set_object (value, self->adjustments[1]);
      break;
    case PROP_HSCROLL_POLICY:
      g_value_set_enum (value, self->policies[0]);
      break;
    case PROP_VSCROLL_POLICY:
      g_value_set_enum (value, self->policies[1]);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, spec);
  }
}

// MARK: Layout and drawing

static GtkSizeRequestMode
windsock_host_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
windsock_host_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                       int *minimum_baseline, int *natural_baseline)
{
  WindsockHost *self = host_of (widget);
  *minimum = *natural = 0;
  if (self->context != NULL)
    self->callbacks->measure (self->context, orientation, for_size, minimum, natural);
  *natural = MAX (*minimum, *natural);
}

static void
windsock_host_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  WindsockHost *self = host_of (widget);
  if (self->context != NULL)
    self->callbacks->allocate (self->context, width, height);
  // Bubbles that belong to the host follow it.
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    if (GTK_IS_POPOVER (child))
      gtk_popover_present (GTK_POPOVER (child));
  }
}

// How a child is drawn together with its neighbours.
typedef struct {
  // Which of the caller's ways its colours combine with what the host has drawn before; negative: it covers that.
  int blending;
  // Children that follow each other and share the first ids of these are drawn translucently as a whole.
  int count;
  WindsockGroup groups[];
} Look;

static GQuark look_quark;

// The groups that are being drawn, each with what was drawn in it so far. The first one is the host itself.
typedef struct {
  WindsockGroup group;
  GtkSnapshot *snapshot;
} OpenGroup;

static void
close_group (GArray *open)
{
  OpenGroup *last = &g_array_index (open, OpenGroup, open->len - 1);
  GskRenderNode *node = gtk_snapshot_free_to_node (last->snapshot);
  if (node != NULL) {
    GtkSnapshot *outer = g_array_index (open, OpenGroup, open->len - 2).snapshot;
    gtk_snapshot_push_opacity (outer, last->group.opacity);
    gtk_snapshot_append_node (outer, node);
    gtk_snapshot_pop (outer);
    gsk_render_node_unref (node);
  }
  g_array_set_size (open, open->len - 1);
}

// Ends the groups that a child isn't in, and begins those that it is in.
static void
change_groups (GArray *open, const Look *look)
{
  int count = look != NULL ? look->count : 0;
  int common = 0;
  while (common < count && common + 1 < (int) open->len
         && g_array_index (open, OpenGroup, common + 1).group.id == look->groups[common].id)
    common++;
  while ((int) open->len > common + 1)
    close_group (open);
  for (; common < count; common++) {
    OpenGroup next = { look->groups[common], gtk_snapshot_new () };
    g_array_append_val (open, next);
  }
}

// Draws a child so that its colours combine with those that are there.
static void
blend_child (WindsockHost *self, GtkWidget *child, OpenGroup *group, int blending)
{
  GtkWidget *widget = (GtkWidget *) self;
  GtkSnapshot *above = gtk_snapshot_new ();
  gtk_widget_snapshot_child (widget, child, above);
  GskRenderNode *top = gtk_snapshot_free_to_node (above);
  GskRenderNode *bottom = gtk_snapshot_free_to_node (group->snapshot);
  group->snapshot = gtk_snapshot_new ();
  self->callbacks->blend (self->context, group->snapshot, bottom, top, blending, gtk_widget_get_width (widget),
                          gtk_widget_get_height (widget));
  g_clear_pointer (&top, gsk_render_node_unref);
  g_clear_pointer (&bottom, gsk_render_node_unref);
}

static void
snapshot_children (GtkWidget *widget, GtkSnapshot *snapshot)
{
  WindsockHost *self = host_of (widget);
  float left = -CULLING_MARGIN;
  float top = -CULLING_MARGIN;
  float right = gtk_widget_get_width (widget) + CULLING_MARGIN;
  float bottom = gtk_widget_get_height (widget) + CULLING_MARGIN;
  GArray *open = NULL;
  if (self->has_looks) {
    OpenGroup own = { { 0, 1 }, gtk_snapshot_new () };
    open = g_array_new (FALSE, FALSE, sizeof (OpenGroup));
    g_array_append_val (open, own);
  }

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    // Bubbles have surfaces of their own.
    if (!gtk_widget_get_mapped (child) || GTK_IS_NATIVE (child))
      continue;
    if (self->clips) {
      const Placed *placed = g_object_get_qdata ((GObject *) child, placed_quark);
      if (placed != NULL && is_outside (&placed->bounds, left, top, right, bottom))
        continue;
    }
    if (open == NULL) {
      gtk_widget_snapshot_child (widget, child, snapshot);
      continue;
    }
    const Look *look = g_object_get_qdata ((GObject *) child, look_quark);
    change_groups (open, look);
    OpenGroup *group = &g_array_index (open, OpenGroup, open->len - 1);
    if (look != NULL && look->blending >= 0 && self->context != NULL)
      blend_child (self, child, group, look->blending);
    else
      gtk_widget_snapshot_child (widget, child, group->snapshot);
  }
  if (open == NULL)
    return;
  change_groups (open, NULL);
  GskRenderNode *node = gtk_snapshot_free_to_node (g_array_index (open, OpenGroup, 0).snapshot);
  if (node != NULL) {
    gtk_snapshot_append_node (snapshot, node);
    gsk_render_node_unref (node);
  }
  g_array_unref (open);
}

static void
windsock_host_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  WindsockHost *self = host_of (widget);
  if (!self->composes || self->context == NULL) {
    snapshot_children (widget, snapshot);
    return;
  }
  GtkSnapshot *inner = gtk_snapshot_new ();
  snapshot_children (widget, inner);
  GskRenderNode *node = gtk_snapshot_free_to_node (inner);
  self->callbacks->compose (self->context, snapshot, node, gtk_widget_get_width (widget),
                            gtk_widget_get_height (widget));
  g_clear_pointer (&node, gsk_render_node_unref);
}

void
windsock_host_set_composes (GtkWidget *host, gboolean composes)
{
  host_of (host)->composes = composes;
  gtk_widget_queue_draw (host);
}

void
windsock_widget_set_look (GtkWidget *child, int blending, const WindsockGroup *groups, int count)
{
  GtkWidget *parent = gtk_widget_get_parent (child);
  if (blending < 0 && count == 0) {
    g_object_set_qdata ((GObject *) child, look_quark, NULL);
  } else {
    Look *look = g_malloc (sizeof (Look) + sizeof (WindsockGroup) * count);
    look->blending = blending;
    look->count = count;
    for (int i = 0; i < count; i++)
      look->groups[i] = groups[i];
    g_object_set_qdata_full ((GObject *) child, look_quark, look, g_free);
    if (parent != NULL && G_OBJECT_TYPE (parent) == windsock_host_get_type ())
      host_of (parent)->has_looks = TRUE;
  }
  if (parent != NULL)
    gtk_widget_queue_draw (parent);
}

void
windsock_host_set_clips (GtkWidget *host, gboolean clips)
{
  WindsockHost *self = host_of (host);
  if (self->clips == clips)
    return;
  self->clips = clips;
  // Clips what is drawn and what the pointer can reach.
  gtk_widget_set_overflow (host, clips ? GTK_OVERFLOW_HIDDEN : GTK_OVERFLOW_VISIBLE);
  gtk_widget_queue_draw (host);
}

static gboolean
is_leaf_of_ours (GtkWidget *widget)
{
  GType type = G_OBJECT_TYPE (widget);
  return type == windsock_text_get_type () || type == windsock_drawing_get_type ();
}

static void
fit_minimum (GtkWidget *child, int *width, int *height)
{
  int minimum;
  // Both are asked with the size that the other direction really gets, or GTK warns.
  if (gtk_widget_get_request_mode (child) == GTK_SIZE_REQUEST_WIDTH_FOR_HEIGHT) {
    gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, -1, &minimum, NULL, NULL, NULL);
    *height = MAX (*height, minimum);
    gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, *height, &minimum, NULL, NULL, NULL);
    *width = MAX (*width, minimum);
  } else {
    gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
    *width = MAX (*width, minimum);
    gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, *width, &minimum, NULL, NULL, NULL);
    *height = MAX (*height, minimum);
  }
}

void
windsock_widget_place (GtkWidget *child, double x, double y, int width, int height, GskTransform *transform)
{
  int real_width = MAX (width, 0);
  int real_height = MAX (height, 0);
  if (!is_leaf_of_ours (child))
    fit_minimum (child, &real_width, &real_height);

  graphene_point_t centring = GRAPHENE_POINT_INIT (floorf ((MAX (width, 0) - real_width) / 2.0f),
                                                   floorf ((MAX (height, 0) - real_height) / 2.0f));
  graphene_point_t origin = GRAPHENE_POINT_INIT ((float) floor (x + 0.5), (float) floor (y + 0.5));
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, real_width, real_height);
  GskTransform *position = NULL;

  if (transform == NULL) {
    origin.x += centring.x;
    origin.y += centring.y;
    position = gsk_transform_translate (NULL, &origin);
    bounds.origin = origin;
  } else {
    position = gsk_transform_translate (NULL, &origin);
    position = gsk_transform_transform (position, transform);
    position = gsk_transform_translate (position, &centring);
    gsk_transform_transform_bounds (position, &bounds, &bounds);
  }

  Placed *placed = g_object_get_qdata ((GObject *) child, placed_quark);
  if (placed == NULL) {
    placed = g_new0 (Placed, 1);
    g_object_set_qdata_full ((GObject *) child, placed_quark, placed, free_placed);
  }
  gsk_transform_unref (placed->position);
  *placed = (Placed) { bounds, gsk_transform_ref (position), real_width, real_height };

  gtk_widget_allocate (child, real_width, real_height, -1, position);
}

void
windsock_widget_place_again (GtkWidget *child)
{
  const Placed *placed = g_object_get_qdata ((GObject *) child, placed_quark);
  if (placed != NULL && gtk_widget_get_child_visible (child))
    gtk_widget_allocate (child, placed->width, placed->height, -1, gsk_transform_ref (placed->position));
}

void
windsock_widget_insert_after (GtkWidget *child, GtkWidget *host, GtkWidget *sibling)
{
  GtkWidget *parent = gtk_widget_get_parent (child);
  if (parent == host) {
    if (child != sibling && gtk_widget_get_prev_sibling (child) != sibling)
      gtk_widget_insert_after (child, host, sibling);
    return;
  }
  g_object_ref (child);
  if (parent != NULL)
    gtk_widget_unparent (child);
  gtk_widget_insert_after (child, host, sibling);
  g_object_unref (child);
}

// MARK: Keyboard focus

// The child of `widget` that is or contains the window's focus.
static GtkWidget *
focused_child (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  while (focus != NULL) {
    GtkWidget *parent = gtk_widget_get_parent (focus);
    if (parent == widget)
      return focus;
    focus = parent;
  }
  return NULL;
}

static gboolean
windsock_host_focus (GtkWidget *widget, GtkDirectionType direction)
{
  if (direction != GTK_DIR_TAB_FORWARD && direction != GTK_DIR_TAB_BACKWARD)
    return GTK_WIDGET_CLASS (windsock_host_parent_class)->focus (widget, direction);

  gboolean forward = direction == GTK_DIR_TAB_FORWARD;
  gboolean focusable = gtk_widget_get_focusable (widget);
  GtkWidget *child = focused_child (widget);

  if (child == NULL) {
    if (gtk_widget_is_focus (widget)) {
      if (!forward)
        return FALSE;
    } else if (forward && focusable && gtk_widget_grab_focus (widget)) {
      return TRUE;
    }
    child = forward ? gtk_widget_get_first_child (widget) : gtk_widget_get_last_child (widget);
  }
  // The first one asked is the child with the focus, which may have more to visit inside.
  while (child != NULL) {
    if (gtk_widget_get_mapped (child) && gtk_widget_child_focus (child, direction))
      return TRUE;
    child = forward ? gtk_widget_get_next_sibling (child) : gtk_widget_get_prev_sibling (child);
  }
  return !forward && focusable && gtk_widget_grab_focus (widget);
}

static void
windsock_host_set_focus_child (GtkWidget *widget, GtkWidget *child)
{
  WindsockHost *self = host_of (widget);
  GTK_WIDGET_CLASS (windsock_host_parent_class)->set_focus_child (widget, child);
  if (child != NULL && self->context != NULL)
    self->callbacks->focus_moved (self->context, child);
}

// A focusable host takes the focus itself; any other hands it to the first child that takes it.
static gboolean
windsock_host_grab_focus (GtkWidget *widget)
{
  if (gtk_widget_get_focusable (widget))
    return GTK_WIDGET_CLASS (windsock_host_parent_class)->grab_focus (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    if (gtk_widget_get_mapped (child) && gtk_widget_grab_focus (child))
      return TRUE;
  }
  return FALSE;
}

// MARK: Life

void
windsock_host_set_context (GtkWidget *host, void *context)
{
  WindsockHost *self = host_of (host);
  void *old = self->context;
  self->context = context;
  if (old != NULL && old != context && self->callbacks->destroy != NULL)
    self->callbacks->destroy (old);
}

static void
windsock_host_dispose (GObject *object)
{
  GtkWidget *widget = (GtkWidget *) object;
  GtkWidget *child;
  while ((child = gtk_widget_get_first_child (widget)) != NULL)
    gtk_widget_unparent (child);
  set_adjustment (host_of (widget), 0, NULL);
  set_adjustment (host_of (widget), 1, NULL);
  windsock_host_set_context (widget, NULL);
  G_OBJECT_CLASS (windsock_host_parent_class)->dispose (object);
}

static void
windsock_host_finalize (GObject *object)
{
  windsock_count_live (-1);
  G_OBJECT_CLASS (windsock_host_parent_class)->finalize (object);
}

static void
windsock_host_class_init (WindsockHostClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  object_class->set_property = windsock_host_set_property;
  object_class->get_property = windsock_host_get_property;
  object_class->dispose = windsock_host_dispose;
  object_class->finalize = windsock_host_finalize;
  widget_class->get_request_mode = windsock_host_get_request_mode;
  widget_class->measure = windsock_host_measure;
  widget_class->size_allocate = windsock_host_size_allocate;
  widget_class->snapshot = windsock_host_snapshot;
  widget_class->focus = windsock_host_focus;
  widget_class->grab_focus = windsock_host_grab_focus;
  widget_class->set_focus_child = windsock_host_set_focus_child;

  g_object_class_override_property (object_class, PROP_HADJUSTMENT, "hadjustment");
  g_object_class_override_property (object_class, PROP_VADJUSTMENT, "vadjustment");
  g_object_class_override_property (object_class, PROP_HSCROLL_POLICY, "hscroll-policy");
  g_object_class_override_property (object_class, PROP_VSCROLL_POLICY, "vscroll-policy");

  placed_quark = g_quark_from_static_string ("windsock-placed");
  look_quark = g_quark_from_static_string ("windsock-look");
}

static void
windsock_host_init (WindsockHost *self)
{
  windsock_count_live (1);
}

GtkWidget *
windsock_host_new (const WindsockHostCallbacks *callbacks, void *context, GtkAccessibleRole role)
{
  WindsockHost *self = g_object_new (windsock_host_get_type (), "accessible-role", role, NULL);
  self->callbacks = callbacks;
  self->context = context;
  return (GtkWidget *) self;
}
