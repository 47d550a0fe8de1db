#include "CTestHost.h"
#include <stdlib.h>

// Starts the host of a test run when the library is loaded: a test's first line may already make a window, and neither XCTest nor Swift
// Testing calls anything of ours before it. Only where the environment asks for it, so that an app that links the same library has none.

#if __has_attribute(swiftcall)
#define SWIFTCALL __attribute__((swiftcall))
#else
#define SWIFTCALL
#endif

// In the room TestHost.
extern void chevron_start_test_host(void);

extern void CFRunLoopRun(void);

// libswift_Concurrency calls what stands here in the place of its own loop when an asynchronous `main` waits for the first time. Its own
// loop on Linux serves the main queue alone: run loop timers and observers would never fire in Swift Testing.
extern void SWIFTCALL (*swift_task_asyncMainDrainQueue_hook)(void *original, void *override);

static void SWIFTCALL runMainLoop(void *original, void *override) {
    // Returns where a mode has nothing to wait for; the main queue may still get work.
    for (;;) CFRunLoopRun();
}

__attribute__((constructor)) static void start(void) {
    const char *wish = getenv("CHEVRON_TEST_HOST");
    if (!wish || !*wish) return;
    // A program that a test starts is no test.
    unsetenv("CHEVRON_TEST_HOST");
    swift_task_asyncMainDrainQueue_hook = runMainLoop;
    chevron_start_test_host();
}
