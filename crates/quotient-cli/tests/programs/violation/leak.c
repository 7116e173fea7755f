// $ quotient check violation/leak.c --leaks
// $ quotient check violation/leak.c --leaks=all --keep-going --format json
// $ quotient check violation/leak.c
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct job {
  int number;
  struct job *after;
};

static struct job *_Atomic next_job;

static struct job *make(int number) {
  struct job *job = malloc(sizeof *job);
  job->number = number;
  job->after = 0;
  return job;
}

static void *submit(void *arg) {
  struct job *job = make(arg != 0);
  if (atomic_load(&next_job))
    free(job);
  else
    atomic_store(&next_job, job);
  return 0;
}

int main(void) {
  pthread_t threads[2];
  for (int i = 0; i < 2; i++)
    pthread_create(&threads[i], 0, submit, i ? &threads : 0);
  for (int i = 0; i < 2; i++)
    pthread_join(threads[i], 0);
  return 0;
}
