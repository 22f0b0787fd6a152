// The charts of Charts.swift as plain Cairo calls, to compare with: every mark is drawn as it is, and nothing else.
//
//   charts line|area|points|bars FILE N FRAMES
//
// FILE holds N doubles. Prints one line of JSON with the CPU time per drawing.
#include <cairo.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { WIDTH = 800, HEIGHT = 500 };

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return time.tv_sec + time.tv_nsec / 1e9;
}

static void draw(cairo_t *cr, const char *kind, const double *values, int count, double low, double high) {
    double step = (double)WIDTH / (count > 1 ? count - 1 : 1), scale = HEIGHT / (high - low);
    double zero = HEIGHT + low * scale;
    cairo_set_source_rgb(cr, 1, 1, 1);
    cairo_paint(cr);
    cairo_set_source_rgb(cr, 0.2, 0.5, 0.9);
    cairo_set_line_width(cr, 2);
    cairo_set_line_join(cr, CAIRO_LINE_JOIN_ROUND);
    cairo_set_line_cap(cr, CAIRO_LINE_CAP_ROUND);
    if (strcmp(kind, "points") == 0) {
        for (int index = 0; index < count; index++) {
            cairo_arc(cr, index * step, HEIGHT - (values[index] - low) * scale, 3.4, 0, 2 * M_PI);
            cairo_fill(cr);
        }
    } else if (strcmp(kind, "bars") == 0) {
        for (int index = 0; index < count; index++) {
            double y = HEIGHT - (values[index] - low) * scale;
            cairo_rectangle(cr, index * step, y < zero ? y : zero, step * 0.7, fabs(y - zero));
            cairo_fill(cr);
        }
    } else {
        for (int index = 0; index < count; index++) {
            cairo_line_to(cr, index * step, HEIGHT - (values[index] - low) * scale);
        }
        if (strcmp(kind, "line") == 0) {
            cairo_stroke(cr);
        } else {
            cairo_line_to(cr, WIDTH, zero);
            cairo_line_to(cr, 0, zero);
            cairo_fill(cr);
        }
    }
}

int main(int argc, char **argv) {
    if (argc < 5) return 2;
    int count = atoi(argv[3]), frames = atoi(argv[4]);
    double *values = malloc(sizeof *values * (count > 0 ? count : 1));
    FILE *file = fopen(argv[2], "rb");
    if (!file || fread(values, sizeof *values, count, file) != (size_t)count) return 1;
    fclose(file);
    double low = 0, high = 0;
    for (int index = 0; index < count; index++) {
        if (values[index] < low) low = values[index];
        if (values[index] > high) high = values[index];
    }
    cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, WIDTH, HEIGHT);
    cairo_t *cr = cairo_create(surface);
    double start = now();
    for (int frame = 0; frame < frames; frame++) {
        if (strcmp(argv[1], "bars") == 0) values[count / 2] = frame % 10;
        draw(cr, argv[1], values, count, low, high);
    }
    printf("{\"cpu_us_per_frame\":%.1f}\n", (now() - start) / frames * 1e6);
    cairo_destroy(cr);
    cairo_surface_destroy(surface);
    free(values);
    return 0;
}
