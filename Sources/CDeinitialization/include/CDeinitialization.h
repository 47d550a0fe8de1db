#ifndef CHEVRON_DEINITIALIZATION_H
#define CHEVRON_DEINITIALIZATION_H

#include <stdbool.h>

/// Objects of a Swift class end on one thread, whatever thread releases them last.
///
/// `isolated deinit` of a class that apps subclass would do this too, but every `deinit` of an app's subclass would then be an error of the
/// compiler. The compiler puts the function that ends an object two words before a class's metadata: `chevron_end_on_main` replaces that.

/// Sets what says whether this is the main thread, and what calls `chevron_end_object` there later. Called once, before the other two.
void chevron_set_main(bool (*is_main)(void), void (*later)(void *object));
/// Objects of this class end on the main thread from now on. Cheap when called again, on any thread.
void chevron_end_on_main(void *metadata);
/// Ends an object that `later` was called with.
void chevron_end_object(void *object);

#endif
