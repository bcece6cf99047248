// Everything else that Swift asks a system for.

#include "runtime.h"

typedef unsigned long long u64;

// Messages of traps go nowhere.
int putchar(int byte) { return byte; }

unsigned __stack_chk_guard = 7;
void __stack_chk_fail(void) { __builtin_trap(); }

// Seeds the hashes of sets and dictionaries. What depends on their order would be a mistake everywhere.
void arc4random_buf(void *bytes, size_t count) {
  static unsigned state = 12345;
  for (size_t place = 0; place < count; place++) {
    state = state * 1664525 + 1013904223;
    ((unsigned char *)bytes)[place] = state >> 24;
  }
}

double round(double value) {
  double whole = __builtin_trunc(value);
  return __builtin_fabs(value - whole) >= 0.5 ? whole + __builtin_copysign(1, value) : whole;
}

// The remainder of whole multiples of a power of two: long division in base two, which is exact.
double fmod(double value, double divisor) {
  double rest = __builtin_fabs(value);
  divisor = __builtin_fabs(divisor);
  if (!(divisor > 0) || rest != rest || rest > 1.7976931348623157e308) return __builtin_nan("");
  while (rest >= divisor) {
    double step = divisor;
    while (step <= rest / 2) step *= 2;
    rest -= step;
  }
  return __builtin_copysign(rest, value);
}

// The two halves of a number's digits.
static double upper(double value) {
  double shifted = 134217729 * value;
  return shifted - (shifted - value);
}

// A product and a sum, of which only the end is rounded; where that is nearly a tie, perhaps the other way. The
// standard library counts steps of numbers with it.
double fma(double a, double b, double c) {
  double product = a * b, sum = product + c;
  double ah = upper(a), al = a - ah, bh = upper(b), bl = b - bh;
  double lost = ah * bh - product + ah * bl + al * bh + al * bl;
  double added = sum - product;
  return sum + ((product - (sum - added)) + (c - added) + lost);
}

// The product of numbers of 128 bits, as the compiler calls it.
__int128 __multi3(__int128 first, __int128 second) {
  u64 a = first, b = second;
  u64 a0 = a & 0xffffffff, a1 = a >> 32, b0 = b & 0xffffffff, b1 = b >> 32;
  u64 low = a0 * b0, middle = a1 * b0 + (low >> 32), other = a0 * b1 + (middle & 0xffffffff);
  u64 high = a1 * b1 + (middle >> 32) + (other >> 32);
  high += a * (u64)(second >> 64) + (u64)(first >> 64) * b;
  return (__int128)((unsigned __int128)high << 64 | (other << 32 | (low & 0xffffffff)));
}
