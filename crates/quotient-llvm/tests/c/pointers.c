// expect: done
// Function pointers, linked structures, addresses in initial values, pointer arithmetic.
#include <assert.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

struct node { int value; struct node *next; };
struct operation { const char *name; int (*apply)(int, int); };

static int add(int a, int b) { return a + b; }
static int sub(int a, int b) { return a - b; }
static const struct operation operations[] = {{"add", add}, {"sub", sub}};

static int array[4] = {10, 20, 30, 40};
static int *third = &array[2];
static int *const end = array + 4;
static struct node second = {2, NULL}, first = {1, &second};
static ptrdiff_t distance = (char *)&array[3] - (char *)&array[1];

static int even(unsigned n);
static int odd(unsigned n) { return n == 0 ? 0 : even(n - 1); }
static int even(unsigned n) { return n == 0 ? 1 : odd(n - 1); }

int main(int argc, char **argv) {
    assert(argc == 1 && argv[0][0] == 'p' && argv[1] == NULL);
    assert(operations[0].apply(5, 3) == 8 && operations[1].apply(5, 3) == 2);
    assert(operations[1].name[0] == 's' && operations[1].name[3] == 0);
    int (*chosen)(int, int) = argc > 1 ? add : sub;
    assert(chosen == sub && chosen(1, 2) == -1);

    assert(*third == 30 && third[-1] == 20 && end - third == 2 && distance == 8);
    assert(first.next->value == 2 && first.next->next == NULL);

    struct node *list = NULL;
    for (int i = 0; i < 5; i++) {
        struct node *n = malloc(sizeof *n);
        n->value = i;
        n->next = list;
        list = n;
    }
    int sum = 0;
    while (list) {
        struct node *n = list;
        list = n->next;
        sum = sum * 10 + n->value;
        free(n);
    }
    assert(sum == 43210);

    long *zeros = calloc(3, sizeof *zeros);
    assert(zeros[2] == 0);
    uintptr_t tagged = (uintptr_t)zeros | 1;
    assert((tagged & 1) && (long *)(tagged & ~(uintptr_t)1) == zeros);
    free(zeros);
    free(NULL);

    int size = argc + 2;
    int vla[size];
    for (int i = 0; i < size; i++) vla[i] = i;
    assert(vla[2] == 2);
    assert(even(10) && !odd(10));
    printf("%d %s\n", sum, argv[0]);
    fprintf(stderr, "done\n");
    return 0;
}
