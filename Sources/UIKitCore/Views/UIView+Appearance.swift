import CallStack
import CoreGraphics
import Diagnostics
public import Foundation
import QuartzCore

extension UIView {
    func setBackgroundColor(_ color: UIColor?) {
        appearanceState.backgroundColor = color
        layer.backgroundColor = color?.cgColor(in: traitCollection)
    }

    func setHidden(_ hidden: Bool) {
        guard layer.isHidden != hidden else { return }
        layer.isHidden = hidden
        hiddenChanged()
        superview?.hiddenChangedBelow()
        superview?.setNeedsLayout()
    }

    // MARK: Tint

    var effectiveTintAdjustment: TintAdjustmentMode { tint(appContext).adjustment }

    var effectiveTintColor: UIColor {
        let tint = tint(appContext)
        return tint.adjustment == .dimmed ? tintTrait.color : tint.color
    }

    var tintTrait: TintTrait {
        let tint = tint(appContext)
        return TintTrait(tint.color, isDimmed: tint.adjustment == .dimmed)
    }

    private func tint(_ app: AppContext) -> KeptTint {
        let generation = app.tintGeneration
        if appearanceState.keptTint.generation == generation { return appearanceState.keptTint }
        var tint: KeptTint
        if let superview = tree.superview {
            tint = superview.appearanceState.keptTint
            if tint.generation != generation { CallStack.withRoom { tint = superview.tint(app) } }
        } else {
            tint = KeptTint(color: app.higher.accentColor)
        }
        tint.generation = generation
        if let color = appearanceState.tintColor, color !== UIColor.ofTraits { tint.color = color }
        if appearanceState.tintAdjustment != .automatic { tint.adjustment = appearanceState.tintAdjustment }
        appearanceState.keptTint = tint
        return tint
    }

    /// Clears the inherited values of the view and its descendants, because the view has another superview or none.
    /// Other views keep their cached values.
    ///
    /// Chosen: beyond 64 views, the values of all views of the app are cleared instead, so that nesting many views one
    /// by one takes time in proportion to their number.
    func forgetInherited() {
        var budget = 64
        guard !forgetInherited(&budget) else { return }
        let app = appContext
        app.drawing.tintGeneration += 1
        app.traits.generation += 1
    }

    /// - Returns: false if the view and its descendants are more than the budget.
    private func forgetInherited(_ budget: inout Int) -> Bool {
        // A view inherits through its superviews, so nothing below a view without inherited values has any.
        guard appearanceState.keptTint.generation != -1 || traitState.generation != -1 else { return true }
        guard budget > 0 else { return false }
        budget -= 1
        appearanceState.keptTint.generation = -1
        traitState.generation = -1
        for view in tree.subviews where !view.forgetInherited(&budget) { return false }
        return true
    }

    /// Clears the inherited tint of the view and its descendants, because its own tint changed.
    private func forgetTint(_ budget: inout Int) -> Bool {
        guard appearanceState.keptTint.generation != -1 else { return true }
        guard budget > 0 else { return false }
        budget -= 1
        appearanceState.keptTint.generation = -1
        for view in tree.subviews where !view.forgetTint(&budget) { return false }
        return true
    }

    var inheritedVibrantColor: UIColor? {
        guard appContext.drawing.hasVibrancy else { return nil }
        return sequence(first: self, next: \.tree.superview).lazy.compactMap(\.appearanceState.vibrantColor).first {
            _ in true
        }
    }

    func setVibrantColor(_ color: UIColor?) {
        appearanceState.vibrantColor = color
        if color != nil { appContext.drawing.hasVibrancy = true }
    }

    func setTintColor(_ color: UIColor?) {
        if appearanceState.tintColor != color { applyTint(color) }
    }

    func applyTint(_ color: UIColor?) {
        appearanceState.tintColor = color
        tintChanged()
    }

    func setTintAdjustment(_ mode: TintAdjustmentMode) {
        guard appearanceState.tintAdjustment != mode else { return }
        appearanceState.tintAdjustment = mode
        tintChanged()
    }

