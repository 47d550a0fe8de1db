import CairoRaster
import CoreGraphics
import Foundation
import LayerScene
import Testing
import WorkGrowth

@MainActor @Suite(.serialized) struct SiblingGrowthTests {
    @Test("Opaque siblings that cover one another are drawn in time in proportion to their number")
    func opaque() {
        let frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        let all = (0..<16_000).map { node(UInt64($0) + 1, frame, background: .white) }
        let growth = WorkGrowth(to: 16_000) { count in
            let scene = LayerScene(
                size: frame.size, scale: 1,
                root: node(100_000, frame, background: .white, children: Array(all.prefix(count))))
            _ = SceneRasterizer(shaper: PangoShaper()).render(scene)
        }
        #expect(growth < .linear)
    }
}
