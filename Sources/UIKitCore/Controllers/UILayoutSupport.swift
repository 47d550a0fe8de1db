import CoreGraphics
public import Foundation
import QuartzCore

/// The part of a controller's view that bars cover at one end. Deprecated in favor of `safeAreaLayoutGuide`.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
    /// The covered length, in points.
    var length: CGFloat { get }
    /// The top of the covered area.
    var topAnchor: NSLayoutYAxisAnchor { get }
    /// The bottom of the covered area.
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    /// The height of the covered area.
    var heightAnchor: NSLayoutDimension { get }
}

final class LayoutSupport: UILayoutGuide, UILayoutSupport {
    var length: CGFloat { layoutFrame.height }
}

extension UIViewController {
    var ownTopSupport: LayoutSupport {
        if let made = loading.topSupport, made.owningView === viewIfLoaded { return made }
        let made = makeSupport(.topSupport)
        keeping(loading.topSupport) { loading.topSupport = made }
        return made
    }

    var ownBottomSupport: LayoutSupport {
        if let made = loading.bottomSupport, made.owningView === viewIfLoaded { return made }
        let made = makeSupport(.bottomSupport)
        keeping(loading.bottomSupport) { loading.bottomSupport = made }
        return made
    }

    private func makeSupport(_ source: UILayoutGuide.Source) -> LayoutSupport {
        let owner: UIView = view
        let guide = LayoutSupport(source, of: owner)
        // A system guide does not belong to the app: `layoutGuides` does not list it.
        owner.layoutState.guides.removeAll { $0 === guide }
        owner.layoutState.systemGuides.append(guide)
        return guide
    }
}
