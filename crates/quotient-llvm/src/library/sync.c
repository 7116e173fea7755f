/* Condition variables, semaphores, barriers, read-write locks, once.
 *
 * Every access costs schedules, so there are as few as possible. Whoever waits does so at a gate
 * of its own, of which each thread has one; sets of waiting threads are words with a bit for each
 * thread, so that entering and leaving one is a single access. Whoever takes a thread's bit out of
 * a set opens its gate, just once: a gate that has been passed is closed again.
 *
 * The objects lie in the program's memory, as large as glibc's and initialised as those are: zero
 * must be a good beginning for all that has a static initialiser.
 */
#include "quotient.h"

#define MOST_THREADS 64
#define BIT(n) ((u64)1 << (n))
#define TWICE(x) x, x
#define C8 TWICE(TWICE(TWICE(CLOSED)))
int __quotient_gates[MOST_THREADS] = {C8, C8, C8, C8, C8, C8, C8, C8};

int pthread_mutex_lock(void *mutex);
int pthread_mutex_trylock(void *mutex);
int pthread_mutex_unlock(void *mutex);
void *malloc(usize size);
void free(void *memory);
usize strlen(const char *s);
int strcmp(const char *a, const char *b);
char *strcpy(char *to, const char *from);

/* The thread's number, for sets that have room for `most` threads. */
static int number(int most) {
    int number = __quotient_thread_number();
    if (number >= most)
        __quotient_unsupported("more threads than there is room for in a condition variable (64), "
                               "read-write lock or barrier (48), or once control (30)");
    return number;
}

static void wait(int number) { __quotient_gate_lock(&__quotient_gates[number]); }

static void wait_in_time(int number) { __quotient_gate_lock_in_time(&__quotient_gates[number]); }

/* Attempts that fail, and looks at what is there, order nothing. To be judged by that, a program that makes any must count as
 * one that tries to lock: so it does, once before `main`, with a mutex that nobody else sees. */
void __quotient_attempts(void) {
    static _Thread_local int own;
    pthread_mutex_trylock(&own);
    pthread_mutex_unlock(&own);
}

/* Whether a time limit is one: the nanoseconds are less than a second. */
static int is_time(const long *until) { return (usize)until[1] < 1000000000; }

/* Whether a time limit passes. Whoever waits in vain is, to all others, as if it had never come: so this is chosen
 * first, and then it does not even enter. */
static int timed_out(const long *until) {
    if (!__quotient_times_out())
        return 0;
    __quotient_time_passes(until);
    return 1;
}

/* What has loops is apart from the functions that take a time limit: those can then become part of a loop of
 * the program, where it shows that the limit is computed anew in each round. */
#define APART __attribute__((noinline))

static void wake(int number) { __quotient_gate_release(&__quotient_gates[number]); }

static void wake_all(u64 set) {
    for (; set; set &= set - 1)
        wake(__builtin_ctzll(set));
}

/* --- Condition variables: the set of those who wait. ------------------------------------------ */

/* It is the mutex that orders what they do, and the gate of who is woken. Who enters the set has the mutex; to look at the
 * set and to take others out orders nothing. */

/* How a mutex is given back and taken again, in programs in which its kind matters and in others. */
int __quotient_unlock_to_wait(void *mutex);
int __quotient_lock_again(void *mutex);

int pthread_cond_signal(u64 *waiting);

/* Ends a wait without a signal, unless one is on its way: then it is awaited. */
static int leave(u64 *waiting, int me) {
    if (AND(waiting, ~BIT(me)) & BIT(me))
        return 1;
    wait(me);
    return 0;
}

/* The mutex is not the thread's to give back. A signal that is on its way is meant for another. */
static APART void turn_back(u64 *waiting, int me) {
    if (!leave(waiting, me))
        pthread_cond_signal(waiting);
}

static int enter(u64 *waiting, int me, void *mutex) {
    OR(waiting, BIT(me));
    int error = __quotient_unlock_to_wait(mutex);
    if (error)
        turn_back(waiting, me);
    return error;
}

