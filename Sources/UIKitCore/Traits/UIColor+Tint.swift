import CoreGraphics
import Foundation

extension UIColor {
    /// The tint color of the view that resolves the color, also in the view's subviews and layers. Outside of views it
    /// is the tint color of the app's main window.
    ///
    /// A view whose own tint color is this color inherits its tint.
    /// Documented (UIColor.tintColor): the color resolves at run time based on the tint color of the app or of the
    /// trait hierarchy.
    public static var tintColor: UIColor {
        if MainQueueMark.isHere { MainActor.assumeIsolated { AppContext.current.resolveTints() } }
        return ofTraits
    }

    static let ofTraits = UIColor(name: "tintColor") { $0.values.tint?.color ?? .systemBlue }
}

/// The tint of a view, as a trait that `UIColor.tintColor` resolves.
struct TintTrait: Hashable, Sendable {
    private let full: UIColor
    private let isDimmed: Bool

    init(_ color: UIColor, isDimmed: Bool) {
        full = color
        self.isDimmed = isDimmed
    }

    /// Documented (UIView.TintAdjustmentMode.dimmed): the dimmed tint color is desaturated.
    var color: UIColor {
        guard isDimmed else { return full }
        return UIColor { [full] traits in
            let c = full.cgColor(in: traits)
            let gray = 0.299 * c.red + 0.587 * c.green + 0.114 * c.blue
            return UIColor(white: gray, alpha: c.alpha * 0.8)
        }
    }
}

extension AppContext {
    /// Makes tints traits of views, from the app's first use of `UIColor.tintColor`. Apps without it have fewer
    /// different traits.
    fileprivate func resolveTints() {
        guard !resolvesTints else { return }
        traits.resolvesTints = true
        traits.generation += 1
        // The traits outside of views get the tint of the main window.
        _ = traits.mainWindow?.traitCollection
    }
}
