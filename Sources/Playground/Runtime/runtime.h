// What Swift expects of a C library.

typedef __SIZE_TYPE__ size_t;

void *malloc(size_t count);
void *memcpy(void *to, const void *from, size_t count);
void *memmove(void *to, const void *from, size_t count);
void *memset(void *to, int byte, size_t count);