/* Once in a thread's life at most: whoever waits in a loop would otherwise never be through. */
static _Thread_local int woke_up;

static int wakes_up_by_itself(void) {
    if (!__quotient_spurious_wakeups() || woke_up || !__quotient_choose(2, "spurious wake-up"))
        return 0;
    woke_up = 1;
    return 1;
}

int pthread_cond_init(u64 *waiting, const void *attributes) {
    (void)attributes;
    *waiting = 0;
    return 0;
}

int pthread_cond_destroy(u64 *waiting) {
    (void)waiting;
    return 0;
}

int pthread_cond_wait(u64 *waiting, void *mutex) {
    int me = number(64);
    int error = enter(waiting, me, mutex);
    if (error)
        return error;
    if (wakes_up_by_itself())
        leave(waiting, me);
    else
        wait(me);
    return __quotient_lock_again(mutex);
}

/* In vain: others may have the mutex meanwhile. */
static int wait_late(void *mutex) {
    int error = __quotient_unlock_to_wait(mutex);
    if (!error)
        error = __quotient_lock_again(mutex);
    return error ? error : ETIMEDOUT;
}

int pthread_cond_timedwait(u64 *waiting, void *mutex, const long *until) {
    if (!is_time(until))
        return EINVAL;
    if (timed_out(until))
        return wait_late(mutex);
    int me = number(64);
    int error = enter(waiting, me, mutex);
    if (error)
        return error;
    wait_in_time(me);
    return __quotient_lock_again(mutex);
}

int pthread_cond_clockwait(u64 *waiting, void *mutex, int clock, const long *until) {
    (void)clock;
    return pthread_cond_timedwait(waiting, mutex, until);
}

/* The bit of any one of those who wait. */
static u64 any_of(u64 set) {
    for (int skip = __quotient_choose(__builtin_popcountll(set), "waiter to wake"); skip; skip--)
        set &= set - 1;
    return set & -set;
}

int pthread_cond_signal(u64 *waiting) {
    for (u64 set = LOOK(waiting); set;) {
        u64 chosen = any_of(set);
        u64 old = CHANGE(and, waiting, ~chosen);
        if (old & chosen) {
            wake(__builtin_ctzll(chosen));
            return 0;
        }
        set = old;
    }
    return 0;
}

int pthread_cond_broadcast(u64 *waiting) {
    wake_all(REPLACE(waiting, 0));
    return 0;
}

/* --- Semaphores. ------------------------------------------------------------------------------ */

/* If the value is negative, so many wait. They are let through by permits, which are a semaphore
 * made of a gate: it is open just if there is a permit and nobody is about to take one.
 *
 * A semaphore of zeros that nobody has initialised has the value 0, as with glibc. Its gate is open
 * without a permit, so that whoever comes first gets through and closes it. */
typedef struct {
    s64 value;
    int permits;
    int gate;
} semaphore;

static int failed(int error) {
    *__errno_location() = error;
    return -1;
}

#define MOST_VALUE 0x7fffffff /* SEM_VALUE_MAX */

int sem_init(semaphore *s, int shared, unsigned value) {
    (void)shared;
    if (value > MOST_VALUE)
        return failed(EINVAL);
    s->value = (s64)value;
    s->permits = 0;
    s->gate = CLOSED;
    return 0;
}

int sem_destroy(semaphore *s) {
    (void)s;
    return 0;
}

/* The gate has been passed. Without a permit it was open only because nobody had initialised it. */
static void take_permit(semaphore *s, void (*pass)(int *gate)) {
    int permits;
    while ((permits = TAKE(sub, &s->permits, 1)) < 1)
        if (CHANGE(add, &s->permits, 1) < 0)
            pass(&s->gate);
    if (permits > 1)
        __quotient_gate_release(&s->gate);
}

int sem_wait(semaphore *s) {
    if (TAKE(sub, &s->value, 1) <= 0) {
        __quotient_gate_lock(&s->gate);
        take_permit(s, __quotient_gate_lock);
    }
    return 0;
}

