import Testing
import UIKit

/// Features and text styles of fonts, and the fonts of labels and text views.
@MainActor
struct FontFeatureTests {
    @Test("a descriptor and a font made of it keep their features")
    func features() throws {
        let plain = UIFont.systemFont(ofSize: 12)
        var attributes = plain.fontDescriptor.fontAttributes
        attributes[.featureSettings] = [
            [UIFontDescriptor.FeatureKey.type: kUpperCaseType, .selector: kUpperCaseSmallCapsSelector]
        ]
        let font = UIFont(descriptor: UIFontDescriptor(fontAttributes: attributes), size: 12)
        let kept = try #require(
            font.fontDescriptor.fontAttributes[.featureSettings] as? [[UIFontDescriptor.FeatureKey: Any]])
        #expect(kept.first?[.type] as? Int == kUpperCaseType)
        #expect(font.withSize(20).fontDescriptor.object(forKey: .featureSettings) != nil)
        #expect(plain.fontDescriptor.object(forKey: .featureSettings) == nil)
        #expect(UIFontDescriptor(fontAttributes: attributes) != plain.fontDescriptor)
    }

    @Test("digits of one width are asked for by the numbers of the registry")
    func digits() {
        let descriptor = UIFont.systemFont(ofSize: 30).fontDescriptor.addingAttributes([
            .featureSettings: [
                [UIFontDescriptor.FeatureKey.type: kNumberSpacingType, .selector: kMonospacedNumbersSelector]
            ]
        ])
        #expect(
            UIFont(descriptor: descriptor, size: 0) == UIFont.monospacedDigitSystemFont(ofSize: 30, weight: .regular))
    }

    @Test("the text style of a descriptor is a text")
    func style() {
        let descriptor = UIFont.preferredFont(forTextStyle: .title1).fontDescriptor
        #expect(descriptor.fontAttributes[.textStyle] as? String == UIFont.TextStyle.title1.rawValue)
        let again = UIFontDescriptor(fontAttributes: descriptor.fontAttributes)
        #expect(again.fontAttributes[.textStyle] as? String == UIFont.TextStyle.title1.rawValue)
    }

    @Test("a label's font is that of its attributed text")
    func label() {
        let label = UILabel()
        label.font = .systemFont(ofSize: 20)
        label.text = "T"
        #expect(label.font.pointSize == 20)
        label.attributedText = NSAttributedString(string: "T", attributes: [.font: UIFont.systemFont(ofSize: 10)])
        #expect(label.font.pointSize == 10)
        label.attributedText = NSAttributedString(string: "T")
        #expect(label.font.pointSize == 20)
    }

    @Test("a text view has no font until it has one or shows text")
    func textView() {
        let view = UITextView()
        #expect(view.font == nil)
        view.text = "T"
        #expect(view.font?.pointSize == 12)
        view.text = ""
        #expect(view.font == nil)
        view.font = .systemFont(ofSize: 15)
        #expect(view.font?.pointSize == 15)
    }

    @Test("a paragraph has twelve stops, 28 points apart, until others are set")
    func stops() {
        let style = NSMutableParagraphStyle()
        #expect(style.tabStops.map(\.location) == (1...12).map { CGFloat($0) * 28 })
        #expect(style == NSMutableParagraphStyle())
        style.tabStops = []
        #expect(style.tabStops.isEmpty)
    }
}
