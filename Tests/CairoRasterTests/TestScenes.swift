import CairoRaster
import CoreGraphics
import Foundation
import HeadlessHost
import HostInterface
import LayerScene
import Testing

func record(_ draw: (CGContext) -> Void) -> DrawingRecord {
    let context = CGContext()
    draw(context)
    return context.record
}

func label(_ text: String, size: CGFloat = 17, weight: Int = 400, color: CGColor = .black) -> TextBlock {
    TextBlock(runs: [TextRun(text: text, font: FontRequest(size: size, weight: weight), color: color)])
}

func gray(_ value: CGFloat, _ alpha: CGFloat = 1) -> CGColor { CGColor(gray: value, alpha: alpha) }

func node(
    _ id: UInt64, _ frame: CGRect, background: CGColor? = nil, contents: SceneContents? = nil,
    children: [SceneNode] = [],
    mask: SceneNode? = nil, _ change: (inout SceneNode.Style) -> Void = { _ in }
) -> SceneNode {
    var style = SceneNode.Style()
    style.backgroundColor = background
    change(&style)
    return SceneNode(
        id: LayerID(id), geometry: SceneGeometry(frame: frame), style: style, contents: contents, children: children,
        mask: mask)
}

/// One pixel as 0xAARRGGBB.
func pixel(_ image: CGImage?, _ x: Int, _ y: Int) -> UInt32 {
    guard let image, x < image.width, y < image.height else { return 0 }
    let start = y * image.bytesPerRow + x * 4
    return (0..<4).reduce(0) { $0 | UInt32(image.pixels[start + $1]) << UInt32($1 * 8) }
}

/// The number of different pixels, and the maximum difference.
func difference(_ a: CGImage?, _ b: CGImage?) -> (count: Int, largest: Int) {
    guard let a, let b, a.width == b.width, a.height == b.height else { return (.max, 255) }
    if a.pixels == b.pixels { return (0, 0) }
    var count = 0
    var largest = 0
    compare(a, b) { difference in
        if difference > 0 { count += 1 }
        largest = max(largest, difference)
    }
    return (count, largest)
}

/// The number of pixels whose shades of a color, or of opacity, differ by more than `shades`.
func pixels(_ a: CGImage?, differentFrom b: CGImage?, by shades: Int) -> Int {
    guard let a, let b, a.width == b.width, a.height == b.height else { return .max }
    var count = 0
    compare(a, b) { if $0 > shades { count += 1 } }
    return count
}

/// Calls `body` with the largest difference of the four bytes of each pixel. Without optimization, a pass over the
/// memory of the images takes a tenth of the time of a pass over their collections.
private func compare(_ a: CGImage, _ b: CGImage, _ body: (Int) -> Void) {
    a.pixels.withUnsafeBytes { a in
        b.pixels.withUnsafeBytes { b in
            var index = 0
            let end = min(a.count, b.count)
            while index + 4 <= end {
                // Most pixels are equal.
                if a.loadUnaligned(fromByteOffset: index, as: UInt32.self)
                    == b.loadUnaligned(fromByteOffset: index, as: UInt32.self)
                {
                    body(0)
                } else {
                    var most = 0
                    for byte in index..<(index + 4) { most = max(most, abs(Int(a[byte]) - Int(b[byte]))) }
                    body(most)
                }
                index += 4
            }
        }
    }
}

@MainActor
func picture(_ root: SceneNode?, size: CGSize = CGSize(width: 120, height: 120), scale: CGFloat = 2) -> CGImage? {
    let rasterizer = SceneRasterizer(shaper: PangoShaper())
    _ = rasterizer.render(LayerScene(size: size, scale: scale, root: root, backgroundColor: .white))
    return rasterizer.picture
}

/// Writes a picture for inspection if CHEVRON_PICTURES names a folder.
@MainActor
func show(_ image: CGImage?, _ name: String) {
    guard let folder = ProcessInfo.processInfo.environment["CHEVRON_PICTURES"], let image,
        let data = CairoCodec().encodePNG(image)
    else { return }
    try? data.write(to: URL(fileURLWithPath: folder).appendingPathComponent(name + ".png"))
}

