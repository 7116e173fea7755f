// expect: unsupported "xgetbv"
int main(void) {
    int a = 0;
    __asm__ volatile("xgetbv" : "+a"(a) : : "ebx", "ecx", "edx");
    return a;
}
