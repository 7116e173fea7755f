/* boost::shared_ptr, of which every thread drops one. With BUG a thread drops it by hand, too. */
#include <boost/shared_ptr.hpp>
#include <boost/make_shared.hpp>
#include "driver.h"

static int alive;
struct Thing {
    Thing() { alive++; }
    ~Thing() { alive--; }
};
static boost::shared_ptr<Thing> copies[THREADS];

static void work(int thread) {
#ifdef BUG
    if (copies[thread].use_count() == 1)
        delete copies[thread].get();
#endif
    copies[thread].reset();
}

int main() {
    {
        boost::shared_ptr<Thing> first(new Thing);
        for (auto &copy : copies)
            copy = first;
    }
    run();
    assert(alive == 0);
    return 0;
}
