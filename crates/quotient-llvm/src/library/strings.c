/* string.h, and ctype.h, of which the headers want tables. */
#include "quotient.h"

typedef unsigned char byte;

void *malloc(usize size);
void *memcpy(void *to, const void *from, usize size);
void *memmove(void *to, const void *from, usize size);
void *memset(void *to, int with, usize size);

usize strlen(const char *s) {
    usize n = 0;
    while (s[n])
        n++;
    return n;
}

usize strnlen(const char *s, usize most) {
    usize n = 0;
    while (n < most && s[n])
        n++;
    return n;
}

int memcmp(const byte *a, const byte *b, usize size) {
    for (usize i = 0; i < size; i++) {
        int difference = a[i] - b[i];
        if (difference)
            return difference;
    }
    return 0;
}

int bcmp(const byte *a, const byte *b, usize size) { return memcmp(a, b, size); }

void *memchr(const byte *s, int wanted, usize size) {
    for (usize i = 0; i < size; i++)
        if (s[i] == (byte)wanted)
            return (void *)(s + i);
    return 0;
}

void *memrchr(const byte *s, int wanted, usize size) {
    while (size--)
        if (s[size] == (byte)wanted)
            return (void *)(s + size);
    return 0;
}

void *memccpy(byte *to, const byte *from, int last, usize size) {
    while (size--)
        if ((*to++ = *from++) == (byte)last)
            return to;
    return 0;
}

void *mempcpy(byte *to, const byte *from, usize size) {
    memcpy(to, from, size);
    return to + size;
}

void bcopy(const void *from, void *to, usize size) { memmove(to, from, size); }
void bzero(void *to, usize size) { memset(to, 0, size); }
void explicit_bzero(void *to, usize size) { memset(to, 0, size); }

int strncmp(const byte *a, const byte *b, usize most) {
    for (usize i = 0; i < most; i++) {
        int x = a[i], y = b[i];
        if (x != y || !x)
            return x - y;
    }
    return 0;
}

int strcmp(const byte *a, const byte *b) { return strncmp(a, b, (usize)-1); }
int strcoll(const byte *a, const byte *b) { return strcmp(a, b); }

static int lower(int c) { return c >= 'A' && c <= 'Z' ? c + 32 : c; }

int strncasecmp(const byte *a, const byte *b, usize most) {
    for (usize i = 0; i < most; i++) {
        int x = lower(a[i]), y = lower(b[i]);
        if (x != y || !x)
            return x - y;
    }
    return 0;
}

int strcasecmp(const byte *a, const byte *b) { return strncasecmp(a, b, (usize)-1); }

char *stpcpy(char *to, const char *from) {
    while ((*to = *from++))
        to++;
    return to;
}

char *strcpy(char *to, const char *from) {
    stpcpy(to, from);
    return to;
}

char *strncpy(char *to, const char *from, usize size) {
    usize i = 0;
    for (; i < size && from[i]; i++)
        to[i] = from[i];
    for (; i < size; i++)
        to[i] = 0;
    return to;
}

char *stpncpy(char *to, const char *from, usize size) {
    usize length = strnlen(from, size);
    strncpy(to, from, size);
    return to + length;
}

usize strlcpy(char *to, const char *from, usize size) {
    usize length = strlen(from), copied = length < size ? length : size - 1;
    if (size) {
        memcpy(to, from, copied);
        to[copied] = 0;
    }
    return length;
}

usize strlcat(char *to, const char *from, usize size) {
    usize length = strnlen(to, size);
    return length + (length < size ? strlcpy(to + length, from, size - length) : strlen(from));
}

char *strcat(char *to, const char *from) {
    stpcpy(to + strlen(to), from);
    return to;
}

char *strncat(char *to, const char *from, usize most) {
    char *end = to + strlen(to);
    for (; most && *from; most--)
        *end++ = *from++;
    *end = 0;
    return to;
}

