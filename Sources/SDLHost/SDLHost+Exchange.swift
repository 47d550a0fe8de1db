import CoreGraphics
import Foundation
import FrameTime
package import HostInterface
import WaylandExchange
import X11Exchange

/// The clipboard and the drags between programs on a display.
enum DisplayExchange {
    case x11(X11Exchange)
    case wayland(WaylandExchange)

    @MainActor var drags: any HostDrags {
        switch self {
        case .x11(let exchange): exchange
        case .wayland(let exchange): exchange
        }
    }

    @MainActor var clipboard: any HostClipboard {
        switch self {
        case .x11(let exchange): exchange.clipboard
        case .wayland(let exchange): exchange.clipboard
        }
    }

    @MainActor
    func close() {
        switch self {
        case .x11(let exchange): exchange.close()
        case .wayland(let exchange): exchange.close()
        }
    }
}

extension SDLHost {
    package var drags: (any HostDrags)? { exchange?.drags }

    /// An X server has a connection for the exchange alone, which needs no window.
    func openX11Exchange(_ now: @escaping @MainActor () -> FrameInstant) {
        exchange = X11Exchange(
            now: now, windows: { [weak self] in self?.serverWindows ?? [] },
            send: { [weak self] sample in self?.deliver(sample) }
        ).map(DisplayExchange.x11)
    }

    /// A Wayland compositor knows one connection, which SDL opens with the first window.
    func openWaylandExchange(_ window: SDLWindow, _ now: @escaping @MainActor () -> FrameInstant) {
        guard exchange == nil, let display = DisplayConnection.waylandDisplay(of: window.handle) else { return }
        guard
            let opened = WaylandExchange(
                display: display, texts: ownClipboard, now: now, windows: { [weak self] in self?.surfaces ?? [] },
                send: { [weak self] sample in self?.deliver(sample) })
        else { return }
        opened.tookPointer = { [weak self] in self?.events.loseMouse() }
        opened.acted = { [weak self] act, id, point in
            guard let self, let sample = events.pressAfterLoss(act, in: id, at: point, clock.now) else { return }
            deliver(sample)
        }
        exchange = .wayland(opened)
    }

    /// Handles the exchange's events, which SDL has read from its connection.
    func dispatchExchange() {
        if case .wayland(let exchange) = exchange { exchange.dispatch() }
    }

    /// Passes the clipboard's data to the clipboard manager of the desktop. The windows close before, because the
    /// manager may need seconds, and the app gets no further turn.
    func saveClipboard() {
        guard case .x11(let exchange) = exchange else { return }
        exchange.saveClipboard()
        guard exchange.isSavingClipboard else { return }
        client = nil
        for window in windows { window.close() }
        // The exchange's timer limits the wait.
        while exchange.isSavingClipboard { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
    }

    private var serverWindows: [XWindow] {
        windows.compactMap { window in
            DisplayConnection.serverNumber(of: window.handle).map {
                XWindow(id: window.id, number: $0, unitsAPoint: window.unitsAPoint)
            }
        }
    }

    private var surfaces: [WaylandWindow] {
        windows.compactMap { window in
            DisplayConnection.waylandSurface(of: window.handle).map {
                WaylandWindow(
                    id: window.id, surface: $0, size: window.metrics.size, unitsAPoint: window.unitsAPoint)
            }
        }
    }

    /// Lets other programs drop on a new window. Every surface of a Wayland compositor can get a drop.
    func acceptDrops(on window: SDLWindow) {
        guard case .x11(let exchange) = exchange, let number = DisplayConnection.serverNumber(of: window.handle) else {
            return
        }
        exchange.accept(on: number)
    }
}
