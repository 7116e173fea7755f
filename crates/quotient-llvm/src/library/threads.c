/* What a thread has for itself: data by key, and the mutexes that it may lock again. None of it
 * makes an event, since no other thread can see it. */
#include "quotient.h"

void *malloc(usize size);
void free(void *memory);

/* --- Thread-specific data. -------------------------------------------------------------------- */

#define MOST_KEYS 128
#define ROUNDS 4

static u32 __quotient_next_key;
/* Null for what is no key, or no longer one. */
static void (*__quotient_destructors[MOST_KEYS])(void *);
static _Thread_local void *values[MOST_KEYS];
/* The keys that the thread has found to be some: so it looks only once. */
static _Thread_local char known[MOST_KEYS];

static void nothing(void *value) { (void)value; }

int pthread_key_create(u32 *key, void (*destructor)(void *)) {
    u32 k = ADD(&__quotient_next_key, 1);
    if (k >= MOST_KEYS)
        __quotient_unsupported("more than 128 keys for thread-specific data");
    STORE(&__quotient_destructors[k], destructor ? destructor : nothing);
    known[k] = 1;
    *key = k;
    return 0;
}

int pthread_key_delete(u32 key) {
    if (key >= MOST_KEYS || !EXCHANGE(&__quotient_destructors[key], 0))
        return EINVAL;
    known[key] = 0;
    values[key] = 0;
    return 0;
}

void *pthread_getspecific(u32 key) { return key < MOST_KEYS ? values[key] : 0; }

int pthread_setspecific(u32 key, const void *value) {
    if (key >= MOST_KEYS || !(known[key] || LOAD(&__quotient_destructors[key])))
        return EINVAL;
    known[key] = 1;
    values[key] = (void *)value;
    return 0;
}

enum { THRD_ERROR = 2 };

int tss_create(u32 *key, void (*destructor)(void *)) { return pthread_key_create(key, destructor); }
void tss_delete(u32 key) { pthread_key_delete(key); }
void *tss_get(u32 key) { return pthread_getspecific(key); }
int tss_set(u32 key, void *value) { return pthread_setspecific(key, value) ? THRD_ERROR : 0; }

static void destroy(void) {
    for (int round = 0; round < ROUNDS; round++) {
        int again = 0;
        for (int k = 0; k < MOST_KEYS; k++) {
            void *value = values[k];
            if (!value)
                continue;
            values[k] = 0;
            void (*destructor)(void *) = LOAD(&__quotient_destructors[k]);
            if (destructor && destructor != nothing) {
                destructor(value);
                again = 1;
            }
        }
        if (!again)
            return;
    }
}

/* What C++ has to destroy before; set by the thread that has something of the kind. */
_Thread_local void (*__quotient_thread_ends)(void);

static void leave_robust(void);

/* Nothing, in programs that need none of it. */
void __quotient_begins_thread(void);
void __quotient_tells_end(void);
void __quotient_leaves_process(void);

static void end(void) {
    if (__quotient_thread_ends)
        __quotient_thread_ends();
    destroy();
    leave_robust();
    __quotient_tells_end();
    __quotient_leaves_process();
}

/* Threads of a program that has keys, or variables of a thread that are destroyed, begin and end
 * here. */
typedef struct {
    void *(*entry)(void *);
    void *argument;
    signals blocked;
} start;

int pthread_create(usize *thread, const void *attributes, void *(*entry)(void *), void *argument);
_Noreturn void pthread_exit(void *result);

static void *run(void *argument) {
    start *s = argument;
    void *(*entry)(void *) = s->entry;
    argument = s->argument;
    __quotient_blocked = s->blocked;
    free(s);
    void *result = entry(argument);
    end();
    return result;
}

int __quotient_create(usize *thread, const void *attributes, void *(*entry)(void *), void *argument) {
    start *s = malloc(sizeof *s);
    s->entry = entry;
    s->argument = argument;
    s->blocked = __quotient_blocked;
    __quotient_begins_thread();
    return pthread_create(thread, attributes, run, s);
}

int __quotient_thrd_create(usize *thread, void *(*entry)(void *), void *argument) {
    return __quotient_create(thread, 0, entry, argument);
}

/* Handlers that are to run when the thread is cancelled, or exits: `pthread_cleanup_push` marks where to
 * jump back to, and there the handler is run and `__pthread_unwind_next` called. */
#define MOST_CLEAN_UPS 32
static _Thread_local u64 *clean_ups[MOST_CLEAN_UPS];
static _Thread_local int clean_up_count;
static _Thread_local void *exit_value;

