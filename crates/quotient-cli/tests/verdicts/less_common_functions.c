// safe
// Functions that ordinary programs call, if not many of them.
#define _GNU_SOURCE
#include <assert.h>
#include <inttypes.h>
#include <limits.h>
#include <pthread.h>
#include <search.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

int descending = -1;
int numbers[4] = {3, 1, 2};

int by_factor(const void *a, const void *b, void *factor) {
    return *(int *)factor * (*(const int *)a - *(const int *)b);
}

int by_value(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }

void *work(void *unused) {
    // The state is the thread's own, so the sequence does not depend on others.
    unsigned short state[3] = {1, 2, 3}, again[3] = {1, 2, 3};
    double share = erand48(state);
    long first = nrand48(state), second = jrand48(state);
    assert(share >= 0 && share < 1 && first >= 0 && first <= INT_MAX);
    assert(erand48(again) == share && nrand48(again) == first && jrand48(again) == second);
    assert(mrand48() <= INT_MAX);
    return unused;
}

int main(void) {
    pthread_attr_t attributes;
    pthread_attr_init(&attributes);
    assert(PTHREAD_STACK_MIN >= 16384);
    assert(pthread_attr_setstacksize(&attributes, PTHREAD_STACK_MIN) == 0);
    pthread_t threads[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&threads[i], &attributes, work, 0);
    qsort_r(numbers, 3, sizeof *numbers, by_factor, &descending);
    assert(numbers[0] == 3 && numbers[1] == 2 && numbers[2] == 1);
    size_t count = 3;
    int wanted = 2, other = 7;
    assert(lfind(&wanted, numbers, &count, sizeof *numbers, by_value) == &numbers[1]);
    assert(lfind(&other, numbers, &count, sizeof *numbers, by_value) == 0);
    assert(lsearch(&other, numbers, &count, sizeof *numbers, by_value) == &numbers[3] && count == 4 && numbers[3] == 7);
    assert(imaxdiv(-7, 2).quot == -3 && imaxdiv(-7, 2).rem == -1);
    char name[64];
    assert(gethostname(name, sizeof name) == 0 && strlen(name) > 0);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], 0);
}
