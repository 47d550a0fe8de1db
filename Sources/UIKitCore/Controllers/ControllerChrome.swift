import CoreGraphics
import Foundation

/// What a controller says about the bars around it.
struct ControllerChrome {
    var item: UINavigationItem?
    var toolbarItems: [UIBarButtonItem]?
    var overrides = UITraitCollection.Values()
    var isEditing = false
    var contentScrollViews: [(edge: NSDirectionalRectEdge, view: WeakScrollView)] = []

    struct WeakScrollView {
        weak var view: UIScrollView?
    }
}

@MainActor
extension ControllerChrome {
    mutating func item(for controller: UIViewController) -> UINavigationItem {
        if let item { return item }
        let made = UINavigationItem(title: controller.title ?? "")
        if controller.title == nil { made.title = nil }
        item = made
        return made
    }

    func titleChanged(_ controller: UIViewController) {
        item?.title = controller.title
    }

    func editingChanged(_ controller: UIViewController) {}

    mutating func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        contentScrollViews.removeAll { edge.contains($0.edge) }
        for single in [NSDirectionalRectEdge.top, .leading, .bottom, .trailing] where edge.contains(single) {
            contentScrollViews.append((single, WeakScrollView(view: scrollView)))
        }
    }
}

extension UIViewController {
    func findContentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        if let set = chrome.contentScrollViews.first(where: { $0.edge == edge }) { return set.view.view }
        // Measured by porters: only the chain of first subviews is looked at.
        var view = viewIfLoaded
        while let current = view {
            if let scrollView = current as? UIScrollView { return scrollView }
            view = current.subviews.first
        }
        return nil
    }

    var safeAreaAdditions: UIEdgeInsets { additionalSafeAreaInsets + chromeInsets }

    /// What bars of a container cover of this controller's view, beyond what the container's own place says.
    private var chromeInsets: UIEdgeInsets { family.parent?.barInsets(for: self) ?? .zero }
}
