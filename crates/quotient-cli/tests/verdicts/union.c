// safe
// assertion -- -DHALVES
// assertion -- -DREADS
// safe -- -DHEAP
// assertion -- -DHEAP -DHALVES
// assertion -- -DTORN
//
// A word is written and read at once, although elsewhere its halves are: only who writes or reads by halves
// can see half of it.
#include <assert.h>
#include <pthread.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

union word {
    uint32_t whole;
    uint16_t half[2];
    char bytes[8];
};

static union word global;
static union word *u = &global;

static void *writes(void *unused) {
#ifdef HALVES
    u->half[0] = 1;
    u->half[1] = 1;
#elif defined TORN
    /* Across the middle of the word: no access of it is whole any more. */
    memcpy(u->bytes + 2, "\1\0\0\0", 4);
    u->whole = 0x00010001;
#else
    u->whole = 0x00010001;
#endif
    return unused;
}

int main(void) {
    pthread_t t;
#ifdef HEAP
    u = malloc(sizeof *u);
    u->whole = 0;
#endif
    pthread_create(&t, 0, writes, 0);
#ifdef READS
    uint32_t seen = u->half[0];
    seen |= (uint32_t)u->half[1] << 16;
#elif defined TORN
    uint32_t seen = u->whole;
    uint32_t middle;
    memcpy(&middle, u->bytes + 2, 4);
    (void)middle;
#else
    uint32_t seen = u->whole;
#endif
    assert(seen == 0 || seen == 0x00010001);
    pthread_join(t, 0);
    assert(u->half[0] == 1 && u->half[1] == 1 && u->bytes[2] == 1);
    return 0;
}
