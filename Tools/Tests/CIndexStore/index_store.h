#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// The types of the functions of the toolchain's libIndexStore that the tests call. The library is opened by name when a
// test needs it, so these are types of pointers, not declarations.

typedef struct {
    const char *data;
    size_t length;
} IndexString;

typedef void *IndexObject;

typedef IndexObject (*IndexStoreOpening)(const char *path, IndexObject *error);
typedef bool (*IndexUnitListing)(IndexObject store, unsigned sorted, void *context,
                                 bool (*body)(void *context, IndexString name));
typedef IndexObject (*IndexReaderOpening)(IndexObject store, const char *name, IndexObject *error);
typedef void (*IndexReaderClosing)(IndexObject reader);
typedef bool (*IndexListing)(IndexObject reader, void *context, bool (*body)(void *context, IndexObject element));
typedef IndexString (*IndexStringReading)(IndexObject object);
typedef int (*IndexKindReading)(IndexObject object);
typedef uint64_t (*IndexRolesReading)(IndexObject occurrence);
typedef IndexObject (*IndexSymbolReading)(IndexObject occurrence);
typedef void (*IndexPlaceReading)(IndexObject occurrence, unsigned *line, unsigned *column);
typedef void (*IndexTimeReading)(IndexObject unit, int64_t *seconds, int64_t *nanoseconds);
