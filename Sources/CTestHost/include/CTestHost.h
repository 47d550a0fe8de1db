#ifndef CTESTHOST_H
#define CTESTHOST_H

// Calls a function whenever the main run loop is about to wait or leaves, which is where Core Animation commits on iOS.
// Foundation on Linux has the observers of CFRunLoop without offering them in Swift.
void chevron_observe_main_run_loop(void (*turn)(void));

#endif
