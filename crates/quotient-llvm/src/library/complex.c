/* Complex numbers: what compilers call for products and quotients, and the plainest functions of complex.h. The parts are
 * computed one by one, as C has it for numbers that are neither infinite nor not numbers. */
#include "quotient.h"

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
