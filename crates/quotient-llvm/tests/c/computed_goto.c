// expect: done
// An interpreter that jumps to the addresses of labels, from a table and relative to one of them.
#include <assert.h>

static int run(const unsigned char *code) {
    static void *const table[] = {&&push, &&add, &&twice, &&end};
    static const int distances[] = {&&push - &&push, &&add - &&push, &&twice - &&push, &&end - &&push};
    int stack[8], top = 0;
#define NEXT goto *table[*code++]
    NEXT;
push:
    stack[top++] = *code++;
    NEXT;
add:
    top--;
    stack[top - 1] += stack[top];
    goto *(&&push + distances[*code++]);
twice:
    stack[top - 1] *= 2;
    NEXT;
end:
    return stack[top - 1];
}

int main(void) {
    const unsigned char code[] = {0, 5, 0, 7, 1, 2, 0, 1, 1, 3};
    assert(run(code) == 25);
    return 0;
}
