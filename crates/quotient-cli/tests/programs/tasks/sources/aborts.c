// `abort` leaves out the executions in which a choice was not the one meant.
#include <pthread.h>
extern void abort(void);
extern _Bool __VERIFIER_nondet_bool(void);
void reach_error(void) { abort(); }

static int places[2];
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void *run(void *unused) {
    pthread_mutex_lock(&lock);
    int place = __VERIFIER_nondet_bool();
    if (places[place])
        abort();
    places[place] = 1;
    pthread_mutex_unlock(&lock);
    return unused;
}

int main(void) {
    pthread_t one, two;
    pthread_create(&one, 0, run, 0);
    pthread_create(&two, 0, run, 0);
    pthread_join(one, 0);
    pthread_join(two, 0);
    if (!places[0] || !places[1])
        reach_error();
    return 0;
}
