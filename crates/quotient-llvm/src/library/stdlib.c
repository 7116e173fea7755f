/* stdlib.h and what else has no file of its own: numbers in texts, random ones, sorting,
 * searching, options. */
#include "quotient.h"

typedef unsigned char byte;

void *malloc(usize size);
void free(void *memory);
void *memcpy(void *to, const void *from, usize size);
int memcmp(const void *a, const void *b, usize size);
usize strlen(const char *s);

/* --- Numbers. --------------------------------------------------------------------------------- */

static int digit(int c) {
    if (c >= '0' && c <= '9')
        return c - '0';
    c |= 32;
    return c >= 'a' && c <= 'z' ? c - 'a' + 10 : 99;
}

/* Whether there are numbers to that base; the end is not looked for if there are none. */
static int is_base(int base) {
    if (base == 0 || (base >= 2 && base <= 36))
        return 1;
    *__errno_location() = EINVAL;
    return 0;
}

/* The number at s, of which *negative says the sign; *over if it has more than 64 bits. */
static u64 number(const char *s, char **end, int base, int *negative, int *over) {
    const char *p = s;
    while (*p == ' ' || (*p >= 9 && *p <= 13))
        p++;
    *negative = *p == '-';
    if (*p == '-' || *p == '+')
        p++;
    if ((base == 0 || base == 16) && p[0] == '0' && (p[1] | 32) == 'x' && digit(p[2]) < 16) {
        p += 2;
        base = 16;
    } else if (base == 0)
        base = *p == '0' ? 8 : 10;
    u64 value = 0;
    *over = 0;
    const char *first = p;
    for (int d; (d = digit(*p)) < base; p++) {
        if (value > (~(u64)0 - (u64)d) / (u64)base)
            *over = 1;
        value = value * (u64)base + (u64)d;
    }
    if (end)
        *end = (char *)(p == first ? s : p);
    return value;
}

/* With at most `most`, the greatest of its type, or one less the other way. */
static s64 signed_number(const char *s, char **end, int base, s64 most) {
    int negative, over;
    if (!is_base(base))
        return 0;
    u64 value = number(s, end, base, &negative, &over);
    if (over || value > (u64)most + (u64)negative) {
        *__errno_location() = ERANGE;
        return negative ? -most - 1 : most;
    }
    return (s64)(negative ? -value : value);
}

static u64 unsigned_number(const char *s, char **end, int base, u64 most) {
    int negative, over;
    if (!is_base(base))
        return 0;
    u64 value = number(s, end, base, &negative, &over);
    if (over || value > most) {
        *__errno_location() = ERANGE;
        return most;
    }
    return negative ? -value : value;
}

s64 strtoll(const char *s, char **end, int base) {
    return signed_number(s, end, base, __LONG_LONG_MAX__);
}

u64 strtoull(const char *s, char **end, int base) {
    return unsigned_number(s, end, base, ~(u64)0);
}

long strtol(const char *s, char **end, int base) {
    return (long)signed_number(s, end, base, __LONG_MAX__);
}

usize strtoul(const char *s, char **end, int base) {
    return (usize)unsigned_number(s, end, base, ~(usize)0);
}

long __isoc23_strtol(const char *s, char **end, int base) { return strtol(s, end, base); }
s64 __isoc23_strtoll(const char *s, char **end, int base) { return strtoll(s, end, base); }
usize __isoc23_strtoul(const char *s, char **end, int base) { return strtoul(s, end, base); }
u64 __isoc23_strtoull(const char *s, char **end, int base) { return strtoull(s, end, base); }
int atoi(const char *s) { return (int)strtol(s, 0, 10); }
long atol(const char *s) { return strtol(s, 0, 10); }
s64 atoll(const char *s) { return strtoll(s, 0, 10); }
s64 strtoimax(const char *s, char **end, int base) { return strtoll(s, end, base); }
u64 strtoumax(const char *s, char **end, int base) { return strtoull(s, end, base); }

/* --- Random numbers: each thread has a sequence of its own, always the same. ------------------ */