char *strchr(const char *s, int wanted) {
    for (;; s++) {
        char c = *s;
        if (c == (char)wanted)
            return (char *)s;
        if (!c)
            return 0;
    }
}

char *strchrnul(const char *s, int wanted) {
    while (*s && *s != (char)wanted)
        s++;
    return (char *)s;
}

char *index(const char *s, int wanted) { return strchr(s, wanted); }

char *strrchr(const char *s, int wanted) {
    const char *found = 0;
    for (;; s++) {
        char c = *s;
        if (c == (char)wanted)
            found = s;
        if (!c)
            return (char *)found;
    }
}

char *rindex(const char *s, int wanted) { return strrchr(s, wanted); }

char *basename(const char *path) {
    char *slash = strrchr(path, '/');
    return slash ? slash + 1 : (char *)path;
}

char *__xpg_basename(const char *path) { return basename(path); }

char *strstr(const char *s, const char *wanted) {
    usize length = strlen(wanted);
    for (;; s++) {
        if (strncmp((const byte *)s, (const byte *)wanted, length) == 0)
            return (char *)s;
        if (!*s)
            return 0;
    }
}

char *strcasestr(const char *s, const char *wanted) {
    usize length = strlen(wanted);
    for (;; s++) {
        if (strncasecmp((const byte *)s, (const byte *)wanted, length) == 0)
            return (char *)s;
        if (!*s)
            return 0;
    }
}

void *memmem(const byte *s, usize size, const byte *wanted, usize length) {
    for (; size >= length; s++, size--)
        if (memcmp(s, wanted, length) == 0)
            return (void *)s;
    return 0;
}

static usize span(const char *s, const char *set, int inside) {
    usize n = 0;
    while (s[n] && (strchr(set, s[n]) != 0) == inside)
        n++;
    return n;
}

usize strspn(const char *s, const char *accept) { return span(s, accept, 1); }
usize strcspn(const char *s, const char *reject) { return span(s, reject, 0); }

char *strpbrk(const char *s, const char *accept) {
    s += strcspn(s, accept);
    return *s ? (char *)s : 0;
}

char *strtok_r(char *s, const char *separators, char **rest) {
    if (!s)
        s = *rest;
    s += strspn(s, separators);
    char *end = s + strcspn(s, separators);
    *rest = *end ? end + 1 : end;
    if (s == end)
        return 0;
    *end = 0;
    return s;
}

/* All threads share one, and get in each other's way. */
static char *strtok_rest;
char *strtok(char *s, const char *separators) { return strtok_r(s, separators, &strtok_rest); }

char *strndup(const char *s, usize most) {
    usize length = strnlen(s, most);
    char *copy = malloc(length + 1);
    memcpy(copy, s, length);
    copy[length] = 0;
    return copy;
}

char *strsep(char **rest, const char *separators) {
    char *s = *rest;
    if (!s)
        return 0;
    char *end = s + strcspn(s, separators);
    *rest = *end ? end + 1 : 0;
    *end = 0;
    return s;
}

char *strdup(const char *s) { return strndup(s, (usize)-1); }
char *__strdup(const char *s) { return strdup(s); }

/* --- ctype.h: for -128 to 255, what kind of character it is, and its other case. -------------- */

#define IN(c, a, b) ((c) >= (a) && (c) <= (b))
#define UPPER(c) IN(c, 'A', 'Z')
#define LOWER(c) IN(c, 'a', 'z')
#define DIGIT(c) IN(c, '0', '9')
#define ALPHA(c) (UPPER(c) || LOWER(c))
#define KIND(c)                                                                                    \
    ((UPPER(c) ? 0x100 : 0) | (LOWER(c) ? 0x200 : 0) | (ALPHA(c) ? 0x400 : 0) |                    \
     (DIGIT(c) ? 0x800 : 0) | (DIGIT(c) || IN(c, 'a', 'f') || IN(c, 'A', 'F') ? 0x1000 : 0) |      \
     ((c) == ' ' || IN(c, 9, 13) ? 0x2000 : 0) | (IN(c, 32, 126) ? 0x4000 : 0) |                   \
     (IN(c, 33, 126) ? 0x8000 : 0) | ((c) == ' ' || (c) == 9 ? 1 : 0) |                            \
     (IN(c, 0, 31) || (c) == 127 ? 2 : 0) | (IN(c, 33, 126) && !ALPHA(c) && !DIGIT(c) ? 4 : 0) |   \
     (ALPHA(c) || DIGIT(c) ? 8 : 0))
