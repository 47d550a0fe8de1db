import CoreGraphics
public import Foundation
import QuartzCore

/// A view that lays out its arranged subviews along an axis. Hidden subviews are left out.
@preconcurrency @MainActor
open class UIStackView: UIView {
    /// The distribution of the arranged views along the axis. The views fill the stack by their priorities, equally, or
    /// in proportion to their content. Or the views have equal gaps, or equal distances of their centers.
    public enum Distribution: Int, Sendable {
        case fill = 0, fillEqually, fillProportionally, equalSpacing, equalCentering
    }

    /// The alignment of the arranged views perpendicular to the axis.
    public enum Alignment: Int, Sendable {
        case fill = 0, leading, firstBaseline, center, trailing, lastBaseline
        /// Another name of `leading`, for horizontal stacks.
        public static let top = Alignment.leading
        /// Another name of `trailing`, for horizontal stacks.
        public static let bottom = Alignment.trailing
    }

    /// A custom spacing equal to ``spacing``. Documented: UIStackView.spacingUseDefault.
    public static let spacingUseDefault: CGFloat = .greatestFiniteMagnitude
    /// A custom spacing equal to the system spacing of 8 points. Documented: UIStackView.spacingUseSystem.
    public static let spacingUseSystem: CGFloat = 1.17549435e-38

    var arrangement = StackArrangement()

    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Creates a stack of these views, with a zero frame.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    /// Reads the properties of every view from an archive. An element of a storyboard has all its attributes when the
    /// initializer returns.
    public required init(coder: NSCoder) {
        super.init(coder: coder)!
        coder.fill(self, as: UIStackView.self)
    }

    /// The views that the stack lays out, in order. Hidden views take no space.
    open var arrangedSubviews: [UIView] { arrangement.views }
    /// Appends a view to the arranged views, and adds it as a subview.
    open func addArrangedSubview(_ view: UIView) { arrange(view, at: arrangement.views.count) }
    /// Removes a view from the arranged views. It remains a subview.
    open func removeArrangedSubview(_ view: UIView) { disarrange(view) }
    /// Inserts a view into the arranged views, and adds it as a subview if necessary. A view that is already arranged
    /// moves to the index.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) { arrange(view, at: stackIndex) }

    /// The axis of the stack. The default is horizontal.
    open var axis: NSLayoutConstraint.Axis = .horizontal {
        didSet { if axis != oldValue { setNeedsUpdateConstraints() } }
    }
    /// The distribution of the views along the axis. The default is `.fill`.
    open var distribution: Distribution = .fill {
        didSet { if distribution != oldValue { setNeedsUpdateConstraints() } }
    }
    /// The alignment of the views perpendicular to the axis. The default is `.fill`.
    open var alignment: Alignment = .fill {
        didSet { if alignment != oldValue { setNeedsUpdateConstraints() } }
    }
    /// The distance of adjacent views, in points. For `equalSpacing` and `equalCentering`, the minimum distance. The
    /// default is 0.
    open var spacing: CGFloat = 0 {
        didSet { if spacing != oldValue { setNeedsUpdateConstraints() } }
    }
    /// Whether the views are laid out inside the layout margins instead of the bounds. The default is false.
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { if isLayoutMarginsRelativeArrangement != oldValue { setNeedsUpdateConstraints() } }
    }
    /// Sets the distance after a view, in points. `spacingUseDefault` restores the stack's spacing, and
    /// `spacingUseSystem` uses the system spacing.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        if arrangement.setSpacing(spacing, after: arrangedSubview) { setNeedsUpdateConstraints() }
    }
    /// Returns the distance that was set after a view, or `spacingUseDefault`.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        arrangement.customSpacing(after: arrangedSubview)
    }

    open override func updateConstraints() {
        // The sizes of the app's views are requested meanwhile. The app's code may read the stack.
        var renewed = arrangement
        renewed.renew(in: self)
        keeping(arrangement) { arrangement = renewed }
        super.updateConstraints()
    }

    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        disarrange(subview)
    }

    override func hiddenChangedBelow() { setNeedsUpdateConstraints() }
}

extension UIStackView {
    fileprivate func arrange(_ view: UIView, at place: Int) {
        if let old = arrangement.views.firstIndex(where: { $0 === view }) { arrangement.views.remove(at: old) }
        arrangement.views.insert(view, at: min(max(place, 0), arrangement.views.count))
        view.translatesAutoresizingMaskIntoConstraints = false
        if view.superview !== self { addSubview(view) }
        setNeedsUpdateConstraints()
    }

    fileprivate func disarrange(_ view: UIView) {
        guard let index = arrangement.views.firstIndex(where: { $0 === view }) else { return }
        arrangement.views.remove(at: index)
        arrangement.forgetSpacing(after: view)
        NSLayoutConstraint.deactivate(arrangement.constraints(of: view))
        keeping(arrangement) { arrangement.dropInactive() }
        setNeedsUpdateConstraints()
    }
}
