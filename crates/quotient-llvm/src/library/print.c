/* Output into a buffer: snprintf and its like. */
#include <stdarg.h>

#include "quotient.h"

void *malloc(usize size);
int __quotient_digits(double value, char *text, int *point);

/* --- Piece by piece: what calls with a constant format are compiled to. ------------------------ */

/* Each load of a program reads this file: it is to be short. */
#define SHORT __attribute__((noinline))

static _Thread_local char *to;
static _Thread_local u64 room, length;

SHORT void __quotient_print_start(char *buffer, u64 size) {
    to = buffer;
    room = size;
    length = 0;
}

SHORT static void put(char c) {
    if (length + 1 < room)
        to[length] = c;
    length++;
}

SHORT static void pad(char with, s64 count) {
    for (; count > 0; count--)
        put(with);
}

SHORT int __quotient_print_end(void) {
    if (room)
        to[length < room ? length : room - 1] = 0;
    return (int)length;
}

/* At most `most` characters, padded to `width`, on the right if that is negative. */
SHORT void __quotient_print_text(const char *s, s64 width, u64 most) {
    u64 n = 0;
    if (!s)
        s = most < 6 ? "" : "(null)";
    while (n < most && s[n])
        n++;
    pad(' ', width - (s64)n);
    for (u64 i = 0; i < n; i++)
        put(s[i]);
    pad(' ', -width - (s64)n);
}

SHORT void __quotient_print_char(int c, s64 width) {
    pad(' ', width - 1);
    put((char)c);
    pad(' ', -width - 1);
}

/* A wide character as one of a text. What others than those of ASCII become, the locale says. */
SHORT static char narrow(int c) {
    if (c & ~127)
        __quotient_unsupported("not supported: a wide character that is printed and is none of ASCII");
    return (char)c;
}

SHORT void __quotient_print_wide_text(const int *s, s64 width, u64 most) {
    u64 n = 0;
    if (!s) {
        __quotient_print_text(0, width, most);
        return;
    }
    while (n < most && s[n])
        n++;
    pad(' ', width - (s64)n);
    for (u64 i = 0; i < n; i++)
        put(narrow(s[i]));
    pad(' ', -width - (s64)n);
}

SHORT void __quotient_print_wide_char(int c, s64 width) { __quotient_print_char(narrow(c), width); }

/* The sign of a number by its style. */
SHORT static char sign_of(int negative, int style) {
    return negative ? '-' : style & 256 ? '+' : style & 1024 ? ' ' : 0;
}

/* `style`: the base; 32 for capitals, 64 for padding with zeros, 128 if signed, 256 for a plus,
 * 512 for a prefix, 1024 for a space in the place of a plus. */
SHORT void __quotient_print_number(u64 value, int style, s64 width, s64 digits) {
    char text[24];
    s64 n = 0;
    u64 base = style & 31;
    int negative = (style & 128) && (s64)value < 0;
    if (negative)
        value = -value;
    int zero = value == 0;
    for (; value; value /= base) {
        u64 d = value % base;
        text[n++] = (char)(d < 10 ? '0' + d : (style & 32 ? 'A' : 'a') + d - 10);
    }
    char sign = sign_of(negative, style);
    int prefixed = (style & 512) && base == 16 && !zero;
    s64 prefix = (sign != 0) + 2 * prefixed;
    s64 zeros = (digits < 0 ? 1 : digits) - n;
    if (zeros < 0)
        zeros = 0;
    /* Octal numbers have a zero for a prefix, unless they begin with one. */
    if (style & 512 && base == 8 && !zeros)
        zeros = 1;
    if (style & 64 && digits < 0 && width > n + zeros + prefix)
        zeros = width - n - prefix;
    pad(' ', width - n - zeros - prefix);
    if (sign)
        put(sign);
    if (prefixed) {
        put('0');
        put(style & 32 ? 'X' : 'x');
    }
    pad('0', zeros);
    for (s64 i = n; i > 0; i--)
        put(text[i - 1]);
    pad(' ', -width - n - zeros - prefix);
}

SHORT void __quotient_print_pointer(const void *p, int style, s64 width) {
    if (p)
        __quotient_print_number((usize)p, style | 16 | 512, width, -1);
    else
        __quotient_print_text("(nil)", width, ~(u64)0);
}

/* The digits of a number, 0.digits * 10^point. */
struct digits {
    char text[1440];
    int count, point;
};

/* Keeps so many of the digits, and rounds to even. */
SHORT static void round_digits(struct digits *d, int keep) {
    if (keep >= d->count)
        return;
    int up = 0;
    if (keep >= 0) {
        int odd = keep > 0 && (d->text[keep - 1] & 1);
        /* The last digit is not 0: any that follow are something. */
        up = d->text[keep] > '5' || (d->text[keep] == '5' && (odd || keep + 1 < d->count));
    }
    d->count = keep < 0 ? 0 : keep;
    while (up && d->count && d->text[d->count - 1] == '9')
        d->count--;
    if (up && d->count) {
        d->text[d->count - 1]++;
    } else if (up) {
        d->text[0] = '1';
        d->count = 1;
        d->point++;
    }
    while (d->count && d->text[d->count - 1] == '0')
        d->count--;
    if (!d->count)
        d->point = 1;
}