int sem_post(semaphore *s) {
    s64 value = GIVE(add, &s->value, 1);
    if (value == MOST_VALUE) {
        CHANGE(sub, &s->value, 1);
        return failed(EOVERFLOW);
    }
    if (value < 0 && GIVE(add, &s->permits, 1) == 0)
        __quotient_gate_release(&s->gate);
    return 0;
}

int sem_trywait(semaphore *s) {
    s64 value = LOOK(&s->value);
    while (value > 0)
        if (TRY(&s->value, &value, value - 1))
            return 0;
    return failed(EAGAIN);
}

static APART int take_late(semaphore *s) { return sem_trywait(s) ? failed(ETIMEDOUT) : 0; }

static APART int take_in_time(semaphore *s) {
    if (TAKE(sub, &s->value, 1) <= 0) {
        __quotient_gate_lock_in_time(&s->gate);
        take_permit(s, __quotient_gate_lock_in_time);
    }
    return 0;
}

int sem_timedwait(semaphore *s, const long *until) {
    if (!is_time(until))
        return failed(EINVAL);
    return timed_out(until) ? take_late(s) : take_in_time(s);
}

int sem_clockwait(semaphore *s, int clock, const long *until) {
    (void)clock;
    return sem_timedwait(s, until);
}

int sem_getvalue(semaphore *s, int *value) {
    s64 now = LOOK(&s->value);
    *value = now > 0 ? (int)now : 0;
    return 0;
}

/* Those with names, of which there are none but the program's own. */
typedef struct named {
    semaphore semaphore; /* first: so its address is that of all */
    struct named *next;
    int opened, unlinked;
    char name[];
} named;

static named *__quotient_named;
static int __quotient_naming;

enum { O_CREAT = 64, O_EXCL = 128 };

/* Where in the list it is, or the end of the list. */
static named **find_named(const char *name) {
    named **n = &__quotient_named;
    while (*n && strcmp((*n)->name, name))
        n = &(*n)->next;
    return n;
}

static named *make_named(const char *name, unsigned value) {
    named *made = malloc(sizeof *made + strlen(name) + 1);
    sem_init(&made->semaphore, 1, value);
    made->next = 0;
    made->opened = made->unlinked = 0;
    strcpy(made->name, name);
    return made;
}

static int open_named(const char *name, int flags, unsigned value, named **opened) {
    named **n = find_named(name);
    if (*n && flags & O_CREAT && flags & O_EXCL)
        return EEXIST;
    if (!*n) {
        if (!(flags & O_CREAT))
            return ENOENT;
        if (value > MOST_VALUE)
            return EINVAL;
        *n = make_named(name, value);
    }
    (*n)->opened++;
    *opened = *n;
    return 0;
}

semaphore *sem_open(const char *name, int flags, ...) {
    unsigned value = 0;
    named *opened = 0;
    if (flags & O_CREAT) {
        __builtin_va_list list;
        __builtin_va_start(list, flags);
        (void)__builtin_va_arg(list, unsigned);
        value = __builtin_va_arg(list, unsigned);
        __builtin_va_end(list);
    }
    pthread_mutex_lock(&__quotient_naming);
    int error = open_named(name, flags, value, &opened);
    pthread_mutex_unlock(&__quotient_naming);
    if (error)
        failed(error);
    return error ? 0 : &opened->semaphore;
}

int sem_close(semaphore *s) {
    named *n = (named *)s;
    pthread_mutex_lock(&__quotient_naming);
    int last = --n->opened == 0 && n->unlinked;
    pthread_mutex_unlock(&__quotient_naming);
    if (last)
        free(n);
    return 0;
}

int sem_unlink(const char *name) {
    pthread_mutex_lock(&__quotient_naming);
    named **at = find_named(name), *n = *at;
    int last = n && !n->opened;
    if (n) {
        *at = n->next;
        n->unlinked = 1;
    }
    pthread_mutex_unlock(&__quotient_naming);
    if (last)
        free(n);
    return n ? 0 : failed(ENOENT);
}

