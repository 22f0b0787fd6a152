// libdispatch's main queue as a source of GLib's main loop, and the counter of polls.
#include "internal.h"

#include <glib-unix.h>
#include <unistd.h>

// What CFRunLoop uses. The handle is an event fd that becomes readable when the main queue has work.
extern int _dispatch_get_main_queue_handle_4CF (void);
extern void _dispatch_main_queue_callback_4CF (void *message);

static gboolean
main_queue_ready (gint fd, GIOCondition condition, gpointer data)
{
  guint64 count;
  // Before the queue is worked off: what is added from then on makes the fd readable again.
  while (read (fd, &count, sizeof count) < 0 && errno == EINTR)
    continue;
  _dispatch_main_queue_callback_4CF (NULL);
  return G_SOURCE_CONTINUE;
}

void
windsock_attach_main_queue (void)
{
  static gboolean attached = FALSE;
  if (attached)
    return;
  attached = TRUE;
  g_unix_fd_add_full (G_PRIORITY_DEFAULT, _dispatch_get_main_queue_handle_4CF (), G_IO_IN, main_queue_ready, NULL,
                      NULL);
}

typedef struct {
  GSource source;
  gboolean (*callback) (void *context);
  void *context;
} BeforeSleep;

static gboolean
before_sleep_prepare (GSource *source, gint *timeout)
{
  BeforeSleep *self = (BeforeSleep *) source;
  *timeout = -1;
  // Ready when the callback did something: the loop then looks once more for what it added.
  return self->callback (self->context);
}

static gboolean
before_sleep_check (GSource *source)
{
  return FALSE;
}

static gboolean
before_sleep_dispatch (GSource *source, GSourceFunc callback, gpointer data)
{
  return G_SOURCE_CONTINUE;
}

void
windsock_before_sleep (gboolean (*callback) (void *context), void *context)
{
  static GSourceFuncs functions = {
    .prepare = before_sleep_prepare, .check = before_sleep_check, .dispatch = before_sleep_dispatch
  };
  GSource *source = g_source_new (&functions, sizeof (BeforeSleep));
  BeforeSleep *self = (BeforeSleep *) source;
  self->callback = callback;
  self->context = context;
  g_source_set_priority (source, G_PRIORITY_LOW);
  g_source_attach (source, NULL);
  g_source_unref (source);
}

static GPollFunc original_poll;
static guint64 poll_count;

static gint
counting_poll (GPollFD *fds, guint count, gint timeout)
{
  poll_count++;
  return original_poll (fds, count, timeout);
}

guint64
windsock_poll_count (void)
{
  if (original_poll == NULL) {
    original_poll = g_main_context_get_poll_func (NULL);
    g_main_context_set_poll_func (NULL, counting_poll);
  }
  return poll_count;
}
