// Only rf chooses where reads read from.
// $ quotient check bad/explore_algorithm.c -a optimal --memory rc11 --explore
int main(void) { return 0; }
