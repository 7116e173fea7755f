// expect: done
// Programs that could be given arguments, and report errors that do not happen here.
#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void *work(void *unused) {
    errno = 7;
    return NULL;
}

int main(int argc, char **argv) {
    int count = 1;
    if (argc > 1) count = atoi(argv[1]);
    if (argc > 2) count = (int)strtol(argv[2], NULL, 10);
    pthread_t threads[1];
    for (int i = 0; i < count; i++) {
        if (pthread_create(&threads[i], NULL, work, NULL) != 0) {
            fprintf(stderr, "no thread: %s\n", strerror(errno));
            exit(1);
        }
    }
    for (int i = 0; i < count; i++) pthread_join(threads[i], NULL);
    assert(errno == 0);
    return 0;
}