int setjmp(u64 *buffer) __attribute__((returns_twice));
_Noreturn void longjmp(u64 *buffer, int value);
int __quotient_once_begins(u32 *control);
void __quotient_once_ends(u32 *control, int done);

/* Leaves functions, called since the place was marked, up to one that cleans up; returns if there is none. */
void __quotient_unwind_by_force(u64 place);
/* Whether it is what ends a call of a function. Who cleans up takes it back. */
_Thread_local int __quotient_forced;

void __pthread_register_cancel(u64 *buffer) {
    if (clean_up_count == MOST_CLEAN_UPS)
        __quotient_unsupported("more than 32 clean-up handlers of a thread at once");
    clean_ups[clean_up_count++] = buffer;
}

void __pthread_unregister_cancel(void *buffer) {
    (void)buffer;
    clean_up_count--;
}

_Noreturn void __pthread_unwind_next(void *buffer) {
    (void)buffer;
    u64 *handler = clean_up_count ? clean_ups[clean_up_count - 1] : 0;
    /* Functions of C++ clean up as for an exception: those that the one with the handler has called come before it. */
    __quotient_forced = 1;
    __quotient_unwind_by_force(handler ? *handler : 0);
    __quotient_forced = 0;
    if (handler) {
        clean_up_count--;
        longjmp(handler, 1);
    }
    end();
    pthread_exit(exit_value);
}

/* A routine that is to run once, and has not come to its end, is another's to run. */
int __quotient_once_or_not(u32 *control, void (*routine)(void)) {
    if (__quotient_once_begins(control)) {
        u64 buffer[1];
        if (setjmp(buffer)) {
            __quotient_once_ends(control, 0);
            __pthread_unwind_next(buffer);
        }
        __pthread_register_cancel(buffer);
        routine();
        __pthread_unregister_cancel(buffer);
        __quotient_once_ends(control, 1);
    }
    return 0;
}

_Noreturn void __quotient_exit(void *result) {
    exit_value = result;
    __pthread_unwind_next(0);
}

/* --- Threads that are detached: in programs that detach any. ---------------------------------- */

/* What has become of each thread: nothing yet, or one of these. */
enum { JOINED = 1, DETACHED = 2 };
#define MOST_THREADS 1024 /* of an execution */
static int __quotient_fates[MOST_THREADS];

int pthread_join(usize thread, void **result);
int thrd_join(usize thread, int *result);

/* A join of a detached thread waits like any other before it is told: who detaches may be late. */
static void joined(int number) {
    if (EXCHANGE(&__quotient_fates[number], JOINED))
        __quotient_misused_thread("join of a thread that is detached");
}

int __quotient_join(usize thread, void **result) {
    int number = __quotient_number_of(thread);
    pthread_join(thread, result);
    joined(number);
    return 0;
}

int __quotient_thrd_join(usize thread, int *result) {
    int number = __quotient_number_of(thread);
    thrd_join(thread, result);
    joined(number);
    return 0;
}

int __quotient_detach(usize thread) {
    int number = __quotient_number_of(thread);
    switch (EXCHANGE(&__quotient_fates[number], DETACHED)) {
    case JOINED:
        __quotient_misused_thread("detachment of a thread that was joined before");
    case DETACHED:
        __quotient_misused_thread("detachment of a thread that was detached before");
    }
    return 0;
}

/* In programs that have threads begin detached. Whoever joins the thread, or detaches it, before this is told
 * here. */
int __quotient_start_thread(usize *thread, const void *attributes, void *(*entry)(void *), void *argument);

int __quotient_create_as(usize *thread, const attributes *a, void *(*entry)(void *), void *argument) {
    int result = __quotient_start_thread(thread, a, entry, argument);
    if (a && a->detached)
        __quotient_detach(*thread);
    return result;
}

/* --- The last thread: in programs in which `main` may exit alone and that do something at their end. --- */

/* How many have not ended. The last of them ends the process, as by `exit`. */
static int __quotient_living = 1;

_Noreturn void exit(int status);

void __quotient_count_thread(void) { ADD(&__quotient_living, 1); }

void __quotient_uncount_thread(void) {
    if (SUB(&__quotient_living, 1) == 1)
        exit(0);
}

/* --- Threads that are joined if they have ended: in programs that ask for that. ---------------- */

static int __quotient_ended[MOST_THREADS];

void __quotient_tell_end(void) { STORE(&__quotient_ended[__quotient_thread_number()], 1); }

