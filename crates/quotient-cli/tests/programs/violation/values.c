// $ quotient check violation/values.c
// Values by their types: bit-fields, `long double`, and a struct in a struct that is copied.
#include <assert.h>
#include <pthread.h>

struct state {
    unsigned mode : 3;
    unsigned retries : 5;
    int delta : 4;
    _Bool ready : 1;
};
struct point {
    int x;
    double weight;
    char mark;
    short z;
};
struct place {
    struct point at;
    int floor;
};

static struct state state;
static struct place here, there;
static long double total = 1.5L;

static void *run(void *unused) {
    (void)unused;
    state.retries = 7;
    state.delta = -2;
    total += 1;
    there = here;
    return 0;
}

int main(void) {
    pthread_t thread;
    here.at.mark = 'x';
    here.at.weight = 2.5;
    pthread_create(&thread, 0, run, 0);
    pthread_join(thread, 0);
    assert(state.ready && total > 2);
    return 0;
}