    private func tintChanged() {
        var budget = 64
        if !forgetTint(&budget) { appContext.drawing.tintGeneration += 1 }
        if appContext.resolvesTints { traitsMayHaveChanged() }
        notifyTintChange()
    }

    func notifyTintChange() {
        focus?.layoutRing?()
        tintColorDidChange()
        guard !tree.subviews.isEmpty else { return }
        CallStack.withRoom {
            for view in tree.subviews
            where view.appearanceState.tintColor == nil || effectiveTintAdjustment == .dimmed
                || view.appearanceState.tintAdjustment == .automatic
            {
                view.notifyTintChange()
            }
        }
    }
}

extension UIView {
    func drawContents(in context: CGContext) {
        let app = appContext
        let thread = DrawingThread.current
        thread.contexts.append(context)
        app.drawing.beginDraw()
        traitCollection.performAsCurrent { draw(bounds) }
        _ = thread.contexts.popLast()
        if !app.drawing.endDraw(type(of: self), drewNothing: context.record.isEmpty) {
            layer.pending.drawsItself = false
        }
    }
}

extension UIView {
    /// Returns the proxy that records values for all views of this class. Views apply the values when they are added to
    /// a window; values that an app sets on a view have precedence.
    public static func appearance() -> Self { proxy() }
    /// Returns the proxy for views inside these containers, the innermost first.
    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
        proxy(nil, containerTypes)
    }
    /// Returns the proxy for views with these traits.
    public static func appearance(for trait: UITraitCollection) -> Self { proxy(trait) }
    /// Returns the proxy for views inside these containers, with these traits.
    public static func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { proxy(trait, containerTypes) }

    /// The containers of the view: its superviews and their controllers, the innermost first.
    var containers: [AnyObject] {
        var result: [AnyObject] = []
        var next: UIView? = self
        while let view = next {
            if view !== self { result.append(view) }
            if let controller = view.tree.controller { result.append(controller) }
            next = view.tree.superview
        }
        return result
    }

    func applyAppearances() {
        guard appContext.hasAppearanceRules else { return }
        applyAppearances(in: containers, traits: traitCollection)
    }
}

extension UIView {
    /// - Parameter afterUpdates: whether pending layout and drawing are performed first.
    func makeSnapshot(afterUpdates: Bool) -> UIView {
        if afterUpdates { layoutIfNeeded() }
        // Layers without recorded drawing would be missing in the snapshot.
        layer.recordTree()
        let view = UIView(frame: CGRect(origin: .zero, size: bounds.size))
        view.isUserInteractionEnabled = false
        let picture = layer.snapshot(atRest: afterUpdates)
        picture.opacity = 1
        picture.transform = CATransform3DIdentity
        picture.position = CGPoint(x: bounds.width * picture.anchorPoint.x, y: bounds.height * picture.anchorPoint.y)
        view.layer.addSublayer(picture)
        return view
    }
}

extension UIView {
    /// The sizes and distances of a view that change with the superview's size. Several flexible parts share the change
    /// in proportion to their sizes.
    public struct AutoresizingMask: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The distance to the superview's left edge changes.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        /// The width changes.
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        /// The distance to the superview's right edge changes.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        /// The distance to the superview's top edge changes.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        /// The height changes.
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        /// The distance to the superview's bottom edge changes.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    }

    /// The scale and position of content in a view's bounds: scaled, scaled with its proportions to fit or to fill,
    /// drawn again, or placed unscaled.
    public enum ContentMode: Int, Sendable {
        case scaleToFill = 0, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
        case topLeft, topRight, bottomLeft, bottomRight
    }

    /// The mode of a tint: with or without its color. `.automatic` inherits the mode of the superview.
    public enum TintAdjustmentMode: Int, Sendable { case automatic = 0, normal, dimmed }

    /// The width or height of content without a preferred size.
    public class var noIntrinsicMetric: CGFloat { -1 }

    /// The layout direction of views with this attribute, in the app's language.
    public class func userInterfaceLayoutDirection(
        for semanticContentAttribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        semanticContentAttribute.direction(
            in: UITraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
    }
}
