import CallStack
import CoreGraphics
public import Foundation

/// A rectangle that takes part in layout without a view.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
    /// The source of a guide's rectangle.
    enum Source {
        case constraints
        case safeArea, margins, readable, keyboard
        /// A scroll view's content, and its visible part.
        case content, frame
        /// The areas that bars cover at the top and at the bottom.
        case topSupport, bottomSupport
    }

    let source: Source
    /// An identifier for the app's own use. The default is empty.
    open var identifier = ""
    /// The view that owns the guide; nil before `addLayoutGuide(_:)`.
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

    /// The guide's rectangle in the owning view's coordinates. A guide with constraints has its rectangle after layout.
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

/// The keyboard's rectangle, for constraints.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UILayoutGuide {}

extension UIView {
    /// The maximum width of readable text, in points. Chosen: 672, the classic width at the default text size.
    static var readableWidth: CGFloat { 672 }

    /// Returns the insets of a system guide in the view. Returns nil for a guide with constraints.
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
        // A system guide does not belong to the app: `layoutGuides` does not list it.
        layoutState.guides.removeAll { $0 === guide }
        layoutState.systemGuides.append(guide)
        return guide
    }

    /// The part of the view that bars and the display do not cover.
    public var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea) }
    /// The guide whose top is the top of a visible keyboard, or else the bottom of the safe area. Its bottom is the
    /// view's bottom.
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

    /// Called when the keyboard appeared or disappeared: invalidates the layout of constrained views.
    func keyboardGuidesChanged() {
        if layoutState.systemGuides.contains(where: { $0.source == .keyboard }) { guidesChanged() }
        guard !tree.subviews.isEmpty else { return }
        CallStack.withRoom { for view in tree.subviews { view.keyboardGuidesChanged() } }
    }

    /// The part of the view inside its layout margins.
    public var layoutMarginsGuide: UILayoutGuide { systemGuide(.margins) }
    /// The part of the view inside its layout margins, with the maximum width of readable text.
    public var readableContentGuide: UILayoutGuide { systemGuide(.readable) }
    /// The guides of the view, in the order of insertion.
    public var layoutGuides: [UILayoutGuide] { layoutState.guides }
    /// Adds a guide to the view. The guide is removed from its previous view.
    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) { layoutGuide.owningView = self }
    /// Removes a guide and its constraints.
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
    /// The baseline of the first line of text; the bottom edge of a view without text.
    public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
    /// The baseline of the last line of text; the bottom edge of a view without text.
    public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }
}
