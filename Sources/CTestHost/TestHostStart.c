#include "CTestHost.h"
#include <stdlib.h>

// Starts the host of a test run when the library is loaded: the first line of a test may create a window, and neither XCTest nor Swift
// Testing calls the library before that. The host starts only if an environment variable is set, so that an app with the same library has none.

#if __has_attribute(swiftcall)
#define SWIFTCALL __attribute__((swiftcall))
#else
#define SWIFTCALL
#endif

// Defined in the module TestHost.
extern void chevron_start_test_host(void);

// Defined in Container.c.
extern void chevron_use_container(char **arguments);

extern void CFRunLoopRun(void);

// libswift_Concurrency calls this function instead of its own loop when an asynchronous `main` waits for the first time. The library's own
// loop on Linux only runs the main queue: run loop timers and observers would never fire in Swift Testing.
extern void SWIFTCALL (*swift_task_asyncMainDrainQueue_hook)(void *original, void *override);

static void SWIFTCALL runMainLoop(void *original, void *override) {
    // CFRunLoopRun returns if a mode has no sources. The main queue may still get work.
    for (;;) CFRunLoopRun();
}

__attribute__((constructor)) static void start(int count, char **arguments) {
    chevron_use_container(arguments);
    const char *wish = getenv("CHEVRON_TEST_HOST");
    if (!wish || !*wish) return;
    // A program that a test starts is not a test run.
    unsetenv("CHEVRON_TEST_HOST");
    swift_task_asyncMainDrainQueue_hook = runMainLoop;
    chevron_start_test_host();
}
