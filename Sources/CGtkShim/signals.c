// Signals of any signature, one-shot sources and weak references, all with a context that is freed once.
#include "internal.h"

typedef struct {
  GClosure closure;
  WindsockSignal callback;
  WindsockDestroy destroy;
} WindsockClosure;

static void
marshal (GClosure *closure, GValue *result, guint count, const GValue *values, gpointer hint, gpointer data)
{
  WindsockClosure *self = (WindsockClosure *) closure;
  self->callback (closure->data, count, values, result);
}

static void
finalize_closure (gpointer context, GClosure *closure)
{
  WindsockClosure *self = (WindsockClosure *) closure;
  if (self->destroy != NULL)
    self->destroy (context);
}

gulong
windsock_connect (gpointer instance, const char *detailed_signal, gboolean after, WindsockSignal callback,
                  void *context, WindsockDestroy destroy)
{
  GClosure *closure = g_closure_new_simple (sizeof (WindsockClosure), context);
  ((WindsockClosure *) closure)->callback = callback;
  ((WindsockClosure *) closure)->destroy = destroy;
  g_closure_set_marshal (closure, marshal);
  g_closure_add_finalize_notifier (closure, context, finalize_closure);
  // Kept while connecting, so that the context is freed also when there is no such signal.
  g_closure_ref (closure);
  g_closure_sink (closure);
  gulong id = g_signal_connect_closure (instance, detailed_signal, closure, after);
  g_closure_unref (closure);
  return id;
}

void
windsock_emit (gpointer instance, const char *signal)
{
  g_signal_emit_by_name (instance, signal);
}

void
windsock_emit_string (gpointer instance, const char *signal, const char *value)
{
  g_signal_emit_by_name (instance, signal, value);
}

// MARK: One-shot sources

typedef struct {
  void (*callback) (void *context);
  void *context;
  WindsockDestroy destroy;
} OneShot;

static OneShot *
one_shot_new (void (*callback) (void *context), void *context, WindsockDestroy destroy)
{
  OneShot *self = g_new (OneShot, 1);
  *self = (OneShot) { callback, context, destroy };
  return self;
}

static gboolean
one_shot_run (gpointer data)
{
  OneShot *self = data;
  self->callback (self->context);
  return G_SOURCE_REMOVE;
}

static void
one_shot_free (gpointer data)
{
  OneShot *self = data;
  if (self->destroy != NULL)
    self->destroy (self->context);
  g_free (self);
}

guint
windsock_idle (int priority, void (*callback) (void *context), void *context, WindsockDestroy destroy)
{
  return g_idle_add_full (priority, one_shot_run, one_shot_new (callback, context, destroy), one_shot_free);
}

guint
windsock_timeout (guint milliseconds, void (*callback) (void *context), void *context, WindsockDestroy destroy)
{
  return g_timeout_add_full (G_PRIORITY_DEFAULT, milliseconds, one_shot_run,
                             one_shot_new (callback, context, destroy), one_shot_free);
}

void
windsock_weak_ref (gpointer object, void (*callback) (void *context, GObject *where), void *context)
{
  g_object_weak_ref (object, callback, context);
}
