import CWayland
import Foundation

/// An act of the user with the left button of the mouse: the press, movements, and the release. A press is lost if the
/// compositor takes the pointer away, as it does for a drag.
package enum WaylandPress: Hashable, Sendable { case began, moved, ended, lost }

/// The events of the seat, as far as the exchange needs them: the serial number of the last event, which the ownership
/// of the clipboard needs, and the press that a drag begins with.
@MainActor
final class WaylandInput {
    /// A pressed button, and the surface of the press.
    struct Press {
        var surface: UInt
        var serial: UInt32
    }

    /// The left button, by the numbers of the kernel.
    private static let leftButton: UInt32 = 0x110

    private let connection: WaylandConnection
    private var pointer: OpaquePointer?
    private var keyboard: OpaquePointer?
    private var touch: OpaquePointer?
    private var focus: UInt = 0
    private(set) var location = CGPoint.zero
    private(set) var serial: UInt32 = 0
    private(set) var press: Press?
    /// Called for each act with the left button, with the surface of the press and the location in it.
    var acted: @MainActor (WaylandPress, UInt, CGPoint) -> Void = { _, _, _ in }

    init(_ connection: WaylandConnection) {
        self.connection = connection
        guard let seat = connection.seat else { return }
        wl_seat_add_listener(seat, WaylandListeners.seat, Unmanaged.passUnretained(self).toOpaque())
    }

    isolated deinit { close() }

    func close() {
        guard connection.isOpen else { return }
        pointer.map { wl_pointer_destroy($0) }
        keyboard.map { wl_keyboard_destroy($0) }
        touch.map { wl_touch_destroy($0) }
        (pointer, keyboard, touch) = (nil, nil, nil)
    }

    /// The seat has other devices than before.
    func received(_ capabilities: UInt32) {
        guard let seat = connection.seat else { return }
        let own = Unmanaged.passUnretained(self).toOpaque()
        func has(_ device: wl_seat_capability) -> Bool { capabilities & device.rawValue != 0 }
        if has(WL_SEAT_CAPABILITY_POINTER) != (pointer != nil) {
            if let pointer { wl_pointer_destroy(pointer) }
            pointer = pointer == nil ? wl_seat_get_pointer(seat) : nil
            if let pointer { wl_pointer_add_listener(pointer, WaylandListeners.pointer, own) }
            press = nil
        }
        if has(WL_SEAT_CAPABILITY_KEYBOARD) != (keyboard != nil) {
            if let keyboard { wl_keyboard_destroy(keyboard) }
            keyboard = keyboard == nil ? wl_seat_get_keyboard(seat) : nil
            if let keyboard { wl_keyboard_add_listener(keyboard, WaylandListeners.keyboard, own) }
        }
        if has(WL_SEAT_CAPABILITY_TOUCH) != (touch != nil) {
            if let touch { wl_touch_destroy(touch) }
            touch = touch == nil ? wl_seat_get_touch(seat) : nil
            if let touch { wl_touch_add_listener(touch, WaylandListeners.touch, own) }
        }
    }

    func received(serial: UInt32) { self.serial = serial }

    func pointerEntered(_ surface: UInt, _ x: Double, _ y: Double) {
        (focus, location) = (surface, CGPoint(x: x, y: y))
    }

    func pointerLeft() {
        let former = press
        (focus, press) = (0, nil)
        if let former { acted(.lost, former.surface, location) }
    }

    func pointerMoved(_ x: Double, _ y: Double) {
        location = CGPoint(x: x, y: y)
        if let press { acted(.moved, press.surface, location) }
    }

    func button(_ button: UInt32, isPressed: Bool, _ serial: UInt32) {
        if isPressed { self.serial = serial }
        guard button == Self.leftButton else { return }
        let surface = press?.surface ?? focus
        press = isPressed ? Press(surface: focus, serial: serial) : nil
        acted(isPressed ? .began : .ended, isPressed ? focus : surface, location)
    }
}