/// A page with rows of text, a blurred bar, a card with a shadow, gradients, rotated and masked nodes.
func richPage(id: UInt64 = 1, x: CGFloat = 0, keeps: Bool = false, opacity: CGFloat = 1) -> SceneNode {
    var rows: [SceneNode] = []
    for row in 0..<6 {
        let y = 60 + CGFloat(row) * 44
        let text = label(["Wi-Fi", "العربية", "Bluetooth", "日本語テキスト", "Notifications", "Sounds & Haptics"][row])
        rows.append(
            node(
                id * 100 + UInt64(row), CGRect(x: 0, y: y, width: 240, height: 44), background: gray(1),
                children: [
                    node(
                        id * 1_000 + UInt64(row), CGRect(x: 16, y: 11.5, width: 200, height: 21),
                        contents: .record(record { $0.draw(text, in: CGRect(x: 0, y: 0, width: 200, height: 21)) })),
                    node(
                        id * 2_000 + UInt64(row), CGRect(x: 16, y: 43.5, width: 224, height: 0.5), background: gray(0.8)
                    ),
                ]))
    }
    let card = node(
        id * 10 + 1, CGRect(x: 150, y: 90, width: 70, height: 90),
        background: CGColor(red: 1, green: 0.8, blue: 0.2, alpha: 1)
    ) {
        $0.cornerRadius = 12
        $0.borderWidth = 2
        $0.borderColor = CGColor(red: 0.6, green: 0.2, blue: 0, alpha: 1)
        $0.shadow = SceneShadow(color: .black, opacity: 0.5, offset: CGSize(width: 0, height: 4), radius: 6)
    }
    let gradient = CGGradient(
        colorsSpace: nil,
        colors: [CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColor(red: 0, green: 0, blue: 1, alpha: 0.2)],
        locations: nil)
    let clipped = node(
        id * 10 + 2, CGRect(x: 20, y: 200, width: 60, height: 60),
        contents: gradient.map { .gradient($0, start: .zero, end: CGPoint(x: 1, y: 1)) },
        children: [
            node(
                id * 10 + 3, CGRect(x: 30, y: 30, width: 60, height: 60),
                background: CGColor(red: 0, green: 0.7, blue: 0, alpha: 1))
        ]
    ) {
        $0.cornerRadius = 20
        $0.clips = true
    }
    var geometry = SceneGeometry(frame: CGRect(x: 110, y: 220, width: 60, height: 40))
    geometry.transform = CGAffineTransform(rotationAngle: 0.4)
    var style = SceneNode.Style()
    style.backgroundColor = CGColor(red: 0.3, green: 0.2, blue: 0.9, alpha: 1)
    style.opacity = 0.7
    let turned = SceneNode(
        id: LayerID(id * 10 + 4), geometry: geometry, style: style,
        children: [node(id * 10 + 5, CGRect(x: 10, y: 10, width: 20, height: 20), background: .white)])
    let triangle = CGMutablePath()
    triangle.addLines(between: [CGPoint(x: 25, y: 0), CGPoint(x: 50, y: 50), CGPoint(x: 0, y: 50)])
    triangle.closeSubpath()
    let masked = node(
        id * 10 + 6, CGRect(x: 180, y: 210, width: 50, height: 50),
        background: CGColor(red: 0.9, green: 0, blue: 0.4, alpha: 1),
        mask: node(
            id * 10 + 7, CGRect(x: 0, y: 0, width: 50, height: 50),
            contents: .shape(triangle, fill: .black, .winding, stroke: nil, StrokeStyle())))
    let bar = node(
        id * 10 + 8, CGRect(x: 0, y: 0, width: 240, height: 90),
        children: [
            node(
                id * 10 + 9, CGRect(x: 90, y: 50, width: 100, height: 22),
                contents: .record(
                    record { $0.draw(label("Settings", weight: 600), in: CGRect(x: 0, y: 0, width: 100, height: 22)) }))
        ]
    ) { $0.backdrop = SceneBackdrop(blurRadius: 10, saturation: 1.8, tint: gray(0.97, 0.7)) }
    return node(
        id, CGRect(x: x, y: 0, width: 240, height: 320), background: gray(0.95),
        children: rows + [card, clipped, turned, masked, bar]
    ) {
        $0.keepsPicture = keeps
        $0.isOpaque = keeps
        $0.opacity = opacity
    }
}
