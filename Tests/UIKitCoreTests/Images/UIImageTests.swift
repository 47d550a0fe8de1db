import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

/// Images as values: sizes, variants, insets, tints and equality.
@MainActor
struct UIImageTests {
    private let app: TestApp

    init() {
        app = TestApp(UIViewController(), scale: 2)
        app.settle()
    }

    private func drawn(
        _ size: CGSize = CGSize(width: 20, height: 10), scale: CGFloat = 1, _ color: UIColor = .red
    ) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: size, format: format).image { context in
            color.setFill()
            context.fill(CGRect(origin: .zero, size: size))
        }
    }

    private func pixels(_ image: UIImage, _ size: CGSize? = nil) throws -> (CGImage, (Int, Int) -> [UInt8]) {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let size = size ?? image.size
        let made = UIGraphicsImageRenderer(size: size, format: format).image { _ in
            image.draw(in: CGRect(origin: .zero, size: size))
        }
        let core = try #require(made.cgImage)
        return (
            core,
            { x, y in
                let start = y * core.bytesPerRow + x * 4
                return [core.pixels[start + 2], core.pixels[start + 1], core.pixels[start], core.pixels[start + 3]]
            }
        )
    }

    private let red: [UInt8] = [255, 0, 0, 255]
    private let blue: [UInt8] = [0, 0, 255, 255]

    // MARK: Size and scale

    @Test("an image has its size in points, and its pixels are the size times the scale", arguments: [1, 2, 3])
    func scales(scale: Int) throws {
        let core = try #require(drawn(scale: CGFloat(scale)).cgImage)
        #expect(core.width == 20 * scale)
        #expect(core.height == 10 * scale)
        let image = UIImage(cgImage: core, scale: CGFloat(scale), orientation: .up)
        #expect(image.size == CGSize(width: 20, height: 10))
        #expect(image.scale == CGFloat(scale))
        #expect(UIImage(cgImage: core).size == CGSize(width: 20 * scale, height: 10 * scale))
    }

    @Test("an invalid scale counts as one", arguments: [0, -2, .nan, .infinity] as [CGFloat])
    func oddScales(scale: CGFloat) throws {
        let core = try #require(drawn().cgImage)
        #expect(UIImage(cgImage: core, scale: scale, orientation: .up).size == CGSize(width: 20, height: 10))
    }

    @Test("an empty image has no size and draws nothing")
    func empty() {
        #expect(UIImage().size == .zero)
        #expect(!UIImage().isSymbolImage)
        UIImage().draw(at: .zero)
    }

    @Test("bytes of a picture become an image of the given scale, other bytes become none")
    func data() throws {
        let data = try #require(drawn(scale: 2).pngData())
        #expect(UIImage(data: data)?.size == CGSize(width: 40, height: 20))
        #expect(UIImage(data: data, scale: 2)?.size == CGSize(width: 20, height: 10))
        #expect(UIImage(data: Data()) == nil)
        #expect(UIImage(data: data.prefix(20)) == nil)
    }

    // MARK: Variants

    @Test("a variant is a new image, and the original stays as it is")
    func variants() {
        let image = drawn()
        let template = image.withRenderingMode(.alwaysTemplate)
        #expect(image.renderingMode == .automatic)
        #expect(template.renderingMode == .alwaysTemplate)
        #expect(template !== image)
        #expect(template.size == image.size)
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(template.withAlignmentRectInsets(insets).alignmentRectInsets == insets)
        #expect(template.withAlignmentRectInsets(insets).renderingMode == .alwaysTemplate)
        #expect(image.alignmentRectInsets == .zero)
        #expect(template.resizableImage(withCapInsets: insets).capInsets == insets)
        #expect(image.capInsets == .zero)
        #expect(image.imageFlippedForRightToLeftLayoutDirection().flipsForRightToLeftLayoutDirection)
        #expect(!image.flipsForRightToLeftLayoutDirection)
    }

    @Test("a tint colors every pixel that is not transparent, and keeps the rendering mode")
    func tints() throws {
        let image = drawn().withTintColor(.blue)
        #expect(image.renderingMode == .automatic)
        #expect(try pixels(image).1(5, 5) == blue)
        let template = drawn().withTintColor(.blue, renderingMode: .alwaysTemplate)
        #expect(template.renderingMode == .alwaysTemplate)
        let half = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
            UIColor.green.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 5, height: 10))
        }
        let read = try pixels(half.withTintColor(.blue)).1
        #expect(read(2, 5) == blue)
        #expect(read(8, 5)[3] == 0)
    }

    @Test("a symbol takes the values of a configuration, any other image has none")
    func configurations() throws {
        let star = try #require(UIImage(systemName: "star"))
        #expect(star.isSymbolImage)
        let large = star.withConfiguration(UIImage.SymbolConfiguration(pointSize: 40))
        #expect(large.size.width > star.size.width)
        #expect(large.isSymbolImage)
        #expect(star.withTintColor(.red).withConfiguration(UIImage.SymbolConfiguration(scale: .large)).isSymbolImage)
        let image = drawn()
        #expect(image.withConfiguration(UIImage.SymbolConfiguration(pointSize: 40)) === image)
        #expect(image.applyingSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 40)) == nil)
        #expect(image.symbolConfiguration == nil)
    }

    @Test("the larger scale makes a larger symbol")
    func symbolScales() throws {
        let widths = try [UIImage.SymbolScale.small, .medium, .large].map { scale in
            try #require(UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(scale: scale)))
                .size.width
        }
        #expect(widths == widths.sorted())
        #expect(Set(widths).count == 3)
    }

    // MARK: Equality

    @Test("images are equal by their content and its variant")
    func equality() throws {
        let core = try #require(drawn().cgImage)
        let (first, second) = (UIImage(cgImage: core), UIImage(cgImage: core))
        #expect(first == second)
        #expect(first.hash == second.hash)
        #expect(first != UIImage(cgImage: core, scale: 2, orientation: .up))
        #expect(first != first.withRenderingMode(.alwaysTemplate))
        #expect(first.withRenderingMode(.alwaysTemplate) == second.withRenderingMode(.alwaysTemplate))
        #expect(UIImage(systemName: "star") == UIImage(systemName: "star"))
        #expect(UIImage(systemName: "star") != UIImage(systemName: "heart"))
        #expect(!first.isEqual("image"))
    }

    // MARK: Drawing

    @Test("cap insets keep the size of the borders, and the middle stretches")
    func capInsets() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
            UIColor.blue.setFill()
            context.fill(CGRect(x: 3, y: 3, width: 3, height: 3))
        }
        let insets = UIEdgeInsets(top: 3, left: 3, bottom: 3, right: 3)
        let size = CGSize(width: 30, height: 30)
        let plain = try pixels(image, size).1
        #expect(plain(5, 15) == red)
        #expect(plain(15, 15) == blue)
        let resizable = try pixels(image.resizableImage(withCapInsets: insets, resizingMode: .stretch), size).1
        #expect(resizable(1, 15) == red)
        #expect(resizable(5, 15) == blue)
        #expect(resizable(24, 24) == blue)
        #expect(resizable(28, 15) == red)
    }

    @Test("drawing without a context does nothing, and inside one it uses place, alpha and size")
    func drawing() throws {
        drawn().draw(at: .zero)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let made = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40), format: format).image { _ in
            drawn().draw(at: CGPoint(x: 10, y: 10))
            drawn().draw(in: CGRect(x: 0, y: 30, width: 40, height: 10), blendMode: .normal, alpha: 0.5)
        }
        let read = try pixels(made).1
        #expect(read(5, 15)[3] == 0)
        #expect(read(15, 15) == red)
        #expect(read(29, 19) == red)
        #expect(read(31, 15)[3] == 0)
        #expect((126...129).contains(read(20, 35)[3]))
    }

    @Test("a flipped image has its left side on the right")
    func flipping() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 5, height: 10))
            UIColor.blue.setFill()
            context.fill(CGRect(x: 5, y: 0, width: 5, height: 10))
        }
        let flipped = image.withHorizontallyFlippedOrientation()
        #expect(try pixels(flipped).1(2, 5) == blue)
        #expect(flipped.size == image.size)
        let twice = flipped.withHorizontallyFlippedOrientation()
        #expect(try pixels(twice).1(2, 5) == red)
        #expect(twice.imageOrientation == .up)
    }

    // MARK: Traits

    @Test("an asset chooses the image by traits, the most narrow one first")
    func assets() {
        let asset = UIImageAsset()
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        let light = UITraitCollection(userInterfaceStyle: .light)
        let regular = UITraitCollection(traitsFrom: [dark, UITraitCollection(horizontalSizeClass: .regular)])
        asset.register(drawn(CGSize(width: 1, height: 1)), with: light)
        asset.register(drawn(CGSize(width: 2, height: 2)), with: dark)
        asset.register(drawn(CGSize(width: 3, height: 3)), with: regular)
        #expect(asset.image(with: light).size.width == 1)
        #expect(asset.image(with: dark).size.width == 2)
        #expect(asset.image(with: regular).size.width == 3)
        #expect(asset.image(with: dark).imageAsset === asset)
        asset.unregisterImage(with: dark)
        #expect(asset.image(with: dark).size.width == 1)
        #expect(UIImageAsset().image(with: dark).size == .zero)
        #expect(drawn().imageAsset == nil)
    }

    @Test("labels and identifiers belong to one image")
    func names() {
        let image = drawn()
        #expect(image.accessibilityLabel == nil)
        image.accessibilityLabel = "Red"
        image.accessibilityIdentifier = "red"
        #expect(image.accessibilityLabel == "Red")
        #expect(image.accessibilityIdentifier == "red")
    }
}
