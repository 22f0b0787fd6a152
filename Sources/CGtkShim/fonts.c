// Fonts of the app's own. Fontconfig and Pango's part for it are loaded with GTK, but their development files need not
// be there: the two functions are looked up by name.
#define _GNU_SOURCE
#include "internal.h"

#include <dlfcn.h>
#include <pango/pangocairo.h>

gboolean
windsock_font_add_file (const char *path)
{
  typedef int (*AddFile) (void *config, const unsigned char *file);
  typedef void (*ConfigChanged) (PangoFontMap *map);
  AddFile add_file = (AddFile) dlsym (RTLD_DEFAULT, "FcConfigAppFontAddFile");
  ConfigChanged changed = (ConfigChanged) dlsym (RTLD_DEFAULT, "pango_fc_font_map_config_changed");
  if (add_file == NULL || changed == NULL || !add_file (NULL, (const unsigned char *) path))
    return FALSE;
  changed (pango_cairo_font_map_get_default ());
  return TRUE;
}
