// A text measured and drawn with Pango. Shaping is what costs: the natural size is kept until text,
// attributes, style or font change, and a width is set on the layout only when the text must wrap.
#include "internal.h"

#include <string.h>

typedef struct {
  // What was offered (-1: no limit) …
  int offered_width;
  int offered_height;
  // … and what the text answered.
  int width;
  int height;
  int first_baseline;
  int last_baseline;
  gboolean valid;
} Answer;

typedef struct {
  GtkWidget parent_instance;

  char *text;
  int length;
  PangoAttrList *attributes;
  PangoAlignment alignment;
  PangoEllipsizeMode ellipsize;
  int max_lines;
  double line_spacing;
  // Whether the letters decide in which direction a paragraph runs; otherwise the widget's direction does.
  gboolean auto_direction;
  gboolean has_color;
  GdkRGBA color;
  const WindsockTextPainter *painter;
  void *painter_context;

  PangoLayout *layout;
  guint context_serial;
  // The layout was given away while its answers stay (see windsock_text_rest).
  gboolean resting;
  // The layout holds a shortened text (see set_truncated_text).
  gboolean shortened;
  // The natural answer, the last answer to a limited offer, and the offer the layout is set up for.
  Answer natural;
  Answer last;
  gboolean configured;
  int configured_width;
  int configured_height;
} WindsockText;

typedef struct {
  GtkWidgetClass parent_class;
} WindsockTextClass;

G_DEFINE_TYPE (WindsockText, windsock_text, GTK_TYPE_WIDGET)

// How often a text had to be shaped anew for a reason of GTK's: a font, a text size, a direction.
static guint context_changes;
static guint style_changes;

static WindsockText *
text_of (GtkWidget *widget)
{
  return (WindsockText *) widget;
}

static void
invalidate (WindsockText *self)
{
  self->natural.valid = FALSE;
  self->last.valid = FALSE;
  self->configured = FALSE;
}

// MARK: Layout

static PangoLayout *
ensure_layout (WindsockText *self)
{
  if (self->layout == NULL) {
    self->layout = gtk_widget_create_pango_layout ((GtkWidget *) self, NULL);
    pango_layout_set_text (self->layout, self->text, self->length);
    pango_layout_set_attributes (self->layout, self->attributes);
    pango_layout_set_wrap (self->layout, PANGO_WRAP_WORD_CHAR);
    pango_layout_set_auto_dir (self->layout, self->auto_direction);
    self->resting = FALSE;
    self->context_serial = pango_context_get_serial (pango_layout_get_context (self->layout));
  }
  return self->layout;
}

void
windsock_layout_align (PangoLayout *layout, PangoAlignment alignment, gboolean rtl)
{
  if (alignment != PANGO_ALIGN_CENTER) {
    // Pango turns the sides round in paragraphs that run against the context's direction: the first one is taken for
    // all.
    gboolean turned = FALSE;
    if (pango_layout_get_auto_dir (layout)) {
      const char *text = pango_layout_get_text (layout);
      // Deprecated for want of users; Pango itself does the same for each paragraph.
      G_GNUC_BEGIN_IGNORE_DEPRECATIONS
      PangoDirection letters = pango_find_base_dir (text, -1);
      G_GNUC_END_IGNORE_DEPRECATIONS
      turned = letters == (rtl ? PANGO_DIRECTION_LTR : PANGO_DIRECTION_RTL);
    }
    gboolean right = (alignment == PANGO_ALIGN_RIGHT) != rtl;
    alignment = right != turned ? PANGO_ALIGN_RIGHT : PANGO_ALIGN_LEFT;
  }
  pango_layout_set_alignment (layout, alignment);
}

static void
apply_style (WindsockText *self)
{
  gboolean rtl = gtk_widget_get_direction ((GtkWidget *) self) == GTK_TEXT_DIR_RTL;
  windsock_layout_align (self->layout, self->alignment, rtl);
  pango_layout_set_spacing (self->layout, (int) (self->line_spacing * PANGO_SCALE));
}

static gboolean
has_several_paragraphs (WindsockText *self)
{
  return memchr (self->text, '\n', self->length) != NULL || memchr (self->text, '\r', self->length) != NULL
         || strstr (self->text, "\342\200\251") != NULL;
}

// Pango counts the lines to keep per paragraph. So from the last line that stays, the rest of the text becomes one
// paragraph: separators turn into as many spaces, and the attributes keep their places.
static void
set_truncated_text (WindsockText *self, int from)
{
  char *text = g_strdup (self->text);
  for (char *c = text + from; *c != 0; c++) {
    if (*c == '\n' || *c == '\r')
      *c = ' ';
    else if (memcmp (c, "\342\200\251", MIN (3, strlen (c))) == 0)
      memcpy (c, "   ", 3);
  }
  pango_layout_set_text (self->layout, text, self->length);
  self->shortened = TRUE;
  g_free (text);
}