/* The version of `pthread_join` that the program needs apart from this. */
int __quotient_join_thread(usize thread, void **result);
void __VERIFIER_assume(int condition);

int pthread_tryjoin_np(usize thread, void **result) {
    if (!LOAD(&__quotient_ended[__quotient_number_of(thread)]))
        return EBUSY;
    return __quotient_join_thread(thread, result);
}

int pthread_timedjoin_np(usize thread, void **result, const long *until) {
    int number = __quotient_number_of(thread);
    if (__quotient_times_out()) {
        __quotient_time_passes(until);
        if (!LOAD(&__quotient_ended[number]))
            return ETIMEDOUT;
    } else {
        __VERIFIER_assume(LOAD(&__quotient_ended[number]));
    }
    return __quotient_join_thread(thread, result);
}

int pthread_clockjoin_np(usize thread, void **result, int clock, const long *until) {
    (void)clock;
    return pthread_timedjoin_np(thread, result, until);
}

/* --- Threads that are cancelled: in programs that cancel any. ---------------------------------- */

/* Whether each thread was cancelled, and whether it waits for something other than that. */
static int __quotient_cancelled[MOST_THREADS];
static int __quotient_waits[MOST_THREADS];
static _Thread_local int cancel_state, cancel_type;

enum { DISABLED = 1, ASYNCHRONOUS = 1 };
#define CANCELED ((void *)-1)

int pthread_cond_wait(void *condition, void *mutex);
int pthread_cond_timedwait(void *condition, void *mutex, const long *until);
int pthread_cond_clockwait(void *condition, void *mutex, int clock, const long *until);
int cnd_timedwait(void *condition, void *mutex, const long *until);
int pthread_mutex_lock_plain(void *mutex) __asm__("pthread_mutex_lock");
int pthread_mutex_unlock_plain(void *mutex) __asm__("pthread_mutex_unlock");
int sem_wait(void *semaphore);
int sem_timedwait(void *semaphore, const long *until);
int sem_clockwait(void *semaphore, int clock, const long *until);
int poll(void *files, usize count, int milliseconds);
int select(int count, void *in, void *out, void *errors, void *limit);
/* The version of `thrd_join` that the program needs apart from this. */
int __quotient_join_thrd(usize thread, int *result);

void __quotient_testcancel(void) {
    if (cancel_state != DISABLED && LOAD(&__quotient_cancelled[__quotient_thread_number()]))
        __quotient_exit(CANCELED);
}

int pthread_setcancelstate(int state, int *old) {
    if (state != 0 && state != DISABLED)
        return EINVAL;
    if (old)
        *old = cancel_state;
    cancel_state = state;
    return 0;
}

int pthread_setcanceltype(int type, int *old) {
    if (type != 0 && type != ASYNCHRONOUS)
        return EINVAL;
    if (old)
        *old = cancel_type;
    cancel_type = type;
    return 0;
}

int __quotient_setcanceltype(int type, int *old) {
    if (type == ASYNCHRONOUS)
        __quotient_unsupported("not supported: asynchronous cancellation; let the thread call `pthread_testcancel` where "
                               "it may be cancelled");
    return pthread_setcanceltype(type, old);
}

/* A wait ends by a cancellation or otherwise: which one is chosen before. If it is the one, then the thread waits for
 * nothing else; if it is the other, then nobody cancels it meanwhile. What was chosen wrongly is not followed further. */
static int ends_cancelled(void) {
    __quotient_testcancel();
    return cancel_state != DISABLED && __quotient_choose(2, "cancellation of a wait");
}

static _Noreturn void cancelled(void *mutex) {
    if (mutex)
        pthread_mutex_unlock_plain(mutex);
    __VERIFIER_assume(LOAD(&__quotient_cancelled[__quotient_thread_number()]));
    if (mutex)
        pthread_mutex_lock_plain(mutex);
    __quotient_exit(CANCELED);
}

static void begin_wait(void) {
    int number = __quotient_thread_number();
    if (cancel_state != DISABLED) {
        STORE(&__quotient_waits[number], 1);
        __VERIFIER_assume(!LOAD(&__quotient_cancelled[number]));
    }
}

static void end_wait(void) {
    if (cancel_state != DISABLED)
        STORE(&__quotient_waits[__quotient_thread_number()], 0);
}

int __quotient_cancel(usize thread) {
    int number = __quotient_number_of(thread);
    STORE(&__quotient_cancelled[number], 1);
    __VERIFIER_assume(!LOAD(&__quotient_waits[number]));
    return 0;
}

