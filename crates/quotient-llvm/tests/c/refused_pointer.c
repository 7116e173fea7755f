// expect: unsupported "refused_pointer.c:13 (function main): not supported: a call, through a pointer, of `mystery`"
extern int mystery(int);
static int known(int x) { return x; }

struct operations {
    int (*first)(int), (*second)(int);
};
static const struct operations table = {known, mystery};

int main(void) {
    if (table.second == 0 || table.first == table.second)
        return 1;
    return table.first(0) + table.second(1);
}
