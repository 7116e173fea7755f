// expect: refused 4 "mystery"
extern int mystery(int);
extern int unused(int);
static int g(int x) { return mystery(x); }
int main(void) { return g(1); }
