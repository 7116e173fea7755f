/* Signals that a thread sends to itself, what is done with them, and sets of them. Nobody else sends any: what a signal
 * interrupts in another thread is not supported. */
#include "quotient.h"

_Noreturn void abort(void);
_Noreturn void _exit(int status);
void *memset(void *to, int with, usize size);

#define SIGNALS 64

typedef signals set;

typedef void (*handler)(int);

typedef struct {
    handler function;
    set blocked;
    int flags;
    void *restorer;
} action;

enum { SIGILL = 4, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGKILL, SIGSEGV = 11, SIGCHLD = 17, SIGCONT, SIGSTOP, SIGTSTP, SIGTTIN,
       SIGTTOU, SIGURG, SIGWINCH = 28, SIGSYS = 31 };
enum { SA_SIGINFO = 4, SA_RESETHAND = (int)0x80000000u, SA_NODEFER = 0x40000000 };
enum { BLOCK, UNBLOCK, SET };
#define DEFAULT ((handler)0)
#define IGNORED ((handler)1)
#define ERROR ((handler)-1)

static int failed(int error) {
    *__errno_location() = error;
    return -1;
}

static int is_signal(int signal) { return signal > 0 && signal <= SIGNALS; }

/* --- Sets. ------------------------------------------------------------------------------------ */

#define WORD(s, signal) ((s)->words[((signal) - 1) / LONG_BITS])
#define BIT(signal) ((usize)1 << ((signal) - 1) % LONG_BITS)

int sigemptyset(set *s) {
    memset(s, 0, sizeof *s);
    return 0;
}

int sigfillset(set *s) {
    memset(s, 0xff, sizeof *s);
    return 0;
}

int sigaddset(set *s, int signal) {
    if (!is_signal(signal))
        return failed(EINVAL);
    WORD(s, signal) |= BIT(signal);
    return 0;
}

int sigdelset(set *s, int signal) {
    if (!is_signal(signal))
        return failed(EINVAL);
    WORD(s, signal) &= ~BIT(signal);
    return 0;
}

int sigismember(const set *s, int signal) {
    if (!is_signal(signal))
        return failed(EINVAL);
    return (WORD(s, signal) & BIT(signal)) != 0;
}

/* --- What is done with them. ------------------------------------------------------------------ */

static handler __quotient_handlers[SIGNALS + 1];
static int __quotient_signal_flags[SIGNALS + 1];
/* As far as there are signals: sets have room for more. */
#define WORDS (SIGNALS / LONG_BITS)
static usize __quotient_blocked_meanwhile[SIGNALS + 1][WORDS];

static void block_meanwhile(int signal, const set *these) {
    for (usize i = 0; i < WORDS; i++)
        STORE(&__quotient_blocked_meanwhile[signal][i], these ? these->words[i] : 0);
}

handler signal(int signal, handler new) {
    if (!is_signal(signal) || signal == SIGKILL || signal == SIGSTOP) {
        failed(EINVAL);
        return ERROR;
    }
    block_meanwhile(signal, 0);
    STORE(&__quotient_signal_flags[signal], 0);
    return EXCHANGE(&__quotient_handlers[signal], new);
}

int sigaction(int signal, const action *new, action *old) {
    if (!is_signal(signal) || (new && (signal == SIGKILL || signal == SIGSTOP)))
        return failed(EINVAL);
    if (old) {
        memset(old, 0, sizeof *old);
        old->function = LOAD(&__quotient_handlers[signal]);
        old->flags = LOAD(&__quotient_signal_flags[signal]);
        for (usize i = 0; i < WORDS; i++)
            old->blocked.words[i] = LOAD(&__quotient_blocked_meanwhile[signal][i]);
    }
    if (new) {
        block_meanwhile(signal, &new->blocked);
        STORE(&__quotient_signal_flags[signal], new->flags);
        STORE(&__quotient_handlers[signal], new->function);
    }
    return 0;
}

/* --- Signals that are blocked, and those that wait until they are not. ------------------------ */

/* The first of them a thread has from its creator, in programs that can look at them. */
_Thread_local set __quotient_blocked;
#define blocked __quotient_blocked
static _Thread_local set pending;

