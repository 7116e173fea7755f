// $ quotient check violation/data_race.c --races
// $ quotient check violation/data_race.c --races -a observers --format json
// $ quotient check violation/data_race.c --races --keep-going -- -DTWICE
// $ quotient check violation/data_race.c
#include <pthread.h>
#include <stdatomic.h>

struct message {
  int length;
  char text[4];
};

static struct message message;
static atomic_int sent;

static void *send(void *arg) {
  message.length = 2;
  atomic_fetch_add(&sent, 1);
  message.text[0] = 'h';
#ifdef TWICE
  message.text[1] = 'i';
#endif
  return arg;
}

static void *receive(void *arg) {
  if (atomic_load(&sent)) {
    struct message copy = message;
    return copy.length == 2 ? arg : 0;
  }
  return 0;
}

int main(void) {
  pthread_t sender, receiver;
  pthread_create(&sender, 0, send, 0);
  pthread_create(&receiver, 0, receive, 0);
  pthread_join(sender, 0);
  pthread_join(receiver, 0);
  return 0;
}
