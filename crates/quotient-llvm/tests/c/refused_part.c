// expect: unsupported "refused_part.c:20 (function used): not supported: the instruction `callbr`"
// Functions that cannot be read do no harm unless they are reached: here one is, and the others are not.
extern int elsewhere;

__attribute__((noinline)) static int unused(int more) {
    int y = more ? 1 : 2;
    while (more--) {
        __asm__ goto("jmp %l0" : : : : out);
        y = y / 2 + elsewhere;
    }
out:
    return y;
}

__attribute__((noinline)) static int used(int d) {
    int x = d;
    if (d > 5)
        __asm__ goto("jmp %l0" : : : : other);
    if (d > 2)
        __asm__ goto("jmp %l0" : : : : out);
    x++;
other:
    x++;
out:
    return x;
}

int main(int argc, char **argv) {
    (void)argv;
    if (argc > 1)
        return unused(3);
    if (argc > 2)
        return elsewhere;
    return used(1) + used(3) - 1;
}
