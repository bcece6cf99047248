// Memory for Swift: `malloc` and what goes with it.
//
// Each block is of one of some sizes, two for each power of two, and is kept for the next one of its size when it is
// freed. Before it stands which size that is.

#include "runtime.h"

enum { HEADER = 16, SIZES = 56 };

typedef struct Block {
  struct Block *next;
} Block;

extern unsigned char __heap_base;
static Block *freed[SIZES];
static size_t top, end;

static size_t size_at(int place) {
  size_t size = (size_t)32 << (place / 2);
  return place % 2 ? size + size / 2 : size;
}

static int place_of(size_t size) {
  int place = size <= 32 ? 0 : 2 * (26 - __builtin_clzl(size - 1));
  while (size_at(place) < size) place++;
  return place;
}

static void *header(void *block) { return (unsigned char *)block - HEADER; }

void *malloc(size_t count) {
  if (count > (size_t)1 << 30) __builtin_trap();
  int place = place_of(count + HEADER);
  if (freed[place]) {
    Block *block = freed[place];
    freed[place] = block->next;
    return block;
  }
  if (!top) {
    top = ((size_t)&__heap_base + HEADER - 1) / HEADER * HEADER;
    end = __builtin_wasm_memory_size(0) << 16;
  }
  size_t size = size_at(place);
  if (size > end - top) {
    size_t pages = ((size - (end - top)) >> 16) + 16;
    if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) __builtin_trap();
    end += pages << 16;
  }
  *(int *)top = place;
  top += size;
  return (unsigned char *)top - size + HEADER;
}

void free(void *block) {
  if (!block) return;
  int place = *(int *)header(block);
  ((Block *)block)->next = freed[place];
  freed[place] = block;
}

void *calloc(size_t count, size_t size) { return memset(malloc(count * size), 0, count * size); }

void *realloc(void *block, size_t count) {
  if (!block) return malloc(count);
  size_t room = size_at(*(int *)header(block)) - HEADER;
  if (room >= count) return block;
  void *larger = memcpy(malloc(count), block, room);
  free(block);
  return larger;
}

int posix_memalign(void **block, size_t alignment, size_t count) {
  if (alignment > HEADER) __builtin_trap();
  *block = malloc(count);
  return 0;
}

void *aligned_alloc(size_t alignment, size_t count) {
  if (alignment > HEADER) __builtin_trap();
  return malloc(count);
}

void *memcpy(void *to, const void *from, size_t count) { return __builtin_memcpy(to, from, count); }
void *memmove(void *to, const void *from, size_t count) { return __builtin_memmove(to, from, count); }
void *memset(void *to, int byte, size_t count) { return __builtin_memset(to, byte, count); }

int memcmp(const void *first, const void *second, size_t count) {
  const unsigned char *a = first, *b = second;
  for (; count; count--, a++, b++)
    if (*a != *b) return *a - *b;
  return 0;
}

size_t strlen(const char *text) {
  size_t count = 0;
  while (text[count]) count++;
  return count;
}
