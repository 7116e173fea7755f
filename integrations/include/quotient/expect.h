// An expectation: a failed assertion with its text if it does not hold. What is written to it is for people who run the test.

#ifndef QUOTIENT_EXPECT_H
#define QUOTIENT_EXPECT_H

#include <cassert>

namespace quotient {
struct Ignored {
  template <class T> const Ignored &operator<<(const T &) const { return *this; }
};
} // namespace quotient

// As the standard library's assert, whatever NDEBUG says.
#define QUOTIENT_EXPECT(condition)                                                                                   \
  ((condition) ? (void)0 : __assert_fail(#condition, __FILE__, __LINE__, __extension__ __PRETTY_FUNCTION__)),        \
      ::quotient::Ignored()

#endif
