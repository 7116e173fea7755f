// A program that ends before it has done anything is told so.
// $ quotient check safe/usage.c
// $ quotient check safe/usage.c --program-args 2
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

static void *work(void *unused) { return unused; }

int main(int argc, char **argv) {
    if (argc != 2) {
        fprintf(stderr, "usage: %s N\n", argv[0]);
        exit(1);
    }
    pthread_t t;
    pthread_create(&t, 0, work, 0);
    pthread_join(t, 0);
    return 0;
}
