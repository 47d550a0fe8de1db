import Diagnostics
import Foundation
import InterfaceDocuments
import ObjectiveCRuntime

/// Outlets and actions: an app's through ``InterfaceMember``, UIKit's through the table in this file.
extension InterfaceAssembly {
    func setOutlet(_ property: String, of source: AnyObject, to object: AnyObject, _ line: Int) {
        if let member = member(property, of: source), member.selector == nil {
            if !member.assign(source, object) {
                log(
                    line,
                    "the outlet \(property) of \(type(of: source)) holds no \(type(of: object)); it is left as it is")
            }
            return
        }
        guard !setOwnOutlet(property, of: source, to: object, line) else { return }
        lack("outlet", property, source, line)
    }

    /// Handles a connection to a missing outlet.
    ///
    /// Documented: UIKit raises the exception. Chevron stops the program if the class lists its members and the list
    /// lacks the outlet. A class without a list may have the outlet; the log then says which entry is missing. An
    /// outlet of UIKit's own classes that Chevron does not connect never stops the program.
    private func lack(_ kind: String, _ property: String, _ source: AnyObject, _ line: Int) {
        let name = "\(type(of: source))"
        if UIKitOutlets.isKnown(property, of: source) {
            return log(line, "the \(kind) \(property) of \(name) is UIKit's, and not connected here")
        }
        guard !isListing(source) else {
            misuse(
                """
                \(document.name), line \(line): the object "\(id(of: source) ?? "?")" is connected to the \
                \(kind) "\(property)", which its class \(name) does not have
                """
            )
        }
        log(
            line,
            """
            \(name) has no \(kind) \(property); list it in its interfaceMembers: .outlet("\(property)", \
            \\\(name).\(property))
            """
        )
    }

    func setCollection(_ property: String, of source: AnyObject, to objects: [AnyObject], _ appends: Bool, _ line: Int)
    {
        if let member = member(property, of: source), member.selector == nil {
            let former = appends ? member.read(source) as? [AnyObject] ?? [] : []
            if !member.assign(source, former + objects) {
                log(
                    line,
                    """
                    the outlet collection \(property) of \(type(of: source)) does not hold what it is connected \
                    to; it is left as it is
                    """
                )
            }
        } else if property == "gestureRecognizers", let view = source as? UIView {
            for recognizer in objects { (recognizer as? UIGestureRecognizer).map(view.addGestureRecognizer) }
        } else {
            lack("outlet collection", property, source, line)
        }
    }

    /// Whether an outlet would make a view its own descendant.
    private func isCircle(_ object: AnyObject, inside source: AnyObject) -> Bool {
        guard let view = object as? UIView else { return false }
        if let own = source as? UIView { return own.isDescendant(of: view) }
        guard let item = source as? UINavigationItem else { return false }
        // Finds a page's own bar. The bar of a navigation controller is outside its pages.
        var waiting = [view]
        while let next = waiting.popLast() {
            if let bar = next as? UINavigationBar, bar.items?.contains(where: { $0 === item }) == true { return true }
            waiting += next.subviews
        }
        return false
    }

    private func setOwnOutlet(_ property: String, of source: AnyObject, to object: AnyObject, _ line: Int) -> Bool {
        if property.hasSuffix("View"), UIKitOutlets.names.contains(property), isCircle(object, inside: source) {
            log(line, "the outlet \(property) of \(type(of: source)) would put a view into itself and is left out")
            return true
        }
        switch (property, source) {
        // The app launch assigns the window to the app's delegate.
        case ("window", _) where object is UIWindow: break
        case ("rootViewController", let window as UIWindow): window.rootViewController = object as? UIViewController
        case ("delegate", let table as UITableView): table.delegate = object as? any UITableViewDelegate
        case ("delegate", let scroll as UIScrollView): scroll.delegate = object as? any UIScrollViewDelegate
        case ("delegate", let field as UITextField): field.delegate = object as? any UITextFieldDelegate
        case ("delegate", let bar as UISearchBar): bar.delegate = object as? any UISearchBarDelegate
        case ("delegate", let bar as UINavigationBar):
            if !(owner(of: bar) is UINavigationController) { bar.delegate = object as? any UINavigationBarDelegate }
        case ("delegate", let bar as UITabBar): bar.delegate = object as? any UITabBarDelegate
        case ("delegate", let bar as UIToolbar): bar.delegate = object as? any UIToolbarDelegate
        case ("delegate", let stack as UINavigationController):
            stack.delegate = object as? any UINavigationControllerDelegate
        case ("delegate", let tabs as UITabBarController): tabs.delegate = object as? any UITabBarControllerDelegate
        case ("delegate", let split as UISplitViewController):
            split.delegate = object as? any UISplitViewControllerDelegate
        case ("delegate", let pages as UIPageViewController):
            pages.delegate = object as? any UIPageViewControllerDelegate
        case ("delegate", let recognizer as UIGestureRecognizer):
            recognizer.delegate = object as? any UIGestureRecognizerDelegate
        case ("dataSource", let table as UITableView): table.dataSource = object as? any UITableViewDataSource
        case ("prefetchDataSource", let table as UITableView):
            table.prefetchDataSource = object as? any UITableViewDataSourcePrefetching
        case ("delegate", let picker as UIPickerView): picker.delegate = object as? any UIPickerViewDelegate
        case ("dataSource", let picker as UIPickerView): picker.dataSource = object as? any UIPickerViewDataSource
        case ("dataSource", let pages as UIPageViewController):
            pages.dataSource = object as? any UIPageViewControllerDataSource
        case ("view", let controller as UIViewController):
            guard let view = object as? UIView else { return false }
            controller.view = view
        case ("tableView", let controller as UITableViewController): return controller.viewIfLoaded === object
        case ("navigationItem", _), ("tabBarItem", _), ("searchDisplayController", _): return source is UIViewController
        case ("titleView", let item as UINavigationItem): item.titleView = object as? UIView
        case ("accessoryView", let cell as UITableViewCell): cell.accessoryView = object as? UIView
        case ("editingAccessoryView", let cell as UITableViewCell): cell.editingAccessoryView = object as? UIView
        case ("backgroundView", let cell as UITableViewCell): cell.backgroundView = object as? UIView
        case ("selectedBackgroundView", let cell as UITableViewCell): cell.selectedBackgroundView = object as? UIView
        case ("backgroundView", let table as UITableView): table.backgroundView = object as? UIView
        case ("leftView", let field as UITextField): field.leftView = object as? UIView
        case ("rightView", let field as UITextField): field.rightView = object as? UIView
        case ("inputView", let field as UITextField): field.inputView = object as? UIView
        case ("inputAccessoryView", let field as UITextField): field.inputAccessoryView = object as? UIView
        default: return false
        }
        return true
    }

