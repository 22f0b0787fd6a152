#include "CGtkShim.h"

// Whether a node paints every point of a rectangle opaquely, as far as its parts tell.
static gboolean
covers (GskRenderNode *node, const graphene_rect_t *rect)
{
  graphene_rect_t bounds;
  gsk_render_node_get_bounds (node, &bounds);
  if (!graphene_rect_contains_rect (&bounds, rect))
    return FALSE;
  switch (gsk_render_node_get_node_type (node)) {
  case GSK_COLOR_NODE:
    return gsk_color_node_get_color (node)->alpha >= 1;
  case GSK_LINEAR_GRADIENT_NODE: {
    gsize count;
    const GskColorStop *stops = gsk_linear_gradient_node_get_color_stops (node, &count);
    for (gsize i = 0; i < count; i++)
      if (stops[i].color.alpha < 1)
        return FALSE;
    return TRUE;
  }
  case GSK_CONTAINER_NODE:
    for (guint i = 0; i < gsk_container_node_get_n_children (node); i++)
      if (covers (gsk_container_node_get_child (node, i), rect))
        return TRUE;
    return FALSE;
  case GSK_TRANSFORM_NODE: {
    GskTransform *transform = gsk_transform_node_get_transform (node);
    float x, y;
    if (gsk_transform_get_category (transform) < GSK_TRANSFORM_CATEGORY_2D_TRANSLATE)
      return FALSE;
    gsk_transform_to_translate (transform, &x, &y);
    graphene_rect_t moved = GRAPHENE_RECT_INIT (rect->origin.x - x, rect->origin.y - y, rect->size.width,
                                                rect->size.height);
    return covers (gsk_transform_node_get_child (node), &moved);
  }
  case GSK_CLIP_NODE:
    return covers (gsk_clip_node_get_child (node), rect);
  case GSK_ROUNDED_CLIP_NODE:
    return gsk_rounded_rect_contains_rect (gsk_rounded_clip_node_get_clip (node), rect)
           && covers (gsk_rounded_clip_node_get_child (node), rect);
  case GSK_DEBUG_NODE:
    return covers (gsk_debug_node_get_child (node), rect);
  default:
    return FALSE;
  }
}

gboolean
windsock_render_node_get_outline (GskRenderNode *node, GskRoundedRect *outline)
{
  switch (gsk_render_node_get_node_type (node)) {
  case GSK_COLOR_NODE:
    gsk_rounded_rect_init_from_rect (outline, &GRAPHENE_RECT_INIT (0, 0, 0, 0), 0);
    gsk_render_node_get_bounds (node, &outline->bounds);
    return covers (node, &outline->bounds);
  case GSK_ROUNDED_CLIP_NODE:
    *outline = *gsk_rounded_clip_node_get_clip (node);
    return covers (gsk_rounded_clip_node_get_child (node), &outline->bounds);
  case GSK_CONTAINER_NODE: {
    guint count = gsk_container_node_get_n_children (node);
    if (count == 0 || !windsock_render_node_get_outline (gsk_container_node_get_child (node, 0), outline))
      return FALSE;
    // What lies on an opaque shape doesn't change its outline.
    for (guint i = 1; i < count; i++) {
      graphene_rect_t bounds;
      gsk_render_node_get_bounds (gsk_container_node_get_child (node, i), &bounds);
      if (!gsk_rounded_rect_contains_rect (outline, &bounds))
        return FALSE;
    }
    return TRUE;
  }
  case GSK_TRANSFORM_NODE: {
    GskTransform *transform = gsk_transform_node_get_transform (node);
    float x, y;
    if (gsk_transform_get_category (transform) < GSK_TRANSFORM_CATEGORY_2D_TRANSLATE
        || !windsock_render_node_get_outline (gsk_transform_node_get_child (node), outline))
      return FALSE;
    gsk_transform_to_translate (transform, &x, &y);
    gsk_rounded_rect_offset (outline, x, y);
    return TRUE;
  }
  case GSK_DEBUG_NODE:
    return windsock_render_node_get_outline (gsk_debug_node_get_child (node), outline);
  default:
    return FALSE;
  }
}

void
windsock_snapshot_append_shadowed (GtkSnapshot *snapshot, GskRenderNode *node, const GdkRGBA *color, double radius,
                                   double x, double y)
{
  GskRoundedRect outline;
  if (windsock_render_node_get_outline (node, &outline)) {
    gtk_snapshot_append_outset_shadow (snapshot, &outline, color, x, y, 0, radius);
    gtk_snapshot_append_node (snapshot, node);
    return;
  }
  GskShadow shadow = { *color, x, y, radius };
  gtk_snapshot_push_shadow (snapshot, &shadow, 1);
  gtk_snapshot_append_node (snapshot, node);
  gtk_snapshot_pop (snapshot);
}