// The number of lines that stay; `height` of them without the space between lines, and the text's index where the
// last one starts.
static int
count_fitting_lines (WindsockText *self, int limit, int *height, int *last_start)
{
  int count = 0;
  int spacing = (int) (self->line_spacing * PANGO_SCALE);
  *height = 0;
  *last_start = 0;
  PangoLayoutIter *iter = pango_layout_get_iter (self->layout);
  do {
    PangoRectangle logical;
    pango_layout_iter_get_line_extents (iter, NULL, &logical);
    if (count > 0
        && ((self->max_lines > 0 && count >= self->max_lines)
            || (limit >= 0 && PANGO_PIXELS_CEIL (*height + logical.height + count * spacing) > limit)))
      break;
    *height += logical.height;
    *last_start = pango_layout_iter_get_line_readonly (iter)->start_index;
    count++;
  } while (pango_layout_iter_next_line (iter));
  pango_layout_iter_free (iter);
  return count;
}

// Sets the layout up for an offer. Depends on nothing but text, style, font and the offer.
static void
configure (WindsockText *self, int width, int height)
{
  PangoLayout *layout = ensure_layout (self);
  if (self->configured && self->configured_width == width && self->configured_height == height)
    return;
  if (!self->configured)
    apply_style (self);
  self->configured = TRUE;
  self->configured_width = width;
  self->configured_height = height;

  if (self->shortened) {
    pango_layout_set_text (layout, self->text, self->length);
    self->shortened = FALSE;
  }
  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_NONE);
  pango_layout_set_height (layout, -1);
  pango_layout_set_width (layout, width < 0 ? -1 : width * PANGO_SCALE);

  int lines = pango_layout_get_line_count (layout);
  if (lines <= 1 || (height < 0 && (self->max_lines <= 0 || lines <= self->max_lines)))
    return;
  int lines_height;
  int last_start;
  int fitting = count_fitting_lines (self, height, &lines_height, &last_start);
  if (fitting >= lines)
    return;

  if (width < 0) {
    // Only a layout with a width can be ellipsized: the width of the lines that stay, with the ellipsis.
    PangoRectangle logical;
    pango_layout_get_extents (layout, NULL, &logical);
    pango_layout_set_width (layout, logical.width + PANGO_SCALE);
  }
  if (has_several_paragraphs (self)) {
    set_truncated_text (self, last_start);
    pango_layout_set_height (layout, lines_height);
  } else {
    pango_layout_set_height (layout, -fitting);
  }
  pango_layout_set_ellipsize (layout, self->ellipsize != PANGO_ELLIPSIZE_NONE ? self->ellipsize : PANGO_ELLIPSIZE_END);
}

static Answer
read_answer (WindsockText *self, int offered_width, int offered_height)
{
  Answer answer = { .offered_width = offered_width, .offered_height = offered_height, .valid = TRUE };
  PangoRectangle logical;
  pango_layout_get_extents (self->layout, NULL, &logical);
  answer.width = PANGO_PIXELS_CEIL (logical.width);
  answer.height = PANGO_PIXELS_CEIL (logical.height);
  answer.first_baseline = PANGO_PIXELS (pango_layout_get_baseline (self->layout));
  answer.last_baseline = answer.first_baseline;
  if (pango_layout_get_line_count (self->layout) > 1) {
    PangoLayoutIter *iter = pango_layout_get_iter (self->layout);
    while (pango_layout_iter_next_line (iter))
      continue;
    answer.last_baseline = PANGO_PIXELS (pango_layout_iter_get_baseline (iter));
    pango_layout_iter_free (iter);
  }
  if (offered_width >= 0)
    answer.width = MIN (answer.width, offered_width);
  return answer;
}

static const Answer *
natural_answer (WindsockText *self)
{
  if (!self->natural.valid) {
    configure (self, -1, -1);
    self->natural = read_answer (self, -1, -1);
  }
  return &self->natural;
}

// Shaping a long text twice, once without a limit, costs more than knowing its natural size is worth.
static const int long_text = 600;

