// expect: refused 4 "128-bit"
unsigned long a = 3;
int main(void) {
    unsigned __int128 product = (unsigned __int128)a * a;
    return (int)(product >> 64);
}
