// GoogleTest's tests for Quotient: include this in the place of <gtest/gtest.h>, and `quotient test FILE` checks every TEST
// and TEST_F under all schedules.
//
//     #ifdef QUOTIENT                   // quotient test DIR -- -- -DQUOTIENT -I .../include
//     #include <quotient/gtest.h>
//     #else
//     #include <gtest/gtest.h>
//     #endif
//
// TEST(Queue, Push) becomes the function test_Queue_Push. An expectation that does not hold is a failed assertion with its
// text; EXPECT and ASSERT are the same, as no execution goes on behind a failure. What is written to them by `<<` is
// left out. Parameterised and typed tests, death tests and matchers are not there.

#ifndef QUOTIENT_GTEST_H
#define QUOTIENT_GTEST_H

#include <quotient/expect.h>

namespace testing {
class Test {
public:
  virtual ~Test() {}
  static void SetUpTestSuite() {}
  static void TearDownTestSuite() {}

protected:
  virtual void SetUp() {}
  virtual void TearDown() {}
};
} // namespace testing

#define TEST(suite, name) void test_##suite##_##name()

#define TEST_F(fixture, name)                                                                                        \
  struct quotient_##fixture##_##name : fixture {                                                                     \
    void body();                                                                                                     \
    void run() {                                                                                                     \
      SetUp();                                                                                                       \
      body();                                                                                                        \
      TearDown();                                                                                                    \
    }                                                                                                                \
  };                                                                                                                 \
  void test_##fixture##_##name() {                                                                                   \
    fixture::SetUpTestSuite();                                                                                       \
    {                                                                                                                \
      quotient_##fixture##_##name test;                                                                              \
      test.run();                                                                                                    \
    }                                                                                                                \
    fixture::TearDownTestSuite();                                                                                    \
  }                                                                                                                  \
  void quotient_##fixture##_##name::body()

#define EXPECT_TRUE(condition) QUOTIENT_EXPECT(condition)
#define EXPECT_FALSE(condition) QUOTIENT_EXPECT(!(condition))
#define EXPECT_EQ(a, b) QUOTIENT_EXPECT((a) == (b))
#define EXPECT_NE(a, b) QUOTIENT_EXPECT((a) != (b))
#define EXPECT_LT(a, b) QUOTIENT_EXPECT((a) < (b))
#define EXPECT_LE(a, b) QUOTIENT_EXPECT((a) <= (b))
#define EXPECT_GT(a, b) QUOTIENT_EXPECT((a) > (b))
#define EXPECT_GE(a, b) QUOTIENT_EXPECT((a) >= (b))
#define ASSERT_TRUE(condition) EXPECT_TRUE(condition)
#define ASSERT_FALSE(condition) EXPECT_FALSE(condition)
#define ASSERT_EQ(a, b) EXPECT_EQ(a, b)
#define ASSERT_NE(a, b) EXPECT_NE(a, b)
#define ASSERT_LT(a, b) EXPECT_LT(a, b)
#define ASSERT_LE(a, b) EXPECT_LE(a, b)
#define ASSERT_GT(a, b) EXPECT_GT(a, b)
#define ASSERT_GE(a, b) EXPECT_GE(a, b)
#define FAIL() QUOTIENT_EXPECT(!"FAIL()")
#define ADD_FAILURE() FAIL()
#define SUCCEED() QUOTIENT_EXPECT(true)

#endif
