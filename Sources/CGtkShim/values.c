// Macros and variadic functions of GObject, GTK and libadwaita, and GLib's log.
#include "internal.h"

GType
windsock_object_type (void)
{
  return G_TYPE_OBJECT;
}

GType
windsock_type_of (gpointer instance)
{
  return G_TYPE_FROM_INSTANCE (instance);
}

const char *
windsock_type_name_of (gpointer instance)
{
  return G_OBJECT_TYPE_NAME (instance);
}

gboolean
windsock_is_a (gpointer instance, GType type)
{
  return G_TYPE_CHECK_INSTANCE_TYPE (instance, type);
}

GType
windsock_type_string (void)
{
  return G_TYPE_STRING;
}

void
windsock_list_store_set_strings (GtkListStore *store, GtkTreeIter *iter, const char *first, const char *second)
{
  gtk_list_store_set (store, iter, 0, first, 1, second, -1);
}

int
windsock_tree_position (gpointer model, gpointer iter)
{
  GtkTreePath *path = gtk_tree_model_get_path (GTK_TREE_MODEL (model), iter);
  int position = path != NULL && gtk_tree_path_get_depth (path) > 0 ? gtk_tree_path_get_indices (path)[0] : -1;
  gtk_tree_path_free (path);
  return position;
}

// MARK: Properties

gboolean
windsock_has_property (gpointer object, const char *property)
{
  return g_object_class_find_property (G_OBJECT_GET_CLASS (object), property) != NULL;
}

void
windsock_set_boolean (gpointer object, const char *property, gboolean value)
{
  g_object_set (object, property, value, NULL);
}

void
windsock_set_int (gpointer object, const char *property, int value)
{
  g_object_set (object, property, value, NULL);
}

void
windsock_set_double (gpointer object, const char *property, double value)
{
  g_object_set (object, property, value, NULL);
}

void
windsock_set_string (gpointer object, const char *property, const char *value)
{
  g_object_set (object, property, value, NULL);
}

void
windsock_set_object (gpointer object, const char *property, gpointer value)
{
  g_object_set (object, property, value, NULL);
}

gboolean
windsock_get_boolean (gpointer object, const char *property)
{
  gboolean value = FALSE;
  g_object_get (object, property, &value, NULL);
  return value;
}

int
windsock_get_int (gpointer object, const char *property)
{
  int value = 0;
  g_object_get (object, property, &value, NULL);
  return value;
}

double
windsock_get_double (gpointer object, const char *property)
{
  double value = 0;
  g_object_get (object, property, &value, NULL);
  return value;
}

char *
windsock_get_string (gpointer object, const char *property)
{
  char *value = NULL;
  g_object_get (object, property, &value, NULL);
  return value;
}

gpointer
windsock_get_object (gpointer object, const char *property)
{
  GObject *value = NULL;
  g_object_get (object, property, &value, NULL);
  // The object that has the property keeps it alive.
  if (value != NULL)
    g_object_unref (value);
  return value;
}

// MARK: Accessibility

static void
set_accessible_string (GtkWidget *widget, GtkAccessibleProperty property, const char *value)
{
  if (value == NULL)
    gtk_accessible_reset_property (GTK_ACCESSIBLE (widget), property);
  else
    gtk_accessible_update_property (GTK_ACCESSIBLE (widget), property, value, -1);
}

void
windsock_accessible_set_label (GtkWidget *widget, const char *label)
{
  set_accessible_string (widget, GTK_ACCESSIBLE_PROPERTY_LABEL, label);
}

void
windsock_accessible_set_description (GtkWidget *widget, const char *description)
{
  set_accessible_string (widget, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description);
}

void
windsock_accessible_set_value_text (GtkWidget *widget, const char *value)
{
  set_accessible_string (widget, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, value);
}

void
windsock_accessible_set_hidden (GtkWidget *widget, gboolean hidden)
{
  gtk_accessible_update_state (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_STATE_HIDDEN, hidden, -1);
}

void
windsock_accessible_set_heading_level (GtkWidget *widget, int level)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LEVEL, level, -1);
}

void
windsock_accessible_labelled_by (GtkWidget *widget, GtkWidget *label)
{
  if (label == NULL)
    gtk_accessible_reset_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  else
    gtk_accessible_update_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY, label, NULL, -1);
}

// MARK: Log

