import CallStack
import CoreGraphics
public import Foundation
import QuartzCore

struct ViewAppearanceState {
    var backgroundColor: UIColor?
    var tintColor: UIColor?
    /// The text color inside a vibrancy effect. The color replaces the text's own color.
    var vibrantColor: UIColor?
    var keptTint = KeptTint()
    var tintAdjustment = UIView.TintAdjustmentMode.automatic
    var isOpaque = true
}

/// The own or inherited tint of a view, cached so that views do not climb their superviews again and again.
struct KeptTint {
    var generation = -1
    var color = UIColor.systemBlue
    var adjustment = UIView.TintAdjustmentMode.normal
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
        type != UIView.self && type.mayDraw
            && !app.drawing.classesWithoutDrawing.contains(ObjectIdentifier(type))
    }

    static func noteBaseDraw() { app.drawing.sawBaseDraw = true }
    private static var app: AppContext { AppContext.current }

    mutating func beginDraw() { sawBaseDraw = false }

    /// Records that a class does not draw if its `draw(_:)` only reached UIView's own method. A class that draws and
    /// calls super is recognized by its recorded drawing.
    mutating func endDraw(_ type: UIView.Type, drewNothing: Bool) -> Bool {
        guard sawBaseDraw, drewNothing else { return true }
        classesWithoutDrawing.insert(ObjectIdentifier(type))
        return false
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
    var tintGeneration: Int { box(DrawingState.self).part.tintGeneration }
}
