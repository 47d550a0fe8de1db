import CoreGraphics
import Foundation
import NavigationLogic
import QuartzCore

/// How columns become one stack, and a stack columns.
extension UISplitViewController {
    func collapse() {
        guard !split.isCollapsed else { return }
        split.isCollapsed = true
        split.buttons.mode?.isHidden = true
        isClassic ? collapseClassic() : collapseColumns()
        delegate?.splitViewControllerDidCollapse(self)
        NotificationCenter.default.post(name: UIViewController.showDetailTargetDidChangeNotification, object: self)
    }

    func expand() {
        guard split.isCollapsed else { return }
        split.isCollapsed = false
        split.buttons.mode?.isHidden = false
        isClassic ? expandClassic() : expandColumns()
        keeping(split.collapsed) { split.collapsed = nil }
        keeping(split.stacks) { split.stacks = nil }
        var mode = automaticMode
        if let wished = delegate?.splitViewController(
            self, displayModeForExpandingToProposedDisplayMode: DisplayMode(rawValue: mode.rawValue) ?? .automatic), wished != .automatic
        {
            mode = SplitLayout.mode(layoutStyle, behavior, preferred: SplitLayout.Mode(rawValue: wished.rawValue) ?? mode, width: Double(viewWidth))
        }
        split.mode = mode
        delegate?.splitViewControllerDidExpand(self)
        NotificationCenter.default.post(name: UIViewController.showDetailTargetDidChangeNotification, object: self)
    }

    // MARK: With a style

    var columnNavigations: [UINavigationController?] {
        [Column.primary, .supplementary, .secondary].map { host($0) as? UINavigationController }
    }

    private func collapseColumns() {
        let proposed: Column = host(.compact) != nil ? .compact : host(.secondary) != nil ? .secondary : host(.supplementary) != nil ? .supplementary : .primary
        // What was left in one column returns there, as if the user had just opened it; the delegate is asked for every other
        // collapse.
        let wanted = split.wantedTop.flatMap { $0 != .compact && proposed != .compact && host($0) != nil ? $0 : nil }
        split.wantedTop = nil
        let top = wanted ?? delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
        if top == .compact, let compact = host(.compact) {
            keeping(split.collapsed) { split.collapsed = compact }
            return
        }
        let navigations = columnNavigations
        guard let base = navigations.lazy.compactMap({ $0 }).first else { return }
        leaveButton()
        let others = navigations.compactMap { $0 }.filter { $0 !== base }
        // The base is last: a page is in one stack only.
        UINavigationController.together(others + [base]) {
            let columns = SplitStacks(navigations.map { $0?.stackToMove() ?? [] })
            let stack = columns.collapsed(top: top == .compact ? 2 : top.rawValue)
            keeping(split.collapsed) { split.collapsed = base }
            keeping(split.stacks) { split.stacks = columns.kept(beside: stack) }
            for navigation in others { navigation.setViewControllers([], animated: false) }
            base.setViewControllers(stack, animated: false)
        }
    }

    private func expandColumns() {
        guard let stacks = split.stacks, let base = split.collapsed as? UINavigationController, base !== host(.compact) else { return }
        let navigations = columnNavigations
        // The base drops them first: a page is in one stack only.
        UINavigationController.together([base] + navigations.compactMap { $0 }.filter { $0 !== base }) {
            let columns = stacks.expanded(from: base.stackToMove()).columns
            base.setViewControllers(navigations.firstIndex { $0 === base }.map { columns[$0] } ?? [], animated: false)
            for (index, navigation) in navigations.enumerated() where navigation !== base {
                navigation?.setViewControllers(columns[index], animated: false)
            }
            keeping(split.collapsed) { split.collapsed = nil }
            keeping(split.stacks) { split.stacks = nil }
        }
    }

    // MARK: Classic

    private func collapseClassic() {
        let primary = delegate?.primaryViewController(forCollapsing: self) ?? host(.primary) ?? host(.secondary)
        keeping(split.collapsed) { split.collapsed = primary }
        if let primary, primary.parent !== self { attachChild(primary) }
        guard let primary, let secondary = host(.secondary), secondary !== primary else { return }
        if delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) == true { return }
        primary.collapseSecondaryViewController(secondary, for: self)
    }

    private func expandClassic() {
        guard let collapsed = split.collapsed else { return }
        let primary = delegate?.primaryViewController(forExpanding: self) ?? host(.primary) ?? collapsed
        let secondary =
            delegate?.splitViewController(self, separateSecondaryFrom: collapsed) ?? collapsed.separateSecondaryViewController(for: self)
            ?? host(.secondary)
        keeping(split.given[0]) { split.given[0] = primary }
        setHost(primary, .primary)
        keeping(split.given[2]) { split.given[2] = secondary }
        setHost(secondary, .secondary)
    }
}

extension UIViewController {
    /// Where `self` is a stack, the secondary's pages go on top of it.
    func collapseSecondaryViewController(_ secondary: UIViewController, for split: UISplitViewController, animated: Bool) {
        collapseSecondaryViewController(secondary, for: split)
    }

    func pushSecondary(_ secondary: UIViewController, for split: UISplitViewController, onto navigation: UINavigationController) {
        var pages = [secondary]
        if let other = secondary as? UINavigationController {
            pages = other.stackToMove()
            other.setViewControllers([], animated: false)
        } else {
            split.abandon(secondary)
        }
        keeping(split.split.stacks) { split.split.stacks = SplitStacks([[], [], pages]).kept(beside: pages) }
        navigation.setViewControllers(
            navigation.viewControllers + pages,
            animated: split.view.window != nil && split.split.isArranged && split.appearance.phase == .shown && !split.split.isChanging)
    }

    func removeSecondary(for split: UISplitViewController, from navigation: UINavigationController) -> UIViewController? {
        guard let root = split.split.stacks?.columns[2].first else { return nil }
        let secondary = split.host(.secondary)
        var pages = split.split.stacks?.columns[2] ?? []
        let stack = navigation.stackToMove()
        if let index = stack.firstIndex(where: { $0 === root }) {
            pages = Array(stack[index...])
            navigation.setViewControllers(Array(stack[..<index]), animated: false)
        }
        if let other = secondary as? UINavigationController {
            other.setViewControllers(pages, animated: false)
        } else if let secondary, secondary.parent == nil {
            split.join(secondary)
        }
        return secondary
    }
}
