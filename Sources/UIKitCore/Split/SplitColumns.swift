import CoreGraphics
import Decisions
import Diagnostics
import Foundation
import NavigationLogic
import QuartzCore

/// The controllers of a split view controller, and the displayed columns.
@MainActor
struct SplitState {
    var style: UISplitViewController.Style
    /// The controllers that were set, by column.
    var given = [UIViewController?](repeating: nil, count: SplitColumn.allCases.count)
    var preferredMode = UISplitViewController.DisplayMode.automatic
    var preferredBehavior = UISplitViewController.SplitBehavior.automatic
    var widths = SplitLayout.Widths()
    var machine: ColumnMachine<UIViewController>
    let runner = EffectRunner<ColumnEffect<UIViewController>>()
    /// Whether the effect in progress moves pages between stacks.
    var movesPages: Bool {
        switch runner.current {
        case .gather, .part: true
        default: false
        }
    }
    /// The number of collapses and expansions since the queue was last empty.
    var turns = 0
    /// The columns before an animation.
    var startLayout: (mode: SplitLayout.Mode, showsInspector: Bool)?
    /// The presented inspector, if there is space for one column only.
    var inspectorSheet: SplitInspectorSheet?
    /// The column on top of the one stack when the app was left.
    var wantedTop: UISplitViewController.Column?
    var buttons = SplitButtons()
    let gesture = SplitGesture()

    init(style: UISplitViewController.Style) {
        self.style = style
        machine = ColumnMachine(style == .tripleColumn ? .triple : .double, isClassic: style == .unspecified)
    }

    var isCollapsed: Bool { machine.phase.isCollapsed }
    var isArranged: Bool { machine.phase != .unarranged }
    /// Children whose views are on screen, or will be together with the container.
    var visible: [UIViewController] { machine.visible }
    /// The controllers in the split view, by column. Controllers that are not navigation controllers are inside a
    /// navigation controller.
    var hosts: [UIViewController?] { machine.hosts }
    /// The base controller while collapsed.
    var collapsed: UIViewController? { machine.phase.stack?.base }
    /// The base controller while collapsed, if it is a stack.
    var collapsedStack: UINavigationController? { collapsed as? UINavigationController }
    /// The pages of the columns' stacks that are not in the collapsed stack, and their first pages.
    var stacks: SplitStacks<UIViewController>? { machine.phase.stack?.stacks }
}

extension UISplitViewController {
    var isClassic: Bool { state.style == .unspecified }
    var layoutStyle: SplitLayout.Style { state.style == .tripleColumn ? .triple : .double }
    var viewWidth: CGFloat { viewIfLoaded?.bounds.width ?? 0 }

    func host(_ column: Column) -> UIViewController? { state.hosts[column.rawValue] }

    // MARK: Setting

    func set(_ vc: UIViewController?, _ column: Column) {
        guard !isClassic else {
            misuse(
                """
                UISplitViewController.setViewController(_:for:): \(self) has no style; make it with init(style:), \
                or set viewControllers
                """
            )
        }
        guard column != .supplementary || state.style == .tripleColumn else {
            misuse(
                """
                UISplitViewController.setViewController(_:for:): \(self) has two columns; use style .tripleColumn \
                for a supplementary one
                """
            )
        }
        guard state.given[column.rawValue] !== vc else { return }
        keeping(state.given[column.rawValue]) { state.given[column.rawValue] = vc }
        request(.set(column.logical, vc))
    }

    /// Sets the controller of a column, inside a navigation controller if necessary.
    func fillColumn(_ vc: UIViewController?, _ column: Column) {
        if isClassic || column == .compact { return answer(.host(column.logical, vc)) }
        if column != .inspector, state.isCollapsed, state.stacks != nil, state.collapsed !== host(.compact) {
            return setCollapsed(vc, column)
        }
        // The column's own navigation controller stays, and gets the new root.
        if let vc, !(vc is UINavigationController), let own = host(column) as? SplitNavigation {
            own.setViewControllers([vc], animated: false)
            updateButtons()
        } else {
            if column == .inspector { state.inspectorSheet?.dismiss(animated: false) }
            answer(
                .host(
                    column.logical,
                    vc.map { $0 is UINavigationController ? $0 : SplitNavigation(rootViewController: $0) }))
        }
    }

