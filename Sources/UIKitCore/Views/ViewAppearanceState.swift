import CallStack
import CoreGraphics
public import Foundation
import QuartzCore

struct ViewAppearanceState {
    var backgroundColor: UIColor?
    var tintColor: UIColor?
    var tintAdjustment = UIView.TintAdjustmentMode.automatic
    var keptTint = KeptTint()
    var isOpaque = true
    /// The text color inside a vibrancy effect. The color replaces the text's own color.
    var vibrantColor: UIColor?
}

/// The own or inherited tint of a view, cached so that views do not climb their superviews again and again.
struct KeptTint {
    var generation = -1
    var color = UIColor.systemBlue
    var adjustment = UIView.TintAdjustmentMode.normal
}

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

    /// Documented (UIView.TintAdjustmentMode.dimmed): the dimmed tint color is desaturated.
    var effectiveTintColor: UIColor {
        let tint = tint(appContext)
        let color = tint.color
        guard tint.adjustment == .dimmed else { return color }
        return UIColor { traits in
            let c = color.cgColor(in: traits)
            let gray = 0.299 * c.red + 0.587 * c.green + 0.114 * c.blue
            return UIColor(white: gray, alpha: c.alpha * 0.8)
        }
    }

    private func tint(_ app: AppContext) -> KeptTint {
        if appearanceState.keptTint.generation == app.drawing.tintGeneration { return appearanceState.keptTint }
        var tint = KeptTint(color: app.accentColor)
        if let superview = tree.superview { CallStack.withRoom { tint = superview.tint(app) } }
        tint.generation = app.drawing.tintGeneration
        if let color = appearanceState.tintColor { tint.color = color }
        if appearanceState.tintAdjustment != .automatic { tint.adjustment = appearanceState.tintAdjustment }
        appearanceState.keptTint = tint
        return tint
    }

    /// Clears the inherited values of the view and its descendants, because the view has another superview or none.
    /// Other views keep their cached values, so that nesting many views one by one does not repeat all lookups.
    func forgetInherited() {
        let app = appContext
        if tree.subviews.isEmpty {
            appearanceState.keptTint.generation = -1
            traitState.generation = -1
        } else {
            app.drawing.tintGeneration += 1
            app.traits.generation += 1
        }
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
        appContext.drawing.tintGeneration += 1
        notifyTintChange()
    }

    func notifyTintChange() {
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

/// The drawing in progress, and the classes that draw.
@MainActor
struct DrawingState: AppPart {
    var contexts: [CGContext] = []
    /// Incremented when the inherited tint of some views may have changed.
    var tintGeneration = 0
    /// Whether a vibrancy effect has ever been displayed. Until then no text searches for an effect.
    var hasVibrancy = false
    /// Classes whose `draw(_:)` is UIView's own. The views of these classes are not called again.
    private var classesWithoutDrawing: Set<ObjectIdentifier> = []
    private var sawBaseDraw = false

    static func mayDraw(_ type: UIView.Type) -> Bool {
        type != UIView.self && !AppContext.current.drawing.classesWithoutDrawing.contains(ObjectIdentifier(type))
    }

    static func noteBaseDraw() { AppContext.current.drawing.sawBaseDraw = true }

    mutating func beginDraw() { sawBaseDraw = false }

    /// Records that a class does not draw if its `draw(_:)` only reached UIView's own method. A class that draws and
    /// calls super is recognized by its recorded drawing.
    mutating func endDraw(_ type: UIView.Type, drewNothing: Bool) -> Bool {
        guard sawBaseDraw, drewNothing else { return true }
        classesWithoutDrawing.insert(ObjectIdentifier(type))
        return false
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

/// Fills a rectangle with the current fill color.
@preconcurrency @MainActor
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

extension AppContext {
    /// The drawing in progress.
    var drawing: DrawingState {
        get { self[DrawingState.self] }
        _modify { yield &self[DrawingState.self] }
    }
}