/* --- Barriers: how many they are for, and the set of those who have come. --------------------- */

#define PLACES 48
#define SET (BIT(PLACES) - 1)

int pthread_barrier_init(u64 *barrier, const void *attributes, unsigned count) {
    (void)attributes;
    if (count == 0)
        return EINVAL;
    *barrier = (u64)count << PLACES;
    return 0;
}

int pthread_barrier_destroy(u64 *barrier) {
    (void)barrier;
    return 0;
}

void __VERIFIER_assume(int condition);

int pthread_barrier_wait(u64 *barrier) {
    int me = number(PLACES);
    u64 before = OR(barrier, BIT(me));
    u64 count = before >> PLACES, others = before & SET;
    u64 come = (u64)__builtin_popcountll(others) + 1;
    if (!count)
        __quotient_misused_lock("wait at a barrier that is not initialised");
    /* The last of those before may not have made room yet. Then it is as if this one came behind that, which is followed too. */
    __VERIFIER_assume(come <= count);
    if (come < count) {
        wait(me);
        return 0;
    }
    AND(barrier, ~(others | BIT(me)));
    wake_all(others);
    return -1;
}

/* --- Once: untouched, running with the set of those who wait, or done. ------------------------ */

#define RUNNING (1U << 30)
#define DONE (1U << 31)

/* Whether it is the caller's to run the routine; waits while somebody else does. */
int __quotient_once_begins(u32 *control) {
    u32 state = 0;
    while (!CAS(control, &state, RUNNING)) {
        while (state && !(state & DONE)) {
            int me = number(30);
            if (CAS(control, &state, state | 1U << me)) {
                wait(me);
                state = 0;
            }
        }
        if (state)
            return 0;
    }
    return 1;
}

/* The routine has run, or (of C++) has ended by an exception: then it is another's to run it. */
void __quotient_once_ends(u32 *control, int done) {
    wake_all(EXCHANGE(control, done ? DONE : 0) & ~RUNNING);
}

int pthread_once(u32 *control, void (*routine)(void)) {
    if (__quotient_once_begins(control)) {
        routine();
        __quotient_once_ends(control, 1);
    }
    return 0;
}

/* --- Futures of C++: 1 when ready, until then the set of those who wait. ---------------------- */

/* The headers set this one if somebody waits with a time limit, for the word as a futex. */
#define IN_TIME (1U << 31)

void __quotient_future_wait(u32 *future, u32 ready) {
    u32 state = LOAD(future);
    while ((state & ~IN_TIME) != ready) {
        int me = number(30);
        if (CAS(future, &state, state | 2U << me)) {
            wait(me);
            return;
        }
    }
}

static long futex_wake(int *word, int most);

void __quotient_future_ready(u32 *future, u32 ready) {
    u32 state = EXCHANGE(future, ready);
    if (state & IN_TIME)
        futex_wake((int *)future, 0x7fffffff);
    wake_all((state & ~IN_TIME) >> 1);
}

/* --- Read-write locks. ------------------------------------------------------------------------ */

/* Where glibc has the kind depends on the size of pointers. */
#if __SIZEOF_POINTER__ == 8
typedef int rwlock_kind;
#define BEFORE_KIND 9
#else
typedef unsigned char rwlock_kind;
#define BEFORE_KIND 3
#endif

/* Writers that wait for the lock do so one after the other, by a mutex, which they keep until they give the lock back. Who only
 * tries to get it does without: an attempt that fails changes nothing. In the word: whether a writer has the lock, and has it by an
 * attempt; which writer waits until the others are gone; how many readers there are, those included that wait for the
 * writer; and which these are. Only a writer that has the lock keeps readers out. */
typedef struct {
    u64 word;
    int writers;
    int unused[BEFORE_KIND];
    rwlock_kind kind;
} rwlock;

