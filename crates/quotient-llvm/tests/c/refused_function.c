// expect: unsupported "refused_function.c:4 (function g): not supported: a call of `mystery`"
extern int mystery(int);
extern int unused(int);
static int g(int x) { return mystery(x); }
int main(void) { return g(1); }
