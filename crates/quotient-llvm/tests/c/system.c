// expect: done
// What a program asks of the system, and what it is told.
#define _GNU_SOURCE
#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

static void handler(int signal) { abort(); }
static int cleaned;
static void clean(void *by) { cleaned += *(int *)by; }

static void processors(void) {
    assert(sysconf(_SC_NPROCESSORS_ONLN) == 2 && sysconf(_SC_PAGESIZE) == getpagesize());
    cpu_set_t set;
    CPU_ZERO(&set);
    CPU_SET(1, &set);
    assert(!sched_setaffinity(0, sizeof set, &set));
    assert(!pthread_getaffinity_np(pthread_self(), sizeof set, &set) && CPU_COUNT(&set) == 2);
    char name[16] = "x";
    assert(!pthread_setname_np(pthread_self(), "main") && !prctl(PR_SET_NAME, "main"));
    assert(!pthread_getname_np(pthread_self(), name, sizeof name) && !name[0]);
    assert(syscall(SYS_gettid) == gettid() && gettid() == getpid());
}

static void attributes(void) {
    pthread_attr_t a;
    size_t size = 0;
    int detached = 5;
    pthread_attr_init(&a);
    assert(!pthread_attr_getdetachstate(&a, &detached) && detached == PTHREAD_CREATE_JOINABLE);
    pthread_attr_setstacksize(&a, 1 << 16);
    assert(!pthread_attr_getstacksize(&a, &size) && size == 1 << 16);
    pthread_attr_setdetachstate(&a, PTHREAD_CREATE_DETACHED);
    assert(!pthread_attr_getdetachstate(&a, &detached) && detached == PTHREAD_CREATE_DETACHED);
    pthread_attr_destroy(&a);
}

static void signals(void) {
    struct sigaction action = {.sa_handler = handler};
    sigemptyset(&action.sa_mask);
    assert(!sigaction(SIGUSR1, &action, 0) && signal(SIGPIPE, SIG_IGN) != SIG_ERR);
    assert(!pthread_sigmask(SIG_BLOCK, &action.sa_mask, 0));
    int two = 2;
    pthread_cleanup_push(clean, &two);
    pthread_cleanup_push(clean, &two);
    assert(cleaned == 0);
    pthread_cleanup_pop(1);
    pthread_cleanup_pop(0);
    assert(cleaned == 2);
}

static void date(time_t t, int year, int month, int day, int weekday, int yearday) {
    struct tm tm;
    assert(gmtime_r(&t, &tm) == &tm && tm.tm_hour == 22 && tm.tm_min == 13 && tm.tm_sec == 20);
    assert(tm.tm_year == year - 1900 && tm.tm_mon == month - 1 && tm.tm_mday == day);
    assert(tm.tm_wday == weekday && tm.tm_yday == yearday && timegm(&tm) == t);
}

static void times(void) {
    date(time(0), 2023, 11, 14, 2, 317);
    date(951862400 - 86400, 2000, 2, 28, 1, 58);
    date(951862400, 2000, 2, 29, 2, 59);
    date(951862400 + 86400, 2000, 3, 1, 3, 60);
    date(80000 - 86400 * 31, 1969, 12, 1, 1, 334);
    struct timespec resolution;
    struct rusage usage = {.ru_maxrss = 1};
    assert(!clock_getres(CLOCK_MONOTONIC, &resolution) && resolution.tv_nsec == 1);
    assert(!getrusage(RUSAGE_SELF, &usage) && usage.ru_maxrss == 0);
    time_t now = time(0);
    char text[32];
    assert(strftime(text, sizeof text, "%H:%M", localtime(&now)) == 5 && difftime(now, now) == 0);
}

static void memory(void) {
    int *page = mmap(0, 4096, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    assert(page != MAP_FAILED && page[1023] == 0);
    page[1023] = 1;
    assert(!madvise(page, 4096, MADV_DONTDUMP) && !munmap(page, 4096));
    int *array = reallocarray(0, 3, sizeof *array);
    array[2] = 1;
    free(array);
}

static void output(void) {
    assert(write(STDOUT_FILENO, "text", 4) == 4);
    assert(strlen(strerror(EINVAL)) > 0);
    int (*print)(const char *, ...) = printf;
    assert(print("%d\n", 1) == 2);
}

static void options(void) {
    char *arguments[] = {"program", "-ab", "value", "-cattached", "-x", "rest", 0};
    assert(getopt(6, arguments, "ab:c:") == 'a');
    assert(getopt(6, arguments, "ab:c:") == 'b' && !strcmp(optarg, "value"));
    assert(getopt(6, arguments, "ab:c:") == 'c' && !strcmp(optarg, "attached"));
    assert(getopt(6, arguments, "ab:c:") == '?' && optopt == 'x');
    assert(getopt(6, arguments, "ab:c:") == -1 && optind == 5);
}

int main(void) {
    processors();
    attributes();
    signals();
    times();
    memory();
    output();
    options();
    assert(div(-7, 2).quot == -3 && ldiv(7, 2).rem == 1 && lldiv(9, 4).quot == 2);
    double d = drand48();
    assert(d >= 0 && d < 1 && lrand48() >= 0);
    return 0;
}
