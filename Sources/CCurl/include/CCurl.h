// Transfers by libcurl, which is loaded when the first is begun: it and the libraries behind it take longer to link than
// a window takes to open, and most programs never ask the net for a picture.
#pragma once

#include <stdbool.h>
#include <stddef.h>

// One transfer after the other, over a connection that stays open.
typedef struct WindsockTransfer WindsockTransfer;

// How a transfer ended.
typedef enum {
  WINDSOCK_TRANSFER_DONE,
  WINDSOCK_TRANSFER_CANCELLED,
  // windsock_transfer_get's `receive` wanted no more.
  WINDSOCK_TRANSFER_REFUSED,
  WINDSOCK_TRANSFER_BAD_ADDRESS,
  WINDSOCK_TRANSFER_UNKNOWN_HOST,
  WINDSOCK_TRANSFER_NO_CONNECTION,
  WINDSOCK_TRANSFER_TIMED_OUT,
  WINDSOCK_TRANSFER_NOT_TRUSTED,
  WINDSOCK_TRANSFER_TOO_MANY_REDIRECTS,
  WINDSOCK_TRANSFER_CONNECTION_LOST,
  WINDSOCK_TRANSFER_FAILED,
} WindsockTransferResult;

// NULL where libcurl isn't installed, or there is no memory. Any thread.
WindsockTransfer *windsock_transfer_new (void);
// Closes the connection.
void windsock_transfer_free (WindsockTransfer *transfer);

// Gets what is at an address (http or https; redirections are followed) and returns when all was received, on any thread
// but on one at a time. `status` becomes the server's answer, 0 if there was none. `receive` is called with each part in
// turn, and returns false to end the transfer. An answer that stays away for `seconds` ends it, too.
WindsockTransferResult windsock_transfer_get (WindsockTransfer *transfer, const char *address, long seconds, long *status,
                                              bool (*receive) (void *context, const void *bytes, size_t count),
                                              void *context);
// Ends the transfer that is under way, or the next one. Any thread.
void windsock_transfer_cancel (WindsockTransfer *transfer);
// Takes back a cancellation; between transfers.
void windsock_transfer_reset (WindsockTransfer *transfer);
