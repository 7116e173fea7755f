/* Concurrency Kit's stack with a counter against reuse, exchanged in 16 bytes. With BUG the counter is not used:
 * a pop may put back what was popped and pushed again meanwhile. */
#include <stdlib.h>
#include <ck_stack.h>
#include "driver.h"

static ck_stack_t stack = CK_STACK_INITIALIZER;
static ck_stack_entry_t first, second;
static ck_stack_entry_t *taken[2];

static ck_stack_entry_t *pop(void) {
#ifdef BUG
    return ck_stack_pop_upmc(&stack);
#else
    return ck_stack_pop_mpmc(&stack);
#endif
}

static void push(ck_stack_entry_t *entry) {
#ifdef BUG
    ck_stack_push_upmc(&stack, entry);
#else
    ck_stack_push_mpmc(&stack, entry);
#endif
}

static void work(int thread) {
    if (thread == 0) {
        taken[0] = pop();
    } else if (thread == 1) {
        ck_stack_entry_t *top = pop();
        taken[1] = pop();
        if (top)
            push(top);
    }
}

int main(void) {
    push(&second);
    push(&first);
    run();
    assert(!taken[0] || taken[0] != taken[1]);
    for (ck_stack_entry_t *left; (left = pop());)
        assert(left != taken[0] && left != taken[1]);
    return 0;
}
