// expect: unsupported "between `pthread_cleanup_push` and `pthread_cleanup_pop`"
#include <pthread.h>
static void nothing(void *argument) { (void)argument; }
int main(void) {
    pthread_cleanup_push(nothing, 0);
    pthread_exit(0);
    pthread_cleanup_pop(0);
}
