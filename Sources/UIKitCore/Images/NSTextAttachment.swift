import CoreGraphics
public import Foundation
import Synchronization

/// An image in an attributed string: the `NSAttributedString.Key.attachment` of a ``character``.
///
/// ```swift
/// let attachment = NSTextAttachment(image: star)
/// attachment.bounds = CGRect(x: 0, y: -3, width: 17, height: 17)
/// text.append(NSAttributedString(attachment: attachment))
/// ```
@preconcurrency
open class NSTextAttachment: NSObject, NSSecureCoding, @unchecked Sendable {
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

    /// Decodes an attachment that ``encode(with:)`` archived. Missing values are the defaults.
    public required init?(coder: NSCoder) {
        super.init()
        image = coder.object(of: UIImage.self, forKey: "image")
        contents = coder.object(of: NSData.self, forKey: "contents") as Data?
        fileType = coder.object(of: NSString.self, forKey: "type") as String?
        if let form = ArchivedValues(coder, "bounds"), let numbers = form.numbers("bounds", count: 4) {
            bounds = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        }
    }
    /// Archives the image, the bounds, the data and its type.
    open func encode(with coder: NSCoder) {
        if let image { coder.encode(image, forKey: "image") }
        if let contents { coder.encode(contents as NSData, forKey: "contents") }
        if let fileType { coder.encode(fileType as NSString, forKey: "type") }
        var form = ArchivedValues()
        form.set([bounds.minX, bounds.minY, bounds.width, bounds.height], "bounds")
        form.encode(to: coder, "bounds")
    }
    /// Always true: the class supports secure coding.
    public class var supportsSecureCoding: Bool { true }

    /// Creates an attachment with an image. The image has its own size unless ``bounds`` is set.
    public convenience init(image: UIImage) {
        self.init(data: nil, ofType: nil)
        self.image = image
    }

    /// Returns ``image``. An override may return another image; nil draws nothing.
    /// - Parameters:
    ///   - imageBounds: the rectangle of ``attachmentBounds(for:proposedLineFragment:glyphPosition:characterIndex:)``.
    ///   - textContainer: the container of the text; nil outside of text views and layout managers.
    ///   - charIndex: the attachment's character, in UTF-16 units.
    open func image(forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int)
        -> UIImage?
    { image }

    /// Returns ``bounds``, or the size of the image if they are empty. Called at each layout of the paragraph. An
    /// override may return another rectangle, which has its origin on the baseline.
    /// - Parameters:
    ///   - textContainer: the container of the text; nil outside of text views and layout managers.
    ///   - lineFrag: the width of the lines, 0 without a limit, and 1.2 times the size of the font as the height.
    ///   - position: zero. The position of the character is not known before the layout.
    ///   - charIndex: the attachment's character, in UTF-16 units.
    open func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect {
        bounds.isEmpty ? CGRect(origin: bounds.origin, size: image?.size ?? .zero) : bounds
    }

    // MARK: Views

    /// Whether a text view may display a view in place of the attachment. True by default.
    open var allowsTextAttachmentView = true
    /// Whether a text view displays a view: ``allowsTextAttachmentView`` is true, and a class of view providers is
    /// registered for the ``fileType``.
    open var usesTextAttachmentView: Bool {
        allowsTextAttachmentView && fileType.flatMap { Self.textAttachmentViewProviderClass(forFileType: $0) } != nil
    }

    /// Returns an object that supplies a view in place of the attachment; nil for an image. A text view calls the
    /// method once, before it first lays out the attachment. The default is an object of the class that is registered
    /// for the ``fileType``.
    /// - Parameters:
    ///   - parentView: the text view.
    ///   - location: the place of the attachment in the text.
    @preconcurrency @MainActor
    open func viewProvider(
        for parentView: UIView?, location: any NSTextLocation, textContainer: NSTextContainer?
    ) -> NSTextAttachmentViewProvider? {
        guard allowsTextAttachmentView, let fileType,
            let provider = Self.textAttachmentViewProviderClass(forFileType: fileType)
        else { return nil }
        return provider.init(
            textAttachment: self, parentView: parentView, textLayoutManager: nil, location: location)
    }

    /// Registers the class that supplies views for attachments with a ``fileType``.
    public class func registerViewProviderClass(
        _ textAttachmentViewProviderClass: NSTextAttachmentViewProvider.Type, forFileType fileType: String
    ) {
        providers.withLock { $0[fileType] = textAttachmentViewProviderClass }
    }

    /// Returns the class that is registered for a type, or nil.
    public class func textAttachmentViewProviderClass(forFileType fileType: String)
        -> NSTextAttachmentViewProvider.Type?
    { providers.withLock { $0[fileType] } }

    private static let providers = Mutex<[String: NSTextAttachmentViewProvider.Type]>([:])
}

extension NSAttributedString {
    /// Creates a string of one character with an attachment.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}
