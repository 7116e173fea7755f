/* Input from a text: sscanf. */
#include <stdarg.h>

#include "quotient.h"

s64 strtoll(const char *s, char **end, int base);
u64 strtoull(const char *s, char **end, int base);
double strtod(const char *s, char **end);

static int is_space(char c) { return c == ' ' || (c >= 9 && c <= 13); }

__attribute__((noinline)) static const char *behind_space(const char *p) {
    while (is_space(*p))
        p++;
    return p;
}

/* Whether c belongs to the set between [ and ], from behind the [. */
static int in_set(const char *set, char c) {
    int negated = *set == '^', found = 0;
    const char *first = set += negated;
    for (; *set && (*set != ']' || set == first); set++) {
        if (set[1] == '-' && set[2] && set[2] != ']') {
            found |= c >= set[0] && c <= set[2];
            set += 2;
        } else {
            found |= c == *set;
        }
    }
    return found != negated;
}

static const char *behind_set(const char *set) {
    set += *set == '^';
    set += *set == ']';
    while (*set && *set != ']')
        set++;
    return set;
}

static void store(void *to, int bits, u64 value) {
    if (bits == 64)
        *(u64 *)to = value;
    else if (bits == 32)
        *(u32 *)to = (u32)value;
    else if (bits == 16)
        *(unsigned short *)to = (unsigned short)value;
    else
        *(char *)to = (char)value;
}

/* Reads a number of at most `width` characters and stores it unless `to` is null. Gives where it ends, null if
 * there is none. */
static const char *scan_number(const char *p, int width, char letter, int bits, void *to) {
    char text[128], *end;
    int n = 0;
    if (!width || width > (int)sizeof text - 1)
        width = sizeof text - 1;
    for (; n < width && p[n] && !is_space(p[n]); n++)
        text[n] = p[n];
    text[n] = 0;
    if ((letter | 32) >= 'e' && (letter | 32) <= 'g') {
        double value = strtod(text, &end);
        if (to && end != text) {
            if (bits == 64)
                *(double *)to = value;
            else
                *(float *)to = (float)value;
        }
    } else {
        int base = letter == 'd' || letter == 'u' ? 10 : letter == 'o' ? 8 : letter == 'i' ? 0 : 16;
        int is_signed = letter == 'd' || letter == 'i';
        u64 value = is_signed ? (u64)strtoll(text, &end, base) : strtoull(text, &end, base);
        if (to && end != text)
            store(to, bits, value);
    }
    return end == text ? 0 : p + (end - text);
}

__attribute__((noinline)) int vsscanf(const char *s, const char *format, va_list list) {
    const char *p = s;
    int assigned = 0;
    for (; *format; format++) {
        if (is_space(*format)) {
            p = behind_space(p);
            continue;
        }
        if (*format != '%' || format[1] == '%') {
            if (*format == '%') {
                p = behind_space(p);
                format++;
            }
            if (*p != *format)
                return !*p && !assigned ? -1 : assigned;
            p++;
            continue;
        }
        int bits = 32, ignored = *++format == '*';
        int width = 0;
        format += ignored;
        for (; *format >= '0' && *format <= '9'; format++)
            width = 10 * width + (*format - '0');
        for (;; format++) {
            if (*format == 'j' || (*format == 'l' && format[1] == 'l'))
                bits = 64;
            else if (*format == 'l' || *format == 'z' || *format == 't')
                bits = bits == 64 ? 64 : LONG_BITS;
            else if (*format == 'h')
                bits /= 2;
            else
                break;
        }
        char letter = *format;
        if ((letter | 32) >= 'e' && (letter | 32) <= 'g')
            bits = format[-1] == 'l' ? 64 : 32;
        if (letter == 'n') {
            store(va_arg(list, void *), bits, (u64)(p - s));
            continue;
        }
        if (letter != 'c' && letter != '[')
            p = behind_space(p);
        if (!*p)
            return assigned ? assigned : -1;
        char *to = ignored ? 0 : va_arg(list, char *);
        if (letter == 'c' || letter == 's' || letter == '[') {
            const char *set = format + 1, *from = p;
            if (letter == 'c' && !width)
                width = 1;
            while (*p && (!width || p - from < width) &&
                   (letter == 'c' || (letter == 's' ? !is_space(*p) : in_set(set, *p)))) {
                if (to)
                    to[p - from] = *p;
                p++;
            }
            if (p == from)
                return assigned;
            if (to && letter != 'c')
                to[p - from] = 0;
            if (letter == '[')
                format = behind_set(set);
        } else {
            int known = 0;
            for (const char *c = "diuxXopeEfFgG"; *c; c++)
                known |= *c == letter;
            if (!known)
                __quotient_unsupported("a conversion in the format of `sscanf` other than %d, %i, %u, %x, "
                                       "%o, %p, %f, %c, %s, %[] and %n");
            const char *end = scan_number(p, width, letter, letter == 'p' ? LONG_BITS : bits, to);
            if (!end)
                return assigned;
            p = end;
        }
        assigned += !ignored;
    }
    return assigned;
}

/* Headers call them so. */
int __isoc99_vsscanf(const char *s, const char *f, va_list list) { return vsscanf(s, f, list); }
int __isoc23_vsscanf(const char *s, const char *f, va_list list) { return vsscanf(s, f, list); }

#define SSCANF(name)                                                                               \
    int name(const char *s, const char *format, ...) {                                             \
        va_list list;                                                                              \
        va_start(list, format);                                                                    \
        int count = vsscanf(s, format, list);                                                      \
        va_end(list);                                                                              \
        return count;                                                                              \
    }

SSCANF(sscanf)
SSCANF(__isoc99_sscanf)
SSCANF(__isoc23_sscanf)
