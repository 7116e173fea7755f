/* The machine and the system around a program, as far as it can ask for them: two processors, one
 * process, a clock that hardly moves, memory by the page. */
#include "quotient.h"

typedef unsigned char byte;

void *malloc(usize size);
void *calloc(usize count, usize size);
void free(void *memory);
void *memset(void *to, int with, usize size);
void *memcpy(void *to, const void *from, usize size);
usize strlen(const char *s);

/* --- Inputs. ---------------------------------------------------------------------------------- */

/* No pointer, or one to memory that nobody else knows. */
void *__VERIFIER_nondet_pointer(void) { return __quotient_choose(2, "nondet pointer") ? malloc(4096) : 0; }

/* --- Processors. ------------------------------------------------------------------------------ */

#define PROCESSORS 2
#define PAGE 4096

int get_nprocs(void) { return PROCESSORS; }
int get_nprocs_conf(void) { return PROCESSORS; }
int getpagesize(void) { return PAGE; }

long sysconf(int what) {
    switch (what) {
    case 2: /* _SC_CLK_TCK */
        return 100;
    case 30: /* _SC_PAGESIZE */
        return PAGE;
    case 83: /* _SC_NPROCESSORS_CONF */
    case 84: /* _SC_NPROCESSORS_ONLN */
        return PROCESSORS;
    case 85: /* _SC_PHYS_PAGES */
    case 86: /* _SC_AVPHYS_PAGES */
        return 1 << 20;
    case 190: /* _SC_LEVEL1_DCACHE_LINESIZE */
        return 64;
    case 249: /* _SC_MINSIGSTKSZ */
    case 250: /* _SC_SIGSTKSZ */
        return 8192;
    case 75: /* _SC_THREAD_STACK_MIN */
        return 16384;
    }
    return -1;
}

/* What PTHREAD_STACK_MIN is with newer headers. */
long __sysconf(int what) { return sysconf(what); }

/* Whether atomic objects of that size, at that address, need no lock. Clang has the name for itself. */
_Bool is_lock_free(usize size, const volatile void *object) __asm__("__atomic_is_lock_free");

_Bool is_lock_free(usize size, const volatile void *object) {
    int small = size == 1 || size == 2 || size == 4 || size == 8;
    return small && ((usize)object & (size - 1)) == 0;
}

/* A thread may run on any processor, whatever it asked for. */
int sched_getaffinity(int process, usize size, byte *set) {
    (void)process;
    memset(set, 0, size);
    set[0] = (1 << PROCESSORS) - 1;
    return 0;
}

int pthread_getaffinity_np(usize thread, usize size, byte *set) {
    return sched_getaffinity((int)thread, size, set);
}

int __sched_cpucount(usize size, const byte *set) {
    int count = 0;
    for (usize i = 0; i < size; i++)
        count += __builtin_popcount(set[i]);
    return count;
}

void *__sched_cpualloc(usize count) { return calloc((count + 63) / 64, 8); }
void __sched_cpufree(void *set) { free(set); }

int sched_get_priority_max(int policy) { return policy ? 99 : 0; }
int sched_get_priority_min(int policy) { return policy ? 1 : 0; }

int pthread_getschedparam(usize thread, int *policy, int *parameters) {
    (void)thread;
    *policy = 0;
    *parameters = 0;
    return 0;
}

/* --- Attributes of threads: what was set can be read. ----------------------------------------- */

int pthread_attr_init(attributes *a) {
    *a = (attributes){.stack = 8 << 20, .guard = PAGE};
    return 0;
}

int pthread_getattr_np(usize thread, attributes *a) {
    (void)thread;
    return pthread_attr_init(a);
}

/* What glibc has as `PTHREAD_STACK_MIN`. */
#define LEAST_STACK 16384

#define ATTRIBUTE(name, type, field, error)                                                        \
    int pthread_attr_set##name(attributes *a, type value) {                                        \
        int status = error;                                                                        \
        if (status)                                                                                \
            return status;                                                                         \
        a->field = value;                                                                          \
        return 0;                                                                                  \
    }                                                                                              \
    int pthread_attr_get##name(const attributes *a, type *value) {                                 \
        *value = a->field;                                                                         \
        return 0;                                                                                  \
    }
