static int counter;
static void count(void) {
  for (int round = 0; round < ROUNDS; round++)
    counter++;
}
