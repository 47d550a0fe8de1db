import Diagnostics
import Foundation
import InterfaceDocuments
import NavigationLogic
import QuartzCore
import StateRestoration

/// A container of UIKit whose children are saved and restored. An app's containers encode their children themselves, as
/// references.
@preconcurrency @MainActor
private protocol RestorableContainer: UIViewController {
    /// The children in the order in which they are saved. A child is saved with its index; nil is no child.
    var savedChildren: [UIViewController?] { get }
    /// Returns the container's own values.
    /// - Parameter node: the node of a saved controller.
    func savedFields(_ node: (UIViewController) -> Int?) -> [String: StateValue]
    /// Restores the children, before app code decodes.
    func restoreSaved(_ children: [(place: Int, controller: UIViewController)], _ coder: NSCoder)
}

extension RestorableContainer {
    func savedFields(_ node: (UIViewController) -> Int?) -> [String: StateValue] { [:] }
}

extension UIViewController {
    /// The children in the order in which they are saved, with or without restoration identifier.
    var keptChildren: [(place: SavedPlace, controller: UIViewController)] {
        let own = (self as? any RestorableContainer)?.savedChildren ?? []
        var result = own.enumerated().compactMap { place, child in
            child.map { (place: SavedPlace.child(place), controller: $0) }
        }
        if let presented = presentation.presented, presented.presentationStage?.phase.isLeaving != true {
            result.append((.presented, presented))
        }
        return result
    }

    /// Returns UIKit's own values of a controller.
    /// - Parameter node: the node of a saved controller.
    func encodeContainer(_ node: (UIViewController) -> Int?) -> [String: StateValue] {
        var fields = (self as? any RestorableContainer)?.savedFields(node) ?? [:]
        if presentationStage != nil {
            fields["UIKit.presentationStyle"] = .integer(Int64(clamping: modalPresentationStyle.rawValue))
            fields["UIKit.transitionStyle"] = .integer(Int64(clamping: modalTransitionStyle.rawValue))
        }
        return fields
    }

    func applyPresentationStyle(_ coder: NSCoder) {
        if coder.containsValue(forKey: "UIKit.presentationStyle"),
            let style = UIModalPresentationStyle(rawValue: coder.decodeInteger(forKey: "UIKit.presentationStyle"))
        {
            // The style of an app's presentation controller can only be restored by the app.
            if style != .custom { modalPresentationStyle = style }
        }
        if coder.containsValue(forKey: "UIKit.transitionStyle"),
            let style = UIModalTransitionStyle(rawValue: coder.decodeInteger(forKey: "UIKit.transitionStyle"))
        {
            modalTransitionStyle = style
        }
    }

    /// Restores the children, before app code decodes.
    func restoreChildren(_ children: [(place: Int, controller: UIViewController)], _ coder: NSCoder) {
        (self as? any RestorableContainer)?.restoreSaved(children, coder)
    }
}

extension UINavigationController: RestorableContainer {
    /// The pages of this stack; for a stack of collapsed columns, the pages of the column.
    fileprivate var savedChildren: [UIViewController?] {
        guard let split = parent as? UISplitViewController, let columns = split.columnsApart,
            let column = split.state.hosts.firstIndex(where: { $0 === self }), columns.indices.contains(column)
        else { return viewControllers }
        return columns[column]
    }

    /// Documented (UINavigationController): in the former order; pages without an identifier are not saved. Derived:
    /// pages without an identifier that are below all restored pages stay.
    fileprivate func restoreSaved(_ children: [(place: Int, controller: UIViewController)], _ coder: NSCoder) {
        let restored = children.sorted { $0.place < $1.place }.filter { child in
            guard child.controller is UINavigationController else { return true }
            Log.once(
                "state restoration: a navigation controller cannot be on the stack of another; it is ignored")
            return false
        }
        guard let first = restored.first else { return }
        let bottom = viewControllers.prefix(first.place).filter { page in
            page.savedIdentifier == nil && !restored.contains { $0.controller === page }
        }
        let pages = bottom + restored.map(\.controller)
        guard pages.count != viewControllers.count || !zip(pages, viewControllers).allSatisfy({ $0 === $1 }) else {
            return
        }
        setViewControllers(pages, animated: false)
    }
}

extension UITabBarController: RestorableContainer {
    fileprivate var savedChildren: [UIViewController?] { state.controllers }

    fileprivate func savedFields(_ node: (UIViewController) -> Int?) -> [String: StateValue] {
        guard let selected = selectedViewController else { return [:] }
        var fields: [String: StateValue] = [:]
        fields["UIKit.selected"] = node(selected).map { .node($0) }
        if selectedIndex != NSNotFound { fields["UIKit.selectedIndex"] = .integer(Int64(clamping: selectedIndex)) }
        return fields
    }

