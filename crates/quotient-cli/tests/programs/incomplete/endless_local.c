// $ quotient check incomplete/endless_local.c
int main(void) {
  unsigned long odd = 1;
  while (odd != 0)
    odd += 2;
}
