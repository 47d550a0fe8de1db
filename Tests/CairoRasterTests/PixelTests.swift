import CairoRaster
import CoreGraphics
import Foundation
import HeadlessHost
import HostInterface
import LayerScene
import Testing

@MainActor struct PixelTests {
    let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    let frame = CGRect(x: 10, y: 10, width: 40, height: 40)

    @Test("A plain node fills exactly its pixels")
    func fill() {
        let image = picture(node(1, frame, background: red))
        #expect(pixel(image, 20, 20) == 0xFFFF_0000)
        #expect(pixel(image, 99, 99) == 0xFFFF_0000)
        #expect(pixel(image, 19, 20) == 0xFFFF_FFFF)
        #expect(pixel(image, 100, 99) == 0xFFFF_FFFF)
    }

    @Test("Colors blend by alpha and opacity, and a group fades as one")
    func blending() {
        #expect(pixel(picture(node(1, frame, background: gray(0, 0.5))), 30, 30) & 0xFF == 0x7F)
        #expect(pixel(picture(node(1, frame, background: gray(0)) { $0.opacity = 0.5 }), 30, 30) & 0xFF == 0x7F)
        let children = [
            node(2, CGRect(x: 0, y: 0, width: 40, height: 40), background: gray(0)),
            node(3, CGRect(x: 0, y: 0, width: 40, height: 40), background: gray(0)),
        ]
        #expect(
            abs(Int(pixel(picture(node(1, frame, children: children) { $0.opacity = 0.5 }), 30, 30) & 0xFF) - 0x7F) <= 1
        )
    }

    @Test("Round corners cut the background, and clipping cuts the children")
    func corners() {
        let child = node(2, CGRect(x: -10, y: -10, width: 60, height: 60), background: gray(0))
        let clipped = picture(
            node(1, frame, background: red, children: [child]) {
                $0.cornerRadius = 20; $0.clips = true
            })
        #expect(pixel(clipped, 21, 21) == 0xFFFF_FFFF)
        #expect(pixel(clipped, 60, 60) == 0xFF00_0000)
        #expect(pixel(clipped, 60, 21) == 0xFF00_0000)
        let round = picture(
            node(1, frame, background: red) {
                $0.cornerRadius = 10; $0.maskedCorners = [.topLeft]
            })
        #expect(pixel(round, 20, 20) == 0xFFFF_FFFF)
        #expect(pixel(round, 99, 99) == 0xFFFF_0000)
    }

    @Test("Borders lie inside the bounds and above the children")
    func border() {
        let child = node(2, CGRect(x: 0, y: 0, width: 40, height: 40), background: gray(0.5))
        let image = picture(
            node(1, frame, children: [child]) {
                $0.borderWidth = 2; $0.borderColor = self.red
            })
        #expect(pixel(image, 20, 50) == 0xFFFF_0000)
        #expect(pixel(image, 23, 50) == 0xFFFF_0000)
        #expect(pixel(image, 24, 50) != 0xFFFF_0000)
        #expect(pixel(image, 19, 50) == 0xFFFF_FFFF)
    }

    @Test("A hairline is one pixel at any place and scale", arguments: [1, 2, 3] as [CGFloat])
    func hairline(scale: CGFloat) {
        for y in stride(from: 10, to: 11, by: 0.13) as StrideTo<CGFloat> {
            let image = picture(
                node(1, CGRect(x: 0, y: y, width: 100, height: 1 / scale), background: gray(0)), scale: scale)
            let rows = (0..<Int(40 * scale)).filter { pixel(image, 10, $0) == 0xFF00_0000 }
            #expect(rows.count == 1, "at \(y)")
        }
    }

    @Test("A shadow is darkest under the node and falls where the offset says")
    func shadow() {
        let image = picture(
            node(1, frame, background: red) {
                $0.shadow = SceneShadow(color: .black, opacity: 1, offset: CGSize(width: 0, height: 10), radius: 4)
            })
        #expect(pixel(image, 60, 110) & 0xFF < 0x60)
        #expect(pixel(image, 60, 160) == 0xFFFF_FFFF)
        #expect(pixel(image, 60, 30) == 0xFFFF_0000)
        #expect(pixel(image, 60, 6) == 0xFFFF_FFFF)
    }

    @Test("A mask lets through only where it has alpha")
    func mask() {
        let image = picture(
            node(
                1, frame, background: red, mask: node(2, CGRect(x: 0, y: 0, width: 20, height: 40), background: gray(0))
            ))
        #expect(pixel(image, 30, 50) == 0xFFFF_0000)
        #expect(pixel(image, 70, 50) == 0xFFFF_FFFF)
    }

    @Test("A backdrop blurs what lies below and nothing beside it")
    func backdrop() {
        let below = node(1, CGRect(x: 0, y: 0, width: 60, height: 120), background: gray(0))
        let glass = node(2, CGRect(x: 0, y: 40, width: 120, height: 40)) {
            $0.backdrop = SceneBackdrop(blurRadius: 6, saturation: 1, tint: gray(1, 0.5))
        }
        let image = picture(
            node(0, CGRect(x: 0, y: 0, width: 120, height: 120), background: .white, children: [below, glass]))
        show(image, "backdrop")
        let middle = pixel(image, 120, 120) & 0xFF
        #expect(middle > 0xA8)
        #expect(middle < 0xD8)
        #expect(abs(Int(pixel(image, 4, 120) & 0xFF) - 0x7F) < 3)
        #expect(pixel(image, 236, 120) & 0xFF > 0xFC)
        #expect(pixel(image, 118, 60) == 0xFF00_0000)
        #expect(pixel(image, 122, 60) == 0xFFFF_FFFF)
        let bar = (0..<240).map { Int(pixel(image, $0, 120) & 0xFF) }
        #expect(zip(bar, bar.dropFirst()).allSatisfy { $0 <= $1 + 1 }, "the blur rises evenly")
    }

    @Test("Images are drawn sharp at their size, tinted when asked, and stretch between their caps")
    func images() throws {
        var pixels: [UInt8] = []
        for index in 0..<16 {
            pixels += index % 4 == 0 ? [0, 0, 255, 255] : index % 4 == 3 ? [255, 0, 0, 255] : [0, 255, 0, 255]
        }
        let image = try #require(CGImage(width: 4, height: 4, bytesPerRow: 16, pixels: pixels))
        let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
        func draw(_ rect: CGRect, center: CGRect, tint: CGColor? = nil) -> CGImage? {
            picture(node(1, frame, contents: .image(image, rect: rect, center: center, tint: tint)))
        }
        let plain = draw(CGRect(x: 0, y: 0, width: 2, height: 2), center: whole)
        #expect(pixel(plain, 20, 20) == 0xFFFF_0000)
        #expect(pixel(plain, 21, 20) == 0xFF00_FF00)
        #expect(pixel(plain, 23, 23) == 0xFF00_00FF)
        let stretched = draw(
            CGRect(x: 0, y: 0, width: 40, height: 40), center: CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5))
        #expect(pixel(stretched, 20, 60) == 0xFFFF_0000)
        #expect(pixel(stretched, 21, 60) == 0xFF00_FF00)
        #expect(pixel(stretched, 99, 60) == 0xFF00_00FF)
        #expect(
            pixel(draw(CGRect(x: 0, y: 0, width: 40, height: 40), center: whole, tint: gray(0)), 60, 60) == 0xFF00_0000)
    }

    @Test("Every drawing command leaves its mark, and a drawing that is not balanced changes nothing after it")
    func commands() {
        let gradient = CGGradient(colorsSpace: nil, colors: [gray(0), gray(0.9)], locations: nil)
        let drawing = record { context in
            context.setShadow(offset: CGSize(width: 2, height: 2), blur: 4)
            context.setFillColor(red)
            context.fillEllipse(in: CGRect(x: 0, y: 0, width: 20, height: 20))
            context.setStrokeColor(gray(0))
            context.setLineDash(phase: 0, lengths: [0, 0])
            context.stroke(CGRect(x: 22, y: 2, width: 16, height: 16), width: 2)
            context.saveGState()
            context.clip(to: CGRect(x: 0, y: 22, width: 10, height: 10))
            if let gradient {
                context.drawLinearGradient(
                    gradient, start: .zero, end: CGPoint(x: 0, y: 40), options: [.drawsAfterEndLocation])
            }
            context.scaleBy(x: 0, y: 0)
            context.fill(CGRect(x: 0, y: 0, width: 99, height: 99))
            context.restoreGState()
            context.setAlpha(0.5)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            context.fill(CGRect(x: 22, y: 22, width: 16, height: 16))
            context.endTransparencyLayer()
            context.saveGState()
        }
        let unbalanced = DrawingRecord(
            [.restore, .endGroup, .beginGroup(alpha: 1), .restore] + drawing.commands + [
                .beginGroup(alpha: 0.5), .save,
            ])
        for record in [drawing, unbalanced] {
            let image = picture(node(1, frame, contents: .record(record)))
            show(image, "commands")
            #expect(pixel(image, 40, 40) == 0xFFFF_0000)
            #expect(pixel(image, 64, 50) & 0xFF < 0x40)
            #expect(pixel(image, 30, 80) & 0xFF < 0xE0)
            #expect(pixel(image, 50, 96) == 0xFFFF_FFFF)
        }
    }

    @Test("Numbers that are no numbers draw nothing and change nothing after them")
    func oddNumbers() {
        let odd: [CGFloat] = [.nan, .infinity, -.infinity, 1e300, -1e300]
        for value in odd {
            let child = node(2, CGRect(x: value, y: 0, width: 10, height: 10), background: red)
            let wide = node(
                3, CGRect(x: 0, y: 0, width: value, height: 10), background: gray(1),
                contents: .record(record { $0.fill(CGRect(x: 0, y: 0, width: value, height: value)) }))
            let styled = node(4, frame, background: gray(1)) {
                $0.cornerRadius = value
                $0.borderWidth = value
                $0.borderColor = gray(1)
                $0.shadow = SceneShadow(
                    color: gray(1), opacity: value, offset: CGSize(width: value, height: value), radius: value)
                $0.backdrop = SceneBackdrop(blurRadius: value, saturation: value, tint: gray(1, 0.5))
            }
            var geometry = SceneGeometry(frame: frame)
            geometry.transform = CGAffineTransform(a: value, b: 0, c: 0, d: 1, tx: value, ty: 0)
            let turned = SceneNode(id: LayerID(5), geometry: geometry, children: [node(6, frame, background: gray(1))])
            let image = picture(
                node(0, CGRect(x: 0, y: 0, width: 120, height: 120), children: [child, wide, styled, turned]))
            #expect(image?.width == 240)
        }
    }
}