#define WRITER BIT(63)
#define TRIED BIT(62)
#define WHO_SHIFT 56
#define WHO(number) ((u64)((number) + 1) << WHO_SHIFT)
#define PENDING ((u64)0x3f << WHO_SHIFT)
#define READER BIT(48)
#define READERS ((u64)0xff << 48)

int pthread_rwlock_init(rwlock *lock, const void *attributes) {
    (void)attributes;
    lock->word = 0;
    lock->writers = 0;
    return 0;
}

int pthread_rwlock_destroy(rwlock *lock) {
    if (LOAD(&lock->word) & (WRITER | READERS))
        __quotient_misused_lock("destruction of a read-write lock that is held");
    /* A writer that has given it back may not be through with that. */
    pthread_mutex_lock(&lock->writers);
    pthread_mutex_unlock(&lock->writers);
    return 0;
}

/* How many such locks the thread has to read, and to write. */
static _Thread_local int reading, writing;

static int lock_to_read(rwlock *lock, void (*wait)(int)) {
    reading++;
    if (!(TAKE(add, &lock->word, READER) & WRITER))
        return 0;
    int me = number(48);
    if (TAKE(or, &lock->word, BIT(me)) & WRITER)
        wait(me);
    else /* The writer has gone, and counted this reader in. */
        CHANGE(and, &lock->word, ~BIT(me));
    return 0;
}

int pthread_rwlock_rdlock(rwlock *lock) { return lock_to_read(lock, wait); }

/* Unless any of these is in the word. */
static int try_to_read(rwlock *lock, u64 hindrances) {
    u64 word = LOOK(&lock->word);
    while (!(word & hindrances))
        if (TRY(&lock->word, &word, word + READER)) {
            reading++;
            return 0;
        }
    return EBUSY;
}

int pthread_rwlock_tryrdlock(rwlock *lock) { return try_to_read(lock, WRITER); }

/* For the one writer that has the mutex. */
static int lock_to_write(rwlock *lock, void (*wait)(int)) {
    u64 word = 0;
    writing++;
    if (TRY(&lock->word, &word, WRITER))
        return 0;
    int me = number(48);
    u64 pending = WHO(me);
    if (!(TAKE(or, &lock->word, pending) & (READERS | WRITER)) && TRY(&lock->word, &pending, WRITER))
        return 0;
    wait(me);
    return 0;
}

int pthread_rwlock_wrlock(rwlock *lock) {
    pthread_mutex_lock(&lock->writers);
    return lock_to_write(lock, wait);
}

int pthread_rwlock_trywrlock(rwlock *lock) {
    u64 word = 0;
    if (!TRY(&lock->word, &word, WRITER | TRIED))
        return EBUSY;
    writing++;
    return 0;
}

static APART int read_late(rwlock *lock) { return pthread_rwlock_tryrdlock(lock) ? ETIMEDOUT : 0; }

static APART int read_in_time(rwlock *lock) { return lock_to_read(lock, wait_in_time); }

static APART int write_late(rwlock *lock) { return pthread_rwlock_trywrlock(lock) ? ETIMEDOUT : 0; }

int pthread_rwlock_timedrdlock(rwlock *lock, const long *until) {
    if (!is_time(until))
        return EINVAL;
    if (timed_out(until))
        return read_late(lock);
    return read_in_time(lock);
}

int pthread_rwlock_timedwrlock(rwlock *lock, const long *until) {
    if (!is_time(until))
        return EINVAL;
    if (timed_out(until))
        return write_late(lock);
    __quotient_lock_in_time(&lock->writers);
    return lock_to_write(lock, wait_in_time);
}

int pthread_rwlock_clockrdlock(rwlock *lock, int clock, const long *until) {
    (void)clock;
    return pthread_rwlock_timedrdlock(lock, until);
}

int pthread_rwlock_clockwrlock(rwlock *lock, int clock, const long *until) {
    (void)clock;
    return pthread_rwlock_timedwrlock(lock, until);
}

