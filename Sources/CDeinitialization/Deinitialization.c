#include "CDeinitialization.h"
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stddef.h>

typedef __attribute__((swiftcall)) void (*end_function)(__attribute__((swift_context)) void *object);

/// A hash table by class with open addressing. Entries are added under the lock and read without the lock. Each entry's function is
/// stored before its class.
enum { capacity = 1 << 14, most = capacity / 4 * 3 };
static struct { _Atomic(void *) metadata; end_function end; } table[capacity];
static int count;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static bool (*is_main)(void);
static void (*later)(void *object);

static size_t place(void *metadata) { return ((uintptr_t)metadata >> 3) * 0x9E3779B97F4A7C15ull >> 50; }

/// The index of a class, or the free index for the class.
static size_t find(void *metadata) {
    size_t index = place(metadata);
    for (;;) {
        void *known = atomic_load_explicit(&table[index].metadata, memory_order_acquire);
        if (known == metadata || !known) return index;
        index = (index + 1) % capacity;
    }
}

void chevron_end_object(void *object) { table[find(*(void **)object)].end(object); }

__attribute__((swiftcall)) static void end(__attribute__((swift_context)) void *object) {
    if (is_main()) chevron_end_object(object); else later(object);
}

void chevron_set_main(bool (*main)(void), void (*call)(void *object)) {
    is_main = main;
    later = call;
}

void chevron_end_on_main(void *metadata) {
    if (atomic_load_explicit(&table[find(metadata)].metadata, memory_order_relaxed)) return;
    pthread_mutex_lock(&lock);
    size_t index = find(metadata);
    // If the table is full, objects of further classes are deinitialized on the thread that releases them.
    if (!atomic_load_explicit(&table[index].metadata, memory_order_relaxed) && count < most) {
        _Atomic(end_function) *field = (_Atomic(end_function) *)((void **)metadata - 2);
        table[index].end = atomic_load(field);
        atomic_store_explicit(&table[index].metadata, metadata, memory_order_release);
        atomic_store(field, end);
        count += 1;
    }
    pthread_mutex_unlock(&lock);
}
