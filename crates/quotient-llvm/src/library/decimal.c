/* Floating-point numbers in texts, exactly: the digits that printf shows, and what strtod reads. */
#include "quotient.h"

/* A number that is not negative, in words of nine decimal digits, the most significant first. The
 * point is behind the first WHOLE of them. A double has at most 309 digits in front of the point and 1074
 * behind it. Words outside of first to last are 0. */
enum { WHOLE = 36, WORDS = 160, BASE = 1000000000, MOST_BITS = 29 };

struct decimal {
    u32 word[WORDS];
    int first, last;
};

static void multiply(struct decimal *d, int bits) {
    u64 carry = 0;
    for (int i = d->last - 1; i >= d->first; i--) {
        carry += (u64)d->word[i] << bits;
        d->word[i] = (u32)(carry % BASE);
        carry /= BASE;
    }
    if (carry)
        d->word[--d->first] = (u32)carry;
}

static void divide(struct decimal *d, int bits) {
    u64 rest = 0;
    for (int i = d->first; i < d->last || (rest && i < WORDS); i++) {
        u64 all = rest * BASE + d->word[i];
        d->word[i] = (u32)(all >> bits);
        rest = all & (((u64)1 << bits) - 1);
        if (i == d->last)
            d->last++;
    }
    /* What has no room counts only as more than nothing. */
    if (rest)
        d->word[WORDS - 1] |= 1;
    while (d->first < d->last && !d->word[d->first])
        d->first++;
}

/* d = d * 2^exponent */
__attribute__((noinline)) static void scale(struct decimal *d, int exponent) {
    for (; exponent > MOST_BITS; exponent -= MOST_BITS)
        multiply(d, MOST_BITS);
    for (; exponent < -MOST_BITS; exponent += MOST_BITS)
        divide(d, MOST_BITS);
    if (exponent > 0)
        multiply(d, exponent);
    else if (exponent < 0)
        divide(d, -exponent);
}

static u64 bits_of(double value) {
    union {
        double value;
        u64 bits;
    } u = {value};
    return u.bits;
}

static double of_bits(u64 bits) {
    union {
        u64 bits;
        double value;
    } u = {bits};
    return u.value;
}

/* The digits of a finite number without its sign, none of them in front that is 0; gives how many. The number
 * is 0.digits * 10^point. Room for 9 * WORDS digits is needed. */
int __quotient_digits(double value, char *text, int *point) {
    struct decimal d = {{0}, WHOLE - 2, WHOLE};
    u64 bits = bits_of(value);
    int exponent = (int)(bits >> 52 & 2047), count = 0;
    u64 mantissa = bits & (((u64)1 << 52) - 1);
    if (exponent)
        mantissa |= (u64)1 << 52;
    else
        exponent = 1;
    d.word[WHOLE - 2] = (u32)(mantissa / BASE);
    d.word[WHOLE - 1] = (u32)(mantissa % BASE);
    while (d.first < d.last && !d.word[d.first])
        d.first++;
    *point = 1;
    if (d.first == d.last)
        return 0;
    scale(&d, exponent - 1075);
    *point = 9 * (WHOLE - d.first);
    for (int i = d.first; i < d.last; i++) {
        u32 word = d.word[i];
        for (u32 unit = BASE / 10; unit; unit /= 10) {
            char c = (char)('0' + word / unit % 10);
            if (count || c != '0')
                text[count++] = c;
            else
                --*point;
        }
    }
    while (count && text[count - 1] == '0')
        count--;
    return count;
}

