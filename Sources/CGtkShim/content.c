// What is dragged or copied: data in several media types, made when somebody wants it.
#include "internal.h"

typedef struct {
  GdkContentProvider parent_instance;

  const WindsockContentCallbacks *callbacks;
  void *context;
  GdkContentFormats *formats;
} WindsockContent;

typedef struct {
  GdkContentProviderClass parent_class;
} WindsockContentClass;

static GType windsock_content_get_type (void);
G_DEFINE_TYPE (WindsockContent, windsock_content, GDK_TYPE_CONTENT_PROVIDER)

// A request for the data in one type.
struct _WindsockContentRequest {
  GTask *task;
  GOutputStream *stream;
  int priority;
  GBytes *bytes;
};

static GdkContentFormats *
ref_formats (GdkContentProvider *provider)
{
  return gdk_content_formats_ref (((WindsockContent *) provider)->formats);
}

static void
request_free (WindsockContentRequest *request)
{
  g_object_unref (request->task);
  g_object_unref (request->stream);
  g_clear_pointer (&request->bytes, g_bytes_unref);
  g_free (request);
}

static void
written (GObject *stream, GAsyncResult *result, gpointer data)
{
  WindsockContentRequest *request = data;
  GError *error = NULL;
  if (g_output_stream_write_all_finish (G_OUTPUT_STREAM (stream), result, NULL, &error))
    g_task_return_boolean (request->task, TRUE);
  else
    g_task_return_error (request->task, error);
  request_free (request);
}

void
windsock_content_answer (WindsockContentRequest *request, const void *bytes, gsize length, const char *error)
{
  if (error != NULL)
    {
      g_task_return_new_error (request->task, G_IO_ERROR, G_IO_ERROR_FAILED, "%s", error);
      request_free (request);
      return;
    }
  request->bytes = g_bytes_new (bytes, length);
  g_output_stream_write_all_async (request->stream, g_bytes_get_data (request->bytes, NULL), length,
                                   request->priority, g_task_get_cancellable (request->task), written, request);
}

static void
write_mime_type_async (GdkContentProvider *provider, const char *mime_type, GOutputStream *stream, int priority,
                       GCancellable *cancellable, GAsyncReadyCallback callback, gpointer data)
{
  WindsockContent *self = (WindsockContent *) provider;
  WindsockContentRequest *request = g_new0 (WindsockContentRequest, 1);
  request->task = g_task_new (provider, cancellable, callback, data);
  request->stream = g_object_ref (stream);
  request->priority = priority;
  if (self->context != NULL)
    self->callbacks->write (self->context, mime_type, request);
  else
    windsock_content_answer (request, NULL, 0, "The content is gone.");
}

static gboolean
write_mime_type_finish (GdkContentProvider *provider, GAsyncResult *result, GError **error)
{
  return g_task_propagate_boolean (G_TASK (result), error);
}

static void
windsock_content_finalize (GObject *object)
{
  WindsockContent *self = (WindsockContent *) object;
  void *context = g_steal_pointer (&self->context);
  if (context != NULL)
    self->callbacks->destroy (context);
  gdk_content_formats_unref (self->formats);
  G_OBJECT_CLASS (windsock_content_parent_class)->finalize (object);
}

static void
windsock_content_class_init (WindsockContentClass *class)
{
  GdkContentProviderClass *provider = GDK_CONTENT_PROVIDER_CLASS (class);
  G_OBJECT_CLASS (class)->finalize = windsock_content_finalize;
  provider->ref_formats = ref_formats;
  provider->write_mime_type_async = write_mime_type_async;
  provider->write_mime_type_finish = write_mime_type_finish;
}

static void
windsock_content_init (WindsockContent *self)
{
}

GdkContentProvider *
windsock_content_new (const WindsockContentCallbacks *callbacks, void *context, const char **mime_types, guint count)
{
  WindsockContent *self = g_object_new (windsock_content_get_type (), NULL);
  self->callbacks = callbacks;
  self->context = context;
  self->formats = gdk_content_formats_new (mime_types, count);
  return GDK_CONTENT_PROVIDER (self);
}

// MARK: Reading a drop

typedef struct {
  GdkDrop *drop;
  GOutputStream *memory;
  void (*callback) (void *context, const void *bytes, gsize length, const char *error);
  void *context;
} Reading;

static void
finish_reading (Reading *reading, GError *error)
{
  if (error != NULL)
    {
      reading->callback (reading->context, NULL, 0, error->message);
      g_error_free (error);
    }
  else
    {
      GMemoryOutputStream *memory = G_MEMORY_OUTPUT_STREAM (reading->memory);
      reading->callback (reading->context, g_memory_output_stream_get_data (memory),
                         g_memory_output_stream_get_data_size (memory), NULL);
    }
  g_clear_object (&reading->memory);
  g_object_unref (reading->drop);
  g_free (reading);
}

static void
spliced (GObject *stream, GAsyncResult *result, gpointer data)
{
  GError *error = NULL;
  g_output_stream_splice_finish (G_OUTPUT_STREAM (stream), result, &error);
  finish_reading (data, error);
}

static void
opened (GObject *drop, GAsyncResult *result, gpointer data)
{
  Reading *reading = data;
  GError *error = NULL;
  GInputStream *stream = gdk_drop_read_finish (GDK_DROP (drop), result, NULL, &error);
  if (stream == NULL)
    {
      finish_reading (reading, error);
      return;
    }
  reading->memory = g_memory_output_stream_new_resizable ();
  g_output_stream_splice_async (reading->memory, stream,
                                G_OUTPUT_STREAM_SPLICE_CLOSE_SOURCE | G_OUTPUT_STREAM_SPLICE_CLOSE_TARGET,
                                G_PRIORITY_DEFAULT, NULL, spliced, reading);
  g_object_unref (stream);
}

void
windsock_drop_read (GdkDrop *drop, const char *mime_type,
                    void (*callback) (void *context, const void *bytes, gsize length, const char *error), void *context)
{
  Reading *reading = g_new0 (Reading, 1);
  const char *types[] = { mime_type, NULL };
  reading->drop = g_object_ref (drop);
  reading->callback = callback;
  reading->context = context;
  gdk_drop_read_async (drop, types, G_PRIORITY_DEFAULT, NULL, opened, reading);
}
