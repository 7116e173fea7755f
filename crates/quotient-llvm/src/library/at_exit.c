/* What a program in C has done at its end. C++ has a library of its own for that, since there it is
 * mostly destructors. */
#include "quotient.h"

void *malloc(usize size);
void free(void *memory);

struct at_exit {
    void (*function)(void);
    struct at_exit *next;
};

struct at_exit *__quotient_at_exit;

int atexit(void (*function)(void)) {
    struct at_exit *entry = malloc(sizeof *entry);
    entry->function = function;
    entry->next = __quotient_at_exit;
    __quotient_at_exit = entry;
    return 0;
}

/* At the end of `main`, and of `exit`. */
void __quotient_finish(void) {
    for (struct at_exit *entry; (entry = __quotient_at_exit);) {
        __quotient_at_exit = entry->next;
        entry->function();
        free(entry);
    }
}
