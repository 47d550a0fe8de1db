import CoreGraphics
import Foundation
import Testing

@testable import UIKitCore

@MainActor
struct FontTests {
    init() { AppContext().makeCurrent() }

    private func traits(_ category: UIContentSizeCategory) -> UITraitCollection {
        UITraitCollection(preferredContentSizeCategory: category)
    }

    @Test(arguments: [
        (UIFont.TextStyle.largeTitle, 34 as CGFloat, 60 as CGFloat), (.title1, 28, 58), (.headline, 17, 53),
        (.body, 17, 53), (.caption2, 11, 40),
    ])
    func `text styles have their sizes`(style: UIFont.TextStyle, standard: CGFloat, largest: CGFloat) {
        #expect(UIFont.preferredFont(forTextStyle: style, compatibleWith: traits(.large)).pointSize == standard)
        #expect(
            UIFont.preferredFont(forTextStyle: style, compatibleWith: traits(.accessibilityExtraExtraExtraLarge))
                .pointSize == largest)
    }

    @Test func `only the headline is heavier`() {
        #expect(UIFont.preferredFont(forTextStyle: .headline).request.weight == 600)
        #expect(UIFont.preferredFont(forTextStyle: .body).request.weight == 400)
    }

    @Test(
        arguments: zip(
            [
                UIContentSizeCategory.extraSmall, .large, .extraLarge, .accessibilityMedium,
                .accessibilityExtraExtraExtraLarge,
            ],
            [14.667, 17, 18.667, 26.333, 48] as [CGFloat]))
    func `numbers scale as body text does, to whole device pixels`(category: UIContentSizeCategory, expected: CGFloat) {
        let scaled = UIFontMetrics.default.scaledValue(
            for: 17,
            compatibleWith: UITraitCollection(traitsFrom: [traits(category), UITraitCollection(displayScale: 3)]))
        #expect((scaled * 1000).rounded() == (expected * 1000).rounded())
    }

    @Test func `an app's own font scales no further than it allows`() {
        let font = UIFont.systemFont(ofSize: 20)
        let huge = traits(.accessibilityExtraExtraExtraLarge)
        #expect(UIFontMetrics.default.scaledFont(for: font, compatibleWith: huge).pointSize == 56)
        #expect(UIFontMetrics.default.scaledFont(for: font, maximumPointSize: 30, compatibleWith: huge).pointSize == 30)
    }

    @Test func `weights by name are the weights of type`() {
        let numbers = [UIFont.Weight.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]
            .map(\.number)
        #expect(numbers == [100, 200, 300, 400, 500, 600, 700, 800, 900])
    }

    @Test func `a font's name tells family, weight and slant`() {
        let font = UIFont(name: "Georgia-BoldItalic", size: 12)
        #expect(font?.request.family == "Georgia")
        #expect(font?.request.weight == 700)
        #expect(font?.request.isItalic == true)
        #expect(UIFont(name: "", size: 12) == nil)
    }

    @Test func `sizes that no font has become the standard size`() {
        #expect(UIFont.systemFont(ofSize: 0).pointSize == UIFont.systemFontSize)
        #expect(UIFont.systemFont(ofSize: .nan).pointSize == UIFont.systemFontSize)
    }
}
