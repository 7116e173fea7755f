// expect: refused 4 "x86_fp80"
double d;
int main(void) {
    long double x = d;
    return x > 1;
}
