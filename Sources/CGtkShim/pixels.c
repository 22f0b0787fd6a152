// Work on the pixels of image surfaces (premultiplied ARGB, 32 bits), which Cairo has no functions for.
#include "internal.h"

#include <math.h>
#include <string.h>

static gboolean
get_pixels (cairo_surface_t *surface, guint8 **data, int *width, int *height, int *stride)
{
  if (cairo_surface_status (surface) != CAIRO_STATUS_SUCCESS
      || cairo_surface_get_type (surface) != CAIRO_SURFACE_TYPE_IMAGE
      || cairo_image_surface_get_format (surface) != CAIRO_FORMAT_ARGB32)
    return FALSE;
  cairo_surface_flush (surface);
  *data = cairo_image_surface_get_data (surface);
  *width = cairo_image_surface_get_width (surface);
  *height = cairo_image_surface_get_height (surface);
  *stride = cairo_image_surface_get_stride (surface);
  return *data != NULL;
}

static guint32
clamp_byte (float value)
{
  return value <= 0 ? 0 : value >= 255 ? 255 : (guint32) (value + 0.5f);
}

// MARK: Blur

// One box blur of a line of `count` pixels that are `step` bytes apart, from `source` into `target` (tightly packed).
// The box reaches `before` pixels to the left and `after` to the right; outside of the line there is nothing.
static void
blur_line (const guint8 *source, int step, guint32 *target, int count, int before, int after)
{
  guint32 sums[4] = { 0 };
  guint32 size = (guint32) (before + after + 1);
  for (int i = 0; i < MIN (after, count); i++)
    for (int c = 0; c < 4; c++)
      sums[c] += source[(gsize) i * step + c];
  for (int i = 0; i < count; i++) {
    if (i + after < count)
      for (int c = 0; c < 4; c++)
        sums[c] += source[(gsize) (i + after) * step + c];
    guint8 *out = (guint8 *) &target[i];
    for (int c = 0; c < 4; c++)
      out[c] = (guint8) ((sums[c] + size / 2) / size);
    if (i - before >= 0)
      for (int c = 0; c < 4; c++)
        sums[c] -= source[(gsize) (i - before) * step + c];
  }
}

static void
blur_direction (guint8 *data, int lines, int count, int line_step, int step, const int boxes[3])
{
  guint32 *first = g_new (guint32, count);
  guint32 *second = g_new (guint32, count);
  for (int line = 0; line < lines; line++) {
    guint8 *pixels = data + (gsize) line * line_step;
    // Boxes of even width lie half a pixel aside: one to the left, the other to the right.
    for (int pass = 0; pass < 3; pass++) {
      int before = boxes[pass] / 2;
      int after = boxes[pass] - 1 - before;
      if (pass == 1) {
        int swap = before;
        before = after;
        after = swap;
      }
      if (pass == 0)
        blur_line (pixels, step, first, count, before, after);
      else
        blur_line ((const guint8 *) (pass == 1 ? first : second), 4, pass == 1 ? second : first, count, before, after);
    }
    for (int i = 0; i < count; i++)
      memcpy (pixels + (gsize) i * step, &first[i], 4);
  }
  g_free (first);
  g_free (second);
}

void
windsock_surface_blur (cairo_surface_t *surface, double deviation)
{
  guint8 *data;
  int width, height, stride;
  if (!(deviation > 0) || !get_pixels (surface, &data, &width, &height, &stride))
    return;
  // Three boxes whose variances add up to that of the bell curve.
  double ideal = sqrt (12 * deviation * deviation / 3 + 1);
  int lower = (int) floor (ideal);
  if (lower % 2 == 0)
    lower--;
  double narrow = (12 * deviation * deviation - 3 * lower * lower - 12 * lower - 9) / (-4.0 * lower - 4);
  int boxes[3];
  for (int i = 0; i < 3; i++) {
    boxes[i] = i < (int) (narrow + 0.5) ? lower : lower + 2;
    boxes[i] = CLAMP (boxes[i], 1, 4096);
  }
  blur_direction (data, height, width, stride, 4, boxes);
  blur_direction (data, width, height, 4, stride, boxes);
  cairo_surface_mark_dirty (surface);
}

// MARK: Colours

// Through the gamma curve of sRGB and back.
static float
to_linear (float value)
{
  return value <= 0.04045f ? value / 12.92f : powf ((value + 0.055f) / 1.055f, 2.4f);
}

static float
to_encoded (float value)
{
  return value <= 0.0031308f ? value * 12.92f : 1.055f * powf (value, 1 / 2.4f) - 0.055f;
}

