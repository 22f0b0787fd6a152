// Where the linker put what the compiler says about conformances of types to protocols.
#include "internal.h"

// The bounds of the section in this program, which the linker defines if there is one.
extern const int32_t conformances_begin[] __asm__ ("__start_swift5_protocol_conformances")
    __attribute__ ((weak, visibility ("hidden")));
extern const int32_t conformances_end[] __asm__ ("__stop_swift5_protocol_conformances")
    __attribute__ ((weak, visibility ("hidden")));

const int32_t *
windsock_protocol_conformances (size_t *count)
{
  *count = conformances_begin != NULL ? (size_t) (conformances_end - conformances_begin) : 0;
  return conformances_begin;
}
