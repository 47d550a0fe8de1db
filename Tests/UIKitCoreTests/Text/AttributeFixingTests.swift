import Foundation
import Testing

@testable import UIKitCore

struct AttributeFixingTests {
    @Test func `fixed attributes have one paragraph style a paragraph, and attachments on their character alone`() {
        let text = NSMutableAttributedString(string: "ab\ncd\u{FFFC}")
        let left = NSMutableParagraphStyle(), right = NSMutableParagraphStyle()
        right.alignment = .right
        text.addAttribute(.paragraphStyle, value: left, range: NSRange(location: 0, length: 1))
        text.addAttribute(.paragraphStyle, value: right, range: NSRange(location: 4, length: 2))
        text.addAttribute(.attachment, value: NSTextAttachment(), range: NSRange(location: 4, length: 2))
        text.fixAttributes(in: NSRange(location: 0, length: 6))
        func style(_ place: Int) -> NSParagraphStyle? {
            text.attribute(.paragraphStyle, at: place, effectiveRange: nil) as? NSParagraphStyle
        }
        #expect(style(1)?.alignment == left.alignment && style(2) != nil)
        #expect(style(3) == nil && style(5) == nil, "the second paragraph begins without a style")
        #expect(text.attribute(.attachment, at: 4, effectiveRange: nil) == nil)
        #expect(text.attribute(.attachment, at: 5, effectiveRange: nil) is NSTextAttachment)
        text.fixAttributes(in: NSRange(location: 900, length: 9))
        NSMutableAttributedString().fixAttributes(in: NSRange(location: 0, length: 0))
    }
}
