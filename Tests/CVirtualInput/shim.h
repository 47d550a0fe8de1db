#pragma once
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <wayland-client.h>

// The mouse and the keyboard of a user, as devices that a program creates on compositors with wlroots, such as sway: the protocols
// wlr-virtual-pointer-unstable-v1 and virtual-keyboard-unstable-v1. Debian has no headers for them, so their messages are tables here.

int memfd_create(const char *name, unsigned int flags);

static const struct wl_interface chevron_pointer_interface, chevron_keyboard_interface;
static const struct wl_interface *chevron_no_types[5] = {NULL, NULL, NULL, NULL, NULL};
static const struct wl_interface *chevron_pointer_types[2] = {&wl_seat_interface, &chevron_pointer_interface};
static const struct wl_interface *chevron_keyboard_types[2] = {&wl_seat_interface, &chevron_keyboard_interface};

static const struct wl_message chevron_pointer_requests[9] = {
    {"motion", "uff", chevron_no_types},     {"motion_absolute", "uuuuu", chevron_no_types},
    {"button", "uuu", chevron_no_types},     {"axis", "uuf", chevron_no_types},
    {"frame", "", chevron_no_types},         {"axis_source", "u", chevron_no_types},
    {"axis_stop", "uu", chevron_no_types},   {"axis_discrete", "uufi", chevron_no_types},
    {"destroy", "", chevron_no_types},
};
static const struct wl_interface chevron_pointer_interface = {
    "zwlr_virtual_pointer_v1", 1, 9, chevron_pointer_requests, 0, NULL};
static const struct wl_message chevron_pointers_requests[2] = {
    {"create_virtual_pointer", "?on", chevron_pointer_types}, {"destroy", "", chevron_no_types}};
static const struct wl_interface chevron_pointers_interface = {
    "zwlr_virtual_pointer_manager_v1", 1, 2, chevron_pointers_requests, 0, NULL};

static const struct wl_message chevron_keyboard_requests[4] = {
    {"keymap", "uhu", chevron_no_types},
    {"key", "uuu", chevron_no_types},
    {"modifiers", "uuuu", chevron_no_types},
    {"destroy", "", chevron_no_types},
};
static const struct wl_interface chevron_keyboard_interface = {
    "zwp_virtual_keyboard_v1", 1, 4, chevron_keyboard_requests, 0, NULL};
static const struct wl_message chevron_keyboards_requests[1] = {
    {"create_virtual_keyboard", "on", chevron_keyboard_types}};
static const struct wl_interface chevron_keyboards_interface = {
    "zwp_virtual_keyboard_manager_v1", 1, 1, chevron_keyboards_requests, 0, NULL};

// The numbers of the requests, which are their places in the tables.
enum { CHEVRON_CREATE = 0 };
enum { CHEVRON_POINTER_MOVE = 1, CHEVRON_POINTER_BUTTON = 2, CHEVRON_POINTER_FRAME = 4 };
enum { CHEVRON_KEYBOARD_MAP = 0, CHEVRON_KEYBOARD_KEY = 1, CHEVRON_KEYBOARD_MODIFIERS = 2 };

// The devices of a user on a compositor.
struct chevron_devices {
    struct wl_display *display;
    struct wl_registry *registry;
    struct wl_proxy *seat, *pointers, *keyboards, *pointer, *keyboard;
    uint32_t time;
};

static inline void chevron_devices_found(
    void *data, struct wl_registry *registry, uint32_t name, const char *interface, uint32_t version) {
    struct chevron_devices *devices = (struct chevron_devices *)data;
    (void)version;
    if (!strcmp(interface, "wl_seat") && !devices->seat)
        devices->seat = (struct wl_proxy *)wl_registry_bind(registry, name, &wl_seat_interface, 1);
    else if (!strcmp(interface, chevron_pointers_interface.name) && !devices->pointers)
        devices->pointers = (struct wl_proxy *)wl_registry_bind(registry, name, &chevron_pointers_interface, 1);
    else if (!strcmp(interface, chevron_keyboards_interface.name) && !devices->keyboards)
        devices->keyboards = (struct wl_proxy *)wl_registry_bind(registry, name, &chevron_keyboards_interface, 1);
}

