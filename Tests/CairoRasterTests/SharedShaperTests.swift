import CoreGraphics
import Dispatch
import Foundation
import HostInterface
import LayerScene
import Synchronization
import Testing

@testable import CairoRaster

@Suite struct SharedShaperTests {
    @Test("Other threads measure while this one lays out texts with fonts of its own, and both measure the same")
    func besideAnother() {
        @Sendable func block(_ index: Int) -> TextBlock {
            TextBlock(runs: [
                TextRun(
                    text: "Text \(index) of some words",
                    font: FontRequest(family: index % 2 == 0 ? "Inter" : "DejaVu Sans", size: CGFloat(10 + index % 30)),
                    color: .black)
            ])
        }
        // This thread asks first. The shared shaper must not use this thread's fonts.
        _ = SharedShaper.one.metrics(of: FontRequest(family: "Inter", size: 12))
        let found = Mutex<[Int: TextMetrics]>([:])
        DispatchQueue.concurrentPerform(iterations: 400) { index in
            let shaper = index % 4 == 0 ? PangoShaper() : nil
            let metrics =
                shaper?.metrics(of: block(index), width: 60) ?? SharedShaper.one.metrics(of: block(index), width: 60)
            found.withLock { $0[index] = metrics }
        }
        let own = PangoShaper()
        #expect(
            found.withLock { $0 }
                == Dictionary(uniqueKeysWithValues: (0..<400).map { ($0, own.metrics(of: block($0), width: 60)) }))
    }
}
