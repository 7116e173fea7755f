// Catch2's tests for Quotient: include this in the place of <catch2/catch_test_macros.hpp>, and `quotient test FILE` checks
// every TEST_CASE under all schedules, each as a function test_case_LINE.
//
// REQUIRE and CHECK are the same, as no execution goes on behind a failure. Sections, generators and matchers are not there:
// write a test case for each.

#ifndef QUOTIENT_CATCH_H
#define QUOTIENT_CATCH_H

#include <quotient/expect.h>

#define QUOTIENT_CASE_(line) void test_case_##line()
#define QUOTIENT_CASE(line) QUOTIENT_CASE_(line)
#define TEST_CASE(...) QUOTIENT_CASE(__LINE__)
#define SECTION(...) static_assert(false, "Quotient checks no sections: write a TEST_CASE for each");

#define REQUIRE(...) QUOTIENT_EXPECT((__VA_ARGS__))
#define REQUIRE_FALSE(...) QUOTIENT_EXPECT(!(__VA_ARGS__))
#define CHECK(...) REQUIRE(__VA_ARGS__)
#define CHECK_FALSE(...) REQUIRE_FALSE(__VA_ARGS__)
#define FAIL(...) QUOTIENT_EXPECT(!"FAIL()")
#define SUCCEED(...) QUOTIENT_EXPECT(true)
#define INFO(...) ((void)0)

#endif
