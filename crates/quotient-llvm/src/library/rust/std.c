/* What is called in the place of functions of the Rust standard library, and what that calls of the unwinder and of
 * the system.
 *
 * Real code of std runs wherever it tells something. Here is what would only cost executions: the slow paths of
 * locks, which wait actively and then by futex, and which nobody can tell from a plain wait; the numbers of threads;
 * what happens before `main`. `mod.rs` says which function of std is replaced by which. */
#include "../quotient.h"

void *malloc(usize size);
void free(void *memory);
void *memcpy(void *to, const void *from, usize size);
_Noreturn void abort(void);

/* For the address of what is left out. */
u64 __quotient_address___quotient_nothing(void) { return 0; }

/* --- Before `main`: nothing that a program could see. ------------------------------------------ */

/* `methods` are those of a `dyn Fn() -> i32`: drop, size, alignment, call_once, call_mut, call. What the program's
 * `main` panics with, nobody catches. */
long __quotient_rust_start(void *closure, void *const *methods) {
    return ((int (*)(void *))methods[5])(closure);
}

/* --- Time. -------------------------------------------------------------------------------------- */

void __VERIFIER_assume(int condition);
int clock_gettime(int which, long *result);

/* Longer than anybody waits, in seconds. */
#define LONG_AFTER 100000000L

/* A clock that is past any deadline, or not yet, whenever it is read again. */
static _Thread_local int read_before;

static void much_time_passes(void) {
    long later[2];
    clock_gettime(0, later);
    later[0] += LONG_AFTER;
    __quotient_time_passes(later);
}

/* Time stands still in models of loom's, as with loom: nothing takes long. */
static int __quotient_rust_time_stands;
static long stands_at[2];

int __quotient_rust_clock(int which, long *result) {
    if (__quotient_rust_time_stands) {
        result[0] = stands_at[0];
        result[1] = stands_at[1];
        return 0;
    }
    if (read_before && __quotient_choose(2, "time passes"))
        much_time_passes();
    read_before = 1;
    return clock_gettime(which, result);
}

/* --- The number of a thread. -------------------------------------------------------------------- */

/* Never twice: made of who creates the thread, and how many that one has created before. The small numbers are those of std's own
 * counter, which code has that was inlined into std: the main thread gets its number there. */
static _Thread_local u32 created;

u64 __quotient_rust_thread_id(void) { return ((u64)__quotient_thread_number() + 1) << 32 | created++; }

/* References to what std knows of a thread are not counted where that is recognised. Where it is not, they are, so there are enough
 * of them from the beginning. */
#define ENOUGH ((u64)1 << 32)

void __quotient_rust_thread_made(u64 *references) { *references += ENOUGH; }

/* --- Destructors of a thread's variables. ------------------------------------------------------- */

struct destructor {
    void (*function)(void *);
    void *argument;
    struct destructor *next;
};

static _Thread_local struct destructor *destructors;

int __cxa_thread_atexit_impl(void (*function)(void *), void *argument, void *library) {
    (void)library;
    struct destructor *entry = malloc(sizeof *entry);
    entry->function = function;
    entry->argument = argument;
    entry->next = destructors;
    destructors = entry;
    return 0;
}

/* At the end of a thread, and of `main`. The last that was registered is first; what is done may register more. */
void __quotient_rust_thread_ends(void) {
    for (struct destructor *entry; (entry = destructors);) {
        destructors = entry->next;
        entry->function(entry->argument);
        free(entry);
    }
}

/* --- Tests. ------------------------------------------------------------------------------------- */

_Noreturn void __quotient_panicked(const char *text);

/* What the function of a test returns is a `Result<(), String>`, in which this stands for `Ok`. It is told where that is
 * made of an `Err`; there are other types that a test may return. */
#define OK ((u64)1 << 63)

int __quotient_rust_test(void (*test)(u64 *result)) {
    u64 result[3] = {OK, 0, 0};
    test(result);
    if (result[0] != OK)
        __quotient_panicked(" panicked at \nthe test returned a failure");
    __quotient_rust_thread_ends();
    return 0;
}

/* --- Condition variables. ----------------------------------------------------------------------- */

/* The word of std is the set of those who wait, as in `sync.c`; to look at it and to take others out orders nothing. */
#define MOST_WAITING 32
extern int __quotient_gates[];

