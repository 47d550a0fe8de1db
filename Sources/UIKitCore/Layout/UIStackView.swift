import CoreGraphics
public import Foundation
import QuartzCore

/// Lines its arranged subviews up along one axis. Hidden ones leave the line.
@preconcurrency @MainActor
open class UIStackView: UIView {
    /// How the arranged views share the stack's length: filled by their priorities, equally or in proportion to their
    /// content, or spread with equal gaps or equal distances of their middles.
    public enum Distribution: Int, Sendable {
        case fill = 0, fillEqually, fillProportionally, equalSpacing, equalCentering
    }

    /// Where the arranged views stand across the stack.
    public enum Alignment: Int, Sendable {
        case fill = 0, leading, firstBaseline, center, trailing, lastBaseline
        /// Another name of `leading`, for rows.
        public static let top = Alignment.leading
        /// Another name of `trailing`, for rows.
        public static let bottom = Alignment.trailing
    }

    /// Documented: the spacing that stands for "as `spacing` says".
    public static let spacingUseDefault: CGFloat = .greatestFiniteMagnitude
    /// Documented: the spacing that stands for the system's own, 8 points.
    public static let spacingUseSystem: CGFloat = 1.17549435e-38

    var arrangement = StackArrangement()

    public override init(frame: CGRect) { super.init(frame: frame) }

    /// A stack of these views. Its frame is zero until it is placed.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    /// Of an archive the properties of any view are read; an element of a storyboard has all its attributes when this
    /// returns.
    public required init(coder: NSCoder) {
        super.init(coder: coder)!
        coder.fill(self, as: UIStackView.self)
    }

    /// The views that the stack lays out, in their order. Hidden ones take no room.
    open var arrangedSubviews: [UIView] { arrangement.views }
    /// Puts a view at the end of the line, and adds it as a subview.
    open func addArrangedSubview(_ view: UIView) { arrange(view, at: arrangement.views.count) }
    /// Takes a view out of the line; it stays a subview.
    open func removeArrangedSubview(_ view: UIView) { disarrange(view) }
    /// Arranges a view at an index, and adds it as a subview where it is none. A view that is arranged already moves.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) { arrange(view, at: stackIndex) }

    /// The direction in which the views stand. Horizontal by default.
    open var axis: NSLayoutConstraint.Axis = .horizontal {
        didSet { if axis != oldValue { setNeedsUpdateConstraints() } }
    }
    /// How the views share the stack's length. `.fill` by default.
    open var distribution: Distribution = .fill {
        didSet { if distribution != oldValue { setNeedsUpdateConstraints() } }
    }
    /// Where the views stand across the stack. `.fill` by default.
    open var alignment: Alignment = .fill {
        didSet { if alignment != oldValue { setNeedsUpdateConstraints() } }
    }
    /// Points between neighbors; the least distance for `equalSpacing` and `equalCentering`.
    open var spacing: CGFloat = 0 {
        didSet { if spacing != oldValue { setNeedsUpdateConstraints() } }
    }
    /// The line keeps within the layout margins instead of the bounds.
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { if isLayoutMarginsRelativeArrangement != oldValue { setNeedsUpdateConstraints() } }
    }
    /// Another distance behind one view, in points; `spacingUseDefault` takes the stack's again, `spacingUseSystem` the
    /// system's.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        if arrangement.setSpacing(spacing, after: arrangedSubview) { setNeedsUpdateConstraints() }
    }
    /// The distance that was set behind a view; `spacingUseDefault` where none was.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        arrangement.customSpacing(after: arrangedSubview)
    }

    open override func updateConstraints() {
        // Sizes of the app's views are asked meanwhile, which may look at the line.
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
        guard let place = arrangement.views.firstIndex(where: { $0 === view }) else { return }
        arrangement.views.remove(at: place)
        arrangement.forgetSpacing(after: view)
        NSLayoutConstraint.deactivate(arrangement.constraints(of: view))
        keeping(arrangement) { arrangement.dropInactive() }
        setNeedsUpdateConstraints()
    }
}