    /// The controller that owns the bar.
    private func owner(of bar: UINavigationBar) -> UIResponder? {
        (controller as? UINavigationController)?.navigationBar === bar ? controller : nil
    }

    /// - Parameter target: nil sends the action to the first responder and the responders above.
    func addAction(_ name: String, of source: AnyObject, to target: AnyObject?, _ event: Int?, _ line: Int) {
        // Reading the list registers the methods by name.
        let own = target.flatMap { member(name, of: $0)?.selector }
        let selector = own ?? Selector(name)
        if let target, !selector.fits(target) {
            let type = "\(type(of: target))"
            let method = name.replacingOccurrences(of: ":", with: "(_:)", options: [], range: name.range(of: ":"))
            log(
                line,
                """
                \(type) has no action \(name); list it in its interfaceMembers: .action("\(name)", \
                \(type).\(method))
                """
            )
        }
        switch source {
        case let control as UIControl:
            control.addTarget(
                target, action: selector,
                for: event.map { UIControl.Event(rawValue: UInt(clamping: $0)) } ?? .primaryActionTriggered)
        case let item as UIBarButtonItem:
            item.target = target
            item.action = selector
        case let recognizer as UIGestureRecognizer:
            if let target {
                recognizer.addTarget(target, action: selector)
            } else {
                log(line, "a recognizer's action \(name) needs a target; it is left out")
            }
        default: log(line, "\(type(of: source)) sends no actions; \(name) is left out")
        }
    }
}

/// Outlets of UIKit's classes, by the names that UIKit's headers mark as outlets.
enum UIKitOutlets {
    static let names: Set<String> = [
        "accessoryView", "arrangedSubviews", "backBarButtonItem", "backgroundView", "collectionView",
        "collectionViewLayout", "contentView", "customView",
        "dataSource", "delegate",
        "dragDelegate", "dropDelegate", "editingAccessoryView", "gestureRecognizers", "inputAccessoryView", "inputView",
        "items", "layoutDelegate",
        "leftBarButtonItem", "leftBarButtonItems", "leftView", "maskView", "multipleSelectionBackgroundView",
        "navigationController", "navigationItem",
        "parentViewController",
        "prefetchDataSource", "refreshControl", "rightBarButtonItem", "rightBarButtonItems", "rightView",
        "rootViewController", "scrollView", "searchBar",
        "searchContentsController", "searchDisplayController", "searchResultsDataSource", "searchResultsDelegate",
        "searchResultsUpdater",
        "selectedBackgroundView",
        "splitViewController", "tabBarController", "tabBarItem", "tableFooterView", "tableHeaderView", "tableView",
        "textDragDelegate", "textDropDelegate",
        "titleView", "toolbarItems",
        "transitioningDelegate", "view", "viewControllers",
    ]

    /// Whether the object's UIKit class has the outlet. Other outlets with such a name belong to the app: a page's
    /// `scrollView`, a view's `tableView`.
    static func isKnown(_ property: String, of source: AnyObject) -> Bool {
        let isOfOthers =
            switch source {
            case is UITableViewController: ofParts.contains(property) && property != "tableView"
            case is UIViewController: ofParts.contains(property)
            case is UITableViewCell, is UITableView, is UITableViewHeaderFooterView, is UIVisualEffectView,
                is UITextField:
                ofControllers.contains(property)
            case is UIView: ofControllers.contains(property) || ofParts.contains(property) && property != "items"
            default: false
            }
        return names.contains(property) && !isOfOthers
    }

    /// Outlets of rows, fields and bars, which controllers and other views lack.
    private static let ofParts: Set<String> = [
        "accessoryView", "backgroundView", "contentView", "customView", "items", "leftView", "rightView", "scrollView",
        "searchBar", "selectedBackgroundView",
        "tableView", "titleView",
    ]
    /// Outlets that no view has.
    private static let ofControllers: Set<String> = [
        "navigationController", "navigationItem", "scrollView", "searchBar", "tabBarController", "tabBarItem",
        "tableView", "toolbarItems", "view",
        "viewControllers",
    ]
}
