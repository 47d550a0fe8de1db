#ifndef CFOUNDATIONCALLS_H
#define CFOUNDATIONCALLS_H

#include <stdbool.h>

// Receivers of calls that Foundation and Dispatch make to start a delay. Each call may come from any thread.
typedef struct {
    // A `Timer` was added to the run loop of this thread or to the main run loop. `delay` is the time until the timer's date, in seconds.
    // True if the receiver fires the timer; the run loop does not get the timer then.
    bool (*timerWasAdded)(void *timer, double delay);
    // A `Timer` got another date.
    void (*timerWasMoved)(void *timer, double delay);
    // A `Timer` was invalidated. `timer` may be a timer that the receiver never got.
    void (*timerWasInvalidated)(void *timer);
    // A block was passed to `asyncAfter` of the main queue. True if the receiver owns the block from then on.
    bool (*blockWasDelayed)(void *block, double delay);
    // A run loop of this thread is about to run.
    void (*runLoopWillRun)(void);
} chevron_delay_receivers;

// Starts to call the receivers, until the process ends. Returns false, without any effect, if Foundation and Dispatch are not shared libraries
// or make other calls than those that are known here. The result of the first call is the result of all calls.
bool chevron_receive_delays(chevron_delay_receivers receivers);

// Calls the block, and releases the block.
void chevron_run_block(void *block);

// Releases the block without a call of the block.
void chevron_release_block(void *block);

// Starts to ask `domain` for the name of the settings that `UserDefaults.standard` reads and writes, until the process ends. `domain` returns a
// string of Foundation, or NULL for the settings of the process. The result is that of `chevron_receive_delays`.
bool chevron_choose_settings(const void *(*domain)(void));

#endif