    /// Sets another first page for a column of the collapsed stack.
    private func setCollapsed(_ vc: UIViewController?, _ column: Column) {
        guard let stacks = state.stacks, let base = state.collapsedStack else { return }
        let given = vc as? UINavigationController
        let old = host(column)
        let new = given ?? (vc == nil ? nil : old as? SplitNavigation ?? SplitNavigation())
        // If the stack is in this column, it continues in the current controller of the column.
        let heir = new ?? columnNavigations.lazy.compactMap { $0 }.first { $0 !== base }
        let next = base === old ? heir : base
        var moving = [base]
        for one in [given, next].compactMap({ $0 }) where !moving.contains(one) { moving.append(one) }
        UINavigationController.together(moving) {
            let shown = base.stackToMove()
            let pages = given?.stackToMove() ?? [vc].compactMap { $0 }
            var (kept, stack) = (stacks, shown)
            kept.columns[column.rawValue] = pages
            let wasShown = stacks.columns[column.rawValue].first.map { root in shown.contains { $0 === root } } ?? false
            if wasShown {
                var columns = stacks.expanded(from: shown).columns
                columns[column.rawValue] = pages
                stack = columns.enumerated().filter { index, pages in
                    index == column.rawValue || pages.first.map { page in shown.contains { $0 === page } } ?? false
                }.flatMap(\.element)
                kept = kept.kept(beside: pages)
            }
            answer(.replace(column.logical, new, ColumnStack(base: next, stacks: kept)))
            if given !== next { given?.setViewControllers([], animated: false) }
            if base !== next { base.setViewControllers([], animated: false) }
            if wasShown || base !== next { next?.setViewControllers(stack, animated: false) }
        }
    }

    func setClassic(_ new: [UIViewController]) {
        guard isClassic else {
            misuse(
                """
                UISplitViewController.viewControllers: \(self) has a style; set its columns with \
                setViewController(_:for:)
                """
            )
        }
        guard new.count <= 2 else {
            misuse("UISplitViewController.viewControllers: \(self) shows two controllers; \(new.count) were given")
        }
        keeping(state.given[0]) { state.given[0] = new.first }
        request(.set(.primary, new.first))
        // Collapsed, the primary represents both.
        guard new.count > 1 || !state.isCollapsed else { return }
        keeping(state.given[2]) { state.given[2] = new.count > 1 ? new[1] : nil }
        request(.set(.secondary, state.given[2]))
    }

    var shownControllers: [UIViewController] {
        if state.isCollapsed { return [state.collapsed].compactMap { $0 } }
        return [host(.primary), host(.supplementary), host(.secondary)].compactMap { $0 }
    }

    // MARK: Showing controllers

    func showPrimary(_ vc: UIViewController, sender: Any?) {
        if ownDelegate?.splitViewController(self, show: vc, sender: sender) == true { return }
        let senders =
            (sender as? UIViewController).map { [$0] + sequence(first: $0) { $0.family.parent }.dropFirst() } ?? []
        let column = senders.lazy.compactMap { one in self.state.hosts.compactMap { $0 }.first { $0 === one } }.first
        if let navigation = (state.isCollapsed ? state.collapsed : column ?? host(.primary)) as? UINavigationController
        {
            navigation.pushViewController(vc, animated: true)
        } else if isClassic {
            setClassic([vc, host(.secondary)].compactMap { $0 })
        } else {
            set(vc, .primary)
        }
    }

