/* Loaded into a GTK program with LD_PRELOAD: prints how long it took to its first frame, in milliseconds from the moment
   in START_NS (nanoseconds since 1970), and ends it. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <gtk/gtk.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

static void
after_paint (GdkFrameClock *clock, gpointer data)
{
  (void) clock, (void) data;
  struct timespec now;
  clock_gettime (CLOCK_REALTIME, &now);
  const char *start = getenv ("START_NS");
  printf ("first frame: %.1f\n", now.tv_sec * 1e3 + now.tv_nsec / 1e6 - (start ? atoll (start) / 1e6 : 0));
  fflush (stdout);
  _exit (0);
}

void
gtk_window_present (GtkWindow *window)
{
  static gboolean is_first = TRUE;
  void (*present) (GtkWindow *) = dlsym (RTLD_NEXT, "gtk_window_present");
  present (window);
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (window));
  if (is_first && clock != NULL)
    g_signal_connect (clock, "after-paint", G_CALLBACK (after_paint), NULL);
  is_first = FALSE;
}
