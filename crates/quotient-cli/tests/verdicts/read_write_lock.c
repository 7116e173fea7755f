// safe
// safe -- -DWRITERS
// assertion -- -DREADS_ONLY
// safe -- -DTRY
// safe -- -DNESTED
// deadlock -- -DUPGRADE
//
// Writers exclude everybody, readers only writers. A reader may enter again; it cannot become a
// writer.
#include <assert.h>
#include <pthread.h>

pthread_rwlock_t l = PTHREAD_RWLOCK_INITIALIZER;
int x, y;

void *writer(void *unused) {
#ifdef READS_ONLY
    pthread_rwlock_rdlock(&l);
#else
    pthread_rwlock_wrlock(&l);
#endif
    x++;
    y++;
    pthread_rwlock_unlock(&l);
    return 0;
}

void *reader(void *unused) {
#ifdef TRY
    if (pthread_rwlock_tryrdlock(&l))
        return 0;
#else
    pthread_rwlock_rdlock(&l);
#endif
#ifdef NESTED
    pthread_rwlock_rdlock(&l);
    pthread_rwlock_unlock(&l);
#endif
#ifdef UPGRADE
    pthread_rwlock_wrlock(&l);
#endif
    assert(x == y);
    pthread_rwlock_unlock(&l);
    return 0;
}

int main(void) {
    pthread_t t, u;
    pthread_create(&t, 0, writer, 0);
#ifndef NESTED
    pthread_create(&u, 0, reader, 0);
#endif
#ifdef WRITERS
    writer(0);
#else
    reader(0);
#endif
    pthread_join(t, 0);
#ifndef NESTED
    pthread_join(u, 0);
#endif
#ifdef WRITERS
    assert(x == 2 && y == 2);
#endif
}
