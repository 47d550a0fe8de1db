import ChromeLayout
import CoreGraphics
import Foundation
import NavigationLogic
import QuartzCore
import SystemStrings

/// The state of the sidebar of a tab bar controller.
@MainActor
struct TabSideState {
    var isHidden = false
    var view: TabSidebarView?
    /// The button in the bar that shows the sidebar.
    var button: UIButton?
    var accessory: UITabAccessory?
    var guide: TabContentGuide?
    /// The form at the last arrangement.
    var shown = TabForm(.automatic, .automatic, isHidden: false, isWide: false, isLow: false)
}

extension UITabBarController {
    var form: TabForm {
        let traits = traitCollection
        return TabForm(
            TabForm.Mode(rawValue: mode.rawValue) ?? .automatic,
            TabForm.Layout(rawValue: sidebar.preferredLayout.rawValue) ?? .automatic,
            isHidden: state.side.isHidden, isWide: traits.horizontalSizeClass == .regular,
            isLow: traits.verticalSizeClass == .compact)
    }

    // MARK: Form

    /// Called when the mode, the preferred layout or the window changed. Tabs may move between bar and sidebar.
    func formChanged() {
        arrange()
        guard isViewLoaded else { return }
        if form.showsSidebar { makeSidebarView() }
        layoutBar()
        spreadInsets()
        updateOverlap()
    }

    func hideSidebar(_ hidden: Bool, animated: Bool) {
        guard state.side.isHidden != hidden else { return }
        guard form.hasSidebar else {
            state.side.isHidden = hidden
            return
        }
        let animator = SidebarAnimator()
        sidebar.delegate?.tabBarController(self, sidebarVisibilityWillChange: sidebar, animator: animator)
        // An appearing sidebar starts outside of the screen.
        if !hidden, isViewLoaded { makeSidebarView() }
        state.side.isHidden = hidden
        let change = {
            self.formChanged()
            self.viewIfLoaded?.layoutIfNeeded()
            animator.animations.forEach { $0() }
        }
        let end = {
            self.sidebarRests()
            animator.completions.forEach { $0() }
        }
        guard animated, viewIfLoaded?.window != nil else {
            change()
            return end()
        }
        // Chosen: the duration in which columns of a split view are shown and hidden.
        UIView.animate(withDuration: 0.35, delay: 0, options: .curveEaseInOut, animations: change) { _ in end() }
    }

    private func sidebarRests() { state.side.view?.isHidden = !form.showsSidebar }

    // MARK: Views

    func makeSidebarView() {
        if let made = state.side.view {
            made.isHidden = false
            return
        }
        UIView.performWithoutAnimation {
            let made = TabSidebarView(self)
            keeping(state.side.view) { state.side.view = made }
            made.frame = tabChrome.sidebar(isShown: false)
            view.addSubview(made)
            made.partsChanged()
            made.layoutIfNeeded()
        }
    }

    /// - Returns: the form of the container.
    func layoutSidebar() -> TabForm {
        let form = form
        if state.side.shown != form {
            state.side.shown = form
            if form.showsSidebar { makeSidebarView() }
        }
        guard let side = state.side.view else { return form }
        if form.showsSidebar { side.isHidden = false }
        side.frame = tabChrome.sidebar
        if !form.showsSidebar, appContext.animation.current == nil { side.isHidden = true }
        if side.superview === view, view.subviews.last !== side { view.bringSubviewToFront(side) }
        return form
    }

    var sidebarButton: UIButton {
        if let button = state.side.button { return button }
        let button = UIButton(type: .system)
        button.setImage(UIImage(systemName: "sidebar.leading"), for: .normal)
        button.addAction(UIAction { [weak self] _ in self?.hideSidebar(false, animated: true) }, for: .touchUpInside)
        button.accessibilityIdentifier = "ToggleSidebar"
        button.accessibilityLabel = SystemString.sidebar.localized
        keeping(state.side.button) { state.side.button = button }
        return button
    }

    func refreshSidebar() { state.side.view?.refresh() }
    func sidebarPartsChanged() { state.side.view?.partsChanged() }

    // MARK: Selection

    func sidebarTapped(_ row: TabSidebarRow) {
        state.side.view?.becomeFirstResponder()
        switch row.kind {
        case .action(let action): action.performWithSender(self, target: nil)
        case .section(let group): fold(group)
        case .controller(let controller):
            if let item = controller.tabBarItem, tabTapped(item) { tabWasTapped(item) }
        case .tab(let tab):
            guard tab.isEnabled else { return }
            if tab.displayed == nil, let group = tab as? UITabGroup { return fold(group) }
            tap(tab)
        }
    }

    private func tap(_ tab: UITab) {
        let screen = tab.displayed
        if let screen, ownDelegate?.tabBarController(self, shouldSelect: screen) == false { return }
        guard ownDelegate?.tabBarController(self, shouldSelectTab: tab) ?? true else { return }
        let previous = chosenTab
        // The row of a group selects the group's own screen.
        if tab === previous, let screen {
            tappedAgain(screen)
        } else {
            if let group = tab as? UITabGroup, group.viewController != nil { group.chosen = nil }
            choose(tab, animated: false)
        }
        if let screen { ownDelegate?.tabBarController(self, didSelect: screen) }
        ownDelegate?.tabBarController(self, didSelectTab: tab, previousTab: previous)
    }

    func fold(_ group: UITabGroup) {
        group.isFolded = !group.isFoldedNow
        refreshSidebar()
    }
}

extension UITabGroup {
    /// Whether the group is collapsed. Chosen: sections are expanded, and groups inside sections are collapsed, until
    /// the user changes that.
    var isFoldedNow: Bool { isFolded ?? !(parent == nil || sidebarAppearance == .rootSection) }
}
