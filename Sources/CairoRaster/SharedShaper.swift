package import CoreGraphics
package import Foundation
package import HostInterface
import LayerScene
import Synchronization

/// Measures and draws for every thread, one after the other. Pango's objects serve one thread at a time, so the fonts
/// are its own: those that Pango opens by default belong to the thread that asks first, which may be the main one.
package final class SharedShaper: SharedDrawing {
    /// Hosts of one process draw alike.
    package static let one = SharedShaper()

    /// Made by the first that asks.
    private let shaper = Mutex<PangoShaper?>(nil)

    private init() {}

    package func metrics(of block: TextBlock, width: CGFloat) -> TextMetrics {
        perform { $0.metrics(of: block, width: width) }
    }

    package func metrics(of font: FontRequest) -> FontMetrics { perform { $0.metrics(of: font) } }

    package func picture(of record: DrawingRecord, size: CGSize, scale: CGFloat) -> CGImage? {
        perform { $0.picture(of: record, size: size, scale: scale) }
    }

    /// Runs work while no thread measures or draws with the shared fonts.
    func pause<Result: Sendable>(_ work: () -> Result) -> Result { shaper.withLock { _ in work() } }

    private func perform<Result: Sendable>(_ work: (PangoShaper) -> Result) -> Result {
        shaper.withLock { shaper in
            let known = shaper ?? PangoShaper(fonts: TextFonts(sharesThread: false))
            shaper = known
            return work(known)
        }
    }
}
