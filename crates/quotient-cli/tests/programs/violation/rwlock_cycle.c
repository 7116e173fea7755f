// $ quotient check violation/rwlock_cycle.c
// A reader that wants the mutex, and the owner of the mutex that wants to write.
#include <pthread.h>

pthread_rwlock_t table = PTHREAD_RWLOCK_INITIALIZER;
pthread_mutex_t log_lock = PTHREAD_MUTEX_INITIALIZER;
int entries, lines;

void *look_up(void *unused) {
    (void)unused;
    pthread_rwlock_rdlock(&table);
    pthread_mutex_lock(&log_lock);
    lines += entries;
    pthread_mutex_unlock(&log_lock);
    pthread_rwlock_unlock(&table);
    return 0;
}

void *add(void *unused) {
    (void)unused;
    pthread_mutex_lock(&log_lock);
    pthread_rwlock_wrlock(&table);
    entries++;
    pthread_rwlock_unlock(&table);
    pthread_mutex_unlock(&log_lock);
    return 0;
}

int main(void) {
    pthread_t reader, writer;
    pthread_create(&reader, 0, look_up, 0);
    pthread_create(&writer, 0, add, 0);
    pthread_join(reader, 0);
    pthread_join(writer, 0);
    return 0;
}
