#define _GNU_SOURCE
#include "AddressTables.h"
#include <dlfcn.h>
#include <elf.h>
#include <link.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#if defined(__x86_64__)
enum { callKind = R_X86_64_JUMP_SLOT, valueKind = R_X86_64_GLOB_DAT };
#elif defined(__aarch64__)
enum { callKind = R_AARCH64_JUMP_SLOT, valueKind = R_AARCH64_GLOB_DAT };
#else
enum { callKind = -1, valueKind = -1 };
#endif

typedef struct {
    const Replacement *replacement;
    bool writes;
    int found;
} Search;

static bool writeAddress(void **entry, void *address) {
    uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
    // The linker may have made the table read-only after it had filled the table.
    if (mprotect((void *)((uintptr_t)entry & ~(page - 1)), page, PROT_READ | PROT_WRITE) != 0) return false;
    __atomic_store_n(entry, address, __ATOMIC_RELEASE);
    return true;
}

static void searchTable(Search *search, ElfW(Addr) base, const ElfW(Rela) *table, size_t size, const ElfW(Sym) *symbols, const char *names) {
    for (size_t i = 0; i < size / sizeof *table; i++) {
        int kind = ELF64_R_TYPE(table[i].r_info);
        if (kind != callKind && kind != valueKind) continue;
        if (strcmp(names + symbols[ELF64_R_SYM(table[i].r_info)].st_name, search->replacement->name) != 0) continue;
        void **entry = (void **)(base + table[i].r_offset);
        if (!search->writes || writeAddress(entry, search->replacement->replacement)) search->found += 1;
    }
}

static void searchLibrary(Search *search, ElfW(Addr) base, const ElfW(Dyn) *dynamic) {
    const ElfW(Rela) *calls = NULL, *values = NULL;
    size_t callSize = 0, valueSize = 0;
    const ElfW(Sym) *symbols = NULL;
    const char *names = NULL;
    for (; dynamic->d_tag != DT_NULL; dynamic++) {
        const void *address = (const void *)dynamic->d_un.d_ptr;
        switch (dynamic->d_tag) {
        case DT_JMPREL: calls = address; break;
        case DT_PLTRELSZ: callSize = dynamic->d_un.d_val; break;
        case DT_RELA: values = address; break;
        case DT_RELASZ: valueSize = dynamic->d_un.d_val; break;
        case DT_SYMTAB: symbols = address; break;
        case DT_STRTAB: names = address; break;
        default: break;
        }
    }
    if (!symbols || !names) return;
    if (calls) searchTable(search, base, calls, callSize, symbols, names);
    if (values) searchTable(search, base, values, valueSize, symbols, names);
}

static int visit(struct dl_phdr_info *library, size_t size, void *data) {
    Search *search = data;
    const char *path = library->dlpi_name ?: "", *slash = strrchr(path, '/');
    if (strcmp(slash ? slash + 1 : path, search->replacement->library) != 0) return 0;
    for (int i = 0; i < library->dlpi_phnum; i++)
        if (library->dlpi_phdr[i].p_type == PT_DYNAMIC)
            searchLibrary(search, library->dlpi_addr, (const void *)(library->dlpi_addr + library->dlpi_phdr[i].p_vaddr));
    return 0;
}

static bool search(const Replacement *replacements, int count, bool writes) {
    for (int i = 0; i < count; i++) {
        Search search = {&replacements[i], writes, 0};
        dl_iterate_phdr(visit, &search);
        if (search.found == 0) return false;
    }
    return true;
}

bool replaceAddresses(const Replacement *replacements, int count) {
    return search(replacements, count, false) && search(replacements, count, true);
}

bool findAddress(const char *name, void *address) {
    void *found = dlsym(RTLD_DEFAULT, name);
    memcpy(address, &found, sizeof found);
    return found != NULL;
}
