public import CoreGraphics
public import Foundation
import QuartzCore

struct ViewLookState {
    var backgroundColor: UIColor?
    var tintColor: UIColor?
    var tintAdjustment = UIView.TintAdjustmentMode.automatic
    var isOpaque = true
    /// Set under a vibrancy effect: what texts inside show in, whatever colour they have.
    var vibrantColor: UIColor?
}

extension UIView {
    func setBackgroundColor(_ color: UIColor?) {
        look.backgroundColor = color
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

    var effectiveTintAdjustment: TintAdjustmentMode {
        if look.tintAdjustment != .automatic { return look.tintAdjustment }
        return tree.superview?.effectiveTintAdjustment ?? .normal
    }

    /// Documented: dimmed tint is shown without its colour.
    var effectiveTintColor: UIColor {
        let color = inheritedTintColor
        guard effectiveTintAdjustment == .dimmed else { return color }
        return UIColor { traits in
            let c = color.cgColor(in: traits)
            let gray = 0.299 * c.red + 0.587 * c.green + 0.114 * c.blue
            return UIColor(white: gray, alpha: c.alpha * 0.8)
        }
    }

    private var inheritedTintColor: UIColor {
        look.tintColor ?? tree.superview?.inheritedTintColor ?? .systemBlue
    }

    var inheritedVibrantColor: UIColor? {
        guard AppContext.current.drawing.hasVibrancy else { return nil }
        return look.vibrantColor ?? tree.superview?.inheritedVibrantColor
    }

    func setVibrantColor(_ color: UIColor?) {
        look.vibrantColor = color
        if color != nil { AppContext.current.drawing.hasVibrancy = true }
    }

    func setTintColor(_ color: UIColor?) {
        guard look.tintColor != color else { return }
        look.tintColor = color
        tellTintChanged()
    }

    func setTintAdjustment(_ mode: TintAdjustmentMode) {
        guard look.tintAdjustment != mode else { return }
        look.tintAdjustment = mode
        tellTintChanged()
    }

    func tellTintChanged() {
        tintColorDidChange()
        for view in tree.subviews where view.look.tintColor == nil || effectiveTintAdjustment == .dimmed || view.look.tintAdjustment == .automatic {
            view.tellTintChanged()
        }
    }
}

/// Drawing in progress, and which classes draw.
@MainActor
struct DrawingState {
    var contexts: [CGContext] = []
    /// Whether a vibrancy effect was ever shown; until then no text looks for one.
    var hasVibrancy = false
    /// Classes whose `draw(_:)` proved to be UIView's own; their views are not asked again.
    private var classesWithoutDrawing: Set<ObjectIdentifier> = []
    private var sawBaseDraw = false

    static func mayDraw(_ type: UIView.Type) -> Bool {
        type != UIView.self && !AppContext.current.drawing.classesWithoutDrawing.contains(ObjectIdentifier(type))
    }

    static func noteBaseDraw() { AppContext.current.drawing.sawBaseDraw = true }

    mutating func beginDraw() { sawBaseDraw = false }

    /// A class whose `draw(_:)` did nothing but reach UIView's own does not draw. One that draws and calls super is told apart by its record.
    mutating func endDraw(_ type: UIView.Type, drewNothing: Bool) -> Bool {
        guard sawBaseDraw, drewNothing else { return true }
        classesWithoutDrawing.insert(ObjectIdentifier(type))
        return false
    }
}

extension UIView {
    func drawContents(in context: CGContext) {
        let app = AppContext.current
        let thread = DrawingThread.current
        thread.contexts.append(context)
        app.drawing.beginDraw()
        traitCollection.performAsCurrent { draw(bounds) }
        _ = thread.contexts.popLast()
        if !app.drawing.endDraw(type(of: self), drewNothing: context.record.isEmpty) { layer.pending.drawsItself = false }
    }
}

/// The context that `draw(_:)` and image renderers draw into; nil outside them.
///
/// Documented: it is the calling thread's own; these functions may be called on any thread.
public func UIGraphicsGetCurrentContext() -> CGContext? { DrawingThread.current.contexts.last }

public func UIGraphicsPushContext(_ context: CGContext) { DrawingThread.current.contexts.append(context) }

public func UIGraphicsPopContext() { _ = DrawingThread.current.contexts.popLast() }

/// Fills with the current fill colour.
@preconcurrency @MainActor
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }
