import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

/// Images that an app draws.
@MainActor
struct UIGraphicsImageRendererTests {
    private let app: TestApp

    init() {
        app = TestApp(UIViewController(), scale: 2)
        app.settle()
    }

    private func format(_ scale: CGFloat, opaque: Bool = false) -> UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        format.opaque = opaque
        return format
    }

    private func pixel(_ image: UIImage, _ x: Int, _ y: Int) throws -> [UInt8] {
        let core = try #require(image.cgImage)
        let start = y * core.bytesPerRow + x * 4
        return [core.pixels[start + 2], core.pixels[start + 1], core.pixels[start], core.pixels[start + 3]]
    }

    private let size = CGSize(width: 20, height: 10)
    private let red: [UInt8] = [255, 0, 0, 255]

    @Test("an image has the size of the renderer, and the scale of its format")
    func sizes() {
        let image = UIGraphicsImageRenderer(size: size, format: format(3)).image { _ in }
        #expect(image.size == size)
        #expect(image.scale == 3)
        #expect(image.cgImage?.width == 60)
        let standard = UIGraphicsImageRenderer(size: size).image { _ in }
        #expect(standard.cgImage?.width == 40)
        #expect(UIGraphicsImageRendererFormat(for: UITraitCollection(displayScale: 3)).scale == 3)
        #expect(standard.imageRendererFormat.scale == standard.scale)
        #expect(!standard.imageRendererFormat.opaque)
    }

    @Test("parts that are not drawn are transparent, or black in an opaque format")
    func opacity() throws {
        #expect(try pixel(UIGraphicsImageRenderer(size: size, format: format(1)).image { _ in }, 5, 5)[3] == 0)
        let opaque = UIGraphicsImageRenderer(size: size, format: format(1, opaque: true)).image { _ in }
        #expect(try pixel(opaque, 5, 5) == [0, 0, 0, 255])
    }

    @Test("the context is current while the actions run, and the former one after them")
    func currentContext() {
        #expect(UIGraphicsGetCurrentContext() == nil)
        var calls = 0
        _ = UIGraphicsImageRenderer(size: size).image { outer in
            #expect(UIGraphicsGetCurrentContext() === outer.cgContext)
            _ = UIGraphicsImageRenderer(size: size).image { inner in
                calls += 1
                #expect(UIGraphicsGetCurrentContext() === inner.cgContext)
            }
            #expect(UIGraphicsGetCurrentContext() === outer.cgContext)
            calls += 1
        }
        #expect(calls == 2)
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    @Test("the origin of the bounds is the corner of the image")
    func bounds() throws {
        let format = format(1)
        let renderer = UIGraphicsImageRenderer(bounds: CGRect(x: 100, y: 50, width: 20, height: 10), format: format)
        let image = renderer.image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 100, y: 50, width: 5, height: 5))
        }
        #expect(image.size == size)
        #expect(try pixel(image, 2, 2) == red)
        #expect(try pixel(image, 8, 2)[3] == 0)
        #expect(renderer.format === format)
        #expect(format.bounds == CGRect(x: 100, y: 50, width: 20, height: 10))
    }

    @Test("a context fills, clips and strokes rectangles")
    func rectangles() throws {
        let image = UIGraphicsImageRenderer(size: size, format: format(1)).image { context in
            UIColor.red.set()
            context.cgContext.saveGState()
            context.clip(to: CGRect(x: 0, y: 0, width: 5, height: 10))
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 3))
            context.cgContext.restoreGState()
            context.cgContext.setLineWidth(2)
            context.stroke(CGRect(x: 10, y: 2, width: 8, height: 6))
        }
        #expect(try pixel(image, 2, 1) == red)
        #expect(try pixel(image, 7, 1)[3] == 0)
        #expect(try pixel(image, 10, 5) == red)
        #expect(try pixel(image, 14, 5)[3] == 0)
    }

    @Test("a blend mode mixes a fill with the colors below")
    func blending() throws {
        let image = UIGraphicsImageRenderer(size: size, format: format(1)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10), blendMode: .clear)
            UIColor.blue.setFill()
            context.fill(CGRect(x: 10, y: 0, width: 5, height: 10), blendMode: .multiply)
        }
        #expect(try pixel(image, 5, 5)[3] == 0)
        #expect(try pixel(image, 12, 5) == [0, 0, 0, 255])
        #expect(try pixel(image, 17, 5) == red)
    }

    @Test("bytes of a picture file contain what the actions draw")
    func files() throws {
        let data = UIGraphicsImageRenderer(size: size, format: format(2)).pngData { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        let image = try #require(UIImage(data: data))
        #expect(image.size == CGSize(width: 40, height: 20))
        #expect(try pixel(image, 10, 10) == red)
        #expect(try pixel(image, 30, 10)[3] == 0)
    }

    @Test("image contexts of the older functions nest, and give an image of their size and scale")
    func olderContexts() throws {
        #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
        UIGraphicsBeginImageContextWithOptions(size, false, 2)
        UIColor.red.setFill()
        UIGraphicsGetCurrentContext()?.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
        UIGraphicsBeginImageContext(CGSize(width: 4, height: 4))
        #expect(UIGraphicsGetImageFromCurrentImageContext()?.size == CGSize(width: 4, height: 4))
        #expect(UIGraphicsGetImageFromCurrentImageContext()?.scale == 1)
        UIGraphicsEndImageContext()
        let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
        UIGraphicsEndImageContext()
        #expect(image.size == size)
        #expect(image.scale == 2)
        #expect(try pixel(image, 30, 10) == red)
        #expect(UIGraphicsGetCurrentContext() == nil)
        UIGraphicsEndImageContext()
    }

    @Test("an image view shows what was drawn in its rendering mode")
    func onScreen() throws {
        let page = UIViewController()
        let screen = TestApp(page, scale: 1)
        let image = UIGraphicsImageRenderer(size: size).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(origin: .zero, size: size))
        }
        let view = UIImageView(image: image)
        view.tintColor = .blue
        view.frame.origin = CGPoint(x: 50, y: 200)
        page.view.addSubview(view)
        screen.settle()
        #expect(view.bounds.size == size)
        #expect(try #require(screen.picture())[60, 205]?.red == 255)
        view.image = image.withRenderingMode(.alwaysTemplate)
        screen.settle()
        #expect(try #require(screen.picture())[60, 205]?.blue == 255)
        view.image = image.withRenderingMode(.alwaysOriginal)
        screen.settle()
        #expect(try #require(screen.picture())[60, 205]?.red == 255)
    }
}
