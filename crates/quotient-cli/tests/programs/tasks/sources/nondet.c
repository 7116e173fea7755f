extern int __VERIFIER_nondet_int(void);
extern void abort(void);
void reach_error(void) {}

int main(void) {
  if (__VERIFIER_nondet_int() == 7) {
    reach_error();
    abort();
  }
  return 0;
}
