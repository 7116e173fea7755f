// safe
// thread -- -DJOIN
// thread -- -DTWICE
// thread -- -DJOINED
// thread -- -DITSELF
// thread -- -DOTHER
// thread -- -DC11
// safe -- -DBEGUN=PTHREAD_CREATE_DETACHED
// thread -- -DBEGUN=PTHREAD_CREATE_DETACHED -DJOINED
// thread -- -DBEGUN=PTHREAD_CREATE_DETACHED -DITSELF
// thread -- -DBEGUN=PTHREAD_CREATE_DETACHED -DTWICE
// thread -- -DBEGUN=PTHREAD_CREATE_JOINABLE -DTWICE
//
// Who detaches a thread may neither join it nor detach it again; nor may anybody else. A thread can begin detached.
#include <pthread.h>
#include <threads.h>

static pthread_t worker;

static void *work(void *unused) {
    (void)unused;
#ifdef ITSELF
    pthread_detach(pthread_self());
#endif
    return 0;
}

static void *detach(void *unused) {
    (void)unused;
    pthread_detach(worker);
    return 0;
}

static int nothing(void *unused) {
    (void)unused;
    return 0;
}

int main(void) {
#ifdef BEGUN
    pthread_attr_t attributes;
    pthread_attr_init(&attributes);
    pthread_attr_setdetachstate(&attributes, BEGUN);
    pthread_create(&worker, &attributes, work, 0);
    pthread_attr_destroy(&attributes);
#else
    pthread_create(&worker, 0, work, 0);
#endif
#if defined BEGUN && !defined JOINED && !defined TWICE
#elif defined OTHER
    pthread_t other;
    pthread_create(&other, 0, detach, 0);
    pthread_join(worker, 0);
    pthread_join(other, 0);
#elif defined JOINED
    pthread_join(worker, 0);
    detach(0);
#elif defined C11
    thrd_t c11;
    thrd_create(&c11, nothing, 0);
    thrd_detach(c11);
    thrd_join(c11, 0);
#elif defined ITSELF
    pthread_join(worker, 0);
#else
    detach(0);
#endif
#ifdef JOIN
    pthread_join(worker, 0);
#elif defined TWICE
    detach(0);
#endif
    (void)nothing;
    pthread_exit(0);
}
