/* Concurrency Kit's stack. With BUG the pushes are those for a single thread. */
#include <stdlib.h>
#include <ck_stack.h>
#include "driver.h"

static ck_stack_t stack = CK_STACK_INITIALIZER;
static ck_stack_entry_t entries[THREADS];

static void work(int thread) {
#ifdef BUG
    ck_stack_push_spnc(&stack, &entries[thread]);
#else
    ck_stack_push_upmc(&stack, &entries[thread]);
#endif
    assert(ck_stack_pop_upmc(&stack));
}

int main(void) {
    run();
    assert(CK_STACK_ISEMPTY(&stack));
    return 0;
}
