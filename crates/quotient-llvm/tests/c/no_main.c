// expect: no-main
int f(void) { return 0; }
