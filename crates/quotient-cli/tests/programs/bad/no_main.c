// $ quotient check bad/no_main.c
int helper(void) { return 0; }
