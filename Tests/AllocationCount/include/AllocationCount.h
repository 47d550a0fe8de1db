#pragma once

/// Starts to count the memory allocations of the calling thread.
void allocation_count_start(void);

/// Stops; returns how many allocations the calling thread made since the start.
long allocation_count_stop(void);
