import CoreGraphics
import Foundation
import NavigationLogic
import QuartzCore

/// Collapses columns into one stack, and expands a stack into columns.
extension UISplitViewController {
    // MARK: With a style

    /// The stack of a column.
    func columnStack(_ column: Column) -> UINavigationController? { host(column) as? UINavigationController }

    var columnNavigations: [UINavigationController?] {
        [Column.primary, .supplementary, .secondary].map(columnStack)
    }

    /// The column on top of the collapsed stack.
    func columnToBeOnTop() -> Column {
        let proposed: Column =
            host(.compact) != nil
            ? .compact : host(.secondary) != nil ? .secondary : host(.supplementary) != nil ? .supplementary : .primary
        // The column in which the user left the app returns on top, as if the user had just opened it; the delegate is
        // called for every other collapse.
        let wanted = state.wantedTop.flatMap { $0 != .compact && proposed != .compact && host($0) != nil ? $0 : nil }
        state.wantedTop = nil
        return wanted ?? ownDelegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
            ?? proposed
    }

    /// Collects the pages of the columns in one stack.
    func gather(_ number: Int, top: Column) {
        if top == .compact, let compact = host(.compact) {
            return answer(.gathered(number, ColumnStack(base: compact)))
        }
        let navigations = columnNavigations
        guard let base = navigations.lazy.compactMap({ $0 }).first else {
            return answer(.gathered(number, ColumnStack(base: nil)))
        }
        removeButton()
        // Before the base gets other screens, which are laid out in its width.
        if let page = base.viewIfLoaded, page.superview === viewIfLoaded {
            UIView.performWithoutAnimation { page.frame = view.bounds }
        }
        let others = navigations.compactMap { $0 }.filter { $0 !== base }
        // The base is last, because a page can be in only one stack.
        UINavigationController.together(others + [base]) {
            let columns = SplitStacks(navigations.map { $0?.stackToMove() ?? [] })
            let stack = columns.collapsed(top: top == .compact ? 2 : top.rawValue)
            answer(.gathered(number, ColumnStack(base: base, stacks: columns.kept(beside: stack))))
            for navigation in others { navigation.setViewControllers([], animated: false) }
            base.setViewControllers(stack, animated: false)
        }
    }

    /// Distributes the pages of the one stack to their columns.
    func part() {
        guard !isClassic else { return partClassic() }
        guard let stacks = state.stacks, let base = state.collapsedStack, base !== host(.compact)
        else { return }
        let navigations = columnNavigations
        // The base removes the pages first, because a page can be in only one stack.
        UINavigationController.together([base] + navigations.compactMap { $0 }.filter { $0 !== base }) {
            let columns = stacks.expanded(from: base.stackToMove()).columns
            base.setViewControllers(navigations.firstIndex { $0 === base }.map { columns[$0] } ?? [], animated: false)
            for (index, navigation) in navigations.enumerated() where navigation !== base {
                navigation?.setViewControllers(columns[index], animated: false)
            }
        }
    }

    /// The mode for the width, or the mode from the delegate.
    func modeToExpand() -> SplitLayout.Mode {
        let mode = automaticMode
        let proposed = DisplayMode(rawValue: mode.rawValue) ?? .automatic
        guard
            let requested = ownDelegate?.splitViewController(
                self, displayModeForExpandingToProposedDisplayMode: proposed),
            requested != .automatic
        else {
            return mode
        }
        return SplitLayout.mode(
            layoutStyle, behavior, preferred: SplitLayout.Mode(rawValue: requested.rawValue) ?? mode,
            width: Double(viewWidth))
    }

    // MARK: Classic

    func gatherClassic(_ number: Int) {
        let primary = ownDelegate?.primaryViewController(forCollapsing: self) ?? host(.primary) ?? host(.secondary)
        answer(.gathered(number, ColumnStack(base: primary)))
        if let primary, primary.parent !== self { attachChild(primary) }
        guard let primary, let secondary = host(.secondary), secondary !== primary else { return }
        if ownDelegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) == true { return }
        primary.collapseSecondaryViewController(secondary, for: self)
    }

    private func partClassic() {
        guard let collapsed = state.collapsed else { return }
        let primary = ownDelegate?.primaryViewController(forExpanding: self) ?? host(.primary) ?? collapsed
        let secondary =
            ownDelegate?.splitViewController(self, separateSecondaryFrom: collapsed)
            ?? collapsed.separateSecondaryViewController(for: self)
            ?? host(.secondary)
        keeping(state.given[0]) { state.given[0] = primary }
        answer(.host(.primary, primary))
        keeping(state.given[2]) { state.given[2] = secondary }
        answer(.host(.secondary, secondary))
    }
}

extension UIViewController {
    /// If `self` is a stack, pushes the pages of the secondary onto it.
    func collapseSecondaryViewController(
        _ secondary: UIViewController, for split: UISplitViewController, animated: Bool
    ) {
        collapseSecondaryViewController(secondary, for: split)
    }
}

/// The columns of a split view, as the stack into which they collapse uses them.
extension UISplitViewController: CollapsingContainer {
    func pushSecondary(_ secondary: UIViewController, onto navigation: UINavigationController) {
        let pages = secondary.releasePages(from: self)
        request(.keep(SplitStacks([[], [], pages]).kept(beside: pages)))
        navigation.setViewControllers(
            navigation.viewControllers + pages,
            animated: view.window != nil && state.isArranged && appearance.phase == .shown && !state.movesPages)
    }

    func removeSecondary(from navigation: UINavigationController) -> UIViewController? {
        guard let root = state.stacks?.columns[2].first else { return nil }
        let secondary = host(.secondary)
        var pages = state.stacks?.columns[2] ?? []
        let stack = navigation.stackToMove()
        if let index = stack.firstIndex(where: { $0 === root }) {
            pages = Array(stack[index...])
            navigation.setViewControllers(Array(stack[..<index]), animated: false)
        }
        secondary?.returnPages(pages, to: self)
        return secondary
    }
}
