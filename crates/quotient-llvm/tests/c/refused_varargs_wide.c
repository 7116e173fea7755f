// expect: unsupported "pass its address"
// with -m32: done
struct wide { _Alignas(32) int a; };
static int first(int n, ...);
int main(void) { struct wide wide = {1}; return first(1, wide) - 1; }
static int first(int n, ...) {
  __builtin_va_list list;
  __builtin_va_start(list, n);
  n = __builtin_va_arg(list, struct wide).a;
  __builtin_va_end(list);
  return n;
}
