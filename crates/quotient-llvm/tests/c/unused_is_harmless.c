// expect: done
// What main cannot reach may use whatever it likes.
extern int mystery(int);
extern int elsewhere;
int unused(int x) { __asm__("cpuid" ::: "eax", "ebx", "ecx", "edx"); return mystery(x) + elsewhere; }
int varargs(int n, ...) { return n; }
long double wide(long double x) { return x + 1; }
int main(void) { return 0; }
