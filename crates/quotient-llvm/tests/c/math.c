// expect: done
// What math.h gives, for double and float.
#include <assert.h>
#include <math.h>
#include <stddef.h>

static int near(double a, double b) { return fabs(a - b) < 1e-12; }

int main(void) {
  volatile double two = 2, half = 0.5, minus = -2.5;
  volatile float three = 3;
  assert(sqrt(two * two * 4) == 4 && near(sqrt(two), 1.4142135623730951));
  assert(cbrt(two * 4) == 2 && hypot(two + 1, two * 2) == 5);
  assert(floor(minus) == -3 && ceil(minus) == -2 && trunc(minus) == -2);
  assert(round(minus) == -3 && rint(minus) == -2 && nearbyint(-minus + 1) == 4);
  assert(lround(minus) == -3 && lrint(minus) == -2);
  assert(pow(two, 10) == 1024 && pow(two, -1) == 0.5 && fmod(7.5, two) == 1.5);
  assert(near(exp(half), 1.6487212707001282) && exp2(two + 1) == 8);
  assert(near(log(two), 0.6931471805599453) && log2(two * 4) == 3 && near(log10(two * 50), 2));
  assert(near(expm1(half), 0.6487212707001282) && near(log1p(half), 0.4054651081081644));
  assert(near(sin(half), 0.479425538604203) && near(cos(half), 0.8775825618903728));
  assert(near(tan(half), 0.5463024898437905) && near(atan2(two, -two), 2.356194490192345));
  assert(near(asin(half) + acos(half), 1.5707963267948966) && near(atan(two), 1.1071487177940904));
  assert(near(sinh(half), 0.5210953054937474) && near(cosh(half), 1.1276259652063807));
  assert(near(tanh(half), 0.46211715726000973) && copysign(two, minus) == -2);
  assert(fmin(two, half) == 0.5 && fmax(two, half) == 2 && fmax(two, NAN) == 2);
  assert(sqrtf(three * three) == 3 && powf(three, 3) == 27 && floorf(three / 2) == 1);
  assert(isnan(sqrt(minus)) && isinf(pow(two, 2000)) && isinf(-log(two - 2)));
  return 0;
}