/* It has a name of its own so that loops that wait for a random time can be told: what they draw is nobody's to see. */
_Thread_local u32 __quotient_seed = 1;

int rand_r(u32 *state) {
    *state = *state * 1103515245 + 12345;
    return (int)(*state >> 1 & 0x7fffffff);
}

int rand(void) { return rand_r(&__quotient_seed); }
void srand(u32 value) { __quotient_seed = value; }
long random(void) { return rand(); }
void srandom(u32 value) { srand(value); }
long lrand48(void) { return rand(); }
void srand48(long value) { srand((u32)value); }
double drand48(void) { return rand() / 2147483648.0; }
long mrand48(void) { return (int)((u32)rand() << 1); }

/* With a state of the caller's own. */
long jrand48(unsigned short state[3]) {
    u64 next = (u64)state[2] << 32 | (u32)state[1] << 16 | state[0];
    next = next * 0x5deece66d + 11;
    state[0] = (unsigned short)next;
    state[1] = (unsigned short)(next >> 16);
    state[2] = (unsigned short)(next >> 32);
    return (int)(u32)(next >> 16);
}

long nrand48(unsigned short state[3]) { return (u32)jrand48(state) >> 1; }
double erand48(unsigned short state[3]) { return (double)(u32)jrand48(state) / 4294967296.0; }
u32 arc4random(void) { return (u32)rand() << 1; }

long getrandom(byte *to, usize size, u32 flags) {
    (void)flags;
    for (usize i = 0; i < size; i++)
        to[i] = (byte)(rand() >> 8);
    return (long)size;
}

/* --- Quotients with their remainders. --------------------------------------------------------- */

typedef struct {
    int quotient, remainder;
} int_division;
typedef struct {
    long quotient, remainder;
} long_division;

int_division div(int a, int b) { return (int_division){a / b, a % b}; }
long_division ldiv(long a, long b) { return (long_division){a / b, a % b}; }

typedef struct {
    s64 quotient, remainder;
} long_long_division;
long_long_division lldiv(s64 a, s64 b) { return (long_long_division){a / b, a % b}; }
long_long_division imaxdiv(s64 a, s64 b) { return lldiv(a, b); }

/* --- Sorting by insertion: short arrays are the rule, and it is stable. ----------------------- */

typedef int comparison(const void *, const void *);

static void swap(byte *a, byte *b, usize size) {
    if (size % 8 == 0)
        for (usize i = 0; i < size / 8; i++) {
            u64 t = ((u64 *)a)[i];
            ((u64 *)a)[i] = ((u64 *)b)[i];
            ((u64 *)b)[i] = t;
        }
    else if (size % 4 == 0)
        for (usize i = 0; i < size / 4; i++) {
            u32 t = ((u32 *)a)[i];
            ((u32 *)a)[i] = ((u32 *)b)[i];
            ((u32 *)b)[i] = t;
        }
    else
        for (usize i = 0; i < size; i++) {
            byte t = a[i];
            a[i] = b[i];
            b[i] = t;
        }
}

void qsort(byte *all, usize count, usize size, comparison *compare) {
    for (usize i = 1; i < count; i++)
        for (usize j = i; j > 0; j--) {
            byte *here = all + j * size;
            if (compare(here - size, here) <= 0)
                break;
            swap(here - size, here, size);
        }
}

typedef int comparison_with(const void *, const void *, void *);

void qsort_r(byte *all, usize count, usize size, comparison_with *compare, void *with) {
    for (usize i = 1; i < count; i++)
        for (usize j = i; j > 0; j--) {
            byte *here = all + j * size;
            if (compare(here - size, here, with) <= 0)
                break;
            swap(here - size, here, size);
        }
}

void *lfind(const void *key, const byte *all, usize *count, usize size, comparison *compare) {
    for (usize i = 0; i < *count; i++)
        if (compare(key, all + i * size) == 0)
            return (void *)(all + i * size);
    return 0;
}

void *lsearch(const void *key, byte *all, usize *count, usize size, comparison *compare) {
    void *found = lfind(key, all, count, size, compare);
    return found ? found : memcpy(all + (*count)++ * size, key, size);
}

