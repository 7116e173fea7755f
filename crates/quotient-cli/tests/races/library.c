// safe --races
#include <pthread.h>
#include <semaphore.h>
#include <stdio.h>
#include <string.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t condition = PTHREAD_COND_INITIALIZER;
static pthread_once_t once = PTHREAD_ONCE_INIT;
static sem_t semaphore;
static int ready, made;
static char text[8];

static void make(void) { made = 1; }

static void *produce(void *arg) {
  pthread_once(&once, make);
  strcpy(text, "done");
  pthread_mutex_lock(&mutex);
  ready = 1;
  pthread_cond_signal(&condition);
  pthread_mutex_unlock(&mutex);
  printf("%d\n", made);
  sem_post(&semaphore);
  return arg;
}

int main(void) {
  pthread_t thread;
  sem_init(&semaphore, 0, 0);
  pthread_create(&thread, 0, produce, 0);
  pthread_mutex_lock(&mutex);
  while (!ready)
    pthread_cond_wait(&condition, &mutex);
  pthread_mutex_unlock(&mutex);
  pthread_once(&once, make);
  sem_wait(&semaphore);
  int length = (int)strlen(text) + made;
  pthread_join(thread, 0);
  return length != 5;
}
