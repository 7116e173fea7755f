// expect: assertion "assertion failed"
// with -m32: assertion "assertion failed"
// A newer GCC's attribute, and an assertion without its header.
typedef struct file FILE;
extern int fclose(FILE *);
extern FILE *fopen(const char *, const char *) __attribute__ ((__malloc__)) __attribute__ ((__malloc__ (fclose, 1)));

int main(void) {
    int x = 1;
    assert(x == 1);
    assert(x == 2);
    return 0;
}
