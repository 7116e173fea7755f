// assertion -- -DV=1
// assertion -- -DV=2
// incomplete -- -DV=3
// What decides when a loop is left counts, also if there is only one way out of it.

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int rounds, set;

static void *goes_around(void *unused) {
    for (;;) {
        int round = atomic_fetch_add(&rounds, 1);
#if V == 1
        if (round == 3) {
            int is_set = set;
            assert(!is_set);
        }
#elif V == 2
        assert(!(round == 3 && set));
#elif V == 3
        if (round % 4 == 3 && set)
            return unused;
#endif
    }
}

static void *sets(void *unused) {
    set = 1;
    return unused;
}

int main(void) {
    pthread_t one, other;
    pthread_create(&one, 0, goes_around, 0);
    pthread_create(&other, 0, sets, 0);
    pthread_join(other, 0);
#if V == 3
    pthread_join(one, 0);
#endif
    return 0;
}
