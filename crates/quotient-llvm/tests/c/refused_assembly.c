// expect: unsupported "cpuid"
int main(void) {
    int a = 0;
    __asm__ volatile("cpuid" : "+a"(a) : : "ebx", "ecx", "edx");
    return a;
}