static const Answer *
answer_for (WindsockText *self, int width, int height)
{
  if (width >= 0 && self->length > long_text && !self->natural.valid) {
    if (!self->last.valid || self->last.offered_width != width || self->last.offered_height != height) {
      configure (self, width, height);
      self->last = read_answer (self, width, height);
    }
    return &self->last;
  }
  const Answer *natural = natural_answer (self);
  // At least one line stays, so a single line that fits in width is always taken as it is.
  if ((width < 0 || natural->width <= width)
      && (height < 0 || natural->height <= height || natural->first_baseline == natural->last_baseline))
    return natural;
  if (!self->last.valid || self->last.offered_width != width || self->last.offered_height != height) {
    configure (self, width, height);
    self->last = read_answer (self, width, height);
  }
  return &self->last;
}

void
windsock_text_measure (GtkWidget *text, int width, int height, int *out_width, int *out_height, int *first_baseline,
                       int *last_baseline)
{
  const Answer *answer = answer_for (text_of (text), width, height);
  *out_width = answer->width;
  *out_height = answer->height;
  *first_baseline = answer->first_baseline;
  *last_baseline = answer->last_baseline;
}

// MARK: Content

void
windsock_text_set_text (GtkWidget *text, const char *utf8, int length, PangoAttrList *attributes)
{
  WindsockText *self = text_of (text);
  // A NUL would end the text for Pango and for the screen reader.
  gsize size = length < 0 ? strlen (utf8) : (gsize) length;
  gboolean same_text = (gsize) self->length == size && memcmp (self->text, utf8, size) == 0;
  gboolean same_attributes
    = self->attributes == attributes
      || (self->attributes != NULL && attributes != NULL && pango_attr_list_equal (self->attributes, attributes));
  if (same_text && same_attributes)
    return;

  if (!same_text) {
    g_free (self->text);
    self->text = g_strndup (utf8, size);
    self->length = (int) strlen (self->text);
    gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, self->text, -1);
    if (self->layout != NULL)
      pango_layout_set_text (self->layout, self->text, self->length);
    self->shortened = FALSE;
  }
  if (!same_attributes) {
    if (attributes != NULL)
      pango_attr_list_ref (attributes);
    if (self->attributes != NULL)
      pango_attr_list_unref (self->attributes);
    self->attributes = attributes;
    if (self->layout != NULL)
      pango_layout_set_attributes (self->layout, attributes);
  }
  invalidate (self);
  gtk_widget_queue_draw (text);
}

void
windsock_text_set_style (GtkWidget *text, PangoAlignment alignment, PangoEllipsizeMode ellipsize, int max_lines,
                         double line_spacing)
{
  WindsockText *self = text_of (text);
  if (self->alignment == alignment && self->ellipsize == ellipsize && self->max_lines == max_lines
      && self->line_spacing == line_spacing)
    return;
  self->alignment = alignment;
  self->ellipsize = ellipsize;
  self->max_lines = max_lines;
  self->line_spacing = line_spacing;
  invalidate (self);
  gtk_widget_queue_draw (text);
}

const char *
windsock_text_get_text (GtkWidget *text)
{
  return text_of (text)->text;
}

void
windsock_text_set_auto_direction (GtkWidget *text, gboolean auto_direction)
{
  WindsockText *self = text_of (text);
  if (self->auto_direction == auto_direction)
    return;
  self->auto_direction = auto_direction;
  if (self->layout != NULL)
    pango_layout_set_auto_dir (self->layout, auto_direction);
  invalidate (self);
  gtk_widget_queue_draw (text);
}

void
windsock_text_rest (GtkWidget *text)
{
  WindsockText *self = text_of (text);
  if (self->layout == NULL)
    return;
  g_clear_object (&self->layout);
  self->resting = TRUE;
  self->shortened = FALSE;
  self->configured = FALSE;
}

void
windsock_text_set_color (GtkWidget *text, const GdkRGBA *color)
{
  WindsockText *self = text_of (text);
  gboolean has_color = color != NULL;
  if (self->has_color == has_color && (!has_color || gdk_rgba_equal (&self->color, color)))
    return;
  self->has_color = has_color;
  if (has_color)
    self->color = *color;
  gtk_widget_queue_draw (text);
}

void
windsock_text_set_painter (GtkWidget *text, const WindsockTextPainter *painter, void *context)
{
  WindsockText *self = text_of (text);
  if (self->painter != NULL && self->painter->destroy != NULL)
    self->painter->destroy (self->painter_context);
  self->painter = painter;
  self->painter_context = context;
  gtk_widget_queue_draw (text);
}

// MARK: Widget

static GtkSizeRequestMode
windsock_text_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
windsock_text_widget_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                              int *minimum_baseline, int *natural_baseline)
{
  *minimum = 0;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *natural = natural_answer (text_of (widget))->width;
  else
    *natural = answer_for (text_of (widget), for_size, -1)->height;
}