void *bsearch(const void *key, const byte *all, usize count, usize size, comparison *compare) {
    while (count) {
        const byte *middle = all + count / 2 * size;
        int order = compare(key, middle);
        if (order == 0)
            return (void *)middle;
        if (order > 0) {
            all = middle + size;
            count -= count / 2 + 1;
        } else
            count /= 2;
    }
    return 0;
}

/* --- The environment, which is empty at first. ------------------------------------------------ */

typedef struct variable {
    char *text; /* name=value */
    struct variable *next;
} variable;

static variable *environment;

/* The same for who looks at it as a list: made again whenever it changes. */
char *__quotient_empty_environment[1];
char **environ = __quotient_empty_environment;

static void list_environment(void) {
    usize count = 0;
    for (variable *v = environment; v; v = v->next)
        count++;
    char **list = count ? malloc((count + 1) * sizeof *list) : __quotient_empty_environment;
    for (variable *v = environment; v; v = v->next)
        *list++ = v->text;
    if (count)
        *list = 0;
    if (environ != __quotient_empty_environment)
        free(environ);
    environ = list - count;
}

static usize name_length(const char *name) {
    usize length = 0;
    while (name[length] && name[length] != '=')
        length++;
    return length;
}

static variable **find_variable(const char *name) {
    usize length = name_length(name);
    variable **v = &environment;
    while (*v && (memcmp((*v)->text, name, length) != 0 || (*v)->text[length] != '='))
        v = &(*v)->next;
    return v;
}

char *getenv(const char *name) {
    variable *v = *find_variable(name);
    return v ? v->text + name_length(name) + 1 : 0;
}

char *secure_getenv(const char *name) { return getenv(name); }

static int no_name(const char *name) {
    if (name && *name && name[name_length(name)] != '=')
        return 0;
    *__errno_location() = EINVAL;
    return 1;
}

int unsetenv(const char *name) {
    if (no_name(name))
        return -1;
    variable **v = find_variable(name);
    if (*v) {
        *v = (*v)->next;
        list_environment();
    }
    return 0;
}

/* The text itself becomes part of the environment. */
int putenv(char *text) {
    if (!text[name_length(text)])
        return unsetenv(text);
    variable **v = find_variable(text);
    if (!*v) {
        *v = malloc(sizeof **v);
        (*v)->next = 0;
    }
    (*v)->text = text;
    list_environment();
    return 0;
}

/* What was there before is lost, as with glibc: somebody may have asked for it. */
int setenv(const char *name, const char *value, int overwrite) {
    if (no_name(name))
        return -1;
    if (!overwrite && *find_variable(name))
        return 0;
    usize length = strlen(name), rest = strlen(value) + 1;
    char *text = malloc(length + 1 + rest);
    memcpy(text, name, length);
    text[length] = '=';
    memcpy(text + length + 1, value, rest);
    return putenv(text);
}

int clearenv(void) {
    environment = 0;
    list_environment();
    /* As with glibc, there is not even an empty list then. */
    environ = 0;
    return 0;
}

/* --- An end without the functions of `atexit`. ------------------------------------------------ */

typedef struct at_quick_exit {
    void (*function)(void);
    struct at_quick_exit *next;
} at_quick_exit_entry;

static at_quick_exit_entry *__quotient_at_quick_exit;

_Noreturn void _Exit(int status);

int at_quick_exit(void (*function)(void)) {
    at_quick_exit_entry *entry = malloc(sizeof *entry);
    entry->function = function;
    entry->next = __quotient_at_quick_exit;
    __quotient_at_quick_exit = entry;
    return 0;
}

_Noreturn void quick_exit(int status) {
    for (at_quick_exit_entry *entry; (entry = __quotient_at_quick_exit);) {
        __quotient_at_quick_exit = entry->next;
        entry->function();
    }
    _Exit(status);
}

/* --- Options. --------------------------------------------------------------------------------- */

char *optarg;
int optind = 1, opterr = 1, optopt;
static int within;

