// expect: refused 4 "__VERIFIER_nondet_int"
extern int __VERIFIER_nondet_int(void);
int main(void) {
    return __VERIFIER_nondet_int();
}