    func showSecondary(_ vc: UIViewController, sender: Any?) {
        if ownDelegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
        guard isClassic else {
            set(vc, .secondary)
            return showColumn(.secondary)
        }
        guard state.isCollapsed else {
            keeping(state.given[2]) { state.given[2] = vc }
            return request(.set(.secondary, vc))
        }
        if state.given[2] !== vc {
            keeping(state.given[2]) { state.given[2] = vc }
            request(.set(.secondary, vc))
        }
        request(.detail(vc))
    }

    // MARK: Columns by call

    func showColumn(_ column: Column) {
        if column == .inspector { return showInspector() }
        guard state.isCollapsed else {
            // Documented (UISplitViewController.show): the nearest mode in which the column is visible.
            let (style, behavior) = (layoutStyle, behavior)
            var mode = decidedMode
            for _ in 0..<3 where !layout(mode).shows(column) { mode = SplitLayout.next(style, behavior, from: mode) }
            if layout(mode).shows(column) { change(to: mode, animated: true) }
            return
        }
        guard let (stacks, base) = stackOfColumns, column != .compact, let root = stacks.columns[column.rawValue].first
        else { return }
        let pages = base.viewControllers
        if pages.contains(where: { $0 === root }) {
            // Up to the column, and the pages above it up to the start of another column.
            let later = stacks.columns.dropFirst(column.rawValue + 1).compactMap(\.first)
            let start = pages.firstIndex { $0 === root } ?? 0
            let end = pages[start...].firstIndex { page in later.contains { $0 === page } } ?? pages.count
            if end < pages.count { base.popToViewController(pages[end - 1], animated: true) }
            return
        }
        request(.show(column.logical))
    }

    /// The one stack of all columns, and the pages of the columns that are not in it.
    private var stackOfColumns: (kept: SplitStacks<UIViewController>, base: UINavigationController)? {
        guard state.isCollapsed, let stacks = state.stacks, let base = state.collapsedStack,
            state.hosts.firstIndex(where: { $0 === base }) != Column.compact.rawValue
        else { return nil }
        return (stacks, base)
    }

    /// Opens the column after the delegate was notified, unless it was opened in the meantime or has no controller any
    /// more.
    func open(_ number: Int, _ column: Column) {
        guard let (stacks, base) = stackOfColumns, let root = stacks.columns[column.rawValue].first else {
            return answer(.opened(number, isThere: false))
        }
        let own = stacks.columns[column.rawValue]
        if !base.viewControllers.contains(where: { $0 === root }) {
            answer(.keep(stacks.kept(beside: own)))
            base.setViewControllers(base.viewControllers + own, animated: true)
        }
        base.whenThere(root) { [weak self] in
            guard let self else { return }
            self.request(.opened(number, isThere: self.shows(column)))
        }
    }

    func hideColumn(_ column: Column) {
        if column == .inspector { return hideInspector() }
        if state.isCollapsed {
            guard column != .compact, let base = state.collapsedStack,
                let root = state.stacks?.columns[column.rawValue].first,
                let index = base.viewControllers.firstIndex(where: { $0 === root }), index > 0
            else { return }
            base.popToViewController(base.viewControllers[index - 1], animated: true)
            return
        }
        guard column != .secondary, layout(decidedMode).shows(column) else { return }
        let mode: SplitLayout.Mode = column == .primary && layoutStyle == .triple ? .oneBeside : .secondaryOnly
        change(to: SplitLayout.mode(layoutStyle, behavior, preferred: mode, width: Double(viewWidth)), animated: true)
    }
}

extension UISplitViewController.Column {
    var logical: SplitColumn { SplitColumn(rawValue: rawValue) ?? .primary }
}

/// The navigation controller that a split view creates for a column.
final class SplitNavigation: UINavigationController {}

extension SplitLayout {
    func shows(_ column: UISplitViewController.Column) -> Bool {
        switch column {
        case .primary: primary.isVisible
        case .supplementary: supplementary.isVisible
        case .secondary: true
        case .compact: false
        case .inspector: inspector.isVisible
        }
    }
}
