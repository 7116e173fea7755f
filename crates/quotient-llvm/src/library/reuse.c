/* Memory that is given out again, for programs that are checked with `--reuse`.
 *
 * What `free` does is chosen: the block is gone for good, as in other programs, or it is kept, and a later allocation
 * of the same size may be given it. While it is kept it counts as memory that is there. Nothing is missed by that:
 * up to the moment in which it is given out again, all is as it is where the block is gone, and there whoever
 * uses it or frees it once more is found. Which block an allocator gives out depends on the allocator, so any that
 * fits may be given out, or a new one. */
#include "quotient.h"

void *malloc(usize size);
void *calloc(usize count, usize size);
void free(void *block);
void *memcpy(void *to, const void *from, usize size);
void *memset(void *to, int value, usize size);
usize malloc_usable_size(void *block);
/* operator new, whose name has the type of a size in it. */
#if __SIZEOF_POINTER__ == 8
#define NEW _Znwm
#else
#define NEW _Znwj
#endif
void *NEW(usize size);

/* As many choices as there are blocks here are more than can be explored. */
enum { MOST = 64 };
static void *__quotient_kept[MOST];
static int __quotient_kept_count;
static int __quotient_kept_gate;

/* A block that was kept and is given out again now, or none. */
static void *again(usize size) {
    if (!LOAD(&__quotient_kept_count))
        return 0;
    __quotient_gate_lock(&__quotient_kept_gate);
    int all = LOAD(&__quotient_kept_count), fitting = 0;
    for (int i = 0; i < all; i++)
        fitting += malloc_usable_size(__quotient_kept[i]) == size;
    int which = __quotient_choose(fitting + 1, "a new block, or one of those that were freed");
    void *block = 0;
    for (int i = 0; which; i++) {
        void *candidate = __quotient_kept[i];
        if (malloc_usable_size(candidate) != size || --which)
            continue;
        block = candidate;
        if (i < all - 1)
            __quotient_kept[i] = __quotient_kept[all - 1];
        STORE(&__quotient_kept_count, all - 1);
    }
    __quotient_gate_release(&__quotient_kept_gate);
    return block;
}

void __quotient_reuse_free(void *block) {
    if (!block)
        return;
    if (!malloc_usable_size(block) || !__quotient_choose(2, "freed for good, or to be given out again")) {
        free(block);
        return;
    }
    __quotient_gate_lock(&__quotient_kept_gate);
    int all = LOAD(&__quotient_kept_count);
    if (all == MOST)
        __quotient_unsupported("more than 64 blocks that were freed and may be given out again");
    __quotient_kept[all] = block;
    STORE(&__quotient_kept_count, all + 1);
    __quotient_gate_release(&__quotient_kept_gate);
}

void *__quotient_reuse_malloc(usize size) {
    void *block = again(size);
    return block ? block : malloc(size);
}

void *__quotient_reuse_new(usize size) {
    void *block = again(size);
    return block ? block : NEW(size);
}

void *__quotient_reuse_calloc(usize number, usize size) {
    usize all;
    void *block = __builtin_mul_overflow(number, size, &all) ? 0 : again(all);
    return block ? memset(block, 0, all) : calloc(number, size);
}

void *__quotient_reuse_realloc(void *old, usize size) {
    void *block = __quotient_reuse_malloc(size);
    if (old && block) {
        usize before = malloc_usable_size(old);
        memcpy(block, old, before < size ? before : size);
        __quotient_reuse_free(old);
    }
    return block;
}
