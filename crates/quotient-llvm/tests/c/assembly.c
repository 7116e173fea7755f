// expect: done
// What inline assembly is used for in concurrent programs of x86.
#include <assert.h>

#define barrier() __asm__ volatile("" ::: "memory")
#define hide(x) __asm__("" : "=r"(x) : "0"(x))
#define keep(x) __asm__ volatile("" : "+r"(x))
#define touch(x) __asm__ volatile("" : "+m"(x))
#define use(x) __asm__ volatile("" ::"r,m"(x) : "memory")

// What instructions on a long end with.
#ifdef __LP64__
#define LONG "q"
#else
#define LONG "l"
#endif

static int word = 2;
static long count = 5;

static int fetch_and_add(int *at, int by) {
    __asm__ volatile("lock; xaddl %0, %1" : "+r"(by), "+m"(*at) : : "memory");
    return by;
}

static int exchange(int *at, int with) {
    __asm__ volatile("xchgl %0,%1" : "=r"(with) : "m"(*at), "0"(with) : "memory");
    return with;
}

static unsigned char replace(int *at, int old, int new) {
    unsigned char done;
    __asm__ volatile("lock; cmpxchgl %3, %1\n\tsete %0"
                     : "=q"(done), "+m"(*at), "+a"(old)
                     : "r"(new)
                     : "memory", "cc");
    return done;
}

static long replace_and_tell(long *at, long old, long new) {
    long before;
    __asm__ volatile("lock cmpxchg" LONG " %2,%1" : "=a"(before), "+m"(*at) : "r"(new), "0"(old) : "memory");
    return before;
}

static int drops_to_zero(long *at) {
    unsigned char zero;
    __asm__ volatile("lock; dec" LONG " %0; setz %1" : "+m"(*at), "=qm"(zero) : : "memory");
    return zero;
}

static void fences(void) {
    __asm__ volatile("mfence" ::: "memory");
    __asm__ volatile("lock; addl $0,0(%%rsp)" ::: "memory", "cc");
    __asm__ volatile("rep; nop");
    __asm__ volatile("pause\n" ::: "memory");
}

int main(void) {
    int value = 7;
    hide(value);
    keep(value);
    touch(value);
    use(value);
    barrier();
    fences();
    assert(value == 7);
    assert(fetch_and_add(&word, 3) == 2 && word == 5);
    assert(exchange(&word, 8) == 5 && word == 8);
    assert(!replace(&word, 7, 1) && word == 8);
    assert(replace(&word, 8, 1) && word == 1);
    assert(replace_and_tell(&count, 4, 9) == 5 && count == 5);
    assert(replace_and_tell(&count, 5, 2) == 5 && count == 2);
    assert(!drops_to_zero(&count) && drops_to_zero(&count) && count == 0);
    __asm__ volatile("lock; addl %1,%0" : "+m"(word) : "ir"(value));
    __asm__ volatile("lock; orl $16,%0" : "+m"(word));
    assert(word == 24);
    int copy;
    __asm__ volatile("movl %1,%0" : "=r"(copy) : "m"(word));
    __asm__ volatile("subl $4,%0" : "+r"(copy));
    assert(copy == 20);
    return 0;
}