/* Without permuting: options end where something else begins, as POSIX has it. */
int getopt(int count, char *const *arguments, const char *options) {
    if (optind >= count)
        return -1;
    const char *argument = arguments[optind];
    if (within == 0) {
        if (argument[0] != '-' || argument[1] == 0)
            return -1;
        if (argument[1] == '-') {
            if (argument[2])
                __quotient_unsupported("not supported: an option with a long name; use short ones");
            optind++;
            return -1;
        }
        within = 1;
    }
    int option = argument[within++], last = argument[within] == 0;
    const char *known = options;
    while (*known && (*known != option || option == ':'))
        known++;
    optarg = 0;
    if (*known && known[1] == ':') {
        if (!last)
            optarg = (char *)argument + within;
        else if (known[2] != ':') {
            if (++optind >= count) {
                optopt = option;
                within = 0;
                return *options == ':' ? ':' : '?';
            }
            optarg = arguments[optind];
        }
        last = 1;
    }
    if (last) {
        optind++;
        within = 0;
    }
    if (*known)
        return option;
    optopt = option;
    return '?';
}

int getopt_long(int count, char *const *arguments, const char *options, const void *names,
                int *which) {
    (void)names;
    (void)which;
    return getopt(count, arguments, options);
}

/* --- What has an address although calls of it are not calls. ---------------------------------- */

#define ADDRESS(result, name, parameters, arguments)                                               \
    result name parameters;                                                                        \
    result __quotient_address_##name parameters { return name arguments; }
#define ADDRESS_OF_VOID(name, parameters, arguments)                                               \
    void name parameters;                                                                          \
    void __quotient_address_##name parameters { name arguments; }

ADDRESS(void *, malloc, (usize size), (size))
ADDRESS(void *, calloc, (usize count, usize size), (count, size))
ADDRESS(void *, realloc, (void *old, usize size), (old, size))
ADDRESS_OF_VOID(free, (void *old), (old))
ADDRESS(void *, memcpy, (void *a, const void *b, usize size), (a, b, size))
ADDRESS(void *, memmove, (void *a, const void *b, usize size), (a, b, size))
ADDRESS(void *, memset, (void *a, int with, usize size), (a, with, size))
ADDRESS(int, puts, (const char *text), (text))
ADDRESS(int, pthread_mutex_init, (void *mutex, const void *attributes), (mutex, attributes))
ADDRESS(int, pthread_mutex_lock, (void *mutex), (mutex))
ADDRESS(int, pthread_mutex_trylock, (void *mutex), (mutex))
ADDRESS(int, pthread_mutex_unlock, (void *mutex), (mutex))
ADDRESS(int, pthread_mutex_destroy, (void *mutex), (mutex))
ADDRESS(int, pthread_spin_lock, (void *lock), (lock))
ADDRESS(int, pthread_spin_trylock, (void *lock), (lock))
ADDRESS(int, pthread_spin_unlock, (void *lock), (lock))
ADDRESS(int, mtx_lock, (void *mutex), (mutex))
ADDRESS(int, mtx_trylock, (void *mutex), (mutex))
ADDRESS(int, mtx_unlock, (void *mutex), (mutex))
ADDRESS(int, pthread_create, (usize *thread, const void *attributes, void *(*entry)(void *), void *argument),
        (thread, attributes, entry, argument))
ADDRESS(int, pthread_join, (usize thread, void **result), (thread, result))
ADDRESS(int, pthread_detach, (usize thread), (thread))
ADDRESS(usize, pthread_self, (void), ())
ADDRESS_OF_VOID(pthread_exit, (void *result), (result))
ADDRESS(int, thrd_create, (usize *thread, int (*entry)(void *), void *argument), (thread, entry, argument))
ADDRESS(int, thrd_join, (usize thread, int *result), (thread, result))
ADDRESS(int, sched_yield, (void), ())
ADDRESS_OF_VOID(thrd_yield, (void), ())
ADDRESS(int, usleep, (u32 time), (time))
ADDRESS_OF_VOID(abort, (void), ())
ADDRESS_OF_VOID(exit, (int status), (status))
ADDRESS_OF_VOID(perror, (const char *text), (text))
