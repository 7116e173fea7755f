/* Concurrency Kit's locks for readers and writers. With BUG the writer takes the lock of a reader. */
#include <ck_pflock.h>
#include <ck_rwlock.h>
#include <ck_tflock.h>
#include "driver.h"

#if defined PHASE_FAIR
static ck_pflock_t lock = CK_PFLOCK_INITIALIZER;
#define READ_LOCK ck_pflock_read_lock
#define READ_UNLOCK ck_pflock_read_unlock
#define WRITE_LOCK ck_pflock_write_lock
#define WRITE_UNLOCK ck_pflock_write_unlock
#elif defined TASK_FAIR
static ck_tflock_ticket_t lock = CK_TFLOCK_TICKET_INITIALIZER;
#define READ_LOCK ck_tflock_ticket_read_lock
#define READ_UNLOCK ck_tflock_ticket_read_unlock
#define WRITE_LOCK ck_tflock_ticket_write_lock
#define WRITE_UNLOCK ck_tflock_ticket_write_unlock
#else
static ck_rwlock_t lock = CK_RWLOCK_INITIALIZER;
#define READ_LOCK ck_rwlock_read_lock
#define READ_UNLOCK ck_rwlock_read_unlock
#define WRITE_LOCK ck_rwlock_write_lock
#define WRITE_UNLOCK ck_rwlock_write_unlock
#endif

static int a, b;

static void work(int thread) {
    if (thread == 0) {
#ifdef BUG
        READ_LOCK(&lock);
#else
        WRITE_LOCK(&lock);
#endif
        a++;
        b++;
#ifdef BUG
        READ_UNLOCK(&lock);
#else
        WRITE_UNLOCK(&lock);
#endif
    } else {
        READ_LOCK(&lock);
        assert(a == b);
        READ_UNLOCK(&lock);
    }
}

int main(void) {
    run();
    return 0;
}