#define WAIT_OR_END(mutex, wait)                                                                   \
    do {                                                                                           \
        if (ends_cancelled())                                                                      \
            cancelled(mutex);                                                                      \
        begin_wait();                                                                              \
        int status = wait;                                                                         \
        end_wait();                                                                                \
        return status;                                                                             \
    } while (0)

int __quotient_cancel_cond_wait(void *condition, void *mutex) {
    WAIT_OR_END(mutex, pthread_cond_wait(condition, mutex));
}

int __quotient_cancel_cond_timedwait(void *condition, void *mutex, const long *until) {
    WAIT_OR_END(mutex, pthread_cond_timedwait(condition, mutex, until));
}

int __quotient_cancel_cond_clockwait(void *condition, void *mutex, int clock, const long *until) {
    WAIT_OR_END(mutex, pthread_cond_clockwait(condition, mutex, clock, until));
}

int __quotient_cancel_cnd_timedwait(void *condition, void *mutex, const long *until) {
    WAIT_OR_END(mutex, cnd_timedwait(condition, mutex, until));
}

int __quotient_cancel_sem_wait(void *semaphore) { WAIT_OR_END(0, sem_wait(semaphore)); }

int __quotient_cancel_sem_timedwait(void *semaphore, const long *until) {
    WAIT_OR_END(0, sem_timedwait(semaphore, until));
}

int __quotient_cancel_sem_clockwait(void *semaphore, int clock, const long *until) {
    WAIT_OR_END(0, sem_clockwait(semaphore, clock, until));
}

int __quotient_cancel_join(usize thread, void **result) {
    WAIT_OR_END(0, __quotient_join_thread(thread, result));
}

int __quotient_cancel_thrd_join(usize thread, int *result) {
    WAIT_OR_END(0, __quotient_join_thrd(thread, result));
}

int __quotient_cancel_timedjoin(usize thread, void **result, const long *until) {
    WAIT_OR_END(0, pthread_timedjoin_np(thread, result, until));
}

int __quotient_cancel_sleep(long time) {
    (void)time;
    __quotient_testcancel();
    return 0;
}

int __quotient_cancel_poll(void *files, usize count, int milliseconds) {
    __quotient_testcancel();
    return poll(files, count, milliseconds);
}

int __quotient_cancel_select(int count, void *in, void *out, void *errors, void *limit) {
    __quotient_testcancel();
    return select(count, in, out, errors, limit);
}

/* Nobody else sends signals. */
int __quotient_cancel_pause(void) {
    if (cancel_state == DISABLED)
        __quotient_unsupported("not supported: a call of `pause` by a thread that cannot be cancelled: signals between threads "
                               "are not supported");
    __quotient_testcancel();
    cancelled(0);
}

/* --- Mutexes that know who holds them. -------------------------------------------------------- */

/* Where glibc has the kind depends on the size of pointers. What has become of a robust mutex is
 * looked at, and changed, by whoever holds it. */
typedef struct {
    int cell;
    int fate;
    int unused[sizeof(void *) == 8 ? 2 : 1];
    int kind;
} mutex;

enum { NORMAL, RECURSIVE, ERROR_CHECKING, KINDS = 3, ROBUST = 16 };
enum { SOUND, OWNER_DIED, LOST };
enum { THRD_TIMEDOUT = 4 };

int pthread_mutex_init(mutex *m, const void *attributes);
int pthread_mutex_lock(mutex *m);
int pthread_mutex_trylock(mutex *m);
int pthread_mutex_unlock(mutex *m);
int pthread_mutex_timedlock(mutex *m, const long *until);

#define MOST_HELD 32
static _Thread_local mutex *held[MOST_HELD];
static _Thread_local u32 times[MOST_HELD];
static _Thread_local int kinds[MOST_HELD];

static int place(mutex *wanted) {
    for (int i = 0; i < MOST_HELD; i++)
        if (held[i] == wanted)
            return i;
    return -1;
}

static int kind(mutex *m) { return m->kind & (KINDS | ROBUST); }

/* Whose owner has ended is told once; if nobody then makes it consistent, nobody gets it any more. */
static int inherit(mutex *m, int i) {
    if (m->fate != LOST)
        return m->fate == OWNER_DIED ? EOWNERDEAD : 0;
    held[i] = 0;
    pthread_mutex_unlock(m);
    return ENOTRECOVERABLE;
}

