public import Foundation
import QuartzCore

/// The area in which a layout manager lays out text.
///
/// A text view has a container, whose width follows the view. An app may create a container, add it to an
/// ``NSLayoutManager``, and measure or draw text without a view.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
    /// Called after a change that moves lines.
    var changed: () -> Void = {}
    /// The text view that lays out its text in the container.
    weak var textView: UITextView?

    /// Creates a container.
    /// - Parameter size: see ``size``.
    public init(size: CGSize) {
        ownSize = size
        super.init()
    }
    /// Creates a container without limits.
    public convenience override init() { self.init(size: .zero) }
    /// Creates a container without limits. Containers are not archived.
    public required init?(coder: NSCoder) {
        ownSize = .zero
        super.init()
    }

    private var ownSize: CGSize

    /// The layout manager to which the container was added.
    weak var ownManager: NSLayoutManager?

    /// The layout manager that lays out text in the container. Not retained. The container of a text view has the
    /// layout manager of the view, which is created on first use.
    open var layoutManager: NSLayoutManager? { ownManager ?? textView?.layoutManager }
    /// Always nil: there is no TextKit 2.
    open var textLayoutManager: NSTextLayoutManager? { nil }
    /// Replaces the layout manager. The new layout manager gets all containers and the text of the former one. Ignored
    /// without a layout manager.
    open func replaceLayoutManager(_ newLayoutManager: NSLayoutManager) { replaceManager(newLayoutManager) }

    /// The size in points. Documented (NSTextContainer.size): a width or height of 0 or below is no limit.
    ///
    /// Lines that do not fit into the height are not laid out. In a text view the size is that of the view's text area,
    /// without a limit of the height.
    open var size: CGSize {
        get { textView?.containerSize ?? ownSize }
        set {
            guard ownSize != newValue else { return }
            ownSize = newValue
            geometryChanged()
        }
    }
    /// The padding at both ends of a line, in points.
    ///
    /// Documented (NSTextContainer.lineFragmentPadding): 5 by default.
    open var lineFragmentPadding: CGFloat = 5 { didSet { if lineFragmentPadding != oldValue { geometryChanged() } } }
    /// The maximum number of lines. Documented (NSTextContainer.maximumNumberOfLines): 0, the default, is no limit.
    open var maximumNumberOfLines = 0 { didSet { if maximumNumberOfLines != oldValue { geometryChanged() } } }
    /// The line break mode of the last line, if the number of lines is limited.
    ///
    /// Documented (NSTextContainer.lineBreakMode): `byWordWrapping` by default.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping {
        didSet { if lineBreakMode != oldValue { geometryChanged() } }
    }
    /// Whether the width follows the text view. False by default; true for the container of a text view.
    /// - Coverage: inert (the width always follows the text view, and nothing else)
    open var widthTracksTextView = false
    /// Whether the height follows the text view. False by default.
    /// - Coverage: inert (a text view lays out all its text)
    open var heightTracksTextView = false
    /// Whether lines may have the whole area. Measured (text/simple-container): false with a limit of lines.
    open var isSimpleRectangularTextContainer: Bool { maximumNumberOfLines == 0 }

    private func geometryChanged() {
        changed()
        ownManager?.textContainerChangedGeometry(self)
    }

    private func replaceManager(_ new: NSLayoutManager) {
        guard let old = layoutManager, old !== new else { return }
        let (storage, containers) = (old.textStorage, old.textContainers)
        for index in containers.indices.reversed() { old.removeTextContainer(at: index) }
        containers.forEach { new.addTextContainer($0) }
        storage?.removeLayoutManager(old)
        storage?.addLayoutManager(new)
    }

    // MARK: Numbers

    /// Returns a length that is no limit if it is 0, negative, infinite or not a number.
    private static func limit(_ length: CGFloat) -> CGFloat { length > 0 && length < 1e7 ? length : .infinity }

    /// The width between the paddings; infinite without a limit.
    var lineWidth: CGFloat { max(Self.limit(size.width) - 2 * padding, 1) }
    /// The height; infinite without a limit.
    var heightLimit: CGFloat { Self.limit(size.height) }
    /// The padding, as a number that a layout can use.
    var padding: CGFloat { lineFragmentPadding.isFinite ? min(max(lineFragmentPadding, 0), 10_000) : 0 }
}
