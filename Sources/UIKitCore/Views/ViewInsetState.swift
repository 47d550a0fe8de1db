import CallStack
import CoreGraphics
import Diagnostics
import Foundation
import LayerScene
import QuartzCore

struct ViewInsetState {
    /// Set by ``UIView/updateSafeArea(from:)``.
    var safeArea = UIEdgeInsets.zero
    /// Whether the view is the first root of its window and its controller has not got `viewWillAppear` yet. The safe
    /// area is set after this call.
    var awaitsAppearance = false
    var preservesSuperviewMargins = false
    var marginsFollowSafeArea = true
    private var ownMargins = OwnMargins.none

    /// One machine word for views without own margins.
    private indirect enum OwnMargins {
        case none
        case some(UIEdgeInsets?, NSDirectionalEdgeInsets?)
    }

    // Documented (UIView.directionalLayoutMargins): margins of 8 points unless set.
    var margins: UIEdgeInsets {
        get {
            if case .some(let margins?, _) = ownMargins {
                margins
            } else {
                UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
            }
        }
        set { ownMargins = .some(newValue, directionalMargins) }
    }
    var directionalMargins: NSDirectionalEdgeInsets? {
        get { if case .some(_, let margins) = ownMargins { margins } else { nil } }
        set {
            guard newValue != nil || directionalMargins != nil else { return }
            ownMargins = .some(margins, newValue)
        }
    }
}

extension UIEdgeInsets {
    /// Returns these insets, or the fallback if an inset is not a number. NaN would spread to all frames that depend on
    /// the insets.
    @MainActor
    func finite(or fallback: UIEdgeInsets, _ property: String) -> UIEdgeInsets {
        if [top, left, bottom, right].allSatisfy(\.isFinite) { return self }
        Log.once("\(property) = \(self) is not finite; the old value is kept")
        return fallback
    }
}
