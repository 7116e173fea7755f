// expect: done
// What only lets time pass, random bytes, limits, and what a thread has to tell it from others.
#define _GNU_SOURCE
#include <assert.h>
#include <poll.h>
#include <pthread.h>
#include <stddef.h>
#include <sys/random.h>
#include <sys/resource.h>
#include <sys/select.h>
#include <sys/syscall.h>
#include <unistd.h>

static void *self(void *argument) {
    *(void **)argument = __builtin_thread_pointer();
    return NULL;
}

int main(void) {
    assert(poll(NULL, 0, 10) == 0);
    struct timespec time = {0, 1000};
    assert(ppoll(NULL, 0, &time, NULL) == 0);
    struct timeval short_time = {0, 10};
    assert(select(0, NULL, NULL, NULL, &short_time) == 0);
    assert(pselect(0, NULL, NULL, NULL, &time, NULL) == 0);
    assert(syscall(SYS_nanosleep, &time, NULL) == 0);
    char bytes[8];
    assert(syscall(SYS_getrandom, bytes, sizeof bytes, 0) == 8);
    assert(getrandom(bytes, sizeof bytes, 0) == 8);
    struct rlimit limit;
    assert(getrlimit(RLIMIT_STACK, &limit) == 0 && limit.rlim_cur == RLIM_INFINITY);
    assert(setrlimit(RLIMIT_STACK, &limit) == 0);
    pthread_t thread;
    void *other = NULL, *mine = __builtin_thread_pointer();
    pthread_create(&thread, NULL, self, &other);
    pthread_join(thread, NULL);
    assert(mine && other && mine != other && mine == __builtin_thread_pointer());
    return 0;
}
