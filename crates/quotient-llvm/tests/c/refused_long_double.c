// expect: unsupported "refused_long_double.c:4 (function main): not supported: a value of type `x86_fp80`"
double d;
int main(void) {
    long double x = d;
    return x > 1;
}
