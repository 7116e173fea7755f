// assertion -- -DBAD
// safe
// thread -- -DLEFT
//
// A thread jumps back over calls, whose variables end; volatile variables and others keep what was written last.
#include <assert.h>
#include <pthread.h>
#include <setjmp.h>

int x;

static void deep(jmp_buf place, int n) {
    int own[2] = {n, n};
    if (n == 0)
        longjmp(place, 7);
    deep(place, n - 1);
    assert(own[0] < 0);
}

#ifdef LEFT
static jmp_buf left;
static int mark(void) { return setjmp(left); }
#endif

void *thread(void *unused) {
    jmp_buf place;
    volatile int times = 0;
    int result = setjmp(place);
    if (result) {
        assert(result == 7);
        x++;
        if (++times < 2)
            longjmp(place, 7);
        return 0;
    }
    deep(place, 2);
    return 0;
}

int main(void) {
    pthread_t s, t;
    sigjmp_buf place;
    int i = 0, r = sigsetjmp(place, 1);
    if (++i < 3)
        siglongjmp(place, 0);
    assert(i == 3 && r == 1);
#ifdef LEFT
    mark();
    longjmp(left, 1);
#endif
    pthread_create(&s, 0, thread, 0);
#ifdef BAD
    pthread_create(&t, 0, thread, 0);
    pthread_join(t, 0);
#endif
    (void)t;
    pthread_join(s, 0);
#ifdef BAD
    assert(x == 4);
#else
    assert(x == 2);
#endif
}
