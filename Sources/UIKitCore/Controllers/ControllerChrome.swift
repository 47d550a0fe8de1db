import CoreGraphics
import Diagnostics
import Foundation
import QuartzCore
import SystemStrings

/// The values of a controller for the surrounding bars.
struct ControllerChrome {
    var item: UINavigationItem?
    var tabItem: UITabBarItem?
    var toolbarItems: [UIBarButtonItem]?
    var overrides = UITraitCollection.Values()
    var registrations: [TraitRegistration] = []
    var isEditing = false
    var keyCommands: [UIKeyCommand] = []
    /// A view that covers the controller's view without being its subview.
    var overlay: UIView?
    var editButton: UIBarButtonItem?
    var contentScrollViews: [(edge: NSDirectionalRectEdge, view: WeakScrollView)] = []

    struct WeakScrollView {
        weak var view: UIScrollView?
    }
}

extension UIViewController {
    // A method of the controller, not of the struct: setting the title notifies the bar, which reads the item again.
    func ownNavigationItem() -> UINavigationItem {
        if let item = chrome.item { return item }
        let made = UINavigationItem(title: "")
        made.title = title
        keeping(chrome.item) { chrome.item = made }
        return made
    }
}

extension UIViewController {
    /// Moves a search bar to the current position of its item.
    func updateSearchAmongToolbarItems() {
        guard
            chrome.item?.sides.toolbarShows != nil
                || toolbarItems?.contains(where: { $0.more.searchOwner != nil }) == true
        else { return }
        let item = navigationItem
        let shows = { [weak self] (place: UIBarButtonItem) -> Bool in
            guard let self, self.stack?.showsToolbar == true else { return false }
            return self.toolbarItems?.contains { $0 === place } ?? false
        }
        keeping(item.sides.toolbarShows) { item.sides.toolbarShows = shows }
        item.searchRuleChanged()
    }

    func ownEditButton() -> UIBarButtonItem {
        if let button = chrome.editButton { return button }
        let button = UIBarButtonItem(
            primaryAction: UIAction { [weak self] _ in
                guard let self else { return }
                self.setEditing(!self.isEditing, animated: true)
            })
        keeping(chrome.editButton) { chrome.editButton = button }
        updateEditButton()
        return button
    }

    func updateEditButton() {
        chrome.editButton?.title = isEditing ? SystemString.done.localized : SystemString.edit.localized
        chrome.editButton?.style = isEditing ? .done : .plain
    }
}

extension ControllerChrome {
    mutating func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        contentScrollViews.removeAll { edge.contains($0.edge) }
        for single in [NSDirectionalRectEdge.top, .leading, .bottom, .trailing] where edge.contains(single) {
            contentScrollViews.append((single, WeakScrollView(view: scrollView)))
        }
    }
}

extension UIViewController {
    func checkSingle(_ edge: NSDirectionalRectEdge) {
        guard [NSDirectionalRectEdge.top, .leading, .bottom, .trailing].contains(edge) else {
            misuse("\(type(of: self)).contentScrollView: \(edge) is not exactly one edge; call it for each edge")
        }
    }

    func findContentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        if let set = chrome.contentScrollViews.first(where: { $0.edge == edge }) { return set.view.view }
        // Measured (large-titles/content) by porters: UIKit only searches the chain of first subviews.
        var view = viewIfLoaded
        while let current = view {
            if let scrollView = current as? UIScrollView { return scrollView }
            view = current.subviews.first
        }
        return nil
    }

    var safeAreaAdditions: UIEdgeInsets { additionalSafeAreaInsets + chromeInsets }

    /// The insets of a container's bars in this controller's view, in addition to the container's own insets.
    private var chromeInsets: UIEdgeInsets { containerInsets }
}

extension UIViewController {
    func preferredSizeChanged() {
        if let parent { return parent.preferredContentSizeDidChange(forChildContentContainer: self) }
        higher.presentationContainer?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
}
