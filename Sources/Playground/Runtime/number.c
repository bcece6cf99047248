// Decimal numbers as `Double` reads them: always the nearest one.

#include "runtime.h"

typedef unsigned long long u64;

// Digits after a decimal point that is moved: 0.ddd times 10 to the power of `point`. A number of 64 bits that is halved a
// thousand times has no more digits than fit; whatever else is cut off leaves a digit that keeps it from being a tie.
enum { MOST_READ = 800, MOST = 2400 };

typedef struct {
  unsigned char digits[MOST];
  int count, point;
} Decimal;

static void halve(Decimal *number) {
  int rest = 0;
  for (int place = 0; place < number->count; place++) {
    int value = 10 * rest + number->digits[place];
    number->digits[place] = value / 2;
    rest = value % 2;
  }
  if (rest && number->count < MOST) number->digits[number->count++] = 5;
  if (number->digits[0] == 0) {
    memmove(number->digits, number->digits + 1, --number->count);
    number->point--;
  }
}

static void twice(Decimal *number) {
  int carry = 0;
  for (int place = number->count - 1; place >= 0; place--) {
    int value = 2 * number->digits[place] + carry;
    number->digits[place] = value % 10;
    carry = value / 10;
  }
  if (carry) {
    memmove(number->digits + 1, number->digits, number->count++);
    number->digits[0] = carry;
    number->point++;
  }
  while (number->count && number->digits[number->count - 1] == 0) number->count--;
}

static u64 whole(const Decimal *number) {
  u64 value = 0;
  for (int place = 0; place < number->point; place++)
    value = 10 * value + (place < number->count ? number->digits[place] : 0);
  return value;
}

// The whole part, rounded; of two that are as near the even one.
static u64 rounded(const Decimal *number) {
  u64 value = whole(number);
  if (number->point < 0 || number->point >= number->count) return value;
  int digit = number->digits[number->point];
  int isTie = digit == 5 && number->point == number->count - 1;
  return value + (isTie ? value % 2 : digit >= 5);
}

// Where numbers of up to 15 digits and powers of ten up to the 22nd are exact, so that one operation rounds.
static int is_exact(const Decimal *number, double *value) {
  int power = number->point - number->count;
  if (number->count > 15 || power < -22 || power > 22) return 0;
  double scale = 1;
  for (int step = power < 0 ? -power : power; step; step--) scale *= 10;
  *value = 0;
  for (int place = 0; place < number->count; place++) *value = 10 * *value + number->digits[place];
  *value = power < 0 ? *value / scale : *value * scale;
  return 1;
}

static double nearest(Decimal *number) {
  const u64 least = 1ull << 52;
  double exact;
  if (is_exact(number, &exact)) return exact;
  if (number->point < -330) return 0;
  if (number->point > 310) return __builtin_inf();
  int exponent = 0;
  for (; number->point > 16 || whole(number) >= 2 * least; exponent++) halve(number);
  for (; exponent > -1074 && whole(number) < least; exponent--) twice(number);
  u64 value = rounded(number);
  if (value == 2 * least) value = least, exponent++;
  if (exponent > 971) return __builtin_inf();
  u64 bits = value < least ? value : (u64)(exponent + 1075) << 52 | (value - least);
  double result;
  memcpy(&result, &bits, sizeof result);
  return result;
}

static int is_digit(char byte) { return byte >= '0' && byte <= '9'; }

// The end of a word in letters of any case; null where another stands there.
static const char *past(const char *text, const char *word) {
  for (; *word; text++, word++)
    if ((*text | 0x20) != *word) return 0;
  return text;
}

// Reads digits with a point and an exponent; null where there are none.
static const char *read_decimal(const char *text, double *value) {
  Decimal number;
  number.count = number.point = 0;
  int hasDigit = 0, isFraction = 0;
  for (; is_digit(*text) || (*text == '.' && !isFraction); text++) {
    if (*text == '.') {
      isFraction = 1;
      continue;
    }
    hasDigit = 1;
    if (*text != '0' || number.count) {
      if (number.count < MOST_READ) number.digits[number.count++] = *text - '0';
      else if (*text != '0') number.digits[MOST_READ - 1] |= 1;
      if (!isFraction) number.point++;
    } else if (isFraction) {
      number.point--;
    }
  }
  if (!hasDigit) return 0;
  if ((*text | 0x20) == 'e') {
    const char *digits = text + 1;
    int isNegative = *digits == '-', power = 0;
    if (*digits == '-' || *digits == '+') digits++;
    if (is_digit(*digits)) {
      for (; is_digit(*digits); digits++) if (power < 100000) power = 10 * power + (*digits - '0');
      number.point += isNegative ? -power : power;
      text = digits;
    }
  }
  while (number.count && number.digits[number.count - 1] == 0) number.count--;
  *value = nearest(&number);
  return text;
}

// As in Swift's own library: the end of the number, or null where there is none.
const char *_swift_stdlib_strtod_clocale(const char *text, double *value) {
  int isNegative = *text == '-';
  if (*text == '-' || *text == '+') text++;
  const char *end;
  if ((end = past(text, "infinity")) || (end = past(text, "inf"))) *value = __builtin_inf();
  else if ((end = past(text, "nan"))) *value = __builtin_nan("");
  else end = read_decimal(text, value);
  if (end && isNegative) *value = -*value;
  return end;
}
