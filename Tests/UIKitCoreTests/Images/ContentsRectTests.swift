import CoreGraphics
import QuartzCore
import Testing
import UIKit
import UIKitTesting

/// Parts of contents, masks of drawing, and layer values by key.
@MainActor
struct ContentsRectTests {
    private func halves() -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10), format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            UIColor.blue.setFill()
            context.fill(CGRect(x: 10, y: 0, width: 10, height: 10))
        }
    }

    @Test("a layer shows the part of its contents")
    func part() {
        let page = UIViewController()
        let app = TestApp(page)
        app.settle()
        let layer = CALayer()
        layer.frame = CGRect(x: 100, y: 100, width: 100, height: 100)
        layer.contents = halves().cgImage
        layer.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
        page.view.layer.addSublayer(layer)
        app.settle()
        let left = app.picture()?[220, 300]
        #expect(left?.blue == 255 && left?.red == 0)
        layer.contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
        app.settle()
        #expect(app.picture()?[220, 300]?.red == 255)
    }

    @Test("values by key path set properties, parts of them and names of the app's own")
    func keys() {
        let layer = CALayer()
        layer.setValue(2.0, forKeyPath: "zPosition")
        layer.setValue(NSNumber(value: 30), forKeyPath: "position.x")
        layer.setValue(0.5, forKeyPath: "transform.scale")
        layer.setValue(true, forKey: "masksToBounds")
        layer.setValue("mine", forKey: "own")
        #expect(layer.zPosition == 2 && layer.position.x == 30 && layer.transform.m11 == 0.5 && layer.masksToBounds)
        #expect(layer.value(forKeyPath: "position.x") as? CGFloat == 30)
        #expect(layer.value(forKey: "own") as? String == "mine")
        layer.setValue(nil, forKey: "own")
        #expect(layer.value(forKey: "own") == nil)
        let shape = CAShapeLayer()
        shape.setValue(4, forKey: "lineWidth")
        #expect(shape.lineWidth == 4)
    }

    @Test("a fill through a mask has the fill's color where the mask is opaque")
    func mask() throws {
        let app = TestApp(UIViewController())
        let disc = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
            UIColor.black.setFill()
            UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 20, height: 20)).fill()
        }
        let mask = try #require(disc.cgImage)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20), format: format).image { context in
            context.cgContext.clip(to: CGRect(x: 0, y: 0, width: 20, height: 20), mask: mask)
            context.cgContext.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
            context.cgContext.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }
        let picture = try #require(image.cgImage)
        func pixel(_ x: Int, _ y: Int) -> [UInt8] {
            Array(picture.pixels[(y * picture.bytesPerRow + x * 4)...].prefix(4))
        }
        #expect(pixel(10, 10) == [0, 0, 255, 255])
        #expect(pixel(0, 0).last == 0)
        withExtendedLifetime(app) {}
    }

    @Test("a color is made of a space's components, and has the space of its own")
    func spaces() throws {
        let gray = try #require(CGColor(colorSpace: CGColorSpaceCreateDeviceGray(), components: [0.5, 1]))
        #expect(gray == CGColor(gray: 0.5, alpha: 1))
        let red = try #require(CGColor(colorSpace: CGColorSpaceCreateDeviceRGB(), components: [1, 0, 0, 1]))
        #expect(red.colorSpace?.model == .rgb)
        #expect(CGGradient(colorsSpace: nil, colors: [red, gray] as CFArray, locations: [0, 1]) != nil)
        #expect(CGColorSpace(name: CGColorSpace.sRGB)?.numberOfComponents == 3)
    }
}
