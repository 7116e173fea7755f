// expect: done
// Library functions as values.
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

static void (*release)(void *) = free;

static void *work(void *key) {
    pthread_setspecific(*(pthread_key_t *)key, malloc(4));
    return 0;
}

int main(void) {
    void *(*allocate)(size_t) = malloc;
    size_t (*measure)(const char *) = strlen;
    pthread_key_t key;
    pthread_t t;
    char *text = allocate(8);
    strcpy(text, "four");
    assert(measure(text) == 4);
    release(text);
    pthread_key_create(&key, free);
    pthread_create(&t, 0, work, &key);
    pthread_join(t, 0);
    return 0;
}
