// $ quotient check safe/huge_allocation.c
// $ quotient check safe/huge_allocation.c --max-allocation 16
#include <pthread.h>
#include <stdlib.h>

static void *work(void *unused) { return unused; }

int main(void) {
    char *huge = malloc((size_t)1 << 62);
    char *small = malloc(17);
    pthread_t t;
    pthread_create(&t, 0, work, huge);
    pthread_join(t, 0);
    free(small);
    return huge != 0;
}
