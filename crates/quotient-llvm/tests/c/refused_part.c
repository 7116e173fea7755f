// expect: unsupported "refused_part.c:14 (function used): not supported: a value of type `x86_fp80`"
// with -m32: unsupported "a value of type `x86_fp80`"
// Functions that cannot be read do no harm unless they are reached: here one is, and two are not.
extern int elsewhere;

__attribute__((noinline)) static long double half(long double x, int more) {
    long double y = more ? x : 2;
    while (more--)
        y = y / 2 + elsewhere;
    return y;
}

__attribute__((noinline)) static int used(double d) {
    long double x = d;
    return x > 1;
}

int main(int argc, char **argv) {
    (void)argv;
    if (argc > 1)
        return half(argc, 3) > 1;
    if (argc > 2)
        return elsewhere;
    return used(3) - 1;
}
