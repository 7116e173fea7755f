/* Functions of math.h and strings.h that take numbers apart, and complex numbers: what compilers call for products and
 * quotients, and the plainest functions of complex.h. Their parts are computed one by one, as C has it for numbers that
 * are neither infinite nor not numbers. */
#include "quotient.h"

/* --- A number and its exponent, its parts before and behind the point, its first bit. --------- */

#define EXPONENT 0x7ff

static u64 bits_of(double x) {
    u64 bits;
    __builtin_memcpy(&bits, &x, sizeof bits);
    return bits;
}

static double of_bits(u64 bits) {
    double x;
    __builtin_memcpy(&x, &bits, sizeof x);
    return x;
}

double trunc(double x);
double copysign(double x, double sign);

double frexp(double x, int *exponent) {
    int e = (int)(bits_of(x) >> 52 & EXPONENT);
    *exponent = 0;
    if (x == 0 || e == EXPONENT)
        return x;
    if (e == 0) {
        /* It has no leading one. */
        x = frexp(x * 0x1p54, exponent);
        *exponent -= 54;
        return x;
    }
    *exponent = e - 1022;
    return of_bits((bits_of(x) & ~((u64)EXPONENT << 52)) | (u64)1022 << 52);
}

double ldexp(double x, int exponent) {
    /* In steps that are numbers themselves; more than these change nothing. */
    for (int i = 0; i < 4 && exponent > 1000; i++, exponent -= 1000)
        x *= 0x1p1000;
    for (int i = 0; i < 4 && exponent < -900; i++, exponent += 900)
        x *= 0x1p-900;
    if (exponent > 1000 || exponent < -900)
        return x;
    return x * of_bits((u64)(exponent + 1023) << 52);
}

double scalbn(double x, int exponent) { return ldexp(x, exponent); }

double modf(double x, double *whole) {
    *whole = trunc(x);
    return copysign(x - *whole, x);
}

int ffs(int x) { return __builtin_ffs(x); }
int ffsl(long x) { return __builtin_ffsl(x); }
int ffsll(long long x) { return __builtin_ffsll(x); }

/* --- Complex numbers. ------------------------------------------------------------------------- */

double hypot(double a, double b);
double atan2(double y, double x);
double fabs(double x);

typedef double _Complex wide;
typedef float _Complex narrow;

static wide pair(double real, double imaginary) {
    wide z;
    __real__ z = real;
    __imag__ z = imaginary;
    return z;
}

wide __muldc3(double a, double b, double c, double d) { return pair(a * c - b * d, a * d + b * c); }

narrow __mulsc3(float a, float b, float c, float d) {
    narrow z;
    __real__ z = a * c - b * d;
    __imag__ z = a * d + b * c;
    return z;
}

/* By Smith's algorithm, which squares nothing that is large. */
wide __divdc3(double a, double b, double c, double d) {
    if (fabs(c) >= fabs(d)) {
        double ratio = d / c, divisor = c + d * ratio;
        return pair((a + b * ratio) / divisor, (b - a * ratio) / divisor);
    }
    double ratio = c / d, divisor = c * ratio + d;
    return pair((a * ratio + b) / divisor, (b * ratio - a) / divisor);
}

narrow __divsc3(float a, float b, float c, float d) {
    double e = (double)c * c + (double)d * d;
    narrow z;
    __real__ z = (float)(((double)a * c + (double)b * d) / e);
    __imag__ z = (float)(((double)b * c - (double)a * d) / e);
    return z;
}

double cabs(wide z) { return hypot(__real__ z, __imag__ z); }
double carg(wide z) { return atan2(__imag__ z, __real__ z); }
double creal(wide z) { return __real__ z; }
double cimag(wide z) { return __imag__ z; }
wide conj(wide z) { return pair(__real__ z, -__imag__ z); }
