#ifndef CTESTHOST_H
#define CTESTHOST_H

// Calls a function whenever the main run loop is about to wait or to exit. Core Animation commits at these times on iOS.
// Foundation on Linux contains the observers of CFRunLoop but does not export them to Swift.
void chevron_observe_main_run_loop(void (*turn)(void));

#endif
