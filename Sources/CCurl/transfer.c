#include "CCurl.h"

#include <curl/curl.h>
#include <dlfcn.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

// The functions of libcurl that are used here, with the types that its header gives them.
static struct {
  __typeof__ (&curl_global_init) global_init;
  __typeof__ (&(curl_easy_init)) easy_init;
  __typeof__ (&(curl_easy_setopt)) easy_setopt;
  __typeof__ (&(curl_easy_getinfo)) easy_getinfo;
  __typeof__ (&curl_easy_cleanup) easy_cleanup;
  __typeof__ (&curl_multi_init) multi_init;
  __typeof__ (&curl_multi_cleanup) multi_cleanup;
  __typeof__ (&curl_multi_add_handle) multi_add_handle;
  __typeof__ (&curl_multi_remove_handle) multi_remove_handle;
  __typeof__ (&curl_multi_perform) multi_perform;
  __typeof__ (&curl_multi_poll) multi_poll;
  __typeof__ (&curl_multi_wakeup) multi_wakeup;
  __typeof__ (&curl_multi_info_read) multi_info_read;
} curl;

static bool is_loaded;

static bool
load_from (void *library)
{
#define LOAD(name) ((*(void **) &curl.name = dlsym (library, "curl_" #name)) != NULL)
  return LOAD (global_init) && LOAD (easy_init) && LOAD (easy_setopt) && LOAD (easy_getinfo) && LOAD (easy_cleanup)
         && LOAD (multi_init) && LOAD (multi_cleanup) && LOAD (multi_add_handle) && LOAD (multi_remove_handle)
         && LOAD (multi_perform) && LOAD (multi_poll) && LOAD (multi_wakeup) && LOAD (multi_info_read);
#undef LOAD
}

static void
load (void)
{
  // Distributions have it with OpenSSL, with GnuTLS, or both; what is used here is the same in all.
  static const char *const names[] = { "libcurl.so.4", "libcurl-gnutls.so.4" };
  for (size_t i = 0; i < sizeof names / sizeof *names && !is_loaded; i++) {
    void *library = dlopen (names[i], RTLD_NOW | RTLD_LOCAL);
    if (library == NULL)
      continue;
    if (load_from (library) && curl.global_init (CURL_GLOBAL_DEFAULT) == CURLE_OK)
      is_loaded = true;
    else
      dlclose (library);
  }
}

struct WindsockTransfer {
  CURL *easy;
  CURLM *multi;
  atomic_bool is_cancelled;
  bool (*receive) (void *context, const void *bytes, size_t count);
  void *context;
};

static size_t
write_body (char *bytes, size_t size, size_t count, void *data)
{
  WindsockTransfer *transfer = data;
  // Less than was given ends the transfer.
  return transfer->receive (transfer->context, bytes, size * count) ? size * count : 0;
}

WindsockTransfer *
windsock_transfer_new (void)
{
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once (&once, load);
  WindsockTransfer *transfer = is_loaded ? calloc (1, sizeof *transfer) : NULL;
  if (transfer == NULL)
    return NULL;
  transfer->easy = curl.easy_init ();
  transfer->multi = curl.multi_init ();
  if (transfer->easy == NULL || transfer->multi == NULL) {
    windsock_transfer_free (transfer);
    return NULL;
  }
  curl.easy_setopt (transfer->easy, CURLOPT_NOSIGNAL, 1L);
  curl.easy_setopt (transfer->easy, CURLOPT_FOLLOWLOCATION, 1L);
  curl.easy_setopt (transfer->easy, CURLOPT_MAXREDIRS, 16L);
  curl.easy_setopt (transfer->easy, CURLOPT_ACCEPT_ENCODING, "");
  curl.easy_setopt (transfer->easy, CURLOPT_PROTOCOLS_STR, "http,https");
  curl.easy_setopt (transfer->easy, CURLOPT_REDIR_PROTOCOLS_STR, "http,https");
  curl.easy_setopt (transfer->easy, CURLOPT_USERAGENT, "Windsock");
  curl.easy_setopt (transfer->easy, CURLOPT_LOW_SPEED_LIMIT, 1L);
  curl.easy_setopt (transfer->easy, CURLOPT_WRITEFUNCTION, write_body);
  curl.easy_setopt (transfer->easy, CURLOPT_WRITEDATA, transfer);
  return transfer;
}

