import CoreGraphics
import Foundation
import FrameTime
package import HostInterface
import X11Exchange

/// The clipboard and the drags between programs on an X server.
extension SDLHost {
    package var drags: (any HostDrags)? { exchange }

    func openExchange(_ now: @escaping @MainActor () -> FrameInstant) {
        exchange = X11Exchange(
            now: now, windows: { [weak self] in self?.serverWindows ?? [] },
            send: { [weak self] sample in self?.deliver(sample) })
    }

    private var serverWindows: [XWindow] {
        windows.compactMap { window in
            DisplayConnection.serverNumber(of: window.handle).map {
                XWindow(id: window.id, number: $0, unitsAPoint: window.unitsAPoint)
            }
        }
    }

    /// Lets other programs drop on a new window.
    func acceptDrops(on window: SDLWindow) {
        guard let exchange, let number = DisplayConnection.serverNumber(of: window.handle) else { return }
        exchange.accept(on: number)
    }
}
