// safe
// overflow -- -fsanitize=signed-integer-overflow,shift -fsanitize-trap=signed-integer-overflow,shift
// overflow -- -DSHIFT -fsanitize=signed-integer-overflow,shift -fsanitize-trap=signed-integer-overflow,shift
// overflow -- -DPRODUCT -fsanitize=signed-integer-overflow,shift -fsanitize-trap=signed-integer-overflow,shift
// overflow -- -DNEGATIVE -fsanitize=signed-integer-overflow,shift -fsanitize-trap=signed-integer-overflow,shift
// safe -- -DUNSIGNED -fsanitize=signed-integer-overflow,shift -fsanitize-trap=signed-integer-overflow,shift
//
// Integers wrap around, unless it is asked whether they do. Only in one order of the threads does one.
#include <limits.h>
#include <pthread.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int x = INT_MAX - 1;
static unsigned u = UINT_MAX;

static void *add(void *unused) {
    (void)unused;
    pthread_mutex_lock(&lock);
#ifdef SHIFT
    x = 1 << (INT_MAX - x + 31);
#elif defined PRODUCT
    x = x * 2;
#elif defined NEGATIVE
    x = -(x - INT_MAX - INT_MAX);
#elif defined UNSIGNED
    u = u + 1;
#else
    x = x + 1;
#endif
    pthread_mutex_unlock(&lock);
    return 0;
}

int main(void) {
    pthread_t a;
    pthread_create(&a, 0, add, 0);
    add(0);
    pthread_join(a, 0);
    return 0;
}