void
windsock_transfer_free (WindsockTransfer *transfer)
{
  if (transfer->easy != NULL)
    curl.easy_cleanup (transfer->easy);
  if (transfer->multi != NULL)
    curl.multi_cleanup (transfer->multi);
  free (transfer);
}

static WindsockTransferResult
result_of (CURLcode code)
{
  switch (code) {
  case CURLE_OK:
    return WINDSOCK_TRANSFER_DONE;
  case CURLE_WRITE_ERROR:
    return WINDSOCK_TRANSFER_REFUSED;
  case CURLE_URL_MALFORMAT:
  case CURLE_UNSUPPORTED_PROTOCOL:
    return WINDSOCK_TRANSFER_BAD_ADDRESS;
  case CURLE_COULDNT_RESOLVE_HOST:
  case CURLE_COULDNT_RESOLVE_PROXY:
    return WINDSOCK_TRANSFER_UNKNOWN_HOST;
  case CURLE_COULDNT_CONNECT:
    return WINDSOCK_TRANSFER_NO_CONNECTION;
  case CURLE_OPERATION_TIMEDOUT:
    return WINDSOCK_TRANSFER_TIMED_OUT;
  case CURLE_PEER_FAILED_VERIFICATION:
  case CURLE_SSL_CONNECT_ERROR:
    return WINDSOCK_TRANSFER_NOT_TRUSTED;
  case CURLE_TOO_MANY_REDIRECTS:
    return WINDSOCK_TRANSFER_TOO_MANY_REDIRECTS;
  case CURLE_PARTIAL_FILE:
  case CURLE_GOT_NOTHING:
  case CURLE_RECV_ERROR:
  case CURLE_SEND_ERROR:
    return WINDSOCK_TRANSFER_CONNECTION_LOST;
  default:
    return WINDSOCK_TRANSFER_FAILED;
  }
}

// Works on the transfer until it has ended. Cancelling wakes it up, so that it doesn't wait for a silent server.
static WindsockTransferResult
work (WindsockTransfer *transfer)
{
  int running = 1;
  while (running > 0) {
    if (atomic_load (&transfer->is_cancelled))
      return WINDSOCK_TRANSFER_CANCELLED;
    if (curl.multi_perform (transfer->multi, &running) != CURLM_OK)
      return WINDSOCK_TRANSFER_FAILED;
    if (running > 0 && curl.multi_poll (transfer->multi, NULL, 0, 1000, NULL) != CURLM_OK)
      return WINDSOCK_TRANSFER_FAILED;
  }
  int others;
  const CURLMsg *message = curl.multi_info_read (transfer->multi, &others);
  return message != NULL ? result_of (message->data.result) : WINDSOCK_TRANSFER_FAILED;
}

WindsockTransferResult
windsock_transfer_get (WindsockTransfer *transfer, const char *address, long seconds, long *status,
                       bool (*receive) (void *context, const void *bytes, size_t count), void *context)
{
  *status = 0;
  transfer->receive = receive;
  transfer->context = context;
  curl.easy_setopt (transfer->easy, CURLOPT_CONNECTTIMEOUT, seconds);
  curl.easy_setopt (transfer->easy, CURLOPT_LOW_SPEED_TIME, seconds);
  if (curl.easy_setopt (transfer->easy, CURLOPT_URL, address) != CURLE_OK
      || curl.multi_add_handle (transfer->multi, transfer->easy) != CURLM_OK)
    return WINDSOCK_TRANSFER_FAILED;
  WindsockTransferResult result = work (transfer);
  curl.easy_getinfo (transfer->easy, CURLINFO_RESPONSE_CODE, status);
  curl.multi_remove_handle (transfer->multi, transfer->easy);
  return result;
}

void
windsock_transfer_cancel (WindsockTransfer *transfer)
{
  atomic_store (&transfer->is_cancelled, true);
  curl.multi_wakeup (transfer->multi);
}

void
windsock_transfer_reset (WindsockTransfer *transfer)
{
  atomic_store (&transfer->is_cancelled, false);
}
