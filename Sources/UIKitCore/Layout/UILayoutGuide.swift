import CallStack
import CoreGraphics
public import Foundation

/// A rectangle that takes part in layout without being a view.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
    /// What decides a guide's rectangle.
    enum Source {
        case constraints
        case safeArea, margins, readable, keyboard
        /// A scroll view's content, and the part of it that shows.
        case content, frame
        /// What bars cover at the top and at the bottom.
        case topSupport, bottomSupport
    }

    let source: Source
    /// A name for the app's own use. Empty by default.
    open var identifier = ""
    /// The view that the guide is a rectangle in; nil before `addLayoutGuide(_:)`.
    open weak var owningView: UIView? {
        didSet { if owningView !== oldValue { ownerChanged(from: oldValue) } }
    }
    var solvedFrame = CGRect.zero

    public override init() {
        source = .constraints
        super.init()
    }

    init(_ source: Source, of view: UIView) {
        self.source = source
        super.init()
        owningView = view
    }

    /// In the owning view's points; a guide of constraints has one after layout.
    open var layoutFrame: CGRect {
        guard let owningView, let insets = owningView.guideInsets(source) else { return solvedFrame }
        return CGRect(origin: .zero, size: owningView.bounds.size).inset(by: insets).offsetBy(
            dx: owningView.bounds.minX, dy: owningView.bounds.minY)
    }

    private func ownerChanged(from old: UIView?) {
        if let old, let index = old.layoutState.guides.firstIndex(where: { $0 === self }) {
            old.layoutState.guides.remove(at: index)
            old.dropConstraints { $0 === self }
        }
        if let owningView, !owningView.layoutState.guides.contains(where: { $0 === self }) {
            owningView.layoutState.guides.append(self)
        }
    }

    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
}

/// Where the keyboard is, as a rectangle that constraints may name.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UILayoutGuide {}

extension UIView {
    /// Widest column that is comfortable to read, in points. Chosen: 672, the classic width at the default text size.
    static var readableWidth: CGFloat { 672 }

    /// Distances of a system guide from the view's edges; nil for a guide that constraints decide.
    func guideInsets(_ source: UILayoutGuide.Source) -> UIEdgeInsets? {
        switch source {
        case .constraints, .content: return nil
        case .frame: return .zero
        case .safeArea: return safeAreaInsets
        case .keyboard: return UIEdgeInsets(top: bounds.height - keyboardOverlap)
        case .margins: return layoutMargins
        case .topSupport: return UIEdgeInsets(bottom: bounds.height - safeAreaInsets.top)
        case .bottomSupport: return UIEdgeInsets(top: bounds.height - safeAreaInsets.bottom)
        case .readable:
            var insets = layoutMargins
            let spare = max(0, bounds.width - insets.left - insets.right - UIView.readableWidth)
            insets.left += spare / 2
            insets.right += spare / 2
            return insets
        }
    }

    func systemGuide(_ source: UILayoutGuide.Source) -> UILayoutGuide {
        if let made = layoutState.systemGuides.first(where: { $0.source == source }) { return made }
        let guide = UILayoutGuide(source, of: self)
        // A system guide is no guide of the app's: `layoutGuides` does not list it.
        layoutState.guides.removeAll { $0 === guide }
        layoutState.systemGuides.append(guide)
        return guide
    }

    /// What bars and the display do not cover of the view.
    public var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea) }
    /// Its top is the keyboard's while one is shown, else the bottom of the safe area; the rest is the view's bottom.
    public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        if let made = layoutState.systemGuides.lazy.compactMap({ $0 as? UIKeyboardLayoutGuide }).first { return made }
        let guide = UIKeyboardLayoutGuide(.keyboard, of: self)
        layoutState.guides.removeAll { $0 === guide }
        layoutState.systemGuides.append(guide)
        return guide
    }

    var keyboardOverlap: CGFloat {
        guard let window = tree.window, window.keyboardHeight > 0 else { return safeAreaInsets.bottom }
        let bottom = convert(CGPoint(x: 0, y: bounds.maxY), to: nil).y
        return min(max(bottom - (window.bounds.height - window.keyboardHeight), safeAreaInsets.bottom), bounds.height)
    }

    /// The keyboard came or went: what is tied to it moves.
    func keyboardGuidesChanged() {
        if layoutState.systemGuides.contains(where: { $0.source == .keyboard }) { guidesChanged() }
        guard !tree.subviews.isEmpty else { return }
        CallStack.withRoom { for view in tree.subviews { view.keyboardGuidesChanged() } }
    }

    /// What the layout margins leave of the view.
    public var layoutMarginsGuide: UILayoutGuide { systemGuide(.margins) }
    /// What the layout margins leave, never wider than lines of text are easy to read.
    public var readableContentGuide: UILayoutGuide { systemGuide(.readable) }
    /// The guides that were added, in their order.
    public var layoutGuides: [UILayoutGuide] { layoutState.guides }
    /// Gives a guide a place in this view, so that it can be constrained. It leaves the view that it belonged to.
    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) { layoutGuide.owningView = self }
    /// Takes a guide away, with the constraints that it is in.
    public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        if layoutGuide.owningView === self { layoutGuide.owningView = nil }
    }

    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
    /// The line on which the first line of text stands; the bottom edge of a view without text.
    public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
    /// The line on which the last line of text stands; the bottom edge of a view without text.
    public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }
}
