import CoreGraphics
import QuartzCore
import Testing
import UIKit
import UIKitTesting

/// The filters of scaled images, in a window of 100 by 100 points at scale 1.
@MainActor
struct LayerFilterTests {
    private let app: TestApp
    private let page = UIViewController()

    init() {
        app = TestApp(page, size: CGSize(width: 100, height: 100), scale: 1)
        page.view.backgroundColor = .white
        app.settle()
    }

    private func red(_ x: Int, _ y: Int) -> Int { app.picture()?[x, y].map { Int($0.red) } ?? -1 }

    /// Columns of black and red pixels, one pixel wide.
    private func stripes(_ width: CGFloat) throws -> CGImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let size = CGSize(width: width, height: 2)
        let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
            UIColor.black.setFill()
            context.fill(CGRect(origin: .zero, size: size))
            UIColor.red.setFill()
            for x in stride(from: 1, to: width, by: 2) { context.fill(CGRect(x: x, y: 0, width: 1, height: 2)) }
        }
        return try #require(image.cgImage)
    }

    private func layer(_ image: CGImage, width: CGFloat) -> CALayer {
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: width, height: 20)
        layer.contents = image
        page.view.layer.addSublayer(layer)
        return layer
    }

    @Test func `an enlarged image is mixed by default, and has sharp pixels with the nearest filter`() throws {
        let layer = layer(try stripes(2), width: 40)
        app.settle()
        #expect(layer.magnificationFilter == .linear)
        #expect(red(20, 10) > 40 && red(20, 10) < 215)
        layer.magnificationFilter = .nearest
        app.settle()
        #expect(red(2, 10) == 0 && red(19, 10) == 0 && red(20, 10) == 255 && red(38, 10) == 255)
        layer.magnificationFilter = .trilinear
        app.settle()
        #expect(red(20, 10) > 40 && red(20, 10) < 215)
    }

    @Test func `a reduced image is mixed by default, and has some of its pixels with the nearest filter`() throws {
        let layer = layer(try stripes(80), width: 20)
        app.settle()
        #expect(red(10, 10) > 100 && red(10, 10) < 155)
        layer.magnificationFilter = .nearest
        app.settle()
        #expect(red(10, 10) > 100 && red(10, 10) < 155)
        layer.minificationFilter = .nearest
        app.settle()
        #expect([0, 255].contains(red(10, 10)) && [0, 255].contains(red(5, 10)))
        layer.minificationFilter = .trilinear
        app.settle()
        #expect(red(10, 10) > 100 && red(10, 10) < 155)
    }

    @Test func `the filter of an image view's layer applies to the image of the view`() throws {
        let view = UIImageView(image: UIImage(cgImage: try stripes(2)))
        view.frame = CGRect(x: 0, y: 40, width: 40, height: 20)
        page.view.addSubview(view)
        view.layer.magnificationFilter = .nearest
        app.settle()
        #expect(red(18, 50) == 0 && red(21, 50) == 255)
    }

    @Test func `an image that is larger than its layer is always mixed`() throws {
        let layer = layer(try stripes(2), width: 40)
        layer.magnificationFilter = .nearest
        layer.contentsGravity = .resizeAspectFill
        layer.frame.size = CGSize(width: 40, height: 60)
        app.settle()
        #expect(red(20, 10) > 40 && red(20, 10) < 215)
    }
}