void
windsock_surface_multiply_colors (cairo_surface_t *surface, const float *rows, gboolean linear)
{
  guint8 *data;
  int width, height, stride;
  if (!get_pixels (surface, &data, &width, &height, &stride))
    return;
  guint32 last = 0, last_result = 0;
  gboolean known = FALSE;
  for (int y = 0; y < height; y++) {
    guint32 *row = (guint32 *) (data + (gsize) y * stride);
    for (int x = 0; x < width; x++) {
      guint32 pixel = row[x];
      // Neighbours are mostly equal.
      if (known && pixel == last) {
        row[x] = last_result;
        continue;
      }
      float alpha = pixel >> 24;
      float in[5] = { 0, 0, 0, alpha / 255, 1 };
      if (alpha > 0) {
        in[0] = (pixel >> 16 & 0xff) / alpha;
        in[1] = (pixel >> 8 & 0xff) / alpha;
        in[2] = (pixel & 0xff) / alpha;
      }
      if (linear)
        for (int c = 0; c < 3; c++)
          in[c] = to_linear (in[c]);
      float out[4];
      for (int r = 0; r < 4; r++) {
        out[r] = 0;
        for (int c = 0; c < 5; c++)
          out[r] += rows[r * 5 + c] * in[c];
        out[r] = CLAMP (out[r], 0, 1);
      }
      if (linear)
        for (int c = 0; c < 3; c++)
          out[c] = to_encoded (out[c]);
      float a = out[3] * 255;
      last = pixel;
      known = TRUE;
      row[x] = last_result = clamp_byte (a) << 24 | clamp_byte (out[0] * a) << 16 | clamp_byte (out[1] * a) << 8
                             | clamp_byte (out[2] * a);
    }
  }
  cairo_surface_mark_dirty (surface);
}

void
windsock_surface_threshold (cairo_surface_t *surface, double minimum, double maximum, const GdkRGBA *color)
{
  guint8 *data;
  int width, height, stride;
  if (!get_pixels (surface, &data, &width, &height, &stride))
    return;
  float a = color->alpha * 255;
  guint32 inside = clamp_byte (a) << 24 | clamp_byte (color->red * a) << 16 | clamp_byte (color->green * a) << 8
                   | clamp_byte (color->blue * a);
  for (int y = 0; y < height; y++) {
    guint32 *row = (guint32 *) (data + (gsize) y * stride);
    for (int x = 0; x < width; x++) {
      double alpha = (row[x] >> 24) / 255.0;
      row[x] = alpha >= minimum && alpha <= maximum ? inside : 0;
    }
  }
  cairo_surface_mark_dirty (surface);
}

void
windsock_surface_burn (cairo_surface_t *target, cairo_surface_t *source)
{
  guint8 *data, *top;
  int width, height, stride, top_width, top_height, top_stride;
  if (!get_pixels (target, &data, &width, &height, &stride)
      || !get_pixels (source, &top, &top_width, &top_height, &top_stride))
    return;
  for (int y = 0; y < MIN (height, top_height); y++) {
    guint32 *row = (guint32 *) (data + (gsize) y * stride);
    const guint32 *above = (const guint32 *) (top + (gsize) y * top_stride);
    for (int x = 0; x < MIN (width, top_width); x++) {
      guint32 s = above[x], d = row[x];
      int sa = s >> 24, da = d >> 24;
      if (sa == 0)
        continue;
      int alpha = sa + da - (sa * da + 127) / 255;
      guint32 result = (guint32) alpha << 24;
      // The sum of what both lack of white, taken from white: max (0, S + D - 1), each weighted by its coverage.
      for (int shift = 0; shift <= 16; shift += 8) {
        int sc = s >> shift & 0xff, dc = d >> shift & 0xff;
        int sum = alpha - (sa - sc) - (da - dc);
        result |= (guint32) CLAMP (sum, 0, alpha) << shift;
      }
      row[x] = result;
    }
  }
  cairo_surface_mark_dirty (target);
}

// MARK: Projection

// Adds a part of a pixel to the sums; outside of the surface there is nothing.
static void
add_sample (float sums[4], const guint8 *data, int width, int height, int stride, int x, int y, float weight)
{
  if (x < 0 || y < 0 || x >= width || y >= height || weight <= 0)
    return;
  const guint8 *pixel = data + (gsize) y * stride + (gsize) x * 4;
  for (int c = 0; c < 4; c++)
    sums[c] += weight * pixel[c];
}

void
windsock_surface_project (cairo_surface_t *target, cairo_surface_t *source, const double m[9])
{
  guint8 *data, *from;
  int width, height, stride, from_width, from_height, from_stride;
  if (!get_pixels (target, &data, &width, &height, &stride)
      || !get_pixels (source, &from, &from_width, &from_height, &from_stride))
    return;
  for (int y = 0; y < height; y++) {
    guint32 *row = (guint32 *) (data + (gsize) y * stride);
    for (int x = 0; x < width; x++) {
      double px = x + 0.5, py = y + 0.5;
      double w = px * m[2] + py * m[5] + m[8];
      row[x] = 0;
      if (!(w > 1e-9))
        continue;
      // Centres of pixels lie at halves.
      double u = (px * m[0] + py * m[3] + m[6]) / w - 0.5;
      double v = (px * m[1] + py * m[4] + m[7]) / w - 0.5;
      if (!(u > -1 && v > -1 && u < from_width && v < from_height))
        continue;
      int left = (int) floor (u), top = (int) floor (v);
      float right = (float) (u - left), below = (float) (v - top);
      float sums[4] = { 0 };
      add_sample (sums, from, from_width, from_height, from_stride, left, top, (1 - right) * (1 - below));
      add_sample (sums, from, from_width, from_height, from_stride, left + 1, top, right * (1 - below));
      add_sample (sums, from, from_width, from_height, from_stride, left, top + 1, (1 - right) * below);
      add_sample (sums, from, from_width, from_height, from_stride, left + 1, top + 1, right * below);
      guint8 *out = (guint8 *) &row[x];
      for (int c = 0; c < 4; c++)
        out[c] = (guint8) clamp_byte (sums[c]);
    }
  }
  cairo_surface_mark_dirty (target);
}
