import CoreGraphics
import Foundation
import HeadlessHost
import HostInterface
import LayerScene
import Testing

@MainActor struct PageRenderingTests {
    @Test("A page with all kinds of nodes draws something everywhere")
    func richPageDraws() {
        let image = picture(
            node(
                900, CGRect(x: 0, y: 0, width: 240, height: 320),
                background: CGColor(red: 0.2, green: 0.5, blue: 0.8, alpha: 1), children: [richPage(x: 0)]),
            size: CGSize(width: 240, height: 320))
        show(image, "rich-page")
        #expect(image?.width == 480)
        #expect(pixel(image, 2, 400) >> 24 == 255)
    }
}
