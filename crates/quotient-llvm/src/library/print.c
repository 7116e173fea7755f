/* Output into a buffer: snprintf and its like. */
#include <stdarg.h>

#include "quotient.h"

void *malloc(u64 size);

/* --- Piece by piece: what calls with a constant format are compiled to. ------------------------ */

static _Thread_local char *to;
static _Thread_local u64 room, length;

void __quotient_print_start(char *buffer, u64 size) {
    to = buffer;
    room = size;
    length = 0;
}

static void put(char c) {
    if (length + 1 < room)
        to[length] = c;
    length++;
}

static void pad(char with, long count) {
    for (; count > 0; count--)
        put(with);
}

int __quotient_print_end(void) {
    if (room)
        to[length < room ? length : room - 1] = 0;
    return (int)length;
}

/* At most `most` characters, padded to `width`, on the right if that is negative. */
void __quotient_print_text(const char *s, long width, u64 most) {
    u64 n = 0;
    if (!s)
        s = "(null)";
    while (n < most && s[n])
        n++;
    pad(' ', width - (long)n);
    for (u64 i = 0; i < n; i++)
        put(s[i]);
    pad(' ', -width - (long)n);
}

void __quotient_print_char(int c, long width) {
    pad(' ', width - 1);
    put((char)c);
    pad(' ', -width - 1);
}

/* `style`: the base; 32 for capitals, 64 for padding with zeros, 128 if signed, 256 for a plus,
 * 512 for a prefix. */
void __quotient_print_number(u64 value, int style, long width, long digits) {
    char text[24];
    long n = 0;
    u64 base = style & 31;
    int negative = (style & 128) && (long)value < 0;
    if (negative)
        value = -value;
    int zero = value == 0;
    for (; value; value /= base) {
        u64 d = value % base;
        text[n++] = (char)(d < 10 ? '0' + d : (style & 32 ? 'A' : 'a') + d - 10);
    }
    char sign = negative ? '-' : style & 256 ? '+' : 0;
    long prefix = (sign != 0) + ((style & 512) && !zero ? 2 : 0);
    long zeros = (digits < 0 ? 1 : digits) - n;
    if (zeros < 0)
        zeros = 0;
    if (style & 64 && digits < 0 && width > n + zeros + prefix)
        zeros = width - n - prefix;
    pad(' ', width - n - zeros - prefix);
    if (sign)
        put(sign);
    if (style & 512 && !zero) {
        put('0');
        put(style & 32 ? 'X' : 'x');
    }
    pad('0', zeros);
    for (long i = n; i > 0; i--)
        put(text[i - 1]);
    pad(' ', -width - n - zeros - prefix);
}

/* --- With a format that is known only when it is met. ------------------------------------------ */

static long measure(const char **format, va_list list) {
    long number = 0;
    if (**format == '*') {
        ++*format;
        return va_arg(list, int);
    }
    for (; **format >= '0' && **format <= '9'; ++*format)
        number = 10 * number + (**format - '0');
    return number;
}

/* An integer argument of so many bits as one of 64. */
static u64 integer(int bits, int is_signed, va_list list) {
    u64 value = bits == 64 ? va_arg(list, u64) : va_arg(list, u32);
    int shift = 64 - bits;
    return is_signed ? (u64)((long)(value << shift) >> shift) : value << shift >> shift;
}

/* What stands behind a %; gives where it ends. */
static const char *conversion(const char *format, va_list list) {
    int left = 0, style = 0, bits = 32, is_signed;
    long width, precision = -1;
    for (;; format++) {
        if (*format == '-')
            left = 1;
        else if (*format == '0')
            style |= 64;
        else if (*format == '+')
            style |= 256;
        else if (*format == '#')
            style |= 512;
        else if (*format != ' ')
            break;
    }
    width = measure(&format, list);
    if (left && width > 0)
        width = -width;
    if (*format == '.') {
        format++;
        precision = measure(&format, list);
    }
    for (;; format++) {
        if (*format == 'l' || *format == 'j' || *format == 'z' || *format == 't')
            bits = 64;
        else if (*format == 'h')
            bits /= 2;
        else
            break;
    }
    if (left)
        style &= ~64;
    if (*format == '%') {
        put('%');
    } else if (*format == 'c') {
        __quotient_print_char(va_arg(list, int), width);
    } else if (*format == 's') {
        __quotient_print_text(va_arg(list, char *), width, (u64)precision);
    } else if (*format == 'p') {
        __quotient_print_number(va_arg(list, u64), 16 | 512, width, precision);
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
                                   "than %d, %i, %u, %x, %o, %c, %s and %p");
        style &= is_signed ? ~512 : ~256;
        style |= is_signed ? 128 : 0;
        if ((style & 31) != 16)
            style &= ~512;
        __quotient_print_number(integer(bits, is_signed, list), style, width, precision);
    }
    return format + 1;
}

int vsnprintf(char *buffer, u64 size, const char *format, va_list list) {
    __quotient_print_start(buffer, size);
    while (*format) {
        if (*format == '%')
            format = conversion(format + 1, list);
        else
            put(*format++);
    }
    return __quotient_print_end();
}

int vsprintf(char *buffer, const char *format, va_list list) {
    return vsnprintf(buffer, ~0UL >> 1, format, list);
}

int __vsnprintf_chk(char *buffer, u64 size, int flag, u64 has, const char *format, va_list list) {
    (void)flag, (void)has;
    return vsnprintf(buffer, size, format, list);
}

int __vsprintf_chk(char *buffer, int flag, u64 has, const char *format, va_list list) {
    (void)flag, (void)has;
    return vsprintf(buffer, format, list);
}

int vasprintf(char **result, const char *format, va_list list) {
    va_list again;
    va_copy(again, list);
    u64 size = (u64)vsnprintf(0, 0, format, again) + 1;
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
    int count = vsnprintf(buffer, size, format, list);
    va_end(list);
    return count;
}