/* The double that is nearest to d, the even one if two are. */
static double nearest(struct decimal *d) {
    const u64 top = (u64)1 << 53;
    int exponent = 0;
    u64 whole;
    if (d->first == d->last)
        return 0;
    for (;;) {
        whole = 0;
        for (int i = d->first; i < WHOLE && WHOLE - d->first <= 2; i++)
            whole = whole * BASE + d->word[i];
        int bits = 0;
        if (WHOLE - d->first > 2) {
            bits = -MOST_BITS;
        } else if (whole >= top) {
            bits = -1;
        } else {
            while (bits < MOST_BITS && exponent - bits > -1074 && whole << (bits + 1) < top)
                bits++;
        }
        if (!bits)
            break;
        scale(d, bits);
        exponent -= bits;
    }
    int more = 0;
    for (int i = WHOLE + 1; i < d->last; i++)
        more |= d->word[i] != 0;
    u32 half = BASE / 2, behind = d->word[WHOLE];
    if (behind > half || (behind == half && (more || (whole & 1))))
        whole++;
    if (whole == top) {
        whole >>= 1;
        exponent++;
    }
    if (exponent > 971)
        return __builtin_inf();
    /* A number with all its bits has an exponent; the least have none. */
    if (whole < top >> 1)
        return of_bits(whole);
    return of_bits(((u64)(exponent + 1075) << 52) | (whole & ((top >> 1) - 1)));
}

static int is_digit(char c) { return c >= '0' && c <= '9'; }

/* How many characters of s are those of the word, in whatever case. */
static int matches(const char *s, const char *word) {
    int i = 0;
    while (word[i] && (s[i] | 32) == word[i])
        i++;
    return word[i] ? 0 : i;
}

/* Whether there are digits at *s, which goes behind them. From `digits` on they are the number
 * 0.digits * 10^point; that stays as it is if all are 0. */
static int find_digits(const char **s, const char **digits, int *point) {
    const char *p = *s;
    int any = 0, behind = 0, started = 0;
    *point = 0;
    for (; is_digit(*p) || (*p == '.' && !behind); p++) {
        if (*p == '.') {
            behind = 1;
            continue;
        }
        any = 1;
        if (!started && *p != '0') {
            started = 1;
            *digits = p;
        }
        if (started && !behind)
            ++*point;
        else if (!started && behind)
            --*point;
    }
    *s = p;
    return any;
}

double strtod(const char *s, char **end) {
    const char *p = s, *digits = 0;
    struct decimal d = {{0}, WORDS, 0};
    int negative = 0, point, length;
    double value = 0;
    while (*p == ' ' || (*p >= 9 && *p <= 13))
        p++;
    if (*p == '-' || *p == '+')
        negative = *p++ == '-';
    if (*p == '0' && (p[1] | 32) == 'x')
        __quotient_unsupported("a hexadecimal number in the text of `strtod`; write it in decimals");
    if ((length = matches(p, "infinity")) || (length = matches(p, "inf"))) {
        p += length;
        value = __builtin_inf();
    } else if ((length = matches(p, "nan"))) {
        p += length;
        value = __builtin_nan("");
    } else if (!find_digits(&p, &digits, &point)) {
        p = s;
        negative = 0;
    } else {
        const char *behind = p;
        if ((*p | 32) == 'e') {
            int less = 0, exponent = 0;
            const char *q = p + 1;
            if (*q == '-' || *q == '+')
                less = *q++ == '-';
            if (is_digit(*q)) {
                for (; is_digit(*q); q++)
                    exponent = exponent < 100000 ? 10 * exponent + (*q - '0') : exponent;
                point += less ? -exponent : exponent;
                p = q;
            }
        }
        if (digits && point > 310) {
            value = __builtin_inf();
        } else if (digits && point > -330) {
            static const u32 tens[] = {1, 10, 100, 1000, 10000, 100000, 1000000, 10000000, 100000000};
            for (; digits < behind; digits++) {
                if (*digits == '.')
                    continue;
                /* Which power of ten it counts, and so many more that this is not negative. */
                int place = --point + 9 * 300;
                int i = WHOLE - 1 - (place / 9 - 300);
                if (i >= WORDS) {
                    d.word[WORDS - 1] |= *digits != '0';
                    continue;
                }
                d.word[i] += (u32)(*digits - '0') * tens[place % 9];
                if (i < d.first)
                    d.first = i;
                if (i >= d.last)
                    d.last = i + 1;
            }
            value = nearest(&d);
        }
        if (digits && (value == __builtin_inf() || value < 0x1p-1022))
            *__errno_location() = ERANGE;
    }
    if (end)
        *end = (char *)p;
    return negative ? -value : value;
}

float strtof(const char *s, char **end) { return (float)strtod(s, end); }

double atof(const char *s) { return strtod(s, 0); }
