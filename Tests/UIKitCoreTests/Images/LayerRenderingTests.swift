import CoreGraphics
import Testing
import UIKit
import UIKitTesting

/// Views and layers that are drawn into an image.
@MainActor struct LayerRenderingTests {
    private func pixel(_ image: UIImage, _ x: Int, _ y: Int) -> [UInt8] {
        guard let picture = image.cgImage, x < picture.width, y < picture.height else { return [] }
        let start = y * picture.bytesPerRow + x * 4
        return Array(picture.pixels[start..<(start + 4)])
    }

    private func image(_ size: CGSize, _ draw: (CGContext) -> Void) -> UIImage {
        let format = UIGraphicsImageRendererFormat.default()
        format.scale = 1
        return UIGraphicsImageRenderer(size: size, format: format).image { draw($0.cgContext) }
    }

    @Test("a layer is drawn at the origin, with those inside it and its transparency")
    func layer() {
        let app = TestApp(UIViewController())
        let view = UIView(frame: CGRect(x: 40, y: 60, width: 20, height: 10))
        view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
        let inner = UIView(frame: CGRect(x: 10, y: 0, width: 10, height: 10))
        inner.backgroundColor = .blue
        view.addSubview(inner)
        let picture = image(CGSize(width: 30, height: 10)) { view.layer.render(in: $0) }
        // Blue, green, red, alpha; red and alpha are one half.
        let left = pixel(picture, 5, 5)
        #expect(left.count == 4)
        #expect(left.first == 0)
        #expect(abs(Int(left.last ?? 0) - 128) <= 1)
        #expect(abs(Int(left.dropFirst(2).first ?? 0) - 128) <= 1)
        #expect(pixel(picture, 15, 5) == [255, 0, 0, 255])
        #expect(pixel(picture, 25, 5) == [0, 0, 0, 0])
        withExtendedLifetime(app) {}
    }

    @Test("a layer that waits for its layout is laid out before it is drawn")
    func laidOut() {
        final class Box: CALayer {
            let inner = CALayer()
            override func layoutSublayers() {
                super.layoutSublayers()
                inner.frame = bounds
            }
        }
        let app = TestApp(UIViewController())
        let layer = Box()
        layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        layer.inner.backgroundColor = UIColor.blue.cgColor
        layer.addSublayer(layer.inner)
        layer.setNeedsLayout()
        #expect(pixel(image(CGSize(width: 10, height: 10)) { layer.render(in: $0) }, 5, 5) == [255, 0, 0, 255])
        let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let child = UIView()
        child.backgroundColor = .green
        stack.addArrangedSubview(child)
        #expect(pixel(image(CGSize(width: 10, height: 10)) { stack.layer.render(in: $0) }, 5, 5) == [0, 255, 0, 255])
        withExtendedLifetime(app) {}
    }

    @Test("a hierarchy is laid out and stretched to its rectangle; without a size or a drawing nothing is drawn")
    func hierarchy() {
        let app = TestApp(UIViewController())
        let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let child = UIView()
        child.backgroundColor = .green
        stack.addArrangedSubview(child)
        let picture = image(CGSize(width: 40, height: 20)) { _ in
            #expect(stack.drawHierarchy(in: CGRect(x: 20, y: 0, width: 20, height: 20), afterScreenUpdates: true))
            #expect(!UIView().drawHierarchy(in: CGRect(x: 0, y: 0, width: 5, height: 5), afterScreenUpdates: true))
        }
        #expect(pixel(picture, 39, 19) == [0, 255, 0, 255])
        #expect(pixel(picture, 10, 10) == [0, 0, 0, 0])
        #expect(!stack.drawHierarchy(in: CGRect(x: 0, y: 0, width: 5, height: 5), afterScreenUpdates: false))
        let huge = UIView(frame: CGRect(x: 0, y: 0, width: 1e9, height: 1e9))
        #expect(image(CGSize(width: 4, height: 4)) { huge.layer.render(in: $0) }.size == CGSize(width: 4, height: 4))
        withExtendedLifetime(app) {}
    }
}
