// expect: unsupported "refused_global.c:3 (function main): not supported: `elsewhere`"
extern int elsewhere;
int main(void) { return elsewhere; }
