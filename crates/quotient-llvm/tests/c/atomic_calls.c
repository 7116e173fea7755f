// expect: done
// The atomic functions by their names in the library, as code for unknown alignment calls them.
#include <assert.h>
#include <stdbool.h>
#include <stdint.h>

uint32_t load4(const volatile void *, int) __asm__("__atomic_load_4");
void store8(volatile void *, uint64_t, int) __asm__("__atomic_store_8");
uint16_t exchange2(volatile void *, uint16_t, int) __asm__("__atomic_exchange_2");
bool compare4(volatile void *, void *, uint32_t, int, int) __asm__("__atomic_compare_exchange_4");
uint8_t add1(volatile void *, uint8_t, int) __asm__("__atomic_fetch_add_1");
void load(unsigned long, const volatile void *, void *, int) __asm__("__atomic_load");
void store(unsigned long, volatile void *, void *, int) __asm__("__atomic_store");

static uint8_t a = 255;
static uint16_t b = 2;
static uint32_t c = 3, expected = 4;
static uint64_t d;

int main(void) {
    assert(load4(&c, 5) == 3);
    store8(&d, 1ull << 40, 5);
    assert(d == 1ull << 40);
    assert(exchange2(&b, 7, 5) == 2 && b == 7);
    assert(!compare4(&c, &expected, 9, 5, 5) && expected == 3 && c == 3);
    assert(compare4(&c, &expected, 9, 5, 5) && expected == 3 && c == 9);
    assert(add1(&a, 2, 5) == 255 && a == 1);
    uint32_t copy;
    load(4, &c, &copy, 5);
    assert(copy == 9);
    copy = 10;
    store(4, &c, &copy, 5);
    assert(c == 10);
    return 0;
}