SHORT static void put_digits(const struct digits *d, int from, int to) {
    for (int i = from; i < to; i++)
        put(i >= 0 && i < d->count ? d->text[i] : '0');
}

/* `letter` is f, e or g; `style`: 32 for capitals, 64 for padding with zeros, 256 for a plus, 512 for
 * a point in any case, 1024 for a space in the place of a plus. */
SHORT void __quotient_print_double(double value, int letter, int style, s64 width, s64 precision) {
    struct digits d;
    int negative = __builtin_signbit(value) != 0, exponent, places;
    char sign = sign_of(negative, style);
    if (negative)
        value = -value;
    if (value != value || value == __builtin_inf()) {
        const char *text = value != value ? style & 32 ? "NAN" : "nan" : style & 32 ? "INF" : "inf";
        pad(' ', width - 3 - (sign != 0));
        if (sign)
            put(sign);
        __quotient_print_text(text, 0, ~(u64)0);
        pad(' ', -width - 3 - (sign != 0));
        return;
    }
    d.count = __quotient_digits(value, d.text, &d.point);
    places = precision < 0 ? 6 : (int)precision;
    if (letter == 'g') {
        if (!places)
            places = 1;
        round_digits(&d, places);
        letter = d.point < -3 || d.point > places ? 'e' : 'f';
        places -= letter == 'e' ? 1 : d.point;
        if (!(style & 512)) {
            int needed = d.count - (letter == 'e' ? 1 : d.point);
            places = places < needed ? places : needed > 0 ? needed : 0;
        }
    }
    round_digits(&d, letter == 'e' ? places + 1 : d.point + places);
    exponent = d.point - 1;
    int whole = letter == 'e' || d.point < 1 ? 1 : d.point;
    int point = places > 0 || (style & 512);
    int tail = letter != 'e' ? 0 : exponent > 99 || exponent < -99 ? 5 : 4;
    s64 size = (sign != 0) + whole + point + places + tail;
    if (!(style & 64))
        pad(' ', width - size);
    if (sign)
        put(sign);
    if (style & 64)
        pad('0', width - size);
    int from = letter == 'e' ? 0 : d.point - whole;
    put_digits(&d, from, from + whole);
    if (point)
        put('.');
    put_digits(&d, from + whole, from + whole + places);
    if (tail) {
        put(style & 32 ? 'E' : 'e');
        put(exponent < 0 ? '-' : '+');
        __quotient_print_number((u64)(exponent < 0 ? -exponent : exponent), 10, 0, 2);
    }
    pad(' ', -width - size);
}

/* --- With a format that is known only when it is met. ------------------------------------------ */

/* A list that functions can take from for their callers: on some targets a `va_list` is an array, on
 * others it would be copied. */
struct list {
    va_list list;
};

SHORT static s64 measure(const char **format, struct list *from) {
    s64 number = 0;
    if (**format == '*') {
        ++*format;
        return va_arg(from->list, int);
    }
    for (; **format >= '0' && **format <= '9'; ++*format)
        number = 10 * number + (**format - '0');
    return number;
}

/* An integer argument of so many bits as one of 64. */
SHORT static u64 integer(int bits, int is_signed, struct list *from) {
    u64 value = bits == 64 ? va_arg(from->list, u64) : va_arg(from->list, u32);
    int shift = 64 - bits;
    return is_signed ? (u64)((s64)(value << shift) >> shift) : value << shift >> shift;
}

/* How many bits an integer has by what stands before the letter. */
SHORT static int bits_by(const char **format) {
    int bits = 32;
    for (;; ++*format) {
        if (**format == 'j' || (**format == 'l' && (*format)[1] == 'l'))
            bits = 64;
        else if (**format == 'l' || **format == 'z' || **format == 't')
            bits = bits == 64 ? 64 : LONG_BITS;
        else if (**format == 'h')
            bits /= 2;
        else
            return bits;
    }
}

