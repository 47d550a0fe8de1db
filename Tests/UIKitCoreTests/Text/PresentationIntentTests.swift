import CoreGraphics
import Foundation
import HeadlessHost
import Testing

@testable import UIKitCore

/// Styles of Markdown texts in labels and text views, and conversions with UIKit's attributes.
@MainActor struct PresentationIntentTests {
    private func run(_ attributes: [NSAttributedString.Key: Any], _ font: UIFont = .systemFont(ofSize: 20)) throws
        -> TextRun
    {
        let block = TextBlock(
            NSAttributedString(string: "a", attributes: attributes), TextDefaults(font: font, color: .black))
        return try #require(block.runs.first)
    }

    @Test("styles of characters change the font of the text")
    func fonts() throws {
        let plain = try run([:]).font
        let bold = try run([.inlinePresentationIntent: 2]).font
        #expect(bold.isBold && !plain.isBold && bold.size == 20)
        #expect(try run([.inlinePresentationIntent: NSNumber(value: 3)]).font.isItalic)
        #expect(try run([.inlinePresentationIntent: InlinePresentationIntent.code]).font.isMonospaced)
        let struck = try run([.inlinePresentationIntent: UInt(32)])
        #expect(struck.isStruckThrough && struck.font == plain)
        for other in [64, 128, 1024, -64, "2", 0] as [Any] {
            #expect(try run([.inlinePresentationIntent: other]).font == plain)
        }
        let georgia = try #require(UIFont(name: "Georgia-Italic", size: 12))
        let mixed = try run([.inlinePresentationIntent: 2, .font: georgia]).font
        #expect(mixed.family == "Georgia" && mixed.isItalic && mixed.isBold)
    }

    @Test("a label, a text view and a drawn string need more space for bold Markdown")
    func widths() throws {
        let context = AppContext()
        context.makeCurrent()
        context.attach(HeadlessHost())
        let text = try NSAttributedString(markdown: "**mmmmmmmm**")
        let label = UILabel()
        label.text = text.string
        let plain = label.intrinsicContentSize.width
        label.attributedText = text
        let styled = label.intrinsicContentSize.width
        let view = UITextView()
        view.isScrollEnabled = false
        let font = UIFont.systemFont(ofSize: 17)
        let mutable = NSMutableAttributedString(attributedString: text)
        mutable.addAttribute(.font, value: font, range: NSRange(location: 0, length: mutable.length))
        let simple = NSAttributedString(string: text.string, attributes: [.font: font])
        #expect(plain > 0 && styled > plain)
        #expect(mutable.size().width > simple.size().width)
        // The plain text fills a line of the text view; the bold text needs a second line.
        let width = simple.size().width + 2 * view.textContainer.lineFragmentPadding + 1
        func height(_ text: NSAttributedString) -> CGFloat {
            view.attributedText = text
            return view.sizeThatFits(CGSize(width: width, height: 1000)).height
        }
        #expect(height(mutable) > height(simple))
    }

    @Test("conversions without a scope have the attributes of UIKit and Foundation")
    func conversions() throws {
        var text = AttributedString("ab")
        let range = try #require(text.range(of: "b"))
        text[range].uiKit.font = .systemFont(ofSize: 30)
        text[range].uiKit.underlineStyle = [.single, .patternDash]
        text[range].uiKit.kern = 2
        text[range].link = URL(string: "https://example.com")
        text[range].inlinePresentationIntent = [.emphasized, .code]
        let object = NSAttributedString(text)
        let attributes = object.attributes(at: 1, effectiveRange: nil)
        #expect(attributes[.underlineStyle] as? Int == 0x201 && attributes[.kern] as? CGFloat == 2)
        #expect(attributes[.font] as? UIFont == .systemFont(ofSize: 30) && attributes[.link] is URL)
        #expect(attributes[.inlinePresentationIntent] as? UInt == 5)
        #expect(AttributedString(object) == text)
        #expect([NSAttributedString.Key: Any](AttributeContainer(attributes)).count == 5)
        let mutable = NSMutableAttributedString(text)
        mutable.append(NSAttributedString(string: "c"))
        #expect(mutable.length == 3)
    }

    @Test("unknown attributes and values of wrong types are left out")
    func leftOut() {
        let given: [NSAttributedString.Key: Any] = [
            .font: "Georgia", .foregroundColor: 3, .kern: 4, .underlineStyle: NSUnderlineStyle.double,
            .strikethroughStyle: "x", NSAttributedString.Key("own"): 1, .ligature: 1.0,
            .baselineOffset: NSNumber(value: 5),
        ]
        let container = AttributeContainer(given)
        #expect(container.uiKit.font == nil && container.uiKit.foregroundColor == nil)
        #expect(container.uiKit.kern == 4 && container.uiKit.baselineOffset == 5 && container.uiKit.ligature == 1)
        #expect(container.uiKit.underlineStyle == .double && container.uiKit.strikethroughStyle == nil)
        #expect([NSAttributedString.Key: Any](container).count == 4)
    }

    @Test("the scope of UIKit contains Foundation's")
    func nestedScope() throws {
        let text = try AttributedString(markdown: "**a** [b](c)", including: \.uiKit)
        #expect(text.runs.contains { $0.inlinePresentationIntent == .stronglyEmphasized })
        #expect(try NSAttributedString(text, including: \.uiKit).attribute(.link, at: 2, effectiveRange: nil) is URL)
    }
}
