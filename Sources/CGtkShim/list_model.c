// A list model that has a count and no content: rows are bound by position.
#include "internal.h"

typedef struct {
  GObject parent_instance;

  const WindsockListModelCallbacks *callbacks;
  void *context;
} WindsockListModel;

typedef struct {
  GObjectClass parent_class;
} WindsockListModelClass;

static GType windsock_list_model_get_type (void);

static GType
get_item_type (GListModel *model)
{
  return G_TYPE_OBJECT;
}

static guint
get_n_items (GListModel *model)
{
  WindsockListModel *self = (WindsockListModel *) model;
  return self->context != NULL ? self->callbacks->count (self->context) : 0;
}

// transfer full.
static gpointer
get_item (GListModel *model, guint position)
{
  if (position >= get_n_items (model))
    return NULL;
  WindsockListModel *self = (WindsockListModel *) model;
  gpointer known = self->callbacks->item != NULL ? self->callbacks->item (self->context, position) : NULL;
  return known != NULL ? g_object_ref (known) : g_object_new (G_TYPE_OBJECT, NULL);
}

static void
list_model_interface_init (GListModelInterface *interface)
{
  interface->get_item_type = get_item_type;
  interface->get_n_items = get_n_items;
  interface->get_item = get_item;
}

G_DEFINE_TYPE_WITH_CODE (WindsockListModel, windsock_list_model, G_TYPE_OBJECT,
                         G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_interface_init))

static void
windsock_list_model_dispose (GObject *object)
{
  WindsockListModel *self = (WindsockListModel *) object;
  void *context = g_steal_pointer (&self->context);
  if (context != NULL && self->callbacks->destroy != NULL)
    self->callbacks->destroy (context);
  G_OBJECT_CLASS (windsock_list_model_parent_class)->dispose (object);
}

static void
windsock_list_model_class_init (WindsockListModelClass *class)
{
  G_OBJECT_CLASS (class)->dispose = windsock_list_model_dispose;
}

static void
windsock_list_model_init (WindsockListModel *self)
{
}

GListModel *
windsock_list_model_new (const WindsockListModelCallbacks *callbacks, void *context)
{
  WindsockListModel *self = g_object_new (windsock_list_model_get_type (), NULL);
  self->callbacks = callbacks;
  self->context = context;
  return (GListModel *) self;
}

void
windsock_list_model_changed (GListModel *model, guint position, guint removed, guint added)
{
  g_list_model_items_changed (model, position, removed, added);
}

void
windsock_list_select (GtkWidget *list, guint position, gboolean modify)
{
  gtk_widget_activate_action (list, "list.select-item", "(ubb)", position, modify, FALSE);
}
