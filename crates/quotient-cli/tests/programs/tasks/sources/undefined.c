void reach_error(void) {}

int main(void) {
  int *nothing = 0;
  if (*nothing == 0)
    reach_error();
  return 0;
}