static int enter(mutex *m, int kind) {
    if (kind != RECURSIVE && kind != ERROR_CHECKING && !(kind & ROBUST))
        return 0;
    int i = place(0);
    if (i < 0)
        __quotient_unsupported("a thread that holds more than 32 recursive or robust mutexes at once");
    held[i] = m;
    times[i] = 1;
    kinds[i] = kind;
    return kind & ROBUST ? inherit(m, i) : 0;
}

/* The thread ends: others get the robust mutexes that it holds. */
static void leave_robust(void) {
    for (int i = 0; i < MOST_HELD; i++)
        if (held[i] && kinds[i] & ROBUST) {
            held[i]->fate = OWNER_DIED;
            pthread_mutex_unlock(held[i]);
            held[i] = 0;
        }
}

int pthread_mutex_consistent(mutex *m) {
    if (place(m) < 0 || m->fate != OWNER_DIED)
        return EINVAL;
    m->fate = SOUND;
    return 0;
}

/* All attributes are in one int: who may use the mutex, the protocol and the ceiling make no difference. */
#define SHIFT(field) __builtin_ctz(field)
#define MUTEX_ATTRIBUTE(name, field, most)                                                         \
    int pthread_mutexattr_set##name(int *attributes, int value) {                                  \
        if (value < 0 || value > (most))                                                           \
            return EINVAL;                                                                         \
        *attributes = (*attributes & ~(field)) | value << SHIFT(field);                            \
        return 0;                                                                                  \
    }                                                                                              \
    int pthread_mutexattr_get##name(const int *attributes, int *value) {                           \
        *value = (*attributes & (field)) >> SHIFT(field);                                          \
        return 0;                                                                                  \
    }
MUTEX_ATTRIBUTE(type, KINDS, 3)
MUTEX_ATTRIBUTE(kind_np, KINDS, 3)
MUTEX_ATTRIBUTE(robust, ROBUST, 1)
MUTEX_ATTRIBUTE(pshared, 0x20, 1)
MUTEX_ATTRIBUTE(protocol, 0xc0, 2)
MUTEX_ATTRIBUTE(prioceiling, 0x7f00, 99)

int pthread_mutexattr_init(int *attributes) {
    *attributes = NORMAL;
    return 0;
}

int __quotient_mutex_init(mutex *m, const int *attributes) {
    m->kind = attributes ? *attributes & (KINDS | ROBUST) : NORMAL;
    if (m->kind & ROBUST)
        m->fate = SOUND;
    return pthread_mutex_init(m, 0);
}

int __quotient_mtx_init(mutex *m, int type) {
    m->kind = type & 1 ? RECURSIVE : NORMAL;
    return pthread_mutex_init(m, 0);
}

int __quotient_mutex_lock(mutex *m) {
    int i = place(m);
    if (i >= 0) {
        switch (kinds[i] & KINDS) {
        case ERROR_CHECKING:
            return EDEADLK;
        case RECURSIVE:
            times[i]++;
            return 0;
        }
    }
    int k = kind(m);
    pthread_mutex_lock(m);
    return enter(m, k);
}

int __quotient_mutex_trylock(mutex *m) {
    int i = place(m);
    if (i >= 0) {
        if ((kinds[i] & KINDS) != RECURSIVE)
            return EBUSY;
        times[i]++;
        return 0;
    }
    int k = kind(m);
    return pthread_mutex_trylock(m) ? EBUSY : enter(m, k);
}

int __quotient_mtx_trylock(mutex *m) { return __quotient_mutex_trylock(m) ? 1 : 0; }

int __quotient_mutex_timedlock(mutex *m, const long *until) {
    int i = place(m), own = i < 0 ? NORMAL : kinds[i] & KINDS;
    if (own == RECURSIVE || own == ERROR_CHECKING)
        return __quotient_mutex_lock(m);
    int k = kind(m);
    int result = pthread_mutex_timedlock(m, until);
    return result ? result : enter(m, k);
}

int __quotient_mutex_clocklock(mutex *m, int clock, const long *until) {
    (void)clock;
    return __quotient_mutex_timedlock(m, until);
}

int __quotient_mutex_unlock(mutex *m) {
    int i = place(m);
    if (i < 0)
        return kind(m) == NORMAL ? pthread_mutex_unlock(m) : EPERM;
    if (--times[i] > 0)
        return 0;
    held[i] = 0;
    if (kinds[i] & ROBUST && m->fate == OWNER_DIED)
        m->fate = LOST;
    return pthread_mutex_unlock(m);
}