u32 __quotient_rust_begin_wait(u32 *waiting) {
    int me = __quotient_thread_number();
    if (me >= MOST_WAITING)
        __quotient_unsupported("more threads than there is room for in a condition variable (32)");
    OR(waiting, 1U << me);
    return 0;
}

/* Once in a thread's life at most, as in `sync.c`. */
static _Thread_local int woke_up;

static int wakes_up_by_itself(void) {
    if (!__quotient_spurious_wakeups() || woke_up || !__quotient_choose(2, "spurious wake-up"))
        return 0;
    woke_up = 1;
    return 1;
}

/* As the system call: what it returns if the limit, a time, has passed. Who would wake up by itself but is notified at that
 * moment waits for that. */
long __quotient_rust_wait(u32 *waiting, const long *limit) {
    int me = __quotient_thread_number();
    if (wakes_up_by_itself() && AND(waiting, ~(1U << me)) >> me & 1)
        return 0;
    if (!limit || __quotient_rust_time_stands) {
        __quotient_gate_lock(&__quotient_gates[me]);
    } else if (!__quotient_choose(2, "timeout")) {
        __quotient_gate_lock_in_time(&__quotient_gates[me]);
    } else if (AND(waiting, ~(1U << me)) >> me & 1) {
        __quotient_time_passes(limit);
        *__errno_location() = ETIMEDOUT;
        return -1;
    } else {
        __quotient_gate_lock(&__quotient_gates[me]);
    }
    return 0;
}

static void wake_all(u32 set) {
    for (; set; set &= set - 1)
        __quotient_gate_release(&__quotient_gates[__builtin_ctz(set)]);
}

long __quotient_rust_notify_one(u32 *waiting) {
    for (u32 set = LOOK(waiting); set;) {
        u32 left = set;
        for (int skip = __quotient_choose(__builtin_popcount(set), "waiter to wake"); skip; skip--)
            left &= left - 1;
        u32 chosen = left & -left, old = CHANGE(and, waiting, ~chosen);
        if (old & chosen) {
            wake_all(chosen);
            return 1;
        }
        set = old;
    }
    return 0;
}

long __quotient_rust_notify_all(u32 *waiting) {
    wake_all(REPLACE(waiting, 0));
    return 0;
}

/* --- Parking. ----------------------------------------------------------------------------------- */

/* Memory that only one thread knows of is not looked at as shared, and nobody could be seen to wait there. Whoever waits says where,
 * in a place that no other thread writes, if there are not too many. */
#define PLACES 64
u32 *__quotient_rust_awaited[PLACES];

/* Not inlined, so that reports know it by its name and leave it out. */
__attribute__((noinline)) static void about_to_await(u32 *word) {
    STORE(&__quotient_rust_awaited[__quotient_thread_number() % PLACES], word);
}

/* How the word of std says that the thread need not wait. */
#define NOTIFIED 1U

/* Waits for that and takes it back, as `park` does in more steps. Nobody who unparks the thread finds that it sleeps, nor need wake
 * it then. */
__attribute__((noinline)) static void await_unpark(u32 *word) {
    u32 expected = NOTIFIED;
    while (!CAS(word, &expected, 0))
        expected = NOTIFIED;
}

u32 __quotient_rust_parks(u32 *word) {
    about_to_await(word);
    await_unpark(word);
    return NOTIFIED;
}

/* `park` may wake up by itself. Then it returns at once: nobody can tell whether a thread has slept or has come here later. */
void __quotient_rust_park(void (*park)(void)) {
    if (!wakes_up_by_itself())
        park();
}

/* --- Read-write locks. -------------------------------------------------------------------------- */

/* The word of std: how many read, or all of these bits if somebody writes; above them whether readers wait, which is
 * never set here, and whether a writer does, which keeps new readers out. */
#define READ_LOCKED 1U
#define LOCKED ((1U << 30) - 1)
#define MOST_READERS (LOCKED - 1)
#define WRITER_WAITS (1U << 31)

void __quotient_rust_read(u32 *lock) {
    u32 state;
    do {
        /* Nobody writes, and nobody waits to do so. */
        while ((state = LOAD(lock)) >= MOST_READERS)
            ;
    } while (!CAS(lock, &state, state + READ_LOCKED));
}