static inline void chevron_devices_lost(void *data, struct wl_registry *registry, uint32_t name) {
    (void)data, (void)registry, (void)name;
}

static const struct wl_registry_listener chevron_devices_listener = {chevron_devices_found, chevron_devices_lost};

static inline void chevron_devices_close(struct chevron_devices *devices) {
    if (devices->display) wl_display_disconnect(devices->display);
    free(devices);
}

// The compositor reads the names of the parts of a keymap from its own files.
static inline int chevron_devices_map(struct chevron_devices *devices) {
    static const char map[] =
        "xkb_keymap { xkb_keycodes { include \"evdev+aliases(qwerty)\" }; xkb_types { include \"complete\" };"
        "xkb_compat { include \"complete\" }; xkb_symbols { include \"pc+us+inet(evdev)\" }; };";
    int file = memfd_create("keymap", 0);
    if (file < 0) return 0;
    int isWritten = write(file, map, sizeof map) == (ssize_t)sizeof map;
    // 1 is the format of the library xkbcommon.
    if (isWritten)
        wl_proxy_marshal(devices->keyboard, CHEVRON_KEYBOARD_MAP, (uint32_t)1, file, (uint32_t)sizeof map);
    isWritten = isWritten && wl_display_roundtrip(devices->display) >= 0;
    close(file);
    return isWritten;
}

// NULL for a compositor that is not running, or that has no such devices.
static inline struct chevron_devices *chevron_devices_open(const char *socket) {
    struct chevron_devices *devices = (struct chevron_devices *)calloc(1, sizeof(struct chevron_devices));
    if (!devices) return NULL;
    devices->display = wl_display_connect(socket);
    devices->registry = devices->display ? wl_display_get_registry(devices->display) : NULL;
    if (devices->registry) {
        wl_registry_add_listener(devices->registry, &chevron_devices_listener, devices);
        wl_display_roundtrip(devices->display);
    }
    if (devices->seat && devices->pointers && devices->keyboards) {
        devices->pointer = wl_proxy_marshal_constructor(
            devices->pointers, CHEVRON_CREATE, &chevron_pointer_interface, devices->seat, NULL);
        devices->keyboard = wl_proxy_marshal_constructor(
            devices->keyboards, CHEVRON_CREATE, &chevron_keyboard_interface, devices->seat, NULL);
    }
    if (devices->pointer && devices->keyboard && chevron_devices_map(devices)) return devices;
    chevron_devices_close(devices);
    return NULL;
}

// Each function returns after the compositor has handled the event. The result is 0 without the compositor.
static inline int chevron_devices_finish(struct chevron_devices *devices) {
    wl_proxy_marshal(devices->pointer, CHEVRON_POINTER_FRAME);
    return wl_display_roundtrip(devices->display) >= 0;
}

static inline int chevron_devices_move(
    struct chevron_devices *devices, uint32_t x, uint32_t y, uint32_t width, uint32_t height) {
    wl_proxy_marshal(devices->pointer, CHEVRON_POINTER_MOVE, ++devices->time, x, y, width, height);
    return chevron_devices_finish(devices);
}

// - button: the number of the kernel.
static inline int chevron_devices_button(struct chevron_devices *devices, uint32_t button, uint32_t isPressed) {
    wl_proxy_marshal(devices->pointer, CHEVRON_POINTER_BUTTON, ++devices->time, button, isPressed);
    return chevron_devices_finish(devices);
}

// - key: the number of the kernel. - modifiers: the modifiers that are pressed afterwards, as bits of the keymap.
static inline int chevron_devices_key(
    struct chevron_devices *devices, uint32_t key, uint32_t isPressed, uint32_t modifiers) {
    wl_proxy_marshal(devices->keyboard, CHEVRON_KEYBOARD_KEY, ++devices->time, key, isPressed);
    wl_proxy_marshal(
        devices->keyboard, CHEVRON_KEYBOARD_MODIFIERS, modifiers, (uint32_t)0, (uint32_t)0, (uint32_t)0);
    return wl_display_roundtrip(devices->display) >= 0;
}
