#pragma once
#include <wayland-client.h>

// Functions of the C library that it declares only with _GNU_SOURCE.
int pipe2(int ends[2], int flags);
int memfd_create(const char *name, unsigned int flags);

// Swift cannot take the address of a constant of C.
static inline struct wl_seat *chevron_bind_seat(struct wl_registry *registry, uint32_t name, uint32_t version) {
    return (struct wl_seat *)wl_registry_bind(registry, name, &wl_seat_interface, version);
}

static inline struct wl_shm *chevron_bind_memory(struct wl_registry *registry, uint32_t name, uint32_t version) {
    return (struct wl_shm *)wl_registry_bind(registry, name, &wl_shm_interface, version);
}

static inline struct wl_compositor *chevron_bind_compositor(
    struct wl_registry *registry, uint32_t name, uint32_t version) {
    return (struct wl_compositor *)wl_registry_bind(registry, name, &wl_compositor_interface, version);
}

static inline struct wl_data_device_manager *chevron_bind_devices(
    struct wl_registry *registry, uint32_t name, uint32_t version) {
    return (struct wl_data_device_manager *)wl_registry_bind(
        registry, name, &wl_data_device_manager_interface, version);
}

// The registry of a display whose events, and those of all objects from it, wait in a queue of their own.
static inline struct wl_registry *chevron_registry(struct wl_display *display, struct wl_event_queue *queue) {
    struct wl_display *wrapper = (struct wl_display *)wl_proxy_create_wrapper(display);
    if (!wrapper) return NULL;
    wl_proxy_set_queue((struct wl_proxy *)wrapper, queue);
    struct wl_registry *registry = wl_display_get_registry(wrapper);
    wl_proxy_wrapper_destroy(wrapper);
    return registry;
}
