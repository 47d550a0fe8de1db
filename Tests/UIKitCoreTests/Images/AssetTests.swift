import CoreGraphics
import Foundation
import TemporaryFolder
import Testing
import UIKit
import UIKitTesting

/// A bundle with an asset catalog, created for one test.
@MainActor
final class AssetFolder {
    private let folder = TemporaryFolder("assets")
    var root: URL { folder.url }
    var bundle: Bundle? { Bundle(path: root.path) }

    func write(_ data: Data, _ path: String) throws { try folder.write(data, path) }
    func write(_ text: String, _ path: String) throws { try folder.write(text, path) }

    /// An image of one color with `side` pixels in each direction.
    func write(_ color: UIColor, side: Int, _ path: String) throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let size = CGSize(width: side, height: side)
        let image = UIGraphicsImageRenderer(size: size, format: format).image { _ in
            color.setFill()
            UIRectFill(CGRect(origin: .zero, size: size))
        }
        try write(try #require(image.pngData()), path)
    }
}

@MainActor
struct AssetTests {
    private let page = UIViewController()
    private let app: TestApp
    private let folder = AssetFolder()

    init() throws {
        app = TestApp(page)
        let set = "Media.xcassets/star.imageset/"
        try folder.write(
            """
            {"images": [{"filename": "a.png", "idiom": "universal", "scale": "1x"}, {"filename": "b.png", "idiom": \
            "universal", "scale": "2x"},
              {"filename": "d.png", "idiom": "universal", "scale": "2x", "appearances": [{"appearance": "luminosity", \
            "value": "dark"}]}],
             "properties": {"template-rendering-intent": "original"}}
            """, set + "Contents.json")
        try folder.write(.red, side: 10, set + "a.png")
        try folder.write(.green, side: 20, set + "b.png")
        try folder.write(.blue, side: 20, set + "d.png")
        try folder.write(
            """
            {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "1.000", \
            "green": "0.000", "blue": "0.000", "alpha": "1.000"}}},
              {"idiom": "universal", "color": {"platform": "ios", "reference": "systemGreenColor"}, "appearances": \
            [{"appearance": "luminosity", "value": "dark"}]}]}
            """, "Media.xcassets/brand.colorset/Contents.json")
        try folder.write(
            #"{"data": [{"filename": "n.json", "idiom": "universal", "universal-type-identifier": "public.json"}]}"#,
            "Media.xcassets/numbers.dataset/Contents.json")
        try folder.write("[1, 2]", "Media.xcassets/numbers.dataset/n.json")
    }

