#include "CTestHost.h"
#include <stddef.h>

typedef const void *CFTypeRef;
extern const CFTypeRef kCFRunLoopCommonModes;
extern CFTypeRef CFRunLoopGetMain(void);
extern CFTypeRef CFRunLoopObserverCreate(
    CFTypeRef allocator, unsigned long activities, unsigned char repeats, long order,
    void (*callout)(CFTypeRef observer, unsigned long activity, void *info), void *context);
extern void CFRunLoopAddObserver(CFTypeRef loop, CFTypeRef observer, CFTypeRef mode);

static void (*observed)(void);

static void pass(CFTypeRef observer, unsigned long activity, void *info) {
    if (observed) observed();
}

void chevron_observe_main_run_loop(void (*turn)(void)) {
    enum { beforeWaiting = 1 << 5, exiting = 1 << 7 };
    observed = turn;
    // Documented by public stack traces: Core Animation's observer has the order 2000000, after the observers of an app.
    CFTypeRef observer = CFRunLoopObserverCreate(NULL, beforeWaiting | exiting, 1, 2000000, pass, NULL);
    CFRunLoopAddObserver(CFRunLoopGetMain(), observer, kCFRunLoopCommonModes);
}
