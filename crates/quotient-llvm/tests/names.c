// What `names.rs` looks at: every line of `touch` is one access, or two.
#include <pthread.h>
#include <stdatomic.h>

struct node { int value; struct node *next; };
struct queue {
    struct node *head;
    struct node ring[3];
    union { long whole; int half[2]; };
    struct { int inner; };
    pthread_mutex_t lock;
};
static struct queue queue;
static int flag[2];
static _Atomic int grid[2][3];

static void *touch(void *argument) {
    int *shared = argument;
    flag[1] = 1;
    queue.head = 0;
    queue.ring[2].value = 3;
    queue.ring[0].next = 0;
    queue.whole = 1;
    queue.inner = 1;
    atomic_store(&grid[1][2], 1);
    pthread_mutex_lock(&queue.lock);
    pthread_mutex_unlock(&queue.lock);
    static int calls; calls++;
    *shared = *shared + 1;
    return 0;
}

static atomic_int x;

int main(void) {
    pthread_t thread;
    int local = 0;
    atomic_store(&x, 1); pthread_create(&thread, 0, touch, &local); pthread_join(thread, 0);
    return x - 1;
}