void __quotient_rust_write(u32 *lock) {
    u32 state = LOAD(lock);
    for (;;) {
        if (!(state & LOCKED)) {
            if (CAS(lock, &state, state | LOCKED))
                return;
        } else if (state & WRITER_WAITS || CAS(lock, &state, state | WRITER_WAITS)) {
            /* Until it is unlocked, or another writer was waited for who is through. */
            while ((state = LOAD(lock)) > WRITER_WAITS)
                ;
        }
    }
}

/* Of an unlocked lock whose state was this: whoever waits may try. */
void __quotient_rust_wake(u32 *lock, u32 state) { CAS(lock, &state, 0); }

/* --- Mutexes of parking_lot. --------------------------------------------------------------------- */

/* The byte of its mutex: whether that is locked, and above it whether somebody is parked who must be told, which only condition
 * variables bring about here. */
#define BYTE_LOCKED 1

/* Whoever finds it locked waits for it to be unlocked, and need not be told. Not inlined, for it is where threads wait. */
__attribute__((noinline)) _Bool __quotient_parking_lot_lock(unsigned char *lock) {
    unsigned char state;
    do {
        while ((state = LOAD(lock)) & BYTE_LOCKED)
            ;
    } while (!CAS(lock, &state, state | BYTE_LOCKED));
    return 1;
}

/* How an `Option<Instant>` says that there is none, where an `Instant` has its nanoseconds. */
#define NO_LIMIT 1000000000U

static _Bool is_limit(u32 nanoseconds) { return nanoseconds != NO_LIMIT && !__quotient_rust_time_stands; }

_Bool __quotient_parking_lot_lock_until(unsigned char *lock, long seconds, u32 nanoseconds) {
    (void)seconds;
    if (!is_limit(nanoseconds))
        return __quotient_parking_lot_lock(lock);
    unsigned char state = LOAD(lock);
    if (state & BYTE_LOCKED && __quotient_choose(2, "timeout")) {
        much_time_passes();
        return 0;
    }
    while (state & BYTE_LOCKED || !CAS(lock, &state, state | BYTE_LOCKED)) {
        state = LOAD(lock);
        /* If it is not unlocked in time, it is not this choice that is to be followed. */
        __VERIFIER_assume(!(state & BYTE_LOCKED));
    }
    return 1;
}

/* --- Read-write locks of parking_lot, and what else of it waits. ---------------------------------- */

/* The word of its read-write lock: whether somebody may become a writer, whether somebody is or waits to be one, and how many read, the
 * first of these among them. The bits below say who is parked, and nobody is here. */
#define MAY_UPGRADE 4
#define WRITES 8
#define READER 16
#define READERS (~(usize)(READER - 1))

/* Adds to the word once none of those bits is set. Inlined into what is called, for that is where threads wait. */
__attribute__((always_inline)) static inline void take_unless(usize *lock, usize bits, usize more) {
    usize state;
    do {
        while ((state = LOOK(lock)) & bits)
            ;
    } while (!TRY(lock, &state, state + more));
}

/* The same with a time limit: whether it came to that in time. */
__attribute__((always_inline)) static inline _Bool take_unless_until(usize *lock, usize bits, usize more) {
    usize state = LOOK(lock);
    if (state & bits && __quotient_choose(2, "timeout")) {
        much_time_passes();
        return 0;
    }
    while (state & bits || !TRY(lock, &state, state + more)) {
        state = LOOK(lock);
        /* If it does not come to that in time, it is not this choice that is to be followed. */
        __VERIFIER_assume(!(state & bits));
    }
    return 1;
}

/* Whether somebody who reads may read again though a writer waits. */
static usize bars_readers(usize state, _Bool again) { return state & WRITES && !(again && state & READERS); }

__attribute__((noinline)) _Bool __quotient_parking_lot_read(usize *lock) {
    take_unless(lock, WRITES, READER);
    return 1;
}

__attribute__((noinline)) _Bool __quotient_parking_lot_read_as(usize *lock, _Bool again) {
    usize state;
    do {
        while (bars_readers(state = LOOK(lock), again))
            ;
    } while (!TRY(lock, &state, state + READER));
    return 1;
}