    @Test("a picture of a catalog has the scale of the screen and the intent of its set")
    func picture() throws {
        let image = try #require(UIImage(named: "star", in: folder.bundle, with: nil))
        #expect(image.size == CGSize(width: 10, height: 10))
        #expect(image.scale == 2)
        #expect(image.renderingMode == .alwaysOriginal)
        let dark = try #require(
            UIImage(named: "star", in: folder.bundle, compatibleWith: UITraitCollection(userInterfaceStyle: .dark)))
        #expect(dark != image)
        let small = try #require(image.imageAsset?.image(with: UITraitCollection(displayScale: 1)))
        #expect(small.scale == 1)
        #expect(small.size == image.size)
    }

    @Test(
        "a catalog ignores the extension of a picture file, and no other extension", arguments: ["png", "jpg", "jpeg"])
    func nameWithExtension(type: String) {
        #expect(UIImage(named: "star.\(type)", in: folder.bundle, with: nil)?.size == CGSize(width: 10, height: 10))
        #expect(UIImage(named: "star.gif", in: folder.bundle, with: nil) == nil)
    }

    @Test("an image view shows the picture for its traits, and another one when they change")
    func follows() throws {
        let view = UIImageView(image: UIImage(named: "star", in: folder.bundle, with: nil))
        page.view.addSubview(view)
        view.center = CGPoint(x: 100, y: 100)
        app.turn()
        func shown() throws -> String {
            let color = try #require(app.picture()?[200, 200])
            return "\(color.red) \(color.green) \(color.blue)"
        }
        #expect(try shown() == "0 255 0")
        app.window.overrideUserInterfaceStyle = .dark
        app.turn()
        #expect(try shown() == "0 0 255")
        view.image = view.image?.withRenderingMode(.alwaysTemplate)
        view.tintColor = .white
        app.turn()
        #expect(try shown() == "255 255 255")
    }

    @Test("a color of a catalog follows the traits; a reference is a system color")
    func color() throws {
        let color = try #require(UIColor(named: "brand", in: folder.bundle, compatibleWith: nil))
        #expect(
            color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
                == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        #expect(color.resolvedColor(with: dark) == UIColor.systemGreen.resolvedColor(with: dark))
        #expect(color == UIColor(named: "brand", in: folder.bundle, compatibleWith: nil))
    }

    @Test("data of a catalog has a type")
    func data() throws {
        let bundle = try #require(folder.bundle)
        let asset = try #require(NSDataAsset(name: "numbers", bundle: bundle))
        #expect(String(decoding: asset.data, as: UTF8.self) == "[1, 2]")
        #expect(asset.typeIdentifier == "public.json")
        #expect(asset.name == "numbers")
    }

    @Test("missing and unreadable assets are nil")
    func missing() throws {
        let bundle = try #require(folder.bundle)
        #expect(UIImage(named: "moon", in: bundle, with: nil) == nil)
        #expect(UIColor(named: "star", in: bundle, compatibleWith: nil) == nil)
        #expect(NSDataAsset(name: "star", bundle: bundle) == nil)
        try folder.write(
            #"{"images": [{"filename": "none.png", "idiom": "universal"}]}"#,
            "Other.xcassets/gone.imageset/Contents.json")
        try folder.write("{", "Other.xcassets/broken.imageset/Contents.json")
        let other = try #require(
            Bundle(path: folder.root.appendingPathComponent("..").path + "/" + folder.root.lastPathComponent))
        #expect(UIImage(named: "gone", in: other, with: nil) == nil)
        #expect(UIImage(named: "broken", in: other, with: nil) == nil)
    }

    @Test("a vector has the sharpness of the screen")
    func vector() throws {
        let set = "Vector.xcassets/disc.imageset/"
        try folder.write(
            #"""
            {"images": [{"filename": "disc.svg", "idiom": "universal"}], "properties": \#
            {"preserves-vector-representation": true}}
            """#,
            set + "Contents.json")
        try folder.write(
            #"""
            <svg xmlns="http://www.w3.org/2000/svg" width="12" height="8">\#
            <rect width="12" height="8" fill="red"/></svg>
            """#,
            set + "disc.svg")
        guard let image = UIImage(named: "disc", in: folder.bundle, with: nil) else {
            // Without the system's SVG library there is no image.
            return
        }
        #expect(image.size == CGSize(width: 12, height: 8))
        #expect(image.scale == 6)
    }

    @Test("the registered image with matching traits is displayed")
    func registered() throws {
        let asset = UIImageAsset()
        let (light, dark) = (UIImage(systemName: "star"), UIImage(systemName: "star.fill"))
        asset.register(try #require(light), with: UITraitCollection(userInterfaceStyle: .light))
        asset.register(try #require(dark), with: UITraitCollection(userInterfaceStyle: .dark))
        #expect(asset.image(with: UITraitCollection(userInterfaceStyle: .dark)) == dark)
        #expect(asset.image(with: UITraitCollection(userInterfaceStyle: .light)) == light)
        asset.unregisterImage(with: UITraitCollection(userInterfaceStyle: .dark))
        #expect(asset.image(with: UITraitCollection(userInterfaceStyle: .dark)) == light)
        #expect(UIImageAsset().image(with: .current).size == .zero)
    }
}
