// $ quotient check bad/does_not_compile.c
int main(void) { return missing; }
