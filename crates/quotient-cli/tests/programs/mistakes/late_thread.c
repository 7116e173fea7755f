// $ quotient check mistakes/late_thread.c
// The thread still uses what main has freed.
#include <pthread.h>
#include <stdlib.h>

struct job {
  int input, result;
};

void *work(void *argument) {
  struct job *job = argument;
  job->result = job->input * 2;
  return NULL;
}

int main(void) {
  pthread_t thread;
  struct job *job = malloc(sizeof *job);
  job->input = 21;
  pthread_create(&thread, NULL, work, job);
  free(job);
  pthread_join(thread, NULL);
}
