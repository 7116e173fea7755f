// expect: arithmetic ""
int zero;
int main(void) { return 1 / zero; }
