// What the files of the shim share.
#pragma once

#include "CGtkShim.h"

G_BEGIN_DECLS

// Called by init and finalize of the shim's widget classes; windsock_live_widgets reads the count.
void windsock_count_live (int change);

G_END_DECLS