    fileprivate func restoreSaved(_ children: [(place: Int, controller: UIViewController)], _ coder: NSCoder) {
        // The tabs of a list of tabs create their controllers themselves.
        if tabList.tabs.isEmpty {
            var pages = state.controllers
            for child in children.sorted(by: { $0.place < $1.place })
            where !pages.contains(where: { $0 === child.controller }) {
                // A restored controller replaces the controller with its identifier from the start of the app.
                let old =
                    pages.indices.contains(child.place)
                        && pages[child.place].savedIdentifier == child.controller.savedIdentifier ? child.place : nil
                if let old {
                    pages[old] = child.controller
                } else {
                    pages.insert(child.controller, at: min(child.place, pages.count))
                }
            }
            if pages.count != state.controllers.count || !zip(pages, state.controllers).allSatisfy({ $0 === $1 }) {
                setViewControllers(pages, animated: false)
            }
        }
        if let chosen = coder.decodeObject(forKey: "UIKit.selected") as? UIViewController,
            state.controllers.contains(where: { $0 === chosen })
        {
            selectedViewController = chosen
        } else if coder.containsValue(forKey: "UIKit.selectedIndex") {
            let index = coder.decodeInteger(forKey: "UIKit.selectedIndex")
            if state.controllers.indices.contains(index) { selectedIndex = index }
        }
    }
}

extension UIPageViewController: RestorableContainer {
    fileprivate var savedChildren: [UIViewController?] { viewControllers ?? [] }

    /// Restores the displayed page, or both pages with the spine in the middle. Other pages come from the data source.
    fileprivate func restoreSaved(_ children: [(place: Int, controller: UIViewController)], _ coder: NSCoder) {
        let restored = children.sorted { $0.place < $1.place }.map(\.controller)
        let shown = viewControllers ?? []
        guard !restored.isEmpty, restored.count >= shown.count,
            restored.count != shown.count || !zip(restored, shown).allSatisfy({ $0 === $1 })
        else { return }
        setViewControllers(restored, direction: .forward, animated: false)
    }
}

extension UISplitViewController: RestorableContainer {
    fileprivate var savedChildren: [UIViewController?] { state.hosts }

    fileprivate func savedFields(_ node: (UIViewController) -> Int?) -> [String: StateValue] {
        topColumn.map { ["UIKit.topColumn": .integer(Int64(clamping: $0))] } ?? [:]
    }

    /// The content of each column after an expansion of the one stack; nil if the columns are already expanded.
    fileprivate var columnsApart: [[UIViewController]]? {
        guard state.isCollapsed, let stacks = state.stacks, let base = state.collapsedStack,
            base !== host(.compact)
        else { return nil }
        return stacks.expanded(from: base.viewControllers).columns
    }

    /// The last column with a page in the one stack; nil if the columns are expanded.
    fileprivate var topColumn: Int? {
        guard let columns = columnsApart, let base = state.collapsedStack else { return nil }
        return columns.lastIndex { column in
            column.first.map { page in base.viewControllers.contains { $0 === page } } ?? false
        }
    }

    fileprivate func restoreSaved(_ children: [(place: Int, controller: UIViewController)], _ coder: NSCoder) {
        for child in children {
            guard let column = Column(rawValue: child.place), host(column) !== child.controller else { continue }
            guard !isClassic else {
                var columns = [host(.primary), host(.secondary)]
                if column == .primary {
                    columns[0] = child.controller
                } else if column == .secondary {
                    columns[1] = child.controller
                }
                viewControllers = columns.compactMap { $0 }
                continue
            }
            if column != .supplementary || style == .tripleColumn { setViewController(child.controller, for: column) }
        }
        if coder.containsValue(forKey: "UIKit.topColumn") {
            state.wantedTop = Column(rawValue: coder.decodeInteger(forKey: "UIKit.topColumn"))
        }
    }
}

extension UIStoryboard {
    /// The storyboard of a saved controller; nil for a storyboard that no longer exists, which is logged.
    static func find(_ scene: SavedStoryboard) -> UIStoryboard? {
        let bundle =
            scene.bundle.isEmpty
            ? Bundle.main : scene.bundle.hasPrefix("/") ? Bundle(path: scene.bundle) : Bundle(identifier: scene.bundle)
        // A name is not a path.
        guard let bundle, !scene.name.contains("/"),
            case .found(let source) = InterfaceSource.find(scene.name, "storyboard", in: bundle)
        else {
            Log.once("state restoration: the storyboard \(scene.name) does not exist")
            return nil
        }
        return UIStoryboard(source)
    }

    /// Creates the controller of a scene again.
    static func revive(_ scene: SavedStoryboard) -> UIViewController? {
        guard let storyboard = find(scene) else { return nil }
        let named = scene.identifier.flatMap { storyboard.document.scene(identifier: $0) }
        guard let found = named ?? scene.element.flatMap({ storyboard.document.scene(ofController: $0) }) else {
            Log.once(
                """
                state restoration: the storyboard \(scene.name) has no scene \
                \(scene.identifier ?? scene.element ?? "") any more
                """
            )
            return nil
        }
        return storyboard.makeController(found, creator: nil)
    }
}