#define TOLOWER(c) (UPPER(c) ? (c) + 32 : (c))
#define TOUPPER(c) (LOWER(c) ? (c) - 32 : (c))
#define X4(f, c) f(c), f(c + 1), f(c + 2), f(c + 3)
#define X16(f, c) X4(f, c), X4(f, c + 4), X4(f, c + 8), X4(f, c + 12)
#define X64(f, c) X16(f, c), X16(f, c + 16), X16(f, c + 32), X16(f, c + 48)
#define ALL(f) X64(f, -128), X64(f, -64), X64(f, 0), X64(f, 64), X64(f, 128), X64(f, 192)

static const unsigned short kinds[384] = {ALL(KIND)};
static const int lowers[384] = {ALL(TOLOWER)}, uppers[384] = {ALL(TOUPPER)};
static const unsigned short *const kinds_at = kinds + 128;
static const int *const lowers_at = lowers + 128, *const uppers_at = uppers + 128;

const unsigned short *const *__ctype_b_loc(void) { return &kinds_at; }
const int *const *__ctype_tolower_loc(void) { return &lowers_at; }
const int *const *__ctype_toupper_loc(void) { return &uppers_at; }
int tolower(int c) { return TOLOWER(c); }
int toupper(int c) { return TOUPPER(c); }
int isupper(int c) { return UPPER(c); }
int islower(int c) { return LOWER(c); }
int isalpha(int c) { return ALPHA(c); }
int isdigit(int c) { return DIGIT(c); }
int isalnum(int c) { return ALPHA(c) || DIGIT(c); }
int isspace(int c) { return c == ' ' || IN(c, 9, 13); }
int isxdigit(int c) { return DIGIT(c) || IN(c, 'a', 'f') || IN(c, 'A', 'F'); }
int isprint(int c) { return IN(c, 32, 126); }
int ispunct(int c) { return IN(c, 33, 126) && !ALPHA(c) && !DIGIT(c); }

/* --- Wide characters, of which strings of C++ may be made. ------------------------------------- */

typedef __WCHAR_TYPE__ wide;

usize wcslen(const wide *s) {
    usize n = 0;
    while (s[n])
        n++;
    return n;
}

wide *wmemcpy(wide *to, const wide *from, usize count) { return memcpy(to, from, count * sizeof(wide)); }
wide *wmemmove(wide *to, const wide *from, usize count) { return memmove(to, from, count * sizeof(wide)); }
wide *wcscpy(wide *to, const wide *from) { return wmemcpy(to, from, wcslen(from) + 1); }

wide *wmemset(wide *to, wide with, usize count) {
    for (usize i = 0; i < count; i++)
        to[i] = with;
    return to;
}

wide *wmemchr(const wide *s, wide wanted, usize count) {
    for (usize i = 0; i < count; i++)
        if (s[i] == wanted)
            return (wide *)&s[i];
    return 0;
}

int wmemcmp(const wide *a, const wide *b, usize count) {
    for (usize i = 0; i < count; i++)
        if (a[i] != b[i])
            return a[i] < b[i] ? -1 : 1;
    return 0;
}

int wcscmp(const wide *a, const wide *b) {
    while (*a && *a == *b)
        a++, b++;
    return (*a > *b) - (*a < *b);
}