_Bool __quotient_parking_lot_read_as_until(usize *lock, _Bool again, long seconds, u32 nanoseconds) {
    (void)seconds;
    if (!is_limit(nanoseconds))
        return __quotient_parking_lot_read_as(lock, again);
    usize state = LOOK(lock);
    if (bars_readers(state, again) && __quotient_choose(2, "timeout")) {
        much_time_passes();
        return 0;
    }
    while (bars_readers(state, again) || !TRY(lock, &state, state + READER)) {
        state = LOOK(lock);
        __VERIFIER_assume(!bars_readers(state, again));
    }
    return 1;
}

_Bool __quotient_parking_lot_read_until(usize *lock, long seconds, u32 nanoseconds) {
    return __quotient_parking_lot_read_as_until(lock, 0, seconds, nanoseconds);
}

__attribute__((noinline)) _Bool __quotient_parking_lot_read_to_upgrade(usize *lock) {
    take_unless(lock, WRITES | MAY_UPGRADE, READER | MAY_UPGRADE);
    return 1;
}

_Bool __quotient_parking_lot_read_to_upgrade_until(usize *lock, long seconds, u32 nanoseconds) {
    (void)seconds;
    if (!is_limit(nanoseconds))
        return __quotient_parking_lot_read_to_upgrade(lock);
    return take_unless_until(lock, WRITES | MAY_UPGRADE, READER | MAY_UPGRADE);
}

/* Whoever is to write keeps new readers out, and waits for those that there are. */
__attribute__((noinline)) _Bool __quotient_parking_lot_await_readers(usize *lock) {
    while (LOAD(lock) & READERS)
        ;
    return 1;
}

/* The same with a time limit, after which it has only these bits. */
static _Bool await_readers_until(usize *lock, usize otherwise) {
    if (LOOK(lock) & READERS && __quotient_choose(2, "timeout")) {
        CHANGE(add, lock, otherwise - WRITES);
        much_time_passes();
        return 0;
    }
    __VERIFIER_assume(!(LOAD(lock) & READERS));
    return 1;
}

_Bool __quotient_parking_lot_await_readers_until(usize *lock, long seconds, u32 nanoseconds) {
    (void)seconds;
    if (!is_limit(nanoseconds))
        return __quotient_parking_lot_await_readers(lock);
    return await_readers_until(lock, READER | MAY_UPGRADE);
}

__attribute__((noinline)) _Bool __quotient_parking_lot_write(usize *lock) {
    take_unless(lock, WRITES | MAY_UPGRADE, WRITES);
    return __quotient_parking_lot_await_readers(lock);
}

_Bool __quotient_parking_lot_write_until(usize *lock, long seconds, u32 nanoseconds) {
    (void)seconds;
    if (!is_limit(nanoseconds))
        return __quotient_parking_lot_write(lock);
    return take_unless_until(lock, WRITES | MAY_UPGRADE, WRITES) && await_readers_until(lock, 0);
}

/* The lock of what parking_lot knows of those who are parked: the lowest bit of a word. */
#define WORD_LOCKED 1

__attribute__((noinline)) void __quotient_parking_lot_lock_word(usize *lock) { take_unless(lock, WORD_LOCKED, WORD_LOCKED); }

/* Read-write locks of dashmap, above two bits that say who is parked: how many read, or all bits if somebody writes. */
#define SHARD_READER 4
#define SHARD_WRITTEN (~(usize)(SHARD_READER - 1))

__attribute__((noinline)) void __quotient_dashmap_read(usize *lock) {
    usize state;
    do {
        while ((state = LOOK(lock)) >= SHARD_WRITTEN)
            ;
    } while (!TRY(lock, &state, state + SHARD_READER));
}

__attribute__((noinline)) void __quotient_dashmap_write(usize *lock) { take_unless(lock, SHARD_WRITTEN, SHARD_WRITTEN); }

/* --- What is done once. ------------------------------------------------------------------------- */

#define STATE 3U
#define RUNNING 1U

/* What has become of it, once nobody is about to do it. Not inlined, for it is where threads wait. */
__attribute__((noinline)) u32 __quotient_rust_once_look(u32 *once) {
    u32 state;
    while (((state = LOAD(once)) & STATE) == RUNNING)
        ;
    return state;
}