/* What stands behind a %; gives where it ends. */
SHORT static const char *conversion(const char *format, struct list *from) {
    int left = 0, style = 0, wide, bits, is_signed;
    s64 width, precision = -1;
    for (;; format++) {
        if (*format == '-')
            left = 1;
        else if (*format == '0')
            style |= 64;
        else if (*format == '+')
            style |= 256;
        else if (*format == '#')
            style |= 512;
        else if (*format == ' ')
            style |= 1024;
        else
            break;
    }
    width = measure(&format, from);
    if (left && width > 0)
        width = -width;
    if (*format == '.') {
        format++;
        precision = measure(&format, from);
    }
    wide = *format == 'l';
    bits = bits_by(&format);
    if (left)
        style &= ~64;
    if (*format == '%') {
        put('%');
    } else if (*format == 'c') {
        int c = va_arg(from->list, int);
        __quotient_print_char(wide ? narrow(c) : c, width);
    } else if (*format == 's' && wide) {
        __quotient_print_wide_text(va_arg(from->list, int *), width, (u64)precision);
    } else if (*format == 's') {
        __quotient_print_text(va_arg(from->list, char *), width, (u64)precision);
    } else if (*format == 'p') {
        __quotient_print_pointer(va_arg(from->list, void *), style & 64, width);
    } else if ((*format | 32) >= 'e' && (*format | 32) <= 'g') {
        style |= *format & 32 ? 0 : 32;
        __quotient_print_double(va_arg(from->list, double), *format | 32, style, width, precision);
    } else {
        is_signed = *format == 'd' || *format == 'i';
        if (*format == 'x' || *format == 'X')
            style |= *format == 'x' ? 16 : 16 | 32;
        else if (*format == 'o')
            style |= 8;
        else if (is_signed || *format == 'u')
            style |= 10;
        else
            __quotient_unsupported("a conversion in the format of `snprintf` or its like other "
                                   "than %d, %i, %u, %x, %o, %c, %s, %p, %f, %e and %g");
        style &= is_signed ? ~512 : ~(256 | 1024);
        style |= is_signed ? 128 : 0;
        __quotient_print_number(integer(bits, is_signed, from), style, width, precision);
    }
    return format + 1;
}

SHORT int vsnprintf(char *buffer, usize size, const char *format, va_list list) {
    struct list from;
    va_copy(from.list, list);
    __quotient_print_start(buffer, size);
    while (*format) {
        if (*format == '%')
            format = conversion(format + 1, &from);
        else
            put(*format++);
    }
    va_end(from.list);
    return __quotient_print_end();
}

int vsprintf(char *buffer, const char *format, va_list list) {
    return vsnprintf(buffer, ~0UL >> 1, format, list);
}

int __vsnprintf_chk(char *buffer, usize size, int flag, usize has, const char *format, va_list list) {
    (void)flag, (void)has;
    return vsnprintf(buffer, size, format, list);
}

int __vsprintf_chk(char *buffer, int flag, usize has, const char *format, va_list list) {
    (void)flag, (void)has;
    return vsprintf(buffer, format, list);
}

SHORT int vasprintf(char **result, const char *format, va_list list) {
    va_list again;
    va_copy(again, list);
    usize size = (usize)vsnprintf(0, 0, format, again) + 1;
    va_end(again);
    *result = malloc(size);
    return vsnprintf(*result, size, format, list);
}

int asprintf(char **result, const char *format, ...) {
    va_list list;
    va_start(list, format);
    int count = vasprintf(result, format, list);
    va_end(list);
    return count;
}

int __quotient_snprintf(char *buffer, u64 size, const char *format, ...) {
    va_list list;
    va_start(list, format);
    int count = vsnprintf(buffer, (usize)size, format, list);
    va_end(list);
    return count;
}

/* --- Output, of which only that it reads can be seen. ----------------------------------------- */

void __quotient_reads_text(const volatile char *s, u64 most) {
    if (!s)
        return;
    for (u64 i = 0; i < most && s[i]; i++)
        ;
}

void __quotient_reads(const volatile char *bytes, usize size) {
    for (usize i = 0; i < size; i++)
        (void)bytes[i];
}

/* What stands behind a %; gives where it ends, or null if that is not known. */
SHORT static const char *reads_conversion(const char *format, struct list *from) {
    u64 most = ~(u64)0;
    while (*format == '-' || *format == '0' || *format == '+' || *format == '#' || *format == ' ')
        format++;
    measure(&format, from);
    if (*format == '.') {
        format++;
        most = (u64)measure(&format, from);
    }
    int before = *format, bits = bits_by(&format);
    switch (*format) {
    case '%':
    case 'm':
        break;
    case 's':
        /* Wide characters are something else. */
        if (before == 's')
            __quotient_reads_text(va_arg(from->list, char *), most);
        else
            (void)va_arg(from->list, void *);
        break;
    case 'p':
    case 'n':
        (void)va_arg(from->list, void *);
        break;
    case 'c':
    case 'd':
    case 'i':
    case 'u':
    case 'x':
    case 'X':
    case 'o':
        integer(bits, 0, from);
        break;
    case 'e':
    case 'E':
    case 'f':
    case 'F':
    case 'g':
    case 'G':
    case 'a':
    case 'A':
        (void)va_arg(from->list, double);
        break;
    default:
        return 0;
    }
    return format + 1;
}

/* Reads the texts of a list, up to what is not known how to take from it. */
void __quotient_reads_list(const char *format, va_list list) {
    struct list from;
    va_copy(from.list, list);
    while (format && *format)
        format = *format == '%' ? reads_conversion(format + 1, &from) : format + 1;
    va_end(from.list);
}

int vprintf(const char *format, va_list list);
int vfprintf(void *file, const char *format, va_list list);

/* What has an address although calls of it are not calls. */
int __quotient_address_printf(const char *format, ...) {
    va_list list;
    va_start(list, format);
    int count = vprintf(format, list);
    va_end(list);
    return count;
}

int __quotient_address_fprintf(void *file, const char *format, ...) {
    va_list list;
    va_start(list, format);
    int count = vfprintf(file, format, list);
    va_end(list);
    return count;
}
