int shared = 41;
static int secret(void) { return 1; }
int add(int a, int b) { return a + b + secret(); }
