import CPixman
import CairoRaster
import CoreGraphics
import Foundation
import HeadlessHost
import HostInterface
import LayerScene

/// The cost of a frame of a push, compared with two plain copies of the whole picture in the same run.
///
/// Two opaque cached pages slide. A layer dims the lower page, and a shadow moves with the edge. A blurred bar with six
/// cached layers, some of them fading, is above both.
@MainActor
struct PushSlide {
    let size = CGSize(width: 390, height: 844)
    let scale: CGFloat
    let lower: SceneNode
    let upper: SceneNode
    let labels: [SceneContents]

    static func gray(_ value: CGFloat, _ alpha: CGFloat = 1) -> CGColor { CGColor(gray: value, alpha: alpha) }

    static func text(_ string: String, _ size: CGSize, weight: Int = 400) -> SceneContents {
        let block = TextBlock(runs: [
            TextRun(
                text: string, font: FontRequest(size: 17, weight: weight),
                color: CGColor(red: 0, green: 0.4, blue: 1, alpha: 1))
        ])
        return .record(DrawingRecord([.text(block, CGRect(origin: .zero, size: size))]))
    }

    init(scale: CGFloat) {
        self.scale = scale
        func page(_ id: UInt64) -> SceneNode {
            let rows = (0..<20).map { row in
                Self.node(
                    id * 1_000 + UInt64(row), CGRect(x: 0, y: 91 + CGFloat(row) * 44, width: 390, height: 44),
                    background: Self.gray(1),
                    children: [
                        Self.node(
                            id * 10_000 + UInt64(row), CGRect(x: 16, y: 12, width: 300, height: 20.5),
                            contents: Self.text("Row \(row) of page \(id)", CGSize(width: 300, height: 20.5)))
                    ])
            }
            return Self.node(
                id, CGRect(x: 0, y: 0, width: 390, height: 844), background: Self.gray(0.95), children: rows
            ) {
                $0.keepsPicture = true
                $0.isOpaque = true
            }
        }
        lower = page(1)
        upper = page(2)
        labels = (0..<6).map {
            Self.text(["Back", "Settings", "Edit", "General", "Add", "About"][$0], CGSize(width: 80, height: 21))
        }
    }

    static func node(
        _ id: UInt64, _ frame: CGRect, background: CGColor? = nil, contents: SceneContents? = nil,
        children: [SceneNode] = [],
        _ change: (inout SceneNode.Style) -> Void = { _ in }
    ) -> SceneNode {
        var style = SceneNode.Style()
        style.backgroundColor = background
        change(&style)
        return SceneNode(
            id: LayerID(id), geometry: SceneGeometry(frame: frame), style: style, contents: contents, children: children
        )
    }

    func moved(_ node: SceneNode, x: CGFloat) -> SceneNode {
        var geometry = node.geometry
        geometry.position.x += x
        return SceneNode(
            id: node.id, geometry: geometry, style: node.style, contents: node.contents, children: node.children)
    }

    func scene(progress p: CGFloat, blurs: Bool = true) -> LayerScene {
        let x = 390 * (1 - p)
        let gradient = CGGradient(colorsSpace: nil, colors: [Self.gray(0, 0), Self.gray(0, 0.2)], locations: nil)
        let edge = Self.node(
            31, CGRect(x: x - 10, y: 0, width: 10, height: 844),
            contents: gradient.map { .gradient($0, start: .zero, end: CGPoint(x: 1, y: 0)) }
        ) { $0.opacity = p }
        let dim = Self.node(30, CGRect(x: 0, y: 0, width: 390, height: 844), background: Self.gray(0, 0.1 * p))
        let items = (0..<6).map { index in
            Self.node(
                40 + UInt64(index), CGRect(x: 20 + CGFloat(index) * 60 - 30 * p, y: 55, width: 80, height: 21),
                contents: labels[index]
            ) { $0.opacity = index % 2 == 0 ? 1 : max(0.05, p) }
        }
        let bar = Self.node(
            32, CGRect(x: 0, y: 0, width: 390, height: 91), background: blurs ? nil : Self.gray(0.97, 0.94),
            children: items
        ) {
            if blurs { $0.backdrop = SceneBackdrop(blurRadius: 10, saturation: 1.8, tint: Self.gray(0.97, 0.8)) }
        }
        return LayerScene(
            size: size, scale: scale,
            root: Self.node(
                0, CGRect(origin: .zero, size: size), background: Self.gray(1),
                children: [moved(lower, x: -117 * p), dim, edge, moved(upper, x: x), bar]))
    }
}

func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

@MainActor
func milliseconds(_ body: () -> Void) -> Double {
    let start = DispatchTime.now().uptimeNanoseconds
    body()
    return Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6
}

@MainActor
func measure(scale: CGFloat) {
    let slide = PushSlide(scale: scale)
    let rasterizer = SceneRasterizer(shaper: PangoShaper())
    let first = milliseconds { _ = rasterizer.render(slide.scene(progress: 0)) }
    let (width, height) = (Int32(390 * scale), Int32(844 * scale))
    let source = pixman_image_create_bits(PIXMAN_x8r8g8b8, width, height, nil, 0)
    let target = pixman_image_create_bits(PIXMAN_x8r8g8b8, width, height, nil, 0)
    func copies() {
        for _ in 0..<2 { pixman_image_composite32(PIXMAN_OP_SRC, source, nil, target, 0, 0, 0, 0, 0, 0, width, height) }
    }
    var frames: [Double] = []
    var plain: [Double] = []
    var flat: [Double] = []
    var work = RenderWork()
    // Measured alternately, so that both have the same machine and the same caches.
    for index in 0..<300 {
        let p = CGFloat(index % 60 + 1) / 61
        let scene = slide.scene(progress: p)
        frames.append(milliseconds { work = rasterizer.render(scene).work })
        plain.append(milliseconds(copies))
        let flatScene = slide.scene(progress: p, blurs: false)
        _ = rasterizer.render(slide.scene(progress: p + 0.01, blurs: false))
        flat.append(milliseconds { _ = rasterizer.render(flatScene) })
    }
    let (frame, two, bare) = (median(frames), median(plain), median(flat))
    print(
        String(
            format:
                """
                scale %.0f  first %.2f ms  slide %.3f ms  without blur %.3f ms  two copies %.3f ms  ratio %.2f \
                (limit 3)
                """,
            Double(scale),
            first, frame, bare, two, frame / two))
    print(
        """
                records \(work.recordsDrawn), composited \(work.picturesComposited), planned \
        \(work.nodesPlanned), damaged \(work.pixelsDamaged), pictures \(rasterizer.pictureBytes >> 10) KiB
        """
    )
    pixman_image_unref(source)
    pixman_image_unref(target)
    if let folder = ProcessInfo.processInfo.environment["CHEVRON_PICTURES"] {
        _ = rasterizer.render(slide.scene(progress: 0.6))
        if let image = rasterizer.picture, let data = CairoCodec().encodePNG(image) {
            try? data.write(to: URL(fileURLWithPath: folder).appendingPathComponent("slide-\(Int(scale)).png"))
        }
    }
}

if CommandLine.arguments.count > 1 { for _ in 0..<20 { measure(scale: 1) }; exit(0) }
measure(scale: 1)
measure(scale: 2)
