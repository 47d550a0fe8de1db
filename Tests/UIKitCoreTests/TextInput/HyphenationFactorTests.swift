import CoreGraphics
import Foundation
import Testing

@testable import UIKitCore
@testable import UIKitTesting

/// The words of these tests are divided by the dictionary of English.
@MainActor
struct HyphenationFactorTests {
    private let text = "An extraordinarily representative paragraph about internationalization"

    /// The texts of the lines.
    private func lines(
        factor: Float = 0, byDefault: Bool = false, language: String? = nil, width: CGFloat = 130,
        _ change: (NSLayoutManager) -> Void = { _ in }
    ) -> [String] {
        let app = TestApp(UIViewController(), draws: false)
        let style = NSMutableParagraphStyle()
        style.hyphenationFactor = factor
        style.usesDefaultHyphenation = byDefault
        var attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 17), .paragraphStyle: style,
        ]
        attributes[.languageIdentifier] = language
        let storage = NSTextStorage(string: text, attributes: attributes)
        let (manager, container) = (NSLayoutManager(), NSTextContainer(size: CGSize(width: width, height: 0)))
        container.lineFragmentPadding = 0
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        _ = manager.usedRect(for: container)
        change(manager)
        var found: [String] = []
        manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: manager.numberOfGlyphs)) {
            found.append((storage.string as NSString).substring(with: $3))
            _ = $4
        }
        withExtendedLifetime(app) {}
        return found
    }

    @Test("a factor of the paragraph or of the layout manager divides words, and the characters stay the same")
    func factors() {
        let whole = lines()
        #expect(whole.first == "An ")
        let divided = lines(factor: 1)
        #expect(divided.joined() == text)
        #expect((divided.first?.count ?? 0) > 5)
        #expect(lines(byDefault: true) == divided)
        #expect(lines { $0.hyphenationFactor = 1 } == divided)
        #expect(lines { $0.usesDefaultHyphenation = true } == divided)
        #expect(lines { $0.hyphenationFactor = .nan } == whole)
        // The lines without the words at their ends have more than a hundredth of the width. The last word is wider
        // than a line, which is empty without the word.
        #expect(lines(factor: 0.01).prefix(4) == whole.prefix(4))
        #expect(lines(factor: 0.01).suffix(2) == ["internationaliza", "tion"])
        #expect(lines(factor: 1, language: "xx") == whole)
    }

    @Test("a factor of a paragraph style is in 0 ... 1")
    func range() {
        let style = NSMutableParagraphStyle()
        for (value, expected) in [(2, 1), (-1, 0), (.nan, 0), (.infinity, 0), (0.5, 0.5)] as [(Float, Float)] {
            style.hyphenationFactor = value
            #expect(style.hyphenationFactor == expected)
        }
    }

    @Test("words beside an exclusion path are divided, and each character is in one part")
    func exclusionPaths() {
        let found = lines(factor: 1, width: 300) {
            $0.textContainers.first?.exclusionPaths = [UIBezierPath(rect: CGRect(x: 110, y: 0, width: 60, height: 400))]
        }
        #expect(found.joined() == text)
        #expect(found.dropLast().contains { $0.last?.isLetter == true })
    }

    @Test("a text view lays out its text again after a new factor")
    func textView() {
        let stage = TextStage(text + " " + text)
        stage.view.frame.size.width = 130
        stage.app.turn()
        let former = stage.view.contentSize.height
        stage.view.layoutManager.hyphenationFactor = 1
        stage.app.turn()
        #expect(stage.view.contentSize.height < former)
    }
}
