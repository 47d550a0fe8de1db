import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor
struct AssetResourceTests {
    private let app = TestApp(UIViewController())
    private let folder = AssetFolder()

    @Test("a resource names an image and a color of a bundle, and a missing one is empty")
    func resources() throws {
        try folder.write(
            #"{"images": [{"filename": "a.png", "idiom": "universal", "scale": "1x"}]}"#,
            "Media.xcassets/logo.imageset/Contents.json")
        try folder.write(.red, side: 10, "Media.xcassets/logo.imageset/a.png")
        try folder.write(
            """
            {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "1.000", \
            "green": "0.000", "blue": "0.000", "alpha": "1.000"}}}]}
            """, "Media.xcassets/brand.colorset/Contents.json")
        let bundle = try #require(folder.bundle)
        #expect(UIImage(resource: ImageResource(name: "logo", bundle: bundle)).size == CGSize(width: 10, height: 10))
        #expect(UIImage(resource: ImageResource(name: "none", bundle: bundle)).size == .zero)
        let brand = UIColor(resource: ColorResource(name: "brand", bundle: bundle))
        #expect(brand.cgColor == UIColor.red.cgColor)
        #expect(UIColor(resource: ColorResource(name: "none", bundle: bundle)).cgColor.alpha == 0)
        #expect(ImageResource(name: "a", bundle: bundle) == ImageResource(name: "a", bundle: bundle))
    }
}