/* In programs with read-write locks that prefer writers: their readers stand in line with the writers, so that none gets in
 * while a writer waits. */
#define PREFERS_WRITERS 2

int __quotient_rwlock_init(rwlock *lock, const int *attributes) {
    lock->kind = attributes ? (rwlock_kind)*attributes : 0;
    return pthread_rwlock_init(lock, 0);
}

int __quotient_rwlock_rdlock(rwlock *lock) {
    if (lock->kind != PREFERS_WRITERS)
        return pthread_rwlock_rdlock(lock);
    pthread_mutex_lock(&lock->writers);
    pthread_rwlock_rdlock(lock);
    return pthread_mutex_unlock(&lock->writers);
}

int __quotient_rwlock_tryrdlock(rwlock *lock) {
    return try_to_read(lock, lock->kind == PREFERS_WRITERS ? WRITER | PENDING : WRITER);
}

int __quotient_rwlock_timedrdlock(rwlock *lock, const long *until) {
    if (lock->kind != PREFERS_WRITERS)
        return pthread_rwlock_timedrdlock(lock, until);
    if (!is_time(until))
        return EINVAL;
    if (timed_out(until))
        return __quotient_rwlock_tryrdlock(lock) ? ETIMEDOUT : 0;
    __quotient_lock_in_time(&lock->writers);
    read_in_time(lock);
    return pthread_mutex_unlock(&lock->writers);
}

int __quotient_rwlock_clockrdlock(rwlock *lock, int clock, const long *until) {
    (void)clock;
    return __quotient_rwlock_timedrdlock(lock, until);
}

static _Noreturn void not_held(void) {
    __quotient_misused_lock("unlock of a read-write lock that the thread does not hold");
}

/* If nobody has the lock, as the word says, it is that of the writer that waits for it. */
static void hand_on(rwlock *lock, u64 word) {
    if (word & READERS || !(word & PENDING))
        return;
    int writer = (int)(word >> WHO_SHIFT & 0x3f) - 1;
    /* What those before have done is handed on. */
    if (TRY(&lock->word, &word, WRITER))
        wake(writer);
}

static int unlock_from_writing(rwlock *lock) {
    u64 mine = WRITER | TRIED | SET, word = GIVE(and, &lock->word, ~mine);
    if (!(word & WRITER))
        not_held();
    writing--;
    wake_all(word & SET);
    if (!(word & TRIED))
        return pthread_mutex_unlock(&lock->writers);
    hand_on(lock, word & ~mine);
    return 0;
}

/* A thread mostly knows how it has the lock. If it looks, it does so by a read-modify-write: what it has done before would otherwise
 * be ordered before what comes to the lock next under sequential consistency, and under no weaker model. */
int pthread_rwlock_unlock(rwlock *lock) {
    if (writing && (!reading || CHANGE(or, &lock->word, 0) & WRITER))
        return unlock_from_writing(lock);
    if (!reading)
        not_held();
    reading--;
    u64 word = GIVE(sub, &lock->word, READER);
    if (word & WRITER || !(word & READERS))
        not_held();
    hand_on(lock, word - READER);
    return 0;
}

/* --- Mutexes with a time limit. --------------------------------------------------------------- */

/* Who need not wait need not look at the limit either, and glibc does not. */
int pthread_mutex_timedlock(void *mutex, const long *until) {
    if (!is_time(until))
        return pthread_mutex_trylock(mutex) ? EINVAL : 0;
    if (timed_out(until))
        return pthread_mutex_trylock(mutex) ? ETIMEDOUT : 0;
    __quotient_lock_in_time(mutex);
    return 0;
}

int pthread_mutex_clocklock(void *mutex, int clock, const long *until) {
    (void)clock;
    return pthread_mutex_timedlock(mutex, until);
}

/* --- Futexes: who has ever waited, and for what each waits now, if it does. ---------------------- */

/* Whoever waits says for which word before looking at it, and whoever wakes has changed the word before
 * looking for those who wait: one of them finds what the other has done, in whatever order the word was changed. The kernel has a
 * full barrier on both sides; `notify` of C++ synchronises with nobody, and so does this. Those who wait have nothing in common, so
 * that they come and go in no order. */
