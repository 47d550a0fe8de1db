#ifndef CHEVRON_DEINITIALIZATION_H
#define CHEVRON_DEINITIALIZATION_H

#include <stdbool.h>

/// Deinitializes the objects of a Swift class on the main thread, even if another thread releases them last.
///
/// `isolated deinit` has the same effect, but the compiler would reject every `deinit` of an app's subclass. The compiler stores the function
/// that destroys an object two words before the metadata of its class; `chevron_end_on_main` replaces that function.

/// Sets a function that returns whether the current thread is the main thread, and a function that calls `chevron_end_object` there later.
/// Called once, before the other two functions.
void chevron_set_main(bool (*is_main)(void), void (*later)(void *object));
/// Deinitializes objects of this class on the main thread from now on. Repeated calls are cheap. Callable on any thread.
void chevron_end_on_main(void *metadata);
/// Destroys an object that was passed to `later`.
void chevron_end_object(void *object);

#endif
