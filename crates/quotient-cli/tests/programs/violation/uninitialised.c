// A thread makes its message known before it is written.
// $ quotient check violation/uninitialised.c --uninit
// $ quotient check violation/uninitialised.c
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct message {
  int sender;
  int text;
};

static _Atomic(struct message *) inbox;

static void *send(void *unused) {
  struct message *message = malloc(sizeof *message);
  message->sender = 1;
  inbox = message;
  message->text = 2;
  return 0;
}

int main(void) {
  pthread_t sender;
  pthread_create(&sender, 0, send, 0);
  struct message *message = inbox;
  int text = message ? message->text : 0;
  pthread_join(sender, 0);
  return text == 3;
}
