// safe
//
// Buckets, and the order of what is in them, are those of libstdc++: the numbers are from a machine.
#include <cassert>
#include <string>
#include <unordered_map>
#include <unordered_set>

static void count(int elements, int first, size_t buckets) {
    std::unordered_map<int, int> map;
    for (int i = 0; i < elements; i++)
        map[i * 7 % 101] = i;
    assert(map.bucket_count() == buckets);
    assert(map.begin()->first == first);
}

int main() {
    count(1, 0, 13);
    count(3, 14, 13);
    count(5, 28, 13);
    count(13, 84, 13);
    count(14, 91, 29);
    count(30, 56, 59);
    count(100, 87, 127);
    assert((std::unordered_set<int>().bucket_count() == 1));
    std::hash<std::string> hash;
    assert(hash("") == 6142509188972423790ul);
    assert(hash("hello") == 2762169579135187400ul);
    assert(hash("hello world, longer") == 3478229472650413187ul);
}