static void deliver(int signal) {
    handler function = LOAD(&__quotient_handlers[signal]);
    if (function == IGNORED)
        return;
    if (function == DEFAULT) {
        switch (signal) {
        case SIGCHLD:
        case SIGCONT:
        case SIGURG:
        case SIGWINCH:
            return;
        case SIGSTOP:
        case SIGTSTP:
        case SIGTTIN:
        case SIGTTOU:
            __quotient_unsupported("not supported: a signal that stops the process");
        case SIGILL:
        case SIGTRAP:
        case SIGABRT:
        case SIGBUS:
        case SIGFPE:
        case SIGSEGV:
        case SIGSYS:
            abort();
        }
        _exit(128 + signal);
    }
    int flags = LOAD(&__quotient_signal_flags[signal]);
    set before = blocked;
    for (usize i = 0; i < WORDS; i++)
        blocked.words[i] |= LOAD(&__quotient_blocked_meanwhile[signal][i]);
    if (flags & SA_RESETHAND)
        STORE(&__quotient_handlers[signal], DEFAULT);
    if (!(flags & SA_NODEFER))
        WORD(&blocked, signal) |= BIT(signal);
    if (flags & SA_SIGINFO) {
        int information[128 / sizeof(int)] = {signal};
        usize context[128] = {0};
        ((void (*)(int, void *, void *))function)(signal, information, context);
    } else {
        function(signal);
    }
    blocked = before;
}

/* The first that waits and is not blocked, or 0. */
static int next_pending(void) {
    for (usize i = 0; i < WORDS; i++) {
        usize ready = pending.words[i] & ~blocked.words[i];
        if (ready)
            return (int)i * LONG_BITS + __builtin_ctzl(ready) + 1;
    }
    return 0;
}

/* What a handler sends while it is blocked waits until the handler has returned: then it is looked at again. */
static void deliver_pending(void) {
    for (int signal; (signal = next_pending());) {
        WORD(&pending, signal) &= ~BIT(signal);
        deliver(signal);
    }
}

int pthread_sigmask(int how, const set *new, set *old) {
    if (old)
        *old = blocked;
    if (!new)
        return 0;
    for (usize i = 0; i < WORDS; i++)
        switch (how) {
        case BLOCK:
            blocked.words[i] |= new->words[i];
            break;
        case UNBLOCK:
            blocked.words[i] &= ~new->words[i];
            break;
        case SET:
            blocked.words[i] = new->words[i];
            break;
        default:
            return EINVAL;
        }
    deliver_pending();
    return 0;
}

int sigprocmask(int how, const set *new, set *old) {
    int error = pthread_sigmask(how, new, old);
    return error ? failed(error) : 0;
}

/* A `sigjmp_buf`: what says where to jump to, and those that were blocked, if they are to be again. */
typedef struct {
    usize place[sizeof(usize) == 8 ? 8 : 6];
    int saved;
    set blocked_before;
} jump;

void __quotient_save_blocked(jump *j, int save) {
    j->saved = save;
    for (usize i = 0; save && i < WORDS; i++)
        j->blocked_before.words[i] = blocked.words[i];
}

void __quotient_restore_blocked(const jump *j) {
    if (j->saved)
        pthread_sigmask(SET, &j->blocked_before, 0);
}

int sigpending(set *s) {
    *s = pending;
    return 0;
}

int raise(int signal) {
    if (!is_signal(signal))
        return signal ? failed(EINVAL) : 0;
    if (WORD(&blocked, signal) & BIT(signal)) {
        WORD(&pending, signal) |= BIT(signal);
        return 0;
    }
    deliver(signal);
    deliver_pending();
    return 0;
}

int pthread_kill(usize thread, int signal) {
    if (signal && __quotient_number_of(thread) != __quotient_thread_number())
        __quotient_unsupported("not supported: a call of `pthread_kill` for another thread: signals between threads are not "
                               "supported; call the handler from a thread instead");
    return is_signal(signal) || !signal ? (raise(signal), 0) : EINVAL;
}
