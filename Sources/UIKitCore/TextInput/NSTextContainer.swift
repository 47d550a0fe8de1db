public import Foundation
import QuartzCore
import TextLogic

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
    /// The areas without text, in the coordinates of the container. Empty by default.
    ///
    /// A line beside an area has a fragment for each free part of its width, from left to right, or from right to left
    /// in a paragraph of that direction. Each fragment has the ``lineFragmentPadding`` at both ends. A line without
    /// space continues below the area. Chosen: a fragment has space if its text is as wide as the line is high.
    ///
    /// The paths are read when the property is set. An open path is closed. A path with a coordinate that is not a
    /// number has no effect.
    open var exclusionPaths: [UIBezierPath] = [] {
        didSet {
            guard !exclusionPaths.isEmpty || !oldValue.isEmpty else { return }
            let new = ExclusionRegion(of: exclusionPaths)
            // A controller may set the paths in every layout, which must not cause a layout.
            guard new != region else { return }
            region = new
            geometryChanged()
        }
    }
    /// The area of the paths.
    private(set) var region = ExclusionRegion([])
    /// Whether the width follows the text view. False by default; true for the container of a text view.
    /// - Coverage: inert (the width always follows the text view, and nothing else)
    open var widthTracksTextView = false
    /// Whether the height follows the text view. False by default.
    /// - Coverage: inert (a text view lays out all its text)
    open var heightTracksTextView = false
    /// Whether lines may have the whole area. Measured (text/simple-container): false with a limit of lines. False with
    /// ``exclusionPaths``.
    open var isSimpleRectangularTextContainer: Bool { maximumNumberOfLines == 0 && exclusionPaths.isEmpty }

    /// Returns the first free part of a line.
    ///
    /// The layout calls this method of a subclass for each part of each line. An override may return a narrower
    /// rectangle, as for a column with slanted sides, and calls `super` for the ``exclusionPaths``. The layout calls
    /// the method again with a lower rectangle after a result that is narrower than the line is high. Chosen: after a
    /// thousand of these results the line has the whole width. The layout ignores the vertical position of further
    /// parts. An override does not change the container, its text or its text view.
    /// - Parameters:
    ///   - proposedRect: the line, in the coordinates of the container.
    ///   - characterIndex: the first character of the part, in UTF-16 units.
    ///   - baseWritingDirection: the direction in which the parts of the line follow each other.
    ///   - remainingRect: set to the rest of the line after the part, if not nil; zero without a rest.
    /// - Returns: the part; its top is below that of the proposed rectangle if the proposed rectangle has no space.
    ///   Zero below the height of the container.
    open func lineFragmentRect(
        forProposedRect proposedRect: CGRect, at characterIndex: Int,
        writingDirection baseWritingDirection: NSWritingDirection,
        remaining remainingRect: UnsafeMutablePointer<CGRect>?
    ) -> CGRect { fragment(proposedRect, baseWritingDirection == .rightToLeft, remainingRect) }

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
