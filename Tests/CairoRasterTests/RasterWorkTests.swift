import CairoRaster
import CoreGraphics
import Foundation
import HeadlessHost
import HostInterface
import LayerScene
import Testing

@MainActor struct RasterWorkTests {
    let size = CGSize(width: 240, height: 320)

    func scene(x: CGFloat, page: SceneNode? = nil) -> LayerScene {
        let moved = (page ?? richPage(keeps: true)).moved(to: x)
        return LayerScene(
            size: size, scale: 2,
            root: node(900, CGRect(origin: .zero, size: size), background: .white, children: [moved]))
    }

    @Test("A page that slides draws nothing again, and composites one picture a frame")
    func slideDrawsNothing() {
        let rasterizer = SceneRasterizer(shaper: PangoShaper())
        let page = richPage(keeps: true)
        #expect(rasterizer.render(scene(x: 0, page: page)).work.recordsDrawn > 5)
        for step in 1...10 {
            let work = rasterizer.render(scene(x: CGFloat(step) * 10, page: page)).work
            #expect(work.recordsDrawn == 0)
            #expect(work.picturesComposited == 1)
        }
    }

    @Test("A recreated page with equal contents is not drawn again")
    func equalIsNotInvalid() {
        let rasterizer = SceneRasterizer(shaper: PangoShaper())
        _ = rasterizer.render(scene(x: 0))
        let again = rasterizer.render(scene(x: 0))
        #expect(again.work.recordsDrawn == 0)
    }

    @Test("The same scene again is no work at all")
    func sameSceneIsFree() {
        let rasterizer = SceneRasterizer(shaper: PangoShaper())
        let same = scene(x: 0)
        _ = rasterizer.render(same)
        let frame = rasterizer.render(same)
        #expect(frame.work == RenderWork())
        #expect(frame.damage.isEmpty)
    }

    @Test("A page that left keeps its picture for a while, until memory is wanted")
    func sparePictures() {
        let rasterizer = SceneRasterizer(shaper: PangoShaper())
        let page = richPage(keeps: true)
        _ = rasterizer.render(scene(x: 0, page: page))
        let empty = LayerScene(
            size: size, scale: 2, root: node(900, CGRect(origin: .zero, size: size), background: .white))
        _ = rasterizer.render(empty)
        #expect(rasterizer.keptPictureCount == 1)
        #expect(rasterizer.render(scene(x: 0, page: page)).work.recordsDrawn == 0)
        _ = rasterizer.render(empty)
        rasterizer.trimMemory()
        #expect(rasterizer.keptPictureCount == 0)
        #expect(rasterizer.render(scene(x: 0, page: page)).work.recordsDrawn > 5)
    }

    @Test("No more than a few pictures of pages that left are kept")
    func sparesAreFew() {
        let rasterizer = SceneRasterizer(shaper: PangoShaper())
        for id in 1...8 {
            _ = rasterizer.render(scene(x: 0, page: richPage(id: UInt64(id), keeps: true)))
        }
        #expect(rasterizer.keptPictureCount == 4)
    }

    @Test("A change inside a kept page redraws only what differs")
    func smallChange() {
        let rasterizer = SceneRasterizer(shaper: PangoShaper())
        func page(_ color: CGColor) -> SceneNode {
            node(
                1, CGRect(origin: .zero, size: size), background: .white,
                children: [node(2, CGRect(x: 10, y: 10, width: 20, height: 20), background: color)]
            ) {
                $0.keepsPicture = true
                $0.isOpaque = true
            }
        }
        _ = rasterizer.render(scene(x: 0, page: page(gray(0))))
        let frame = rasterizer.render(scene(x: 0, page: page(gray(0.5))))
        #expect(frame.damage == [PixelRect(x: 20, y: 20, width: 40, height: 40)])
        #expect(pixel(rasterizer.picture, 30, 30) == 0xFF80_8080)
    }

    @Test("A scene of another size than the given memory shows what fits, over its background")
    func givenMemoryOfAnotherSize() {
        var memory = [UInt32](repeating: 0x1234_5678, count: 50 * 40)
        memory.withUnsafeMutableBytes { bytes in
            guard let start = bytes.baseAddress else { return }
            let rasterizer = SceneRasterizer(shaper: PangoShaper())
            for size in [CGSize(width: 20, height: 60), CGSize(width: 80, height: 10)] {
                rasterizer.drawIntoPixels(start, bytesPerRow: 200, width: 50, height: 40)
                let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
                _ = rasterizer.render(
                    LayerScene(
                        size: size, scale: 1, root: node(1, CGRect(origin: .zero, size: size), background: red),
                        backgroundColor: .white))
                let image = rasterizer.picture
                #expect(image?.width == 50)
                #expect(pixel(image, 10, 5) == 0xFFFF_0000)
                #expect(pixel(image, 40, 30) == 0xFFFF_FFFF)
            }
            rasterizer.releasePixels()
        }
    }

    @Test("Pages may be drawn straight into given memory")
    func givenMemory() {
        var memory = [UInt32](repeating: 0x1234_5678, count: 240 * 2 * 320 * 2)
        let rasterizer = SceneRasterizer(shaper: PangoShaper())
        memory.withUnsafeMutableBytes { bytes in
            guard let start = bytes.baseAddress else { return }
            #expect(rasterizer.drawIntoPixels(start, bytesPerRow: 960 * 2, width: 480, height: 640))
            _ = rasterizer.render(scene(x: 0))
            let plain = SceneRasterizer(shaper: PangoShaper())
            _ = plain.render(scene(x: 0))
            #expect(difference(rasterizer.picture, plain.picture) == (0, 0))
            rasterizer.releasePixels()
        }
        #expect(memory[0] != 0x1234_5678)
    }
}

extension SceneNode {
    /// The same node at another position.
    func moved(to x: CGFloat) -> SceneNode {
        var geometry = geometry
        geometry.position.x = geometry.bounds.width / 2 + x
        return SceneNode(id: id, geometry: geometry, style: style, contents: contents, children: children, mask: mask)
    }
}
