import CoreGraphics
import Foundation
import InterfaceDocuments

/// A container of UIKit whose element in a document has special attributes and related controllers.
@preconcurrency @MainActor
protocol AssembledContainer: UIViewController {
    /// Sets the attributes and the related controllers of an element.
    func assemble(_ element: InterfaceElement, in assembly: InterfaceAssembly)
}

extension UINavigationController: AssembledContainer {
    func assemble(_ element: InterfaceElement, in assembly: InterfaceAssembly) {
        if let part = element.part("navigationBar") {
            assembly.fillOwn(navigationBar, part) { assembly.fill($0, part) }
        }
        if let part = element.part("toolbar") { assembly.fillOwn(toolbar, part) { assembly.fill($0, part) } }
        if let flag = element.flag("navigationBarHidden") { isNavigationBarHidden = flag }
        if let flag = element.flag("toolbarHidden") { isToolbarHidden = flag }
        if let flag = element.flag("hidesBarsOnSwipe") { hidesBarsOnSwipe = flag }
        if let flag = element.flag("hidesBarsOnTap") { hidesBarsOnTap = flag }
        if let flag = element.flag("hidesBarsWhenVerticallyCompact") { hidesBarsWhenVerticallyCompact = flag }
        if let flag = element.flag("hidesBarsWhenKeyboardAppears") { hidesBarsWhenKeyboardAppears = flag }
        guard let segue = element.related("rootViewController").first, let root = assembly.related(segue) else {
            return
        }
        guard !(root is UINavigationController) else {
            return assembly.log(segue.line, "a navigation controller is the root of another; it is left out")
        }
        setViewControllers([root], animated: false)
    }
}

extension UITabBarController: AssembledContainer {
    func assemble(_ element: InterfaceElement, in assembly: InterfaceAssembly) {
        if let part = element.part("tabBar") {
            assembly.fillOwn(tabBar, part) { bar in
                // The items of a tab bar come from the controllers.
                var appearance = part
                appearance.children.removeAll { $0.name == "items" }
                assembly.fill(bar, appearance)
            }
        }
        let pages = element.related("viewControllers").compactMap(assembly.related)
        if !pages.isEmpty { setViewControllers(pages, animated: false) }
    }
}

extension UISplitViewController: AssembledContainer {
    func assemble(_ element: InterfaceElement, in assembly: InterfaceAssembly) {
        if let mode = element.choice("preferredDisplayMode", .named("displayMode")).flatMap({
            UISplitViewController.DisplayMode(rawValue: $0)
        }) {
            preferredDisplayMode = mode
        }
        if let behavior = element.choice("behavior", .named("splitBehavior")).flatMap({
            UISplitViewController.SplitBehavior(rawValue: $0)
        }) {
            preferredSplitBehavior = behavior
        }
        if let flag = element.flag("showsSecondaryOnlyButton") { showsSecondaryOnlyButton = flag }
        if let width = element.number("preferredPrimaryColumnWidth") {
            preferredPrimaryColumnWidth = CGFloat(width)
        }
        if let flag = element.flag("presentsWithGesture") { presentsWithGesture = flag }
        if let style = element.choice("primaryBackgroundStyle", .named("splitBackground")).flatMap({
            UISplitViewController.BackgroundStyle(rawValue: $0)
        }) {
            primaryBackgroundStyle = style
        }
        if let width = element.number("minimumPrimaryColumnWidth") { minimumPrimaryColumnWidth = CGFloat(width) }
        if let width = element.number("maximumPrimaryColumnWidth") { maximumPrimaryColumnWidth = CGFloat(width) }
        if let share = element.number("preferredPrimaryColumnWidthFraction") {
            preferredPrimaryColumnWidthFraction = CGFloat(share)
        }
        let primary = element.related("masterViewController").first.flatMap(assembly.related)
        let secondary = element.related("detailViewController").first.flatMap(assembly.related)
        let supplementary = element.related("supplementaryViewController").first.flatMap(assembly.related)
        guard style != .unspecified else {
            let columns = [primary, secondary].compactMap { $0 }
            if !columns.isEmpty { viewControllers = columns }
            return
        }
        if let primary { setViewController(primary, for: .primary) }
        if style == .tripleColumn, let supplementary {
            setViewController(supplementary, for: .supplementary)
        }
        if let secondary { setViewController(secondary, for: .secondary) }
    }
}

extension UIPageViewController: AssembledContainer {
    func assemble(_ element: InterfaceElement, in assembly: InterfaceAssembly) {
        if let flag = element.flag("doubleSided") { isDoubleSided = flag }
    }
}

extension UITableViewController: AssembledContainer {
    func assemble(_ element: InterfaceElement, in assembly: InterfaceAssembly) {
        if let flag = element.flag("clearsSelectionOnViewWillAppear") { clearsSelectionOnViewWillAppear = flag }
    }
}

extension InterfaceAssembly {
    /// Fills a bar that its controller created and lays out.
    fileprivate func fillOwn<Bar: UIView>(_ bar: Bar, _ element: InterfaceElement, _ appearance: (Bar) -> Void) {
        enter(bar, element)
        if let color = uiColor(element.color("backgroundColor")) { bar.backgroundColor = color }
        if let color = uiColor(element.color("tintColor")) { bar.tintColor = color }
        appearance(bar)
    }
}