/* The state that was found and, above it, whether it was the expected one, which is replaced then. */
u64 __quotient_rust_once_take(u32 *once, u32 expected, u32 taken) {
    if (CAS(once, &expected, taken))
        return (u64)1 << 32 | expected;
    return (expected & STATE) == RUNNING ? __quotient_rust_once_look(once) : expected;
}

/* --- Channels. ---------------------------------------------------------------------------------- */

/* The beginning of a channel is padded to the size of two lines of the cache: there is room for this. */
#define UNUSED 64

enum { NOTHING_NEW, MESSAGES, TAKEN };

/* Of a channel with a bound. */
struct turns {
    /* Whether a thread is in the channel and, if none is, whether there is anything to receive. */
    u32 state;
    /* How often it was changed, and of that how often by a message that was taken or by taking it: as long as both are the
     * same, there is none. */
    u32 changes, passed;
};

#define DISCONNECTED (1U << 31)

/* What was sent to a channel without a bound: that a receiver finds this one does not depend on what was sent behind it. */
struct sent {
    u32 what;
    struct sent *next;
};

enum { NOTHING_YET, MESSAGE, THE_END };

/* Of a channel without a bound. Its ends have a turn each, whose state is TAKEN or not. */
struct line {
    u32 sending, receiving;
    struct sent first;
    /* Where the next message goes and where it is looked for, if that is not the first place. */
    struct sent *back, *front;
};

/* The sending end as it is returned, and the receiving end behind it: what kind of channel it is, and where. One that hands its
 * messages over has no padding, nor needs any. */
enum { WITH_BOUND, WITHOUT_BOUND };

struct made {
    u64 kind;
    char *channel;
};

/* The real code leaves padding as it is. */
void __quotient_rust_channel_made(const struct made *made) {
    if (made->kind != WITH_BOUND && made->kind != WITHOUT_BOUND)
        return;
    struct line *line = (struct line *)(made->channel + UNUSED);
    line->sending = line->receiving = 0;
    line->first.what = NOTHING_YET;
    line->first.next = line->back = line->front = 0;
}

/* What a thread enters: a channel with a bound, or an end of one without, or both ends. */
enum { BOUNDED, SENDING, RECEIVING, BOTH };

/* The channels in which the thread is: a message that is dropped in one may be the end of another. */
#define DEEPEST 16
static _Thread_local struct entered {
    struct turns *turns;
    struct line *line;
    u32 ends;
    /* As it was found, and as the real code would find it if it looked only for the message at hand. */
    u64 head;
} entered[DEEPEST];
static _Thread_local u32 depth;

/* Whether it waits without a time limit, and for what. */
static _Thread_local enum { FOR_A_TIME, FOR_MESSAGES, FOR_ROOM } patient;

void __quotient_rust_channel_patient(u32 how) { patient = how; }

void __quotient_rust_channel_impatient(void) { patient = FOR_A_TIME; }

/* These are not inlined, for they are where threads wait. */

__attribute__((noinline)) static void take_turn(u32 *state) {
    while (EXCHANGE(state, TAKEN) == TAKEN)
        ;
}

__attribute__((noinline)) static void await_message(u32 *state) {
    u32 expected = MESSAGES;
    while (!CAS(state, &expected, TAKEN))
        expected = MESSAGES;
}

__attribute__((noinline)) static void await_sent(u32 *what) {
    while (LOAD(what) == NOTHING_YET)
        ;
}

__attribute__((noinline)) static void await_change(u32 *changes, u32 seen) {
    while (LOAD(changes) == seen)
        ;
}

static void give_up_turn(struct turns *turn) {
    STORE(&turn->state, LOAD(&turn->changes) == LOAD(&turn->passed) ? NOTHING_NEW : MESSAGES);
}

static struct sent *place(struct line *line, struct sent **at) {
    struct sent *place = LOAD(at);
    return place ? place : &line->first;
}

static void take_ends(struct line *line, u32 ends) {
    if (ends & SENDING)
        take_turn(&line->sending);
    if (ends & RECEIVING)
        take_turn(&line->receiving);
}

static void give_up_ends(struct line *line, u32 ends) {
    if (ends & SENDING)
        STORE(&line->sending, NOTHING_NEW);
    if (ends & RECEIVING)
        STORE(&line->receiving, NOTHING_NEW);
}