static void (*warning_callback) (const char *domain, const char *message);

// transfer full, nullable.
static char *
field_text (const GLogField *fields, gsize count, const char *key)
{
  for (gsize i = 0; i < count; i++) {
    if (g_str_equal (fields[i].key, key))
      return fields[i].length < 0 ? g_strdup (fields[i].value) : g_strndup (fields[i].value, fields[i].length);
  }
  return NULL;
}

static GLogWriterOutput
watching_writer (GLogLevelFlags level, const GLogField *fields, gsize count, gpointer data)
{
  void (*callback) (const char *domain, const char *message) = warning_callback;
  if (callback != NULL && (level & (G_LOG_LEVEL_ERROR | G_LOG_LEVEL_CRITICAL | G_LOG_LEVEL_WARNING)) != 0) {
    g_autofree char *domain = field_text (fields, count, "GLIB_DOMAIN");
    g_autofree char *message = field_text (fields, count, "MESSAGE");
    callback (domain != NULL ? domain : "", message != NULL ? message : "");
  }
  return g_log_writer_default (level, fields, count, data);
}

void
windsock_watch_warnings (void (*callback) (const char *domain, const char *message))
{
  // GLib takes a writer only once.
  static gboolean installed = FALSE;
  warning_callback = callback;
  if (!installed) {
    installed = TRUE;
    g_log_set_writer_func (watching_writer, NULL, NULL);
  }
}

void
windsock_log_warning (const char *domain, const char *message)
{
  g_log (domain, G_LOG_LEVEL_WARNING, "%s", message);
}

// MARK: Widgets

static int live_widgets;

void
windsock_count_live (int change)
{
  live_widgets += change;
}

int
windsock_live_widgets (void)
{
  return live_widgets;
}

GtkWidget *
windsock_message_dialog_new (GtkWindow *parent, const char *heading, const char *body)
{
  GtkWidget *dialog = adw_message_dialog_new (parent, NULL, NULL);
  adw_message_dialog_set_heading (ADW_MESSAGE_DIALOG (dialog), heading);
  adw_message_dialog_set_body (ADW_MESSAGE_DIALOG (dialog), body != NULL ? body : "");
  return dialog;
}

void
windsock_widget_get_color (GtkWidget *widget, GdkRGBA *color)
{
#if GTK_CHECK_VERSION(4, 10, 0)
  gtk_widget_get_color (widget, color);
#else
  gtk_style_context_get_color (gtk_widget_get_style_context (widget), color);
#endif
}

static gboolean
bus_knows (GDBusConnection *bus, const char *name)
{
  g_autoptr (GVariant) reply
    = g_dbus_connection_call_sync (bus, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus",
                                   "NameHasOwner", g_variant_new ("(s)", name), G_VARIANT_TYPE ("(b)"),
                                   G_DBUS_CALL_FLAGS_NONE, 1000, NULL, NULL);
  if (reply == NULL)
    return FALSE;
  gboolean owned = FALSE;
  g_variant_get (reply, "(b)", &owned);
  return owned;
}

static gboolean
bus_can_start (GDBusConnection *bus, const char *name)
{
  g_autoptr (GVariant) reply
    = g_dbus_connection_call_sync (bus, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus",
                                   "ListActivatableNames", NULL, G_VARIANT_TYPE ("(as)"), G_DBUS_CALL_FLAGS_NONE, 1000,
                                   NULL, NULL);
  if (reply == NULL)
    return FALSE;
  g_autofree const char **names = NULL;
  g_variant_get (reply, "(^a&s)", &names);
  return g_strv_contains (names, name);
}

gboolean
windsock_bus_has_name (GDBusConnection *bus, const char *name)
{
  return bus_knows (bus, name) || bus_can_start (bus, name);
}

void
windsock_widget_get_insets (GtkWidget *widget, int *top, int *left, int *bottom, int *right)
{
  // Deprecated later on, but there is no other way to these two.
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  GtkStyleContext *style = gtk_widget_get_style_context (widget);
  GtkBorder padding, border;
  gtk_style_context_get_padding (style, &padding);
  gtk_style_context_get_border (style, &border);
  G_GNUC_END_IGNORE_DEPRECATIONS
  *top = padding.top + border.top;
  *left = padding.left + border.left;
  *bottom = padding.bottom + border.bottom;
  *right = padding.right + border.right;
}
