import CoreGraphics
public import Foundation

/// A picture in a text, as the ``NSAttributedString/Key/attachment`` of the character ``character``.
///
/// ```swift
/// let attachment = NSTextAttachment(image: star)
/// attachment.bounds = CGRect(x: 0, y: -3, width: 17, height: 17)
/// text.append(NSAttributedString(attachment: attachment))
/// ```
@preconcurrency
open class NSTextAttachment: NSObject, @unchecked Sendable {
    /// First, see ``ComparisonMark``.
    private let comparisonMark = ComparisonMark()
    /// The character that an attachment stands for.
    public static let character = 0xFFFC

    /// Documented: what is shown. A template image takes the text's color.
    open var image: UIImage?
    /// Points; the origin lies on the baseline, and positive heights go up. Documented: the image's size while it is
    /// zero.
    open var bounds = CGRect.zero
    /// Kept, and not drawn.
    open var contents: Data?
    /// Kept, and not read.
    open var fileType: String?

    public override init() { super.init() }

    /// - Parameters:
    ///   - contentData: the bytes of an image, which is shown where they can be read.
    ///   - uti: the kind of the data.
    public init(data contentData: Data?, ofType uti: String?) {
        contents = contentData
        fileType = uti
        image = contentData.flatMap { UIImage(data: $0) }
        super.init()
    }

    /// An image among text, in its own size unless ``bounds`` is set.
    public convenience init(image: UIImage) {
        self.init(data: nil, ofType: nil)
        self.image = image
    }

    /// What the text shows: nil where there is nothing to show.
    func picture(_ color: CGColor, _ traits: UITraitCollection, scale: CGFloat) -> TextMarks.Picture? {
        let natural = image?.size ?? .zero
        let place = bounds.isEmpty ? CGRect(origin: bounds.origin, size: natural) : bounds
        guard place.size.width.isFinite, place.size.height.isFinite, place.origin.y.isFinite, place.width > 0,
            place.height > 0
        else { return nil }
        let size = CGSize(width: min(place.width, 10_000) * scale, height: min(place.height, 10_000) * scale)
        let shown =
            image.map { $0.renderingMode == .alwaysTemplate || ($0.isSymbolImage && $0.renderingMode == .automatic) }
            ?? false
        return TextMarks.Picture(
            image: image?.cgImage, tint: shown ? color : nil, size: size, rise: place.origin.y * scale)
    }
}

extension NSAttributedString {
    /// One character with an attachment.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}
