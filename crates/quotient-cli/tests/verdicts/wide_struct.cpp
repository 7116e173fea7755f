// safe
// assertion -- -DPLAIN
//
// Atomic structs of 12 and of 16 bytes, and one of 3.
#include <atomic>
#include <cassert>
#include <thread>

struct Point {
    int x, y, z;
};

struct Range {
    long from, to;
};

struct Bytes {
    char text[3];
};

std::atomic<Point> point{Point{1, 1, 1}};
std::atomic<Range> range{Range{0, 10}};
std::atomic<Bytes> bytes{Bytes{{'a', 'a', 'a'}}};

void move() {
    Point old = point.load();
    while (!point.compare_exchange_weak(old, Point{old.x + 1, old.y + 1, old.z + 1})) {
    }
    bytes = Bytes{{'b', 'b', 'b'}};
}

// Takes a piece of the range, if it is not empty.
long take(long length) {
    Range old = range;
    while (old.from + length <= old.to) {
        Range rest{old.from + length, old.to};
#ifdef PLAIN
        range.store(rest);
        return old.from;
#else
        if (range.compare_exchange_strong(old, rest))
            return old.from;
#endif
    }
    return -1;
}

int main() {
    long other = 0;
    std::thread thread([&] {
        move();
        other = take(6);
    });
    move();
    long mine = take(3);
    Bytes seen = bytes.exchange(Bytes{{'c', 'c', 'c'}});
    assert(seen.text[0] == seen.text[1] && seen.text[1] == seen.text[2]);
    thread.join();
    Point end = point;
    assert(end.x == 3 && end.y == 3 && end.z == 3);
    assert(mine != other && mine >= 0 && other >= 0);
}