static u64 futex_waiters;
static int *futex_words[MOST_THREADS];
static _Thread_local u64 waited_as;

enum {
    FUTEX_WAIT = 0,
    FUTEX_WAKE = 1,
    FUTEX_REQUEUE = 3,
    FUTEX_CMP_REQUEUE = 4,
    FUTEX_WAIT_BITSET = 9,
    FUTEX_WAKE_BITSET = 10,
    FUTEX_FLAGS = 128 | 256,
};

int clock_gettime(int which, long *result);

/* Whether so much time has passed. */
static int timed_out_in(const long *duration) {
    long until[2];
    clock_gettime(0, until);
    until[0] += duration[0];
    until[1] += duration[1];
    if (until[1] >= 1000000000) {
        until[0]++;
        until[1] -= 1000000000;
    }
    return timed_out(until);
}

/* The limit is a time or, as `passed` tells, a duration. */
static long futex_wait(int *word, int expected, const long *limit, int (*passed)(const long *)) {
    if (limit && !is_time(limit))
        return failed(EINVAL);
    if (limit && passed(limit))
        return failed(LOAD(word) == expected ? ETIMEDOUT : EAGAIN);
    int me = number(MOST_THREADS);
    STORE(&futex_words[me], word);
    if (!waited_as) {
        waited_as = BIT(me);
        ADD(&futex_waiters, waited_as);
    }
    __quotient_barrier();
    if (LOAD(word) != expected) {
        if (EXCHANGE(&futex_words[me], 0))
            return failed(EAGAIN);
        wait(me);
        return 0;
    }
    if (limit)
        wait_in_time(me);
    else
        wait(me);
    return 0;
}

/* Ends the wait of a thread, unless it no longer waits for the word. */
static int futex_claim(int *word, int waiter) {
    int *expected = word;
    if (!CAS(&futex_words[waiter], &expected, 0))
        return 0;
    wake(waiter);
    return 1;
}

/* Those of the set who wait for the word. */
static u64 futex_waiting(int *word, u64 set) {
    u64 waiting = 0;
    for (; set; set &= set - 1)
        if (LOAD(&futex_words[__builtin_ctzll(set)]) == word)
            waiting |= set & -set;
    return waiting;
}

static long futex_wake(int *word, int most) {
    int count = 0;
    __quotient_barrier();
    u64 set = LOAD(&futex_waiters) & ~waited_as;
    /* Nobody is left out, so nobody need be looked at before. */
    if (__builtin_popcountll(set) <= most) {
        for (; set; set &= set - 1)
            count += futex_claim(word, __builtin_ctzll(set));
        return count;
    }
    u64 known = 0, waiting, chosen;
    do {
        waiting = futex_waiting(word, set & ~known);
        if (!waiting)
            break;
        chosen = __builtin_popcountll(waiting) <= most - count ? waiting : any_of(waiting);
        known |= chosen;
        for (u64 rest = chosen; rest; rest &= rest - 1)
            count += futex_claim(word, __builtin_ctzll(rest));
    } while (chosen != waiting && count < most);
    return count;
}

/* Of those who wait, some are woken, and the others wait for another word from then on. Whoever has
 * entered the set but not yet looked at the word is among them: as if it had looked at once, unless the
 * word changes and changes back in between. */
static long futex_requeue(int *word, int most, int others, int *other) {
    int woken = 0, moved = 0;
    __quotient_barrier();
    u64 set = futex_waiting(word, LOAD(&futex_waiters) & ~waited_as);
    while (set && (woken < most || moved < others)) {
        int all = woken >= most || __builtin_popcountll(set) <= most - woken;
        u64 chosen = all ? set & -set : any_of(set);
        int *expected = word, waiter = __builtin_ctzll(chosen);
        set &= ~chosen;
        if (woken >= most)
            moved += CAS(&futex_words[waiter], &expected, other);
        else
            woken += futex_claim(word, waiter);
    }
    return woken + moved;
}

