/* What the library's functions are made of, and what they share.
 *
 * It is compiled for programs with pointers of 64 bits and for those with 32, in which `long` and
 * `size_t` have 32 too. */

typedef unsigned int u32;
/* As large and aligned in both, so that they can be accessed at once. */
typedef unsigned long long u64 __attribute__((aligned(8)));
typedef long long s64 __attribute__((aligned(8)));
/* `size_t`, and `unsigned long`. */
typedef unsigned long usize;
#define LONG_BITS (8 * (int)sizeof(long))

/* Gates: a lock waits until the gate is open and closes it, a release opens it, whoever closed it.
 * An int with the value CLOSED is a closed gate. */
void __quotient_gate_lock(int *gate);
int __quotient_gate_trylock(int *gate);
int __quotient_gate_release(int *gate);
#define CLOSED 0x7fffffff

/* Locks of a gate and of a mutex that wait for no longer than a time limit: executions in which they
 * would wait for ever are not followed further. */
void __quotient_gate_lock_in_time(int *gate);
void __quotient_lock_in_time(void *mutex);

/* What comes before is in order with what comes behind, as by a seq_cst fence that synchronises with nobody. */
void __quotient_barrier(void);

/* For the thread, time has passed until then. */
void __quotient_time_passes(const long *until);

/* The thread's number: 0 for the main thread, and small. */
int __quotient_thread_number(void);

/* That of the thread with a handle. */
int __quotient_number_of(usize thread);

/* Ends the program: a thread, or a lock, is misused. */
_Noreturn void __quotient_misused_thread(const char *how);
_Noreturn void __quotient_misused_lock(const char *how);

/* Any of 0 to count - 1; reports say what was chosen. */
int __quotient_choose(int count, const char *what);

/* Whether a time limit passes. */
int __quotient_times_out(void);

/* Whether a wait for a condition variable may end without a signal. */
int __quotient_spurious_wakeups(void);

/* Ends the check: the program needs what is not supported. */
_Noreturn void __quotient_unsupported(const char *what);

int *__errno_location(void);

/* Under sequential consistency an atomic access has no weaker form worth having. */
#define LOAD(p) __atomic_load_n(p, __ATOMIC_SEQ_CST)
#define STORE(p, v) __atomic_store_n(p, v, __ATOMIC_SEQ_CST)
#define ADD(p, v) __atomic_fetch_add(p, v, __ATOMIC_SEQ_CST)
#define SUB(p, v) __atomic_fetch_sub(p, v, __ATOMIC_SEQ_CST)
#define OR(p, v) __atomic_fetch_or(p, v, __ATOMIC_SEQ_CST)
#define AND(p, v) __atomic_fetch_and(p, v, __ATOMIC_SEQ_CST)
#define EXCHANGE(p, v) __atomic_exchange_n(p, v, __ATOMIC_SEQ_CST)
/* Whether it was as expected; *e is what it was. */
#define CAS(p, e, v) __atomic_compare_exchange_n(p, e, v, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST)

/* But who judges data races tells orders apart. Who takes something acquires, and who gives it back releases; an attempt
 * that fails, and a look at what is there, order nothing. */
#define LOOK(p) __atomic_load_n(p, __ATOMIC_RELAXED)
#define TAKE(operation, p, v) __atomic_fetch_##operation(p, v, __ATOMIC_ACQUIRE)
#define GIVE(operation, p, v) __atomic_fetch_##operation(p, v, __ATOMIC_RELEASE)
#define CHANGE(operation, p, v) __atomic_fetch_##operation(p, v, __ATOMIC_RELAXED)
#define REPLACE(p, v) __atomic_exchange_n(p, v, __ATOMIC_RELAXED)
#define TRY(p, e, v) __atomic_compare_exchange_n(p, e, v, 0, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED)

enum { EPERM = 1, ENOENT = 2, EAGAIN = 11, ENOMEM = 12, EBUSY = 16, EEXIST = 17, EINVAL = 22, ERANGE = 34, EDEADLK = 35, EOVERFLOW = 75, ENOTSUP = 95, ETIMEDOUT = 110,
       EOWNERDEAD = 130, ENOTRECOVERABLE = 131 };

/* Attributes of threads, as far as they are known: `pthread_attr_t`. */
typedef struct {
    usize stack;
    usize guard;
    int detached;
    int priority;
    int others[3];
} attributes;

/* Sets of signals: `sigset_t`. */
typedef struct {
    usize words[1024 / LONG_BITS];
} signals;

/* Those that the thread has blocked. */
extern _Thread_local signals __quotient_blocked;
