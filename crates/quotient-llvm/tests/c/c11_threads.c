// expect: done
// The threads of C11.
#include <assert.h>
#include <stdatomic.h>
#include <threads.h>

static mtx_t mutex;
static int counter;
static thread_local int mine;

static int work(void *argument) {
    mine = *(int *)argument;
    mtx_lock(&mutex);
    counter += mine;
    mtx_unlock(&mutex);
    if (mine == 2) thrd_exit(-2);
    return mine;
}

int main(void) {
    thrd_t threads[2];
    int numbers[2] = {1, 2}, result;
    assert(mtx_init(&mutex, mtx_plain) == thrd_success);
    for (int i = 0; i < 2; i++)
        assert(thrd_create(&threads[i], work, &numbers[i]) == thrd_success);
    thrd_yield();
    assert(thrd_join(threads[0], NULL) == thrd_success);
    assert(thrd_join(threads[1], &result) == thrd_success && result == -2);
    assert(counter == 3 && mine == 0);
    assert(mtx_trylock(&mutex) == thrd_success && mtx_trylock(&mutex) == thrd_busy);
    mtx_unlock(&mutex);
    mtx_destroy(&mutex);
    return 0;
}
