package import CoreGraphics
package import Foundation
package import HostInterface
import LayerScene
import Synchronization

/// Measures and draws text for all threads, one after the other. A font map serves one thread at a time, so this shaper
/// has a font map of its own beside the hosts' one.
package final class SharedShaper: SharedDrawing {
    /// All hosts of a process share this object.
    package static let one = SharedShaper()

    /// Created on first use.
    private let shaper = Mutex<PangoShaper?>(nil)

    private init() {}

    package func metrics(of block: TextBlock, width: CGFloat) -> TextMetrics {
        perform { $0.metrics(of: block, width: width) }
    }

    package func metrics(of font: FontRequest) -> FontMetrics { perform { $0.metrics(of: font) } }

    package func picture(of record: DrawingRecord, size: CGSize, scale: CGFloat) -> CGImage? {
        perform { $0.picture(of: record, size: size, scale: scale) }
    }

    package func document(of pages: [DrawnPage], _ information: DocumentInformation) -> Data? {
        perform { $0.document(of: pages, information) }
    }

    /// Performs work while no thread measures or draws with the shared fonts.
    func pause<Result: Sendable>(_ work: () -> Result) -> Result { shaper.withLock { _ in work() } }

    private func perform<Result: Sendable>(_ work: (PangoShaper) -> Result) -> Result {
        shaper.withLock { shaper in
            let known = shaper ?? PangoShaper(fonts: TextFonts())
            shaper = known
            return work(known)
        }
    }
}
