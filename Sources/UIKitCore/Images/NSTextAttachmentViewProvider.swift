import CoreGraphics
public import Foundation

/// A place in a text, which can be compared with other places of the same text.
@preconcurrency @MainActor
public protocol NSTextLocation: NSObjectProtocol {
    /// Returns the order of two places of one text.
    func compare(_ location: any NSTextLocation) -> ComparisonResult
}

/// A place as an offset in UTF-16 units.
final class OffsetLocation: NSObject, NSTextLocation {
    let offset: Int

    init(_ offset: Int) {
        self.offset = offset
        super.init()
    }

    func compare(_ location: any NSTextLocation) -> ComparisonResult {
        guard let other = location as? OffsetLocation, other.offset != offset else { return .orderedSame }
        return offset < other.offset ? .orderedAscending : .orderedDescending
    }
}

/// The layout manager of TextKit 2. Text views use ``NSLayoutManager``: ``UITextView/textLayoutManager`` is always nil.
@preconcurrency @MainActor
open class NSTextLayoutManager: NSObject {
    override init() { super.init() }
}

/// A view in place of a text attachment in a text view.
///
/// A subclass creates the view in ``loadView()`` and is registered by
/// ``NSTextAttachment/registerViewProviderClass(_:forFileType:)``, or returned by an override of
/// ``NSTextAttachment/viewProvider(for:location:textContainer:)``.
@preconcurrency @MainActor
open class NSTextAttachmentViewProvider: NSObject {
    /// The attachment that the view replaces.
    public private(set) weak var textAttachment: NSTextAttachment?
    /// Always nil; see ``NSTextLayoutManager``.
    public private(set) weak var textLayoutManager: NSTextLayoutManager?
    /// The place of the attachment at the creation of the provider.
    public let location: any NSTextLocation
    /// Whether the attachment has the size of the view. False by default: the attachment has its own bounds.
    open var tracksTextAttachmentViewBounds = false
    private var loadedView: UIView?
    private var isLoading = false

    /// Creates a provider. The text view calls the initializer when it displays the attachment.
    /// - Parameter parentView: the text view.
    public required init(
        textAttachment: NSTextAttachment, parentView: UIView?, textLayoutManager: NSTextLayoutManager?,
        location: any NSTextLocation
    ) {
        self.textAttachment = textAttachment
        self.textLayoutManager = textLayoutManager
        self.location = location
        super.init()
    }

    /// The view of the attachment. Reading the property calls ``loadView()`` on first use.
    open var view: UIView? {
        get {
            if loadedView == nil, !isLoading {
                isLoading = true
                loadView()
                isLoading = false
            }
            return loadedView
        }
        set { loadedView = newValue }
    }

    /// Creates the view and assigns the ``view`` property. The default implementation does nothing.
    open func loadView() {}

    /// Returns the rectangle of the view, with its origin on the baseline. The default is the size of the view if
    /// ``tracksTextAttachmentViewBounds`` is true, otherwise the rectangle of the attachment.
    /// - Parameters:
    ///   - proposedLineFragment: the width of the lines, 0 without a limit, and the height of a line.
    ///   - position: zero. The position is not known before the layout.
    open func attachmentBounds(
        for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation, textContainer: NSTextContainer?,
        proposedLineFragment: CGRect, position: CGPoint
    ) -> CGRect {
        if tracksTextAttachmentViewBounds, let view {
            let limit = proposedLineFragment.width
            let width = limit > 0 ? limit : UIView.layoutFittingExpandedSize.width
            return CGRect(origin: .zero, size: Self.size(of: view, in: width))
        }
        return textAttachment?.attachmentBounds(
            for: textContainer, proposedLineFragment: proposedLineFragment, glyphPosition: position,
            characterIndex: (location as? OffsetLocation)?.offset ?? 0) ?? .zero
    }

    /// The size of the frame, or for a view without a frame the size of its constraints or its intrinsic size.
    private static func size(of view: UIView, in width: CGFloat) -> CGSize {
        if view.translatesAutoresizingMaskIntoConstraints, !view.bounds.isEmpty { return view.bounds.size }
        let fitted = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        if fitted.width > 0, fitted.height > 0 { return CGSize(width: min(fitted.width, width), height: fitted.height) }
        return view.sizeThatFits(CGSize(width: width, height: UIView.layoutFittingExpandedSize.height))
    }
}
