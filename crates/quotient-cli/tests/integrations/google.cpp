// quotient: flags -std=c++17

#include <atomic>
#include <quotient/gtest.h>
#include <thread>

TEST(Counter, Atomic) {
  std::atomic<int> n{0};
  std::thread other([&] { n++; });
  n++;
  other.join();
  EXPECT_EQ(n.load(), 2) << "never seen";
}

class Pair : public ::testing::Test {
protected:
  void SetUp() override { sum = 1; }
  void TearDown() override { ASSERT_LE(sum, 3); }
  void add() { sum = sum + 1; }
  std::atomic<int> sum{0};
};

// Loads and stores are atomic, and the sum is not.
// quotient: expect assertion
TEST_F(Pair, LosesOne) {
  std::thread other([this] { add(); });
  add();
  other.join();
  EXPECT_EQ(sum.load(), 3);
}

TEST_F(Pair, HasSome) {
  std::thread other([this] { add(); });
  add();
  other.join();
  EXPECT_GE(sum.load(), 2);
}
