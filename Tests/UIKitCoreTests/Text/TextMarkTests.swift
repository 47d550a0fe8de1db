import CoreGraphics
import Foundation
import Testing
@testable import UIKitCore
import UIKit
import UIKitTesting

/// The drawn result of text attributes.
@MainActor struct TextMarkTests {
    func marks(_ attributes: [NSAttributedString.Key: Any]) -> TextMarks? {
        TextBlock(
            NSAttributedString(string: "a", attributes: attributes),
            TextDefaults(font: .systemFont(ofSize: 20), color: .black)
        ).runs.first?.marks
    }

    @Test("a text with a font and a color alone has none")
    func plain() {
        #expect(marks([:]) == nil)
        #expect(
            marks([.font: UIFont.systemFont(ofSize: 3), .foregroundColor: UIColor.red, .kern: 2, .underlineStyle: 1])
                == nil)
    }

    @Test("each attribute is drawn, and values of another type are left out")
    func each() throws {
        let red = UIColor.red.cgColor
        #expect(marks([.backgroundColor: UIColor.red])?.background == red)
        #expect(marks([.baselineOffset: NSNumber(value: 3)])?.rise == 3)
        #expect(marks([.obliqueness: 0.25])?.slant == 0.25)
        #expect(marks([.ligature: 0])?.hasLigatures == false)
        let outline = try #require(marks([.strokeWidth: -5.0, .strokeColor: UIColor.red]))
        #expect(outline.strokeWidth == 1)
        #expect(outline.isFilled)
        #expect(outline.strokeColor == red)
        #expect(marks([.strokeWidth: 5])?.isFilled == false)
        let line = NSUnderlineStyle([.double, .patternDash]).rawValue
        let rule = try #require(marks([.underlineStyle: line, .underlineColor: UIColor.red])?.underline)
        #expect(rule.isDouble)
        #expect(rule.pattern == .dashes)
        #expect(rule.color == red)
        #expect(marks([.strikethroughStyle: 2, .strikethroughColor: UIColor.red])?.strikethrough?.isThick == true)
        #expect(
            marks([.backgroundColor: "red", .baselineOffset: "3", .attachment: 4, .strokeWidth: Double.nan]) == nil)
    }

    @Test("an attachment is as large as its image, or as its bounds")
    func attachments() throws {
        let star = try #require(UIImage(systemName: "star"))
        let attachment = NSTextAttachment(image: star)
        let text = NSMutableAttributedString(string: "a")
        text.append(NSAttributedString(attachment: attachment))
        #expect(text.string == "a\u{FFFC}")
        #expect(marks([.attachment: attachment])?.picture?.size == star.size)
        attachment.bounds = CGRect(x: 0, y: -4, width: 30, height: 20)
        let picture = try #require(marks([.attachment: attachment])?.picture)
        #expect(picture.size == CGSize(width: 30, height: 20))
        #expect(picture.rise == -4)
        // A symbol has the color of the text.
        #expect(picture.tint == UIColor.black.cgColor)
        attachment.bounds = CGRect(x: 0, y: 0, width: CGFloat.nan, height: 20)
        #expect(marks([.attachment: attachment])?.picture == nil)
    }

    @Test("a paragraph's lengths are kept, copied and compared, and odd numbers count as 0")
    func paragraphs() throws {
        let app = TestApp()
        defer { withExtendedLifetime(app) {} }
        let style = NSMutableParagraphStyle()
        style.minimumLineHeight = 20
        style.headIndent = 4
        style.tailIndent = -8
        style.paragraphSpacing = .nan
        style.lineHeightMultiple = .infinity
        let copy = try #require(style.mutableCopy() as? NSMutableParagraphStyle)
        #expect(copy == style)
        copy.firstLineHeadIndent = 1
        #expect(copy != style)
        #expect(style.paragraphSpacing == 0)
        #expect(style.lineHeightMultiple == 0)
        let text = NSAttributedString(string: "a", attributes: [.paragraphStyle: style])
        let size = text.size()
        #expect(size.height == 20)
        #expect(size.width > 12)
    }

    @Test("a language has the direction that it is written in")
    func direction() {
        #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: "he") == .rightToLeft)
        #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: "ar-EG") == .rightToLeft)
        #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: "pt-BR") == .leftToRight)
        #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: "") == .leftToRight)
    }

    @Test("a color reports its hue")
    func hue() {
        var (h, s, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (9, 9, 9, 9)
        for (hue, saturation, brightness) in [(0.0, 1.0, 1.0), (1 / 3.0, 0.5, 0.25), (0.7, 0.2, 0.9), (0.95, 1, 0.5)]
            as [(CGFloat, CGFloat, CGFloat)]
        {
            #expect(
                UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 0.5).getHue(
                    &h, saturation: &s, brightness: &b, alpha: &a))
            #expect(abs(h - hue) < 0.001)
            #expect(abs(s - saturation) < 0.001)
            #expect(abs(b - brightness) < 0.001)
            #expect(a == 0.5)
        }
        UIColor.white.getHue(&h, saturation: &s, brightness: nil, alpha: nil)
        #expect(h == 0)
        #expect(s == 0)
    }
}
