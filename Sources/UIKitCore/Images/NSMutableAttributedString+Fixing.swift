public import Foundation

extension NSMutableAttributedString {
    /// Repairs the attributes of a range after a change: paragraph styles and attachments. Fonts stay: a missing letter
    /// is drawn with another font.
    public func fixAttributes(in range: NSRange) {
        fixParagraphStyleAttribute(in: range)
        fixAttachmentAttribute(in: range)
    }

    /// Gives each paragraph in the range the style of its first character.
    /// Documented (NSMutableAttributedString.fixParagraphStyleAttribute).
    public func fixParagraphStyleAttribute(in range: NSRange) {
        let text = mutableString
        guard let range = range.intersection(NSRange(location: 0, length: length)), range.length > 0 else { return }
        var place = range.location
        while place < NSMaxRange(range) {
            let paragraph = text.paragraphRange(for: NSRange(location: place, length: 0))
            guard paragraph.length > 0 else { return }
            let style = attribute(.paragraphStyle, at: paragraph.location, effectiveRange: nil)
            if let style {
                addAttribute(.paragraphStyle, value: style, range: paragraph)
            } else {
                removeAttribute(.paragraphStyle, range: paragraph)
            }
            place = NSMaxRange(paragraph)
        }
    }

    /// Removes attachments from characters that are not ``NSTextAttachment/character``.
    /// Documented (NSMutableAttributedString.fixAttachmentAttribute).
    public func fixAttachmentAttribute(in range: NSRange) {
        guard let range = range.intersection(NSRange(location: 0, length: length)) else { return }
        var wrong: [NSRange] = []
        enumerateAttribute(.attachment, in: range) { value, part, _ in
            guard value != nil else { return }
            for place in part.location..<NSMaxRange(part)
            where mutableString.character(at: place) != unichar(NSTextAttachment.character) {
                wrong.append(NSRange(location: place, length: 1))
            }
        }
        for part in wrong { removeAttribute(.attachment, range: part) }
    }
}
