import CoreGraphics
public import Foundation

/// The size and the image of an attachment, which a layout asks for. ``NSTextAttachment`` adopts the protocol.
public protocol NSTextAttachmentContainer: NSObjectProtocol {
    /// Returns the image for a rectangle; nil draws nothing.
    func image(forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int)
        -> UIImage?
    /// Returns the rectangle of the attachment, with its origin on the baseline.
    func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect
}

extension NSTextAttachment: NSTextAttachmentContainer {}

extension NSTextAttachment: AttachedPicture {
    func picture(_ color: CGColor, _ traits: UITraitCollection, scale: CGFloat, in place: AttachmentPlace)
        -> TextMarks.Picture?
    {
        let container = place.container as? NSTextContainer
        let rect = attachmentBounds(
            for: container, proposedLineFragment: CGRect(origin: .zero, size: place.line), glyphPosition: .zero,
            characterIndex: place.character)
        guard rect.size.width.isFinite, rect.size.height.isFinite, rect.origin.y.isFinite, rect.width > 0,
            rect.height > 0
        else { return nil }
        let image = image(forBounds: rect, textContainer: container, characterIndex: place.character)
        let size = CGSize(width: min(rect.width, 10_000) * scale, height: min(rect.height, 10_000) * scale)
        let isTemplate =
            image.map { $0.renderingMode == .alwaysTemplate || ($0.isSymbolImage && $0.renderingMode == .automatic) }
            ?? false
        return TextMarks.Picture(
            image: image?.cgImage, tint: isTemplate ? color : nil, size: size, rise: rect.origin.y * scale)
    }
}
