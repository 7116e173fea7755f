extern void reach_error(void);
extern int shared;
int add(int, int);
static int secret(void) { return 1; }
int main(void) {
    if (add(shared, secret()) != 43)
        reach_error();
    return 0;
}
