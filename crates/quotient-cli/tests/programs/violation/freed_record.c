// $ quotient check violation/freed_record.c
// The thread is detached, and still writes to the record when that and its text are freed.
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

struct request {
  char *body;
  int length;
  int status;
};

void *answer(void *argument) {
  struct request *request = argument;
  request->status = request->length > 3 ? 200 : 400;
  return NULL;
}

void handle(const char *text) {
  struct request *request = malloc(sizeof *request);
  request->body = strdup(text);
  request->length = strlen(text);
  pthread_t thread;
  pthread_create(&thread, NULL, answer, request);
  pthread_detach(thread);
  free(request->body);
  free(request);
}

int main(void) {
  handle("hello");
  pthread_exit(NULL);
}
