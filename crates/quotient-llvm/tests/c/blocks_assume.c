// expect: blocked
extern void __VERIFIER_assume(int);
int x;
int main(void) { __VERIFIER_assume(x == 1); return 0; }