int gettid(void);
int getpid(void);
long getrandom(void *to, usize size, u32 flags);

/* The numbers of x86-64 and of AArch64, which do not get in each other's way, and those of x86. */
#if __SIZEOF_POINTER__ == 8
#define GETTID 186: case 178
#define FUTEX 202: case 98
#define SCHED_YIELD 24: case 124
#define MEMBARRIER 324: case 283
#define GETPID 39: case 172
#define GETRANDOM 318: case 278
#define NANOSLEEP 35: case 101
#else
#define GETTID 224
#define FUTEX 240
#define SCHED_YIELD 158
#define MEMBARRIER 375
#define GETPID 20
#define GETRANDOM 355
#define NANOSLEEP 162
#endif

long syscall(long number, ...) {
    __builtin_va_list list;
    __builtin_va_start(list, number);
    switch (number) {
    case GETTID:
        return gettid();
    case FUTEX: {
        int *word = __builtin_va_arg(list, int *);
        int operation = __builtin_va_arg(list, int), value = __builtin_va_arg(list, int);
        switch (operation & ~FUTEX_FLAGS) {
        case FUTEX_WAIT:
            return futex_wait(word, value, __builtin_va_arg(list, long *), timed_out_in);
        case FUTEX_WAIT_BITSET:
            return futex_wait(word, value, __builtin_va_arg(list, long *), timed_out);
        case FUTEX_WAKE: /* Calls of it may end with the value. */
        case FUTEX_WAKE_BITSET:
            return futex_wake(word, value);
        case FUTEX_REQUEUE:
        case FUTEX_CMP_REQUEUE: {
            int others = (int)__builtin_va_arg(list, usize);
            int *other = __builtin_va_arg(list, int *);
            if ((operation & ~FUTEX_FLAGS) == FUTEX_CMP_REQUEUE &&
                LOAD(word) != __builtin_va_arg(list, int))
                return failed(EAGAIN);
            return futex_requeue(word, value, others, other);
        }
        }
        __quotient_unsupported("not supported: a futex operation other than wait, wake and requeue");
    }
    case GETPID:
        return getpid();
    case GETRANDOM: {
        void *to = __builtin_va_arg(list, void *);
        return getrandom(to, __builtin_va_arg(list, usize), 0);
    }
    case NANOSLEEP:
    case SCHED_YIELD:
    case MEMBARRIER:
        return 0;
    }
    __quotient_unsupported("not supported: a system call other than futex, gettid, getpid, getrandom, "
                           "nanosleep, sched_yield and membarrier; call the C library instead");
}

/* --- C11. ------------------------------------------------------------------------------------- */

enum { thrd_success, thrd_busy, thrd_error, thrd_nomem, thrd_timedout };

/* What C11 calls an error of POSIX. */
static int called(int error) {
    if (!error)
        return thrd_success;
    return error == ETIMEDOUT ? thrd_timedout : thrd_error;
}

int cnd_init(u64 *waiting) { return pthread_cond_init(waiting, 0); }
void cnd_destroy(u64 *waiting) { pthread_cond_destroy(waiting); }
int cnd_signal(u64 *waiting) { return pthread_cond_signal(waiting); }
int cnd_broadcast(u64 *waiting) { return pthread_cond_broadcast(waiting); }

int cnd_wait(u64 *waiting, void *mutex) { return called(pthread_cond_wait(waiting, mutex)); }

int cnd_timedwait(u64 *waiting, void *mutex, const long *until) {
    return called(pthread_cond_timedwait(waiting, mutex, until));
}

/* In programs in which the kind of a mutex matters, and in others. */
int __quotient_lock_until(void *mutex, const long *until);

int mtx_timedlock(void *mutex, const long *until) { return called(__quotient_lock_until(mutex, until)); }

void call_once(u32 *control, void (*routine)(void)) { pthread_once(control, routine); }
