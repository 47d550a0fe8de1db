import Foundation
import Testing
import UIKit

/// Values of UIKit's own keys, side by side and in replacement of each other.
@MainActor struct AttributeValueTests {
    private static func values() -> [(NSAttributedString.Key, [NSObject])] {
        let colors: [UIColor] =
            [.red, .label, .systemBackground, UIColor(white: 0, alpha: 0), UIColor { _ in .blue }, .clear]
            + (0..<60).map { UIColor(red: CGFloat($0) / 60, green: 0, blue: 0, alpha: 1) }
        let fonts =
            (1...40).map { UIFont.systemFont(ofSize: CGFloat($0)) } + [UIFont.preferredFont(forTextStyle: .body)]
        let styles: [NSParagraphStyle] =
            (0..<40).map { number in
                let style = NSMutableParagraphStyle()
                style.lineSpacing = CGFloat(number)
                return style
            } + [.default]
        let shadows = (0..<40).map { number in
            let shadow = NSShadow()
            shadow.shadowBlurRadius = CGFloat(number)
            return shadow
        }
        let images = (0..<20).map { _ in UIImage() } + ["star", "house"].compactMap { UIImage(systemName: $0) }
        return [
            (.foregroundColor, colors), (.font, fonts), (.paragraphStyle, styles), (.shadow, shadows),
            (NSAttributedString.Key("image"), images), (.attachment, (0..<40).map { _ in NSTextAttachment() }),
            (NSAttributedString.Key("tab"), (0..<40).map { NSTextTab(textAlignment: .left, location: CGFloat($0)) }),
        ]
    }

    @Test("Adjacent runs may have different objects for the same key")
    func adjacent() {
        for (key, objects) in Self.values() {
            let text = NSMutableAttributedString(string: "")
            for object in objects { text.append(NSAttributedString(string: "a", attributes: [key: object])) }
            #expect(text.length == objects.count)
            for (place, object) in objects.enumerated() {
                #expect((text.attribute(key, at: place, effectiveRange: nil) as? NSObject)?.isEqual(object) == true)
            }
        }
    }

    @Test("An object may take the place of another one for the same key")
    func replaced() {
        for (key, objects) in Self.values() {
            let text = NSMutableAttributedString(string: "hello")
            let all = NSRange(location: 0, length: 5)
            for object in objects {
                text.addAttribute(key, value: object, range: all)
                text.setAttributes([key: object], range: NSRange(location: 2, length: 1))
                #expect((text.attribute(key, at: 4, effectiveRange: nil) as? NSObject)?.isEqual(object) == true)
            }
        }
    }

    @Test("Equal colors, fonts and paragraph styles beside one another are one run")
    func equal() {
        let style = { () -> NSParagraphStyle in
            let style = NSMutableParagraphStyle()
            style.alignment = .center
            return style
        }
        let pairs: [(NSAttributedString.Key, NSObject, NSObject)] = [
            (.foregroundColor, UIColor(white: 0.5, alpha: 1), UIColor(white: 0.5, alpha: 1)),
            (.font, UIFont.boldSystemFont(ofSize: 12), UIFont.boldSystemFont(ofSize: 12)),
            (.paragraphStyle, style(), style()),
        ]
        for (key, first, second) in pairs {
            let text = NSMutableAttributedString(string: "a", attributes: [key: first])
            text.append(NSAttributedString(string: "b", attributes: [key: second]))
            var range = NSRange()
            _ = text.attribute(key, at: 0, longestEffectiveRange: &range, in: NSRange(location: 0, length: 2))
            #expect(range == NSRange(location: 0, length: 2))
        }
    }

    @Test("A number of type CGFloat is an NSNumber in attributed text, and is read as any number type that holds it")
    func number() throws {
        let text = NSMutableAttributedString(string: "a", attributes: [.kern: CGFloat(2)])
        text.append(NSAttributedString(string: "b", attributes: [.kern: CGFloat(0.5)]))
        let first = try #require(text.attribute(.kern, at: 0, effectiveRange: nil))
        #expect(first is NSNumber)
        #expect(first as? CGFloat == 2)
        #expect(first as? Double == 2)
        #expect(first as? Int == 2)
        #expect(text.attribute(.kern, at: 1, effectiveRange: nil) as? CGFloat == 0.5)
        #expect(text.attribute(.kern, at: 1, effectiveRange: nil) as? Int == nil)
    }

    @Test("A label takes a color over text that has colors of its own")
    func label() {
        let label = UILabel()
        let text = NSMutableAttributedString(string: "red", attributes: [.foregroundColor: UIColor.red])
        text.append(NSAttributedString(string: "blue", attributes: [.foregroundColor: UIColor.blue]))
        label.attributedText = text
        label.textColor = .green
        #expect(label.attributedText?.attribute(.foregroundColor, at: 5, effectiveRange: nil) as? UIColor == .green)
    }
}
