// $ quotient check incomplete/endless_local.c
int main(void) {
  volatile int i = 0;
  for (;;)
    i++;
}
