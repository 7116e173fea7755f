extern void reach_error(void);
extern int pthread_create(unsigned long *, const void *, void *(*)(void *), void *);
int x;
void *adds(void *unused) {
    x++;
    return 0;
}
int main(void) {
    unsigned long t;
    pthread_create(&t, 0, adds, 0);
    x++;
    if (x == 2)
        reach_error();
    return 0;
}
