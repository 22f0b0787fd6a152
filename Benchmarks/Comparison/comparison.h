// What the C programs of the comparison share: the figures they take, and how they run frames.
//
// A program includes this file, defines change(), which changes what is shown for one frame, and calls watch() with its
// window when that is presented.
#include <adwaita.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

static struct {
    const char *name;
    int count, frames, frame;
    double start, exec_first_frame, first_frame, cpu_at_start, change, update;
    GtkWidget *window, *scroller, *content;
} bench;

static double now(clockid_t clock) {
    struct timespec time;
    clock_gettime(clock, &time);
    return time.tv_sec + time.tv_nsec / 1e9;
}

// A size of this process in MiB, from the file and the line that hold it.
static double memory(const char *file, const char *format) {
    char line[256];
    long kib = 0;
    FILE *stream = fopen(file, "r");
    while (stream && fgets(line, sizeof line, stream)) {
        if (sscanf(line, format, &kib) == 1) break;
    }
    if (stream) fclose(stream);
    return kib / 1024.0;
}

static void change(void);

static gboolean finish(gpointer data) {
    (void)data;
    double cpu = bench.frames ? (now(CLOCK_PROCESS_CPUTIME_ID) - bench.cpu_at_start) / bench.frames * 1e6 : 0;
    printf("{\"bench\":\"%s\",\"n\":%d,\"frames\":%d,\"first_frame_ms\":%.1f,\"exec_first_frame_ms\":%.1f,"
           "\"update_us_per_frame\":%.1f,\"cpu_us_per_frame\":%.1f,\"rss_mib\":%.1f,\"pss_mib\":%.1f}\n",
           bench.name, bench.count, bench.frames, bench.first_frame * 1000, bench.exec_first_frame * 1000,
           bench.frames ? bench.update / bench.frames * 1e6 : 0, cpu, memory("/proc/self/status", "VmRSS: %ld"),
           memory("/proc/self/smaps_rollup", "Pss: %ld"));
    fflush(stdout);
    _exit(0);
}

static gboolean tick(GtkWidget *widget, GdkFrameClock *clock, gpointer data) {
    (void)widget, (void)clock;
    if (bench.frame == 0) bench.cpu_at_start = now(CLOCK_PROCESS_CPUTIME_ID);
    if (bench.frame == bench.frames) finish(data);
    bench.change = now(CLOCK_THREAD_CPUTIME_ID);
    change();
    bench.frame++;
    return G_SOURCE_CONTINUE;
}

static void laid_out(GdkFrameClock *clock, gpointer data) {
    (void)clock, (void)data;
    if (bench.change > 0) bench.update += now(CLOCK_THREAD_CPUTIME_ID) - bench.change;
    bench.change = 0;
}

static void painted(GdkFrameClock *clock, gpointer data) {
    (void)clock, (void)data;
    if (bench.first_frame > 0) return;
    bench.first_frame = now(CLOCK_MONOTONIC) - bench.start;
    const char *start = getenv("START_NS");
    if (start) bench.exec_first_frame = now(CLOCK_REALTIME) - strtoll(start, NULL, 10) / 1e9;
    if (bench.frames > 0) {
        gtk_widget_add_tick_callback(bench.window, tick, NULL, NULL);
    } else {
        g_idle_add(finish, NULL);
    }
}

// Measures the frames of the window.
static void watch(GtkWidget *window) {
    GdkFrameClock *clock = gtk_widget_get_frame_clock(window);
    g_signal_connect_after(clock, "layout", G_CALLBACK(laid_out), NULL);
    g_signal_connect(clock, "after-paint", G_CALLBACK(painted), NULL);
}

// Reads the arguments NAME N FRAMES, and runs the app.
static int run(int count, char **arguments, const char *name, void (*activate)(GtkApplication *, gpointer)) {
    bench.start = now(CLOCK_MONOTONIC);
    bench.name = count > 1 ? arguments[1] : name;
    bench.count = count > 2 ? atoi(arguments[2]) : 1000;
    bench.frames = count > 3 ? atoi(arguments[3]) : 0;
    AdwApplication *app = adw_application_new("org.example.Comparison", G_APPLICATION_NON_UNIQUE);
    g_signal_connect(app, "activate", G_CALLBACK(activate), NULL);
    return g_application_run(G_APPLICATION(app), 1, arguments);
}
