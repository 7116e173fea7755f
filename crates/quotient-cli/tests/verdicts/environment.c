// safe
// assertion -- -DLATE
// The environment, which is empty at first; products that do not fit; complex numbers.
#define _GNU_SOURCE
#include <assert.h>
#include <complex.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

double complex a = 1 + 2 * I, b = 3 - 1 * I, c = 1 + 1 * I, z;

void *worker(void *unused) {
    setenv("MODE", "5", 1);
    z = a * b;
    return unused;
}

int main(void) {
    assert(!getenv("MODE"));
    pthread_t t;
    pthread_create(&t, 0, worker, 0);
#ifdef LATE
    assert(!getenv("MODE"));
#endif
    pthread_join(t, 0);
    assert(strcmp(getenv("MODE"), "5") == 0);
    setenv("MODE", "6", 0);
    assert(strcmp(getenv("MODE"), "5") == 0);
    putenv("MODE=7");
    assert(strcmp(getenv("MODE"), "7") == 0 && !getenv("MOD") && !getenv("MODEL"));
    unsetenv("MODE");
    assert(!getenv("MODE"));
    assert(setenv("A=B", "1", 1) == -1);
    size_t half = (size_t)1 << (4 * sizeof(size_t));
    assert(!calloc(half, half) && !reallocarray(0, half, half));
    assert(creal(z) == 5 && cimag(z) == 5);
    assert(z / c == 5 && conj(z) == 5 - 5 * I && cabs(3 + 4 * I) == 5);
}
