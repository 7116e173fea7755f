// safe
// deadlock -- -DANOTHER
// memory -- -DCLOSED
// Semaphores with names: whoever opens one of the same name has the same one, until the name is gone.
#include <assert.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <semaphore.h>

static int data;

static void *posts(void *unused) {
#ifdef ANOTHER
    sem_t *s = sem_open("/quotient-other", O_CREAT, 0600, 0);
#else
    sem_t *s = sem_open("/quotient-test", 0);
#endif
    assert(s != SEM_FAILED);
    data = 1;
    sem_post(s);
    assert(sem_close(s) == 0);
    return unused;
}

static void of_errors(void) {
    assert(sem_open("/quotient-none", 0) == SEM_FAILED && errno == ENOENT);
    assert(sem_open("/quotient-test", O_CREAT | O_EXCL, 0600, 1) == SEM_FAILED && errno == EEXIST);
    assert(sem_open("/quotient-none", O_CREAT, 0600, 1u << 31) == SEM_FAILED && errno == EINVAL);
    assert(sem_unlink("/quotient-none") == -1 && errno == ENOENT);
}

int main(void) {
    sem_unlink("/quotient-test");
    sem_t *s = sem_open("/quotient-test", O_CREAT | O_EXCL, 0600, 0);
    assert(s != SEM_FAILED);
    of_errors();
    sem_t *same = sem_open("/quotient-test", O_CREAT, 0600, 5);
    assert(same == s && sem_trywait(same) == -1 && errno == EAGAIN);
    assert(sem_close(same) == 0);
    pthread_t t;
    pthread_create(&t, 0, posts, 0);
    assert(sem_wait(s) == 0);
    assert(data == 1);
    pthread_join(t, 0);
    assert(sem_unlink("/quotient-test") == 0);
    assert(sem_open("/quotient-test", 0) == SEM_FAILED);
    sem_post(s);
    sem_t *new = sem_open("/quotient-test", O_CREAT, 0600, 2);
    assert(new != s && sem_wait(new) == 0 && sem_trywait(new) == 0 && sem_trywait(new) == -1);
    assert(sem_close(s) == 0);
#ifdef CLOSED
    sem_post(s);
#endif
    assert(sem_unlink("/quotient-test") == 0 && sem_close(new) == 0);
    return 0;
}