ATTRIBUTE(stacksize, usize, stack, value < LEAST_STACK ? EINVAL : 0)
ATTRIBUTE(guardsize, usize, guard, 0)
ATTRIBUTE(detachstate, int, detached, value & ~1 ? EINVAL : 0)
/* Threads compete with those of all processes, and no others. */
ATTRIBUTE(scope, int, others[0], value == 1 ? ENOTSUP : value ? EINVAL : 0)
ATTRIBUTE(inheritsched, int, others[1], value & ~1 ? EINVAL : 0)
ATTRIBUTE(schedpolicy, int, others[2], value < 0 || value > 2 ? EINVAL : 0)

int pthread_attr_setschedparam(attributes *a, const int *parameters) {
    int policy = a->others[2];
    if (*parameters < sched_get_priority_min(policy) || *parameters > sched_get_priority_max(policy))
        return EINVAL;
    a->priority = *parameters;
    return 0;
}

int pthread_attr_getschedparam(const attributes *a, int *parameters) {
    *parameters = a->priority;
    return 0;
}

/* Where a stack lies nobody knows. */
int pthread_attr_setstack(attributes *a, void *stack, usize size) {
    (void)stack;
    return pthread_attr_setstacksize(a, size);
}

int pthread_attr_getstack(const attributes *a, void **stack, usize *size) {
    *stack = 0;
    *size = a->stack;
    return 0;
}

/* Of locks, barriers and condition variables: who may use them makes no difference. */
#define LOCK_ATTRIBUTE(kind, name, index, most)                                                    \
    int pthread_##kind##attr_set##name(int *attributes, int value) {                               \
        if (value < 0 || value > (most))                                                           \
            return EINVAL;                                                                         \
        attributes[index] = value;                                                                 \
        return 0;                                                                                  \
    }                                                                                              \
    int pthread_##kind##attr_get##name(const int *attributes, int *value) {                        \
        *value = attributes[index];                                                                \
        return 0;                                                                                  \
    }
LOCK_ATTRIBUTE(rwlock, kind_np, 0, 2)
LOCK_ATTRIBUTE(rwlock, pshared, 1, 1)
LOCK_ATTRIBUTE(barrier, pshared, 0, 1)

int pthread_rwlockattr_init(int *attributes) {
    attributes[0] = attributes[1] = 0;
    return 0;
}

int pthread_barrierattr_init(int *attributes) {
    *attributes = 0;
    return 0;
}

/* Who may use it, and above that the clock. */
int pthread_condattr_init(int *attributes) { return pthread_barrierattr_init(attributes); }

int pthread_condattr_setpshared(int *attributes, int shared) {
    if (shared & ~1)
        return EINVAL;
    *attributes = (*attributes & ~1) | shared;
    return 0;
}

int pthread_condattr_getpshared(const int *attributes, int *shared) {
    *shared = *attributes & 1;
    return 0;
}

int pthread_condattr_setclock(int *attributes, int clock) {
    if (clock != 0 && clock != 1)
        return EINVAL;
    *attributes = (*attributes & 1) | clock << 1;
    return 0;
}

int pthread_condattr_getclock(const int *attributes, int *clock) {
    *clock = *attributes >> 1;
    return 0;
}

/* --- Limits, of which there are none. --------------------------------------------------------- */

int getrlimit(int which, usize *limits) {
    (void)which;
    limits[0] = limits[1] = ~(usize)0;
    return 0;
}

int prlimit(int process, int which, const usize *new, usize *old) {
    (void)process;
    (void)new;
    return old ? getrlimit(which, old) : 0;
}

/* --- Names of threads and processes. ---------------------------------------------------------- */

/* The first process has started this one. */
int getppid(void) { return 1; }
int getpid(void) { return 2; }
int gettid(void) { return __quotient_thread_number() + 2; }

int gethostname(char *name, usize size) {
    static const char known[] = "localhost";
    memcpy(name, known, size < sizeof known ? size : sizeof known);
    return 0;
}

int pthread_getname_np(usize thread, char *name, usize size) {
    (void)thread;
    if (size)
        *name = 0;
    return 0;
}

/* --- Errors, all of which are called the same. ------------------------------------------------ */

static const char error_text[] = "Error";

char *strerror(int error) {
    (void)error;
    return (char *)error_text;
}

char *strerror_r(int error, char *buffer, usize size) {
    (void)buffer;
    (void)size;
    return strerror(error);
}

int __xpg_strerror_r(int error, char *buffer, usize size) {
    (void)error;
    if (size < sizeof error_text)
        return ERANGE;
    memcpy(buffer, error_text, sizeof error_text);
    return 0;
}

/* --- Output, which nobody reads. -------------------------------------------------------------- */

#define IS_OUTPUT(file) ((file) == 1 || (file) == 2)

