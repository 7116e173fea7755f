// expect: exception "uncaught exception of type `int`"
static void f(int n) {
  if (n)
    throw n;
}

static void g(int n) noexcept { f(n); }

int main(int argc, char **) {
  try {
    g(argc);
  } catch (...) {
  }
}