/* Whoever waits for a message takes its turn when there is one, and need not keep senders out. */
static void enter_patiently(struct line *line) {
    for (;;) {
        struct sent *front = place(line, &line->front);
        about_to_await(&front->what);
        await_sent(&front->what);
        take_turn(&line->receiving);
        if (front == place(line, &line->front))
            return;
        give_up_ends(line, RECEIVING);
    }
}

void __quotient_rust_channel_enter(char *channel, u32 ends) {
    if (depth == DEEPEST)
        __quotient_unsupported("messages of channels in channels, deeper than 16");
    struct entered *now = &entered[depth++];
    now->turns = ends == BOUNDED ? (struct turns *)(channel + UNUSED) : 0;
    now->line = ends == BOUNDED ? 0 : (struct line *)(channel + UNUSED);
    now->ends = ends;
    if (ends == RECEIVING && patient == FOR_MESSAGES) {
        enter_patiently(now->line);
    } else if (ends != BOUNDED) {
        /* To find that there is nothing keeps senders out: they may be about to say that there is. */
        now->ends = ends == SENDING ? SENDING : BOTH;
        take_ends(now->line, now->ends);
    } else if (patient == FOR_MESSAGES) {
        /* To look whether there is a message costs executions. */
        about_to_await(&now->turns->state);
        await_message(&now->turns->state);
    } else
        take_turn(&now->turns->state);
}

void __quotient_rust_channel_leave(void) {
    struct entered *now = &entered[--depth];
    if (now->line)
        give_up_ends(now->line, now->ends);
    else
        give_up_turn(now->turns);
}

/* Not inlined, so that what it allocates is known for what it is. */
__attribute__((noinline)) void __quotient_rust_channel_send(struct line *line, u32 what) {
    struct sent *back = place(line, &line->back);
    if (what == MESSAGE) {
        struct sent *next = malloc(sizeof *next);
        next->what = NOTHING_YET;
        next->next = 0;
        STORE(&back->next, next);
        STORE(&line->back, next);
    }
    STORE(&back->what, what);
}

void __quotient_rust_channel_changes(void) {
    struct entered *now = &entered[depth - 1];
    if (now->line)
        __quotient_rust_channel_send(now->line, MESSAGE);
    else
        STORE(&now->turns->changes, LOAD(&now->turns->changes) + 1);
}

void __quotient_rust_channel_disconnects(void) {
    struct entered *now = &entered[depth - 1];
    if (now->line)
        __quotient_rust_channel_send(now->line, THE_END);
    else
        STORE(&now->turns->changes, LOAD(&now->turns->changes) | DISCONNECTED);
}

/* A message is taken, which changes the channel for whoever waits to send, or for nobody. Without a bound, what is taken may
 * be that there will be none. */
void __quotient_rust_channel_takes(u32 changes) {
    struct entered *now = &entered[depth - 1];
    if (!now->line) {
        STORE(&now->turns->passed, LOAD(&now->turns->passed) + 1 + changes);
        return;
    }
    struct sent *front = place(now->line, &now->line->front);
    if (LOAD(&front->what) == MESSAGE)
        STORE(&now->line->front, LOAD(&front->next));
}

/* Until something changes, if it waits that long: the place has not the value that was seen. */
static void wait_for_change(u32 *word, u32 seen) {
    if (patient || __quotient_rust_time_stands) {
        about_to_await(word);
        await_change(word, seen);
    } else if (__quotient_choose(2, "timeout"))
        much_time_passes();
    else
        /* If nothing changes in time, it is not this choice that is to be followed. */
        __VERIFIER_assume(LOAD(word) != seen);
}

void __quotient_rust_channel_waits(void) {
    struct entered *now = &entered[depth - 1];
    if (now->line) {
        struct sent *front = place(now->line, &now->line->front);
        give_up_ends(now->line, now->ends);
        wait_for_change(&front->what, NOTHING_YET);
        take_ends(now->line, now->ends);
    } else {
        u32 seen = LOAD(&now->turns->changes);
        give_up_turn(now->turns);
        wait_for_change(&now->turns->changes, seen);
        take_turn(&now->turns->state);
    }
}

/* The real code looks where the first message is, and then whether that is where the next one goes. Above a bit that says whether
 * there is an end, these are numbers. Whoever has waited for the message knows, and does not look where others send. */
#define ONE_MESSAGE 2