void __quotient_reads(const volatile char *bytes, usize size);

long write(int file, const void *text, usize size) {
    if (!IS_OUTPUT(file))
        __quotient_unsupported("not supported: a call of `write`: files are not supported; put "
                               "what they would hold into the program");
    __quotient_reads(text, size);
    return (long)size;
}

/* Who called whom is not told. */
char **backtrace_symbols(void *const *calls, int count) {
    (void)calls;
    (void)count;
    return malloc(sizeof(char *));
}

/* There are no others. */
extern void *stdin, *stdout;
int fileno(void *file) { return file == stdin ? 0 : file == stdout ? 1 : 2; }
int fileno_unlocked(void *file) { return fileno(file); }

int strcmp(const char *a, const char *b);

/* There is one locale, which is also what an empty environment asks for. */
char *setlocale(int category, const char *name) {
    static const char only[] = "C";
    (void)category;
    return !name || !*name || !strcmp(name, only) || !strcmp(name, "POSIX") ? (char *)only : 0;
}

_Noreturn void exit(int status);
_Noreturn void err(int status) { exit(status); }
_Noreturn void errx(int status) { exit(status); }
_Noreturn void verr(int status) { exit(status); }
_Noreturn void verrx(int status) { exit(status); }

void error(int status) {
    if (status)
        exit(status);
}

/* --- No time passes but by time limits. ------------------------------------------------------- */

typedef struct {
    long seconds, nanoseconds;
} timespec;

/* What the thread knows of it. */
_Thread_local timespec __quotient_now = {1700000000L, 0};

void __quotient_time_passes(const long *until) {
    timespec limit = {until[0], until[1]};
    if (limit.seconds < __quotient_now.seconds ||
        (limit.seconds == __quotient_now.seconds && limit.nanoseconds < __quotient_now.nanoseconds))
        return;
    __quotient_now = limit;
    /* Not only reached: whoever looks what is left of it finds nothing. */
    if (++__quotient_now.nanoseconds == 1000000000) {
        __quotient_now.seconds++;
        __quotient_now.nanoseconds = 0;
    }
}

long time(long *result) {
    if (result)
        *result = __quotient_now.seconds;
    return __quotient_now.seconds;
}

/* As if the thread had worked all the time. */
long clock(void) {
    return (long)((__quotient_now.seconds - 1700000000L) * 1000000ul) + __quotient_now.nanoseconds / 1000;
}

int clock_gettime(int which, long *result) {
    (void)which;
    result[0] = __quotient_now.seconds;
    result[1] = __quotient_now.nanoseconds;
    return 0;
}

int clock_getres(int which, long *result) {
    (void)which;
    if (result) {
        result[0] = 0;
        result[1] = 1;
    }
    return 0;
}

int gettimeofday(long *result, void *zone) {
    (void)zone;
    result[0] = __quotient_now.seconds;
    result[1] = __quotient_now.nanoseconds / 1000;
    return 0;
}

int timespec_get(long *result, int base) {
    clock_gettime(0, result);
    return base;
}

/* Without anything to wait for, these only let time pass. */
#define ONLY_SLEEPS(name, alone)                                                                   \
    if (!(alone))                                                                                  \
    __quotient_unsupported("not supported: a call of `" name "` that waits for files; call what "  \
                           "handles them directly")

int poll(void *files, usize count, int milliseconds) {
    (void)files;
    (void)milliseconds;
    ONLY_SLEEPS("poll", count == 0);
    return 0;
}

int ppoll(void *files, usize count, const void *limit, const void *signals) {
    (void)files;
    (void)limit;
    (void)signals;
    ONLY_SLEEPS("ppoll", count == 0);
    return 0;
}

int select(int count, void *in, void *out, void *errors, void *limit) {
    (void)count;
    (void)limit;
    ONLY_SLEEPS("select", !in && !out && !errors);
    return 0;
}

int pselect(int count, void *in, void *out, void *errors, const void *limit, const void *signals) {
    (void)count;
    (void)limit;
    (void)signals;
    ONLY_SLEEPS("pselect", !in && !out && !errors);
    return 0;
}

double difftime(long later, long earlier) { return (double)(later - earlier); }

/* In hundredths of a second; the work of threads is not measured. */
long times(void *used) {
    if (used)
        memset(used, 0, 4 * sizeof(long));
    return clock() / 10000;
}

