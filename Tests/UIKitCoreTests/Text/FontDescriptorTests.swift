import Foundation
import Testing
import UIKit
import UIKitTesting

/// Fonts that are derived from other fonts.
@MainActor struct FontDescriptorTests {
    @Test("A bold and italic font is made from another one, and the traits are read back")
    func traits() throws {
        let font = UIFont.systemFont(ofSize: 20)
        #expect(font.fontDescriptor.symbolicTraits == [])
        let descriptor = try #require(font.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
        let bold = UIFont(descriptor: descriptor, size: 0)
        #expect(bold.pointSize == 20)
        #expect(bold.fontDescriptor.symbolicTraits == [.traitBold, .traitItalic])
        let plain = try #require(bold.fontDescriptor.withSymbolicTraits([]))
        #expect(UIFont(descriptor: plain, size: 0) == font)
    }

    @Test("A bold font of a text style still follows the reader's text size; one of another size does not")
    func style() throws {
        let app = TestApp(UIViewController(), draws: false)
        let body = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
        #expect(body.pointSize == 17)
        #expect(body.object(forKey: .textStyle) as? String == UIFont.TextStyle.body.rawValue)
        let bold = try #require(body.withSymbolicTraits(.traitBold))
        let (label, fixed) = (UILabel(), UILabel())
        for (label, size) in [(label, 0), (fixed, CGFloat(30))] {
            label.adjustsFontForContentSizeCategory = true
            label.font = UIFont(descriptor: bold, size: size)
            label.text = "text"
            app.window.rootViewController?.view.addSubview(label)
        }
        let before = (label.intrinsicContentSize.height, fixed.intrinsicContentSize.height)
        app.textSize = .accessibilityLarge
        app.settle()
        #expect(label.intrinsicContentSize.height > before.0 * 1.5)
        #expect(fixed.intrinsicContentSize.height == before.1)
    }

    @Test("Designs choose serifs, equal widths and the system's font")
    func designs() throws {
        let font = UIFont.systemFont(ofSize: 17, weight: .bold)
        let mono = try #require(font.fontDescriptor.withDesign(.monospaced))
        #expect(mono.symbolicTraits.contains(.traitMonoSpace))
        #expect(mono.symbolicTraits.contains(.traitBold))
        #expect(mono.withDesign(.default) == font.fontDescriptor)
        let serif = try #require(font.fontDescriptor.withDesign(.serif))
        #expect(serif != font.fontDescriptor)
        #expect(font.fontDescriptor.withDesign(.rounded) == font.fontDescriptor)
    }

    @Test("Attributes name family, face, size, weight and digits of one width")
    func attributes() {
        let descriptor = UIFontDescriptor(fontAttributes: [.family: "Georgia", .face: "Bold Italic", .size: 12])
        #expect(descriptor.postscriptName == "Georgia-BoldItalic")
        #expect(descriptor.pointSize == 12)
        #expect(UIFont(descriptor: descriptor, size: 0) == UIFont(name: "Georgia-BoldItalic", size: 12))
        let digits = UIFont.systemFont(ofSize: 15).fontDescriptor.addingAttributes([
            .featureSettings: [[UIFontDescriptor.FeatureKey.featureIdentifier: 6, .typeIdentifier: 0]]
        ])
        #expect(UIFont(descriptor: digits, size: 0) == UIFont.monospacedDigitSystemFont(ofSize: 15, weight: .regular))
        let heavy = UIFont.systemFont(ofSize: 15).fontDescriptor.addingAttributes([
            .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy]
        ])
        #expect(UIFont(descriptor: heavy, size: 0) == UIFont.systemFont(ofSize: 15, weight: .heavy))
        let read = UIFontDescriptor(fontAttributes: heavy.fontAttributes)
        #expect(UIFont(descriptor: read, size: 0) == UIFont.systemFont(ofSize: 15, weight: .heavy))
    }

    @Test("Sizes that are no numbers end nothing", arguments: [CGFloat.nan, .infinity, -.infinity, -3, 1e300])
    func odd(size: CGFloat) {
        let font = UIFont(descriptor: UIFontDescriptor(name: "Georgia", size: size).withSize(size), size: size)
        #expect(font.pointSize > 0)
        #expect(font.pointSize <= 4096)
        #expect(
            UIFontDescriptor(fontAttributes: [.size: size, .traits: [UIFontDescriptor.TraitKey.symbolic: size]])
                .pointSize >= 0)
    }
}