void __quotient_rust_channel_head(u64 head) { entered[depth - 1].head = head; }

u64 __quotient_rust_channel_tail(const u64 *tail) {
    struct entered *now = &entered[depth - 1];
    if (now->ends == RECEIVING && LOAD(&place(now->line, &now->line->front)->what) == MESSAGE)
        return (now->head & ~(u64)1) + ONE_MESSAGE;
    return LOAD(tail);
}

/* --- Branches of `select!`. ---------------------------------------------------------------------- */

/* One of so many. */
usize __quotient_rust_branch_index(usize count) { return count > 1 ? (usize)__quotient_choose((int)count, "branch") : 0; }

u32 __quotient_rust_branch(u32 count) { return (u32)__quotient_rust_branch_index(count); }

/* What is waited for, how, its number, and where to. */
struct branch {
    const void *handle, *methods;
    usize number;
    const void *place;
};

void __quotient_rust_shuffle_branches(struct branch *branches, usize count) {
    for (usize left = count; left > 1; left--) {
        usize last = left - 1, chosen = __quotient_rust_branch_index(left);
        if (chosen != last) {
            struct branch moved = branches[last];
            branches[last] = branches[chosen];
            branches[chosen] = moved;
        }
    }
}

/* --- Scopes. ------------------------------------------------------------------------------------ */

/* Until no thread of the scope runs any more. */
u64 __quotient_rust_scope_ends(const u64 *running) {
    while (LOAD(running))
        ;
    return 0;
}

/* --- Panics. ------------------------------------------------------------------------------------ */

/* The exception that leaves functions. It belongs to std, whose pointer to it is all that is known here: after its
 * class comes the function that deletes it. */
struct exception {
    u64 class;
    void (*delete)(int reason, struct exception *exception);
};

static _Thread_local struct exception *flying;

/* What the thread has written to standard error since it began to panic: std's own words. */
#define MOST_TEXT 1024
static _Thread_local char said[MOST_TEXT];
static _Thread_local usize said_length;
static _Thread_local int panics;
/* The words with which std prints what `main` or a test has returned as an `Err`. */
static const char returned[] = "Error: ";

/* Ends calls up to the nearest that takes an exception up; returns if none does. */
void __quotient_unwind(void);
/* Tells people what is printed. */
void __quotient_print(const char *format, ...);
/* The thread fails by a panic with that text. */
_Noreturn void __quotient_panicked(const char *text);

/* Whether the thread has skipped a model of loom's, and is in none: what it does there misses what the model would have
 * done. */
static _Thread_local int skipped;

void __quotient_rust_model_skipped(void) { skipped = 1; }

void __quotient_rust_model_begins(void) {
    skipped = 0;
    clock_gettime(0, stands_at);
    __quotient_rust_time_stands = 1;
}

void __quotient_rust_panics(void) {
    __VERIFIER_assume(!skipped);
    panics = 1;
    said_length = 0;
    said[0] = 0;
}

#define IS_OUTPUT(file) ((file) == 1 || (file) == 2)

long __quotient_rust_output(int file, const char *text, usize size) {
    if (!IS_OUTPUT(file))
        __quotient_unsupported("not supported: a call of `write`: files are not supported; put "
                               "what they would hold into the program");
    if (panics && file == 2) {
        usize room = MOST_TEXT - 1 - said_length, length = size < room ? size : room;
        memcpy(said + said_length, text, length);
        said_length += length;
        said[said_length] = 0;
    } else {
        __quotient_print("%.*s", (int)size, text);
    }
    return (long)size;
}

static int begins_with(const char *text, const char *word) {
    for (; *word; text++, word++)
        if (*text != *word)
            return 0;
    return 1;
}

/* What the system tells of itself there is not told: whoever asks goes on without. */
int __quotient_rust_open(const char *path) {
    if (!begins_with(path, "/proc/") && !begins_with(path, "/sys/"))
        __quotient_unsupported("not supported: a call of `open`: files are not supported; put "
                               "what they would hold into the program");
    *__errno_location() = ENOENT;
    return -1;
}

/* Copies a text up to its end, and gives the end of the copy, which is marked. */
static char *add(char *to, const char *from, const char *end) {
    while (end ? from < end : *from)
        *to++ = *from++;
    *to = 0;
    return to;
}

