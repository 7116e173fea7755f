// $ quotient check bad/narrow.cpp -- -m32
static int twice(int x) { return 2 * x; }
int main() { return twice(0); }
