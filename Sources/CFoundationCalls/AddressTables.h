#ifndef ADDRESSTABLES_H
#define ADDRESSTABLES_H

#include <stdbool.h>

// A function that a library calls through its table of addresses, and the function to call in its place.
typedef struct {
    const char *library, *name;
    void *replacement;
} Replacement;

// Replaces the addresses in the tables of the libraries. Returns false, without any effect, if a library is not loaded or does not call one of
// the functions through its table. Calls of other libraries are not changed.
__attribute__((visibility("hidden"))) bool replaceAddresses(const Replacement *replacements, int count);

// Writes the address of a function or variable to `address`, a pointer to a pointer. False if no library has the name.
__attribute__((visibility("hidden"))) bool findAddress(const char *name, void *address);

#endif