static void
windsock_text_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  WindsockText *self = text_of (widget);
  if (self->length == 0)
    return;
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);

  // When the place is the answer to an offer, the lines are the ones of that offer: breaking them again at
  // the narrower width of the answer could differ.
  const Answer *answer = &self->natural;
  if (!answer->valid || answer->width != width || answer->height != height) {
    if (self->last.valid && self->last.width == width && self->last.height == height)
      answer = &self->last;
    else
      answer = answer_for (self, width, height);
  }
  configure (self, answer->offered_width, answer->offered_height);

  PangoRectangle logical;
  pango_layout_get_extents (self->layout, NULL, &logical);
  double space = MAX (0, width - (double) logical.width / PANGO_SCALE);
  gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  double x = 0;
  if (self->alignment == PANGO_ALIGN_CENTER)
    x = space / 2;
  else if ((self->alignment == PANGO_ALIGN_RIGHT) != rtl)
    x = space;
  x = floor (x - (double) logical.x / PANGO_SCALE + 0.5);

  GdkRGBA color = self->color;
  if (!self->has_color)
    windsock_widget_get_color (widget, &color);
  if (self->painter != NULL) {
    self->painter->paint (self->painter_context, snapshot, self->layout, x, &color, width, height);
    return;
  }
  if (x != 0) {
    gtk_snapshot_save (snapshot);
    gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) x, 0));
  }
  gtk_snapshot_append_layout (snapshot, self->layout, &color);
  if (x != 0)
    gtk_snapshot_restore (snapshot);
}

// The font may have changed: GTK has brought the widget's Pango context up to date before.
static void
check_context (WindsockText *self)
{
  if (self->layout == NULL && !self->resting)
    return;
  PangoContext *context = self->layout != NULL ? pango_layout_get_context (self->layout)
                                               : gtk_widget_get_pango_context ((GtkWidget *) self);
  guint serial = pango_context_get_serial (context);
  if (serial == self->context_serial)
    return;
  self->context_serial = serial;
  if (self->layout != NULL)
    pango_layout_context_changed (self->layout);
  invalidate (self);
  context_changes++;
  gtk_widget_queue_resize ((GtkWidget *) self);
}

static void
windsock_text_css_changed (GtkWidget *widget, GtkCssStyleChange *change)
{
  // This may ask for a new size and place, also where the font stays.
  GTK_WIDGET_CLASS (windsock_text_parent_class)->css_changed (widget, change);
  style_changes++;
  check_context (text_of (widget));
}

static void
windsock_text_system_setting_changed (GtkWidget *widget, GtkSystemSetting setting)
{
  GTK_WIDGET_CLASS (windsock_text_parent_class)->system_setting_changed (widget, setting);
  check_context (text_of (widget));
}

static void
windsock_text_direction_changed (GtkWidget *widget, GtkTextDirection previous)
{
  WindsockText *self = text_of (widget);
  GTK_WIDGET_CLASS (windsock_text_parent_class)->direction_changed (widget, previous);
  if (self->layout != NULL)
    pango_layout_context_changed (self->layout);
  invalidate (self);
  context_changes++;
  gtk_widget_queue_resize (widget);
}

static void
windsock_text_finalize (GObject *object)
{
  WindsockText *self = (WindsockText *) object;
  if (self->painter != NULL && self->painter->destroy != NULL)
    self->painter->destroy (self->painter_context);
  g_clear_object (&self->layout);
  g_clear_pointer (&self->attributes, pango_attr_list_unref);
  g_free (self->text);
  windsock_count_live (-1);
  G_OBJECT_CLASS (windsock_text_parent_class)->finalize (object);
}

static void
windsock_text_class_init (WindsockTextClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->finalize = windsock_text_finalize;
  widget_class->get_request_mode = windsock_text_get_request_mode;
  widget_class->measure = windsock_text_widget_measure;
  widget_class->snapshot = windsock_text_snapshot;
  widget_class->css_changed = windsock_text_css_changed;
  widget_class->system_setting_changed = windsock_text_system_setting_changed;
  widget_class->direction_changed = windsock_text_direction_changed;

  gtk_widget_class_set_css_name (widget_class, "label");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LABEL);
}

static void
windsock_text_init (WindsockText *self)
{
  self->text = g_strdup ("");
  self->alignment = PANGO_ALIGN_LEFT;
  self->ellipsize = PANGO_ELLIPSIZE_END;
  self->auto_direction = TRUE;
  windsock_count_live (1);
}

guint
windsock_text_context_changes (void)
{
  return context_changes;
}

guint
windsock_text_style_changes (void)
{
  return style_changes;
}

GtkWidget *
windsock_text_new (void)
{
  return g_object_new (windsock_text_get_type (), NULL);
}
