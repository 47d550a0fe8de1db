import CoreGraphics
import Foundation
import QuartzCore
import TextLogic

/// The attachments of a text view, with the views that the attachments returned.
@MainActor
struct AttachmentViews {
    /// By the address of the attachment, which is retained. A provider is nil for an attachment that is an image.
    private var known: [ObjectIdentifier: (attachment: NSTextAttachment, provider: NSTextAttachmentViewProvider?)] = [:]
    /// Whether an attachment has a view.
    private(set) var hasViews = false
    /// The displayed views, in the order of the text.
    var shown: [UIView] = []

    /// Nil for an attachment that was not asked. The inner value is nil for an attachment that is an image.
    subscript(attachment: NSTextAttachment) -> NSTextAttachmentViewProvider?? {
        known[ObjectIdentifier(attachment)].map(\.provider)
    }

    mutating func add(_ attachment: NSTextAttachment, _ provider: NSTextAttachmentViewProvider?) {
        known[ObjectIdentifier(attachment)] = (attachment, provider)
        if provider != nil { hasViews = true }
    }
}

/// Views in place of attachments.
extension UITextView {
    /// Returns the provider of an attachment's view. The attachment is asked once.
    func viewProvider(of attachment: NSTextAttachment, at offset: Int) -> NSTextAttachmentViewProvider? {
        if let known = content.attachments[attachment] { return known }
        let provider = attachment.viewProvider(
            for: self, location: OffsetLocation(offset), textContainer: textContainer)
        // The app may have laid out the text view in the call.
        if let known = content.attachments[attachment] { return known }
        content.attachments.add(attachment, provider)
        return provider
    }

    /// Replaces attachments with views by the space of the views. Called before each layout of a paragraph.
    /// - Parameter line: the width of the lines, 0 without a limit.
    func reserveAttachments(in text: inout StyledText, of range: Range<Int>, line: CGSize) {
        var (offset, spaces) = (range.lowerBound, [AttachmentSpace?]())
        for piece in text.pieces {
            spaces.append(space(in: piece, at: offset, line: line))
            offset += piece.text.utf16.count
        }
        guard spaces.contains(where: { $0 != nil }) else { return }
        var rest = spaces[...]
        text.changeAttributes { attributes in
            if let space = rest.popFirst() ?? nil { attributes[.attachment] = space }
        }
    }

    private func space(in piece: StyledText.Piece, at offset: Int, line: CGSize) -> AttachmentSpace? {
        guard let attachment = piece.attributes[.attachment] as? NSTextAttachment,
            let provider = viewProvider(of: attachment, at: offset)
        else { return nil }
        let font = piece.attributes[.font] as? UIFont ?? content.font
        return AttachmentSpace(
            provider.attachmentBounds(
                for: piece.attributes, location: OffsetLocation(offset), textContainer: textContainer,
                proposedLineFragment: CGRect(x: 0, y: 0, width: line.width, height: font.pointSize * 1.2),
                position: .zero))
    }

    /// Displays the views of the visible attachments, and removes the others.
    func showAttachments(in visible: Range<Int>) {
        guard content.attachments.hasViews else { return }
        var shown: [UIView] = []
        for index in visible where index < loadColumn().count {
            let paragraph = loadColumn()[index]
            for (attachment, offset) in attachments(in: paragraph.range) {
                guard let view = viewProvider(of: attachment, at: offset)?.view else { continue }
                shown.append(view)
                if view.superview !== self { insertSubview(view, belowSubview: caret) }
                updateAttachment(at: offset, inParagraph: index)
                if let frame = attachmentFrame(at: offset), view.frame != frame { view.frame = frame }
            }
        }
        let former = content.attachments.shown, kept = Set(shown.map { ObjectIdentifier($0) })
        content.attachments.shown = shown
        removeAttachmentViews(former.filter { !kept.contains(ObjectIdentifier($0)) })
    }

    private func removeAttachmentViews(_ views: [UIView]) {
        for view in views where view.superview === self { view.removeFromSuperview() }
    }

    /// Lays out a paragraph again whose attachment has another size than in the last layout.
    private func updateAttachment(at offset: Int, inParagraph index: Int) {
        let paragraph = loadColumn()[index]
        guard let part = content.shown[paragraph.id], let former = part.block else { return }
        let block = block(of: paragraph)
        let local = offset - paragraph.range.lowerBound
        let (old, new) = (former.picture(at: local), block.picture(at: local))
        guard old?.size != new?.size || old?.rise != new?.rise else { return }
        part.block = block
        content.column?.reopen(index..<index + 1)
        setNeedsLayout()
    }

    /// The attachments of a range with their offsets.
    private func attachments(in range: Range<Int>) -> [(NSTextAttachment, Int)] {
        var (found, start) = ([(NSTextAttachment, Int)](), range.lowerBound)
        for run in content.editing.content.styles(range) {
            if let attachment = content.styles[run.style][.attachment] as? NSTextAttachment {
                found.append((attachment, start))
            }
            start += run.length
        }
        return found
    }

    /// Removes all views. Called after the whole text was replaced.
    func forgetAttachments() {
        let former = content.attachments
        content.attachments = AttachmentViews()
        removeAttachmentViews(former.shown)
    }
}

/// The space of a view in a text.
private struct AttachmentSpace: AttachedPicture {
    private let bounds: CGRect

    init(_ bounds: CGRect) { self.bounds = bounds }

    func picture(_ color: CGColor, _ traits: UITraitCollection, scale: CGFloat, in place: AttachmentPlace)
        -> TextMarks.Picture?
    {
        guard bounds.width.isFinite, bounds.height.isFinite, bounds.minY.isFinite, bounds.width > 0, bounds.height > 0
        else { return nil }
        let size = CGSize(width: min(bounds.width, 10_000), height: min(bounds.height, 10_000))
        return TextMarks.Picture(
            image: nil, tint: nil, size: size, rise: min(max(bounds.minY, -10_000), 10_000))
    }
}

extension TextBlock {
    /// The picture in place of a character, by its offset in UTF-16 units.
    func picture(at offset: Int) -> TextMarks.Picture? {
        var end = 0
        for run in runs {
            end += run.text.utf16.count
            if offset < end { return run.marks?.picture }
        }
        return nil
    }
}
