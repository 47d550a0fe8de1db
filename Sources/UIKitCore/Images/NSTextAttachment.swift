import CoreGraphics
public import Foundation

/// An image in an attributed string: the ``NSAttributedString/Key/attachment`` of a ``character``.
///
/// ```swift
/// let attachment = NSTextAttachment(image: star)
/// attachment.bounds = CGRect(x: 0, y: -3, width: 17, height: 17)
/// text.append(NSAttributedString(attachment: attachment))
/// ```
@preconcurrency
open class NSTextAttachment: NSObject, @unchecked Sendable {
    /// The first stored property; see ``ComparisonMark``.
    private let comparisonMark = ComparisonMark()
    /// The character that an attachment replaces.
    public static let character = 0xFFFC

    /// The displayed image. A template image has the text's color. Documented: NSTextAttachment.image.
    open var image: UIImage?
    /// The rectangle of the image, in points. The origin is on the baseline, and positive heights extend upward. Zero,
    /// the default, means the image's size. Documented: NSTextAttachment.bounds.
    open var bounds = CGRect.zero
    /// The data of the attachment. It is stored and not drawn.
    open var contents: Data?
    /// The type of the data. It is stored and not used.
    open var fileType: String?

    public override init() { super.init() }

    /// - Parameters:
    ///   - contentData: the bytes of an image, which is shown if they can be decoded.
    ///   - uti: the type of the data.
    public init(data contentData: Data?, ofType uti: String?) {
        contents = contentData
        fileType = uti
        image = contentData.flatMap { UIImage(data: $0) }
        super.init()
    }

    /// Creates an attachment with an image. The image has its own size unless ``bounds`` is set.
    public convenience init(image: UIImage) {
        self.init(data: nil, ofType: nil)
        self.image = image
    }

    /// The picture that the text shows; nil without a picture.
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

extension NSTextAttachment: AttachedPicture {}

extension NSAttributedString {
    /// Creates a string of one character with an attachment.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}