/* Std has told what `main` or a test has returned; if that is an `Err`, it has printed the value. What it prints is listened
 * to as if it panicked. */
void __quotient_rust_reported(unsigned char status) {
    panics = 0;
    if (!status)
        return;
    usize skipped = begins_with(said, returned) ? sizeof returned - 1 : 0;
    char text[MOST_TEXT * 2];
    add(add(text, " panicked at \n`Err` is returned: ", 0), said + skipped, 0);
    __quotient_panicked(text);
}

struct piece {
    const char *text;
    usize size;
};

long __quotient_rust_output_pieces(int file, const struct piece *pieces, int count) {
    long written = 0;
    for (int n = 0; n < count; n++)
        written += __quotient_rust_output(file, pieces[n].text, pieces[n].size);
    return written;
}

int _Unwind_RaiseException(struct exception *exception) {
    flying = exception;
    panics = 0;
    __quotient_unwind();
    if (!said_length)
        __quotient_panicked(" panicked at \na panic of another thread is resumed");
    __quotient_panicked(said);
}

/* Where what it says is about backtraces, or ends. */
static usize length_of_message(void) {
    usize at = 0;
    while (at < said_length && !begins_with(said + at, "\nnote:"))
        at++;
    return at;
}

/* Whoever runs the program sees what a thread says that panics, also if it is caught. An empty line comes first. */
void __quotient_rust_caught(void) {
    if (said_length)
        __quotient_print("%.*s\n", (int)length_of_message() - 1, said + 1);
}

/* --- Panics that nobody looks at. ---------------------------------------------------------------- */

/* What came of a thread is dropped, by the thread if its handle is gone, or with the handle. If that is what it has
 * panicked with, nobody has looked. */
static _Thread_local int result_drops, unseen;

/* How many results are dropped, the first of which is the thread's: the others are what it returned. */
static _Thread_local int parts;

void __quotient_rust_result_drops(void) {
    result_drops = 1;
    unseen = parts = 0;
}

void __quotient_rust_part_drops(void) { parts++; }

void __quotient_rust_payload_drops(void) {
    if (result_drops && parts == 1)
        unseen = 1;
}

/* The same where it was inlined. */
void __quotient_rust_payload_dropped(void) { result_drops = unseen = 1; }

/* The end of the scope panics. */
void __quotient_rust_scope_is_told(void) { unseen = 0; }

void __quotient_rust_result_dropped(void) {
    int fails = result_drops && unseen;
    result_drops = unseen = 0;
    if (!fails)
        return;
    if (!said_length)
        __quotient_panicked(" panicked at \nin a thread that nobody joins");
    /* Where it panicked, between these words and the end of the line, is behind the program's last word. */
    static const char before[] = " panicked at ", where[] = " in a thread that nobody joins";
    const char *place = said, *end = said + length_of_message();
    while (place < end && !begins_with(place, before))
        place++;
    char text[MOST_TEXT * 2], *at = text;
    at = add(at, said, end);
    at = add(at, "\nat ", 0);
    for (place += sizeof before - 1; place < end && place[0] != '\n' && !begins_with(place, ":\n"); place++)
        *at++ = *place;
    add(at, where, 0);
    __quotient_panicked(text);
}

void _Unwind_DeleteException(struct exception *exception) {
    if (exception->delete)
        exception->delete (1, exception);
}

/* With `panic=abort`, and for a panic that must not be caught. */
_Noreturn void __quotient_rust_abort(void) {
    if (panics)
        __quotient_panicked(said);
    abort();
}

/* What landing pads are made of. */
void *__quotient_exception(void) { return flying; }

u64 __quotient_match(void *exception, void *type, u64 number, u64 chosen) {
    (void)exception;
    (void)type;
    return chosen ? chosen : number;
}

_Noreturn void __quotient_resume(struct exception *exception) {
    flying = exception;
    __quotient_unwind();
    __quotient_panicked(said);
}

/* --- What quotient-test and quotient-loom ask for. ----------------------------------------------- */

_Noreturn void exit(int status);

u32 __quotient_rust_choose(void) { return __quotient_choose(2, "a choice"); }

void __quotient_rust_assume_not(void) { __VERIFIER_assume(0); }

void __quotient_rust_end(void) { exit(0); }

void __quotient_rust_fail(void) { __quotient_panicked(said); }
