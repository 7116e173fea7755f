// $ quotient check safe/assembly_arm.c -- --target=aarch64-linux-gnu
// A lock and a counter, made of exclusive loads and stores. No header: there may be none for the target.
typedef unsigned long pthread_t;
int pthread_create(pthread_t *, const void *, void *(*)(void *), void *);
int pthread_join(pthread_t, void **);
void __assert_fail(const char *, const char *, unsigned, const char *);
#define assert(x) ((x) ? (void)0 : __assert_fail(#x, __FILE__, __LINE__, __func__))

static int lock, counter, total;

static void acquire(int *at) {
    int held;
    __asm__ volatile("   sevl\n"
                     "1: wfe\n"
                     "2: ldaxr %w0, [%1]\n"
                     "   cbnz %w0, 1b\n"
                     "   stxr %w0, %w2, [%1]\n"
                     "   cbnz %w0, 2b\n"
                     : "=&r"(held)
                     : "r"(at), "r"(1)
                     : "memory");
}

static void release(int *at) { __asm__ volatile("stlr wzr, [%0]" : : "r"(at) : "memory"); }

static void add(int *at, int value) {
    int new, failed;
    __asm__ volatile("1: ldxr %w0, %2\n"
                     "   add %w0, %w0, %w3\n"
                     "   stxr %w1, %w0, %2\n"
                     "   cbnz %w1, 1b\n"
                     : "=&r"(new), "=&r"(failed), "+Q"(*at)
                     : "r"(value)
                     : "memory");
}

static void *work(void *unused) {
    add(&total, 2);
    acquire(&lock);
    counter++;
    release(&lock);
    return unused;
}

int main(void) {
    pthread_t threads[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&threads[i], 0, work, 0);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], 0);
    assert(counter == 2 && total == 4);
    return 0;
}