int getrusage(int who, long *usage) {
    (void)who;
    memset(usage, 0, 18 * sizeof(long));
    usage[0] = __quotient_now.seconds - 1700000000L;
    usage[1] = __quotient_now.nanoseconds / 1000;
    return 0;
}

/* The processor's own count, of which there are a billion in a second. */
u64 __quotient_ticks(void) {
    return (u64)__quotient_now.seconds * 1000000000 + (u64)__quotient_now.nanoseconds;
}

typedef struct {
    int second, minute, hour, day, month, year, weekday, yearday, summer;
    long offset;
    const char *zone;
} calendar;

/* Days before the month, in a year that begins in March so that the leap day is its last. */
static int days_before(int month) { return (153 * month + 2) / 5; }

calendar *gmtime_r(const long *time, calendar *c) {
    long days = *time / 86400, rest = *time % 86400;
    if (rest < 0) {
        rest += 86400;
        days--;
    }
    *c = (calendar){.zone = "UTC"};
    c->hour = (int)(rest / 3600);
    c->minute = (int)(rest / 60 % 60);
    c->second = (int)(rest % 60);
    c->weekday = (int)(((days + 4) % 7 + 7) % 7);
    /* From the first of March of the year 0, by eras of 400 years. */
    long day = days + 719468;
    long era = (day < 0 ? day - 146096 : day) / 146097;
    long of_era = day - era * 146097;
    long year = (of_era - of_era / 1460 + of_era / 36524 - of_era / 146096) / 365;
    int of_year = (int)(of_era - (365 * year + year / 4 - year / 100));
    int month = (5 * of_year + 2) / 153;
    int january = month >= 10;
    c->day = of_year - days_before(month) + 1;
    c->month = january ? month - 10 : month + 2;
    c->year = (int)(era * 400 + year + january - 1900);
    int full = c->year + 1900;
    int leap = (full % 4 == 0 && full % 100 != 0) || full % 400 == 0;
    c->yearday = january ? of_year - 306 : of_year + 59 + leap;
    return c;
}

calendar *localtime_r(const long *time, calendar *c) { return gmtime_r(time, c); }

/* One that all threads share is of use to nobody. */
static _Thread_local calendar broken_down;
calendar *gmtime(const long *time) { return gmtime_r(time, &broken_down); }
calendar *localtime(const long *time) { return gmtime_r(time, &broken_down); }

long timegm(calendar *c) {
    int january = c->month < 2;
    long year = c->year + 1900L - january;
    long era = (year < 0 ? year - 399 : year) / 400;
    long of_era = year - era * 400;
    long of_year = days_before(january ? c->month + 10 : c->month - 2) + c->day - 1;
    long days = era * 146097 + of_era * 365 + of_era / 4 - of_era / 100 + of_year - 719468;
    long time = ((days * 24 + c->hour) * 60 + c->minute) * 60 + c->second;
    gmtime_r(&time, c);
    return time;
}

long mktime(calendar *c) { return timegm(c); }

/* Texts do not say what time it is. The format stands for what it would give. */
usize strftime(char *to, usize size, const char *format, const calendar *c) {
    (void)c;
    usize length = strlen(format);
    if (length >= size)
        return 0;
    memcpy(to, format, length + 1);
    return length;
}

static const char now_text[] = "Tue Nov 14 22:13:20 2023\n";

char *ctime(const long *time) {
    (void)time;
    return (char *)now_text;
}

char *asctime(const calendar *c) {
    (void)c;
    return (char *)now_text;
}

/* --- Memory by the page. ---------------------------------------------------------------------- */

#define MAP_ANONYMOUS 0x20

void *realloc(void *old, usize size);

void *reallocarray(void *old, usize count, usize size) {
    usize all;
    if (__builtin_mul_overflow(count, size, &all)) {
        *__errno_location() = ENOMEM;
        return 0;
    }
    return realloc(old, all);
}

int posix_memalign(void **result, usize alignment, usize size) {
    if (!alignment || alignment % sizeof(void *) || alignment & (alignment - 1))
        return EINVAL;
    void *memory = malloc(size);
    if (!memory)
        return ENOMEM;
    *result = memory;
    return 0;
}

void *mmap(void *at, usize size, int protection, int flags, int file, long offset) {
    (void)at;
    (void)protection;
    (void)file;
    (void)offset;
    if (!(flags & MAP_ANONYMOUS))
        __quotient_unsupported("not supported: a call of `mmap`: files are not supported; put "
                               "what they would hold into the program");
    return calloc(1, size);
}

int munmap(void *memory, usize size) {
    (void)size;
    free(memory);
    return 0;
}
