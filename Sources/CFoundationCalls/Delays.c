#define _GNU_SOURCE
#include "AddressTables.h"
#include "CFoundationCalls.h"
#include <dlfcn.h>
#include <execinfo.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <time.h>

// Foundation and Dispatch on Linux have no other clock for a delay than the system's. They call the functions that start a delay through
// tables of addresses, as shared libraries do, and these addresses are replaced.

static chevron_delay_receivers receivers;

// MARK: The last reading of a clock on this thread

// A delay is the difference between a date and the reading of the clock from which the app computed the date. A second reading would make
// the delay shorter by the time between the two, and a test would give another result on a busy machine.
static __thread double lastDate;
static __thread uint64_t lastUptime;

// Chosen: an older reading is not the one from which the date was computed.
static const double oldestReading = 1;

// Seconds from 1970 to the reference date of Foundation.
static const double referenceDate = 978307200;

static int (*readClock)(clockid_t, struct timespec *);
static uint64_t (*makeTime)(uint64_t base, int64_t difference);

static double dateOf(const struct timespec *time) { return (double)time->tv_sec - referenceDate + time->tv_nsec * 1e-9; }

static int keepDate(clockid_t clock, struct timespec *time) {
    int result = readClock(clock, time);
    if (clock == CLOCK_REALTIME && result == 0) lastDate = dateOf(time);
    return result;
}

static uint64_t keepUptime(uint64_t base, int64_t difference) {
    uint64_t result = makeTime(base, difference);
    if (base == 0 && difference == 0) lastUptime = result;
    return result;
}

static double secondsUntilDate(double date) {
    struct timespec time;
    readClock(CLOCK_REALTIME, &time);
    double now = dateOf(&time);
    return date - (now - lastDate < oldestReading ? lastDate : now);
}

// Dispatch has uptime and wall time in one number: the highest bit is set for a clock other than uptime, and the second bit also for wall time,
// whose nanoseconds since 1970 are negative.
static bool readDelay(uint64_t when, double *seconds) {
    if (when == UINT64_MAX) return false;
    if (when >> 62 == 3) {
        *seconds = secondsUntilDate((double)-(int64_t)when * 1e-9 - referenceDate);
        return true;
    }
    if (when >> 63) return false;
    uint64_t now = makeTime(0, 0);
    uint64_t reading = now - lastUptime < oldestReading * 1e9 ? lastUptime : now;
    *seconds = when > reading ? (double)(when - reading) * 1e-9 : 0;
    return true;
}

// MARK: Timers

typedef const void *Reference;

typedef struct {
    long version;
    void *info;
    void *retain, *release, *describe;
} TimerContext;

static void (*addTimer)(Reference loop, Reference timer, Reference mode);
static void (*moveTimer)(Reference timer, double date);
static void (*invalidateTimer)(Reference timer);
static void (*readContext)(Reference timer, TimerContext *context);
static double (*readDate)(Reference timer);
static Reference (*currentLoop)(void), (*mainLoop)(void);

// Foundation's `Timer` of a timer of the run loop; NULL for another timer.
static void *object(Reference timer) {
    TimerContext context = {0};
    if (timer) readContext(timer, &context);
    return context.info;
}

// The timers with which XCTest waits for an expectation stay on the run loop that XCTest runs.
static bool isOfTestLibrary(void) {
    void *callers[8];
    int count = backtrace(callers, sizeof callers / sizeof *callers);
    for (int i = 0; i < count; i++) {
        Dl_info caller;
        if (dladdr(callers[i], &caller) && caller.dli_fname && strstr(caller.dli_fname, "/libXCTest.so")) return true;
    }
    return false;
}

static void receiveTimer(Reference loop, Reference timer, Reference mode) {
    void *info = object(timer);
    if (info && (loop == currentLoop() || loop == mainLoop()) && !isOfTestLibrary()
        && receivers.timerWasAdded(info, secondsUntilDate(readDate(timer))))
        return;
    addTimer(loop, timer, mode);
}

static void receiveDate(Reference timer, double date) {
    moveTimer(timer, date);
    void *info = object(timer);
    if (info) receivers.timerWasMoved(info, secondsUntilDate(date));
}

static void receiveInvalidation(Reference timer) {
    void *info = object(timer);
    invalidateTimer(timer);
    if (info) receivers.timerWasInvalidated(info);
}

static int (*runLoop)(Reference loop, Reference mode, double seconds, unsigned char returnsAfterSource);

static int receiveRun(Reference loop, Reference mode, double seconds, unsigned char returnsAfterSource) {
    receivers.runLoopWillRun();
    return runLoop(loop, mode, seconds, returnsAfterSource);
}

// MARK: Blocks

static void (*delayBlock)(uint64_t when, void *queue, void *block);
static void *(*copyBlock)(const void *block);
static void (*releaseBlock)(const void *block);
static void *mainQueue;

static void receiveBlock(uint64_t when, void *queue, void *block) {
    double seconds;
    if (queue == mainQueue && readDelay(when, &seconds)) {
        void *copy = copyBlock(block);
        if (receivers.blockWasDelayed(copy, seconds)) return;
        releaseBlock(copy);
    }
    delayBlock(when, queue, block);
}

void chevron_run_block(void *block) {
    struct {
        void *isa;
        int flags, reserved;
        void (*invoke)(void *);
    } *layout = block;
    layout->invoke(block);
    releaseBlock(block);
}

void chevron_release_block(void *block) { releaseBlock(block); }

// MARK: Start

static bool start(void) {
    readClock = clock_gettime;
    const struct {
        const char *name;
        void *address;
    } functions[] = {
        {"dispatch_time", &makeTime},
        {"dispatch_after", &delayBlock},
        {"_dispatch_main_q", &mainQueue},
        {"_Block_copy", &copyBlock},
        {"_Block_release", &releaseBlock},
        {"CFRunLoopAddTimer", &addTimer},
        {"CFRunLoopTimerSetNextFireDate", &moveTimer},
        {"CFRunLoopTimerInvalidate", &invalidateTimer},
        {"CFRunLoopRunSpecific", &runLoop},
        {"CFRunLoopTimerGetContext", &readContext},
        {"CFRunLoopTimerGetNextFireDate", &readDate},
        {"CFRunLoopGetCurrent", &currentLoop},
        {"CFRunLoopGetMain", &mainLoop},
    };
    for (size_t i = 0; i < sizeof functions / sizeof *functions; i++)
        if (!findAddress(functions[i].name, functions[i].address)) return false;
    const Replacement replacements[] = {
        {"libFoundationEssentials.so", "clock_gettime", keepDate},
        {"libswiftDispatch.so", "dispatch_time", keepUptime},
        {"libFoundation.so", "CFRunLoopAddTimer", receiveTimer},
        {"libFoundation.so", "CFRunLoopTimerSetNextFireDate", receiveDate},
        {"libFoundation.so", "CFRunLoopTimerInvalidate", receiveInvalidation},
        {"libFoundation.so", "CFRunLoopRunSpecific", receiveRun},
        {"libswiftDispatch.so", "dispatch_after", receiveBlock},
    };
    return replaceAddresses(replacements, sizeof replacements / sizeof *replacements);
}

bool chevron_receive_delays(chevron_delay_receivers functions) {
    static enum { none, works, fails } state;
    if (state == none) {
        receivers = functions;
        state = start() ? works : fails;
    }
    return state == works;
}
