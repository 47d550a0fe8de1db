// The C library lets a program put its own allocator in front; this one counts and hands on.
#include "AllocationCount.h"
#include <errno.h>
#include <stddef.h>

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static __thread int counting __attribute__((tls_model("initial-exec")));
static __thread long allocations __attribute__((tls_model("initial-exec")));

void allocation_count_start(void) {
    allocations = 0;
    counting = 1;
}

long allocation_count_stop(void) {
    counting = 0;
    return allocations;
}

void *malloc(size_t size) {
    allocations += counting;
    return __libc_malloc(size);
}

void *calloc(size_t count, size_t size) {
    allocations += counting;
    return __libc_calloc(count, size);
}

void *realloc(void *block, size_t size) {
    allocations += counting;
    return __libc_realloc(block, size);
}

void *memalign(size_t alignment, size_t size) {
    allocations += counting;
    return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **block, size_t alignment, size_t size) {
    if (alignment < sizeof(void *) || (alignment & (alignment - 1)) != 0) return EINVAL;
    void *made = memalign(alignment, size);
    if (made == NULL) return ENOMEM;
    *block = made;
    return 0;
}
