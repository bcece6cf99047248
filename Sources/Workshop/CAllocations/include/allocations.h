#ifndef ALLOCATIONS_H
#define ALLOCATIONS_H

/// How many blocks of memory the process has asked for.
long allocation_count(void);

/// How many bytes of the heap are in use.
long allocated_bytes(void);

#endif
