// expect: refused 3 "elsewhere"
extern int elsewhere;
int main(void) { return elsewhere; }
