import ChromeLayout
import CoreGraphics
import Foundation
import NavigationLogic
import QuartzCore

/// The view of a tab bar controller: the selected screen and, above it, the bar. The view may outlive its controller;
/// it is then no longer updated.
final class TabBarView: UIView {
    private weak var owner: UITabBarController?

    init(_ owner: UITabBarController) {
        self.owner = owner
        super.init(frame: owner.loading.initialFrame)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() { owner?.layoutBar() }
    override func coveredEdgesChanged() {
        super.coveredEdgesChanged()
        setNeedsLayout()
    }
}

/// The location of a bar that is not hidden.
enum TabBarPlace: Equatable {
    /// The bar is in the controller's view.
    case own
    /// The bar moves with a page.
    case inPage(Page)
    /// The bar slides down or up while an animator of the app moves the pages.
    case sliding(offScreen: Bool)

    struct Page: Equatable { weak var view: UIView? }

    @MainActor var page: UIView? { if case .inPage(let page) = self { page.view } else { nil } }
}

/// The reasons for which a tab bar is hidden.
struct TabBarHiding: OptionSet {
    let rawValue: Int

    /// The app has set `isTabBarHidden`.
    static let byApp = TabBarHiding(rawValue: 1)
    /// The displayed page hides the bar. Changes only in ``UITabBarController/updateBarVisibility()``, together with
    /// the safe area of the pages.
    static let byPage = TabBarHiding(rawValue: 2)
}

extension UITabBarController {
    func makeBar() -> UITabBar {
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 390, height: 49))
        manage(bar)
        return bar
    }

    func assemble() {
        view.addSubview(tabBar)
        if form.showsSidebar { makeSidebarView() }
        if let shown = state.shown {
            shown.loading.initialFrame = view.bounds
            install(shown)
            updateBar()
        }
        layoutBar()
    }

    // MARK: Frames

    /// The frames of bar, sidebar and pages. Without a view, all frames are empty.
    var tabChrome: TabChrome {
        let view = viewIfLoaded
        var chrome = TabChrome(
            size: view?.bounds.size ?? .zero, safeArea: view?.safeAreaInsets.forLayout ?? LayoutInsets(), form: form,
            tabsHeight: BarMetrics.tabsHeight(tabBar.traitCollection),
            accessoryHeight: TabChrome.accessoryHeight(
                of: state.side.accessory?.contentView, inBar: tabBar.bounds.width))
        chrome.isRightToLeft = view?.isRightToLeft ?? false
        chrome.isBarTranslucent = tabBar.isTranslucent
        chrome.isBarHidden = state.hiding.contains(.byApp) || state.minimizing.phase.isMinimized
        chrome.isBarOffScreen = state.isBarOffScreen
        return chrome
    }

    func layoutBar() {
        let form = layoutSidebar()
        tabBar.perform(.extend(below: view.safeAreaInsets.bottom))
        let surroundings = TabBarSurroundings(
            showsTabs: !form.showsSidebar,
            leadingButton: form.hasSidebar && !form.showsSidebar ? sidebarButton : nil)
        tabBar.perform(.specific(.surround(surroundings)))
        let frame = tabChrome.bar(slidesOffScreen: state.place == .sliding(offScreen: true))
        if let stage = state.place.page, tabBar.superview === stage {
            tabBar.frame = stage.convert(frame, from: view)
        } else {
            tabBar.frame = frame
        }
        updateGuide()
        guard let shown = state.shown, shown.viewIfLoaded?.superview === view else { return }
        shown.view.frame = self.frame(for: shown)
        shown.viewIfLoaded?.updateSafeArea()
    }

    func frame(for child: UIViewController) -> CGRect { tabChrome.frame(of: child.pageEdges) }

    func insets(for child: UIViewController) -> UIEdgeInsets {
        let isLeaving = child === state.motion?.from && child !== state.shown
        guard child === state.shown || isLeaving, isViewLoaded else { return .zero }
        return UIEdgeInsets(
            tabChrome.insets(
                of: child.pageEdges,
                isBarOffScreen: isLeaving ? state.motion?.wasOffScreen == true : state.isBarOffScreen))
    }

    // MARK: Hiding

    func hideBar(_ hidden: Bool, animated: Bool) {
        guard state.hiding.contains(.byApp) != hidden else { return }
        state.hiding.formSymmetricDifference(.byApp)
        layoutHiddenBar(animated: animated)
    }

    /// Updates the frame of the displayed page immediately.
    func translucencyChanged() {
        guard isViewLoaded, state.motion == nil else { return }
        if let shown = state.shown, let child = shown.viewIfLoaded, child.superview === view {
            child.frame = frame(for: shown)
        }
        spreadInsets()
    }

    func spreadInsets() {
        state.shown?.viewIfLoaded?.updateSafeArea()
        state.shown?.outerInsetsChanged()
    }

    /// Moves the bar back to its own view, in front of the other views.
    func returnBar() {
        guard isViewLoaded else { return }
        if case .sliding = state.place { tabBar.layer.removeMotions() }
        state.place = .own
        tabBar.perform(.endFade)
        if tabBar.superview !== view { view.addSubview(tabBar) }
        concealBar()
    }

    /// Hides or shows the view of the bar.
    /// - Parameter wasOffScreen: whether the former page hides the bar; nil at rest.
    func concealBar(wasOffScreen: Bool? = nil) {
        tabBar.isHidden = TabChrome.concealsBar(isOffScreen: state.isBarOffScreen, before: wasOffScreen)
    }

    // MARK: Content

    /// The screen whose content is below the bar.
    func content(of controller: UIViewController) -> UIViewController {
        controller.childBelowBars.map { content(of: $0) } ?? controller
    }

    /// Updates the background of the bar for the content that is currently below it.
    func updateOverlap() {
        guard isViewLoaded, state.place.page == nil, let shown = state.shown else { return }
        tabBar.perform(.overlap(watchContent(of: shown)?.scrollFacts.overlapAtBottom ?? 0))
    }

    /// Starts to observe the scroll view below the bar.
    @discardableResult
    private func watchContent(of shown: UIViewController) -> UIScrollView? {
        let page = content(of: shown)
        let scrollView = page.isViewLoaded ? page.contentScrollView(for: .bottom) : nil
        guard state.watched !== scrollView else { return scrollView }
        state.watched?.scrollObservers.remove(self)
        scrollView?.scrollObservers.add(self)
        state.watched = scrollView
        handleMinimizing(.otherContent)
        return scrollView
    }
}

extension UITabBarController: ScrollObserver {
    func scrollViewDidMove(_ scrollView: UIScrollView) {
        guard state.place.page == nil, scrollView === state.watched else { return }
        tabBar.perform(.overlap(scrollView.scrollFacts.overlapAtBottom))
        minimize(by: scrollView)
    }
}

// MARK: Pages that hide the bar

extension UITabBarController: BottomBarHost {
    var tabBarFacts: StackChrome.TabBar { tabChrome.tabBar }

    /// Hides the bar if the displayed page requests this.
    func updateBarVisibility() {
        if state.shown?.hidesOuterBottomBar ?? false {
            state.hiding.insert(.byPage)
        } else {
            state.hiding.remove(.byPage)
        }
    }

    private func isShown(_ navigation: UIViewController) -> Bool {
        sequence(first: navigation) { $0.family.parent }.contains { $0 === state.shown }
    }

    func bottomBarBegins(_ change: BottomBarChange, in navigation: UIViewController, timeline: Timeline?) {
        guard isShown(navigation), isViewLoaded else { return }
        handleMinimizing(.restore(animated: timeline != nil))
        updateBarVisibility()
        returnBar()
        if timeline != nil, change.wasOffScreen != change.isOffScreen,
            let stage = change.wasOffScreen ? change.to : change.from
        {
            concealBar(wasOffScreen: change.wasOffScreen)
            state.place = .inPage(TabBarPlace.Page(view: stage))
            stage.addSubview(tabBar)
            layoutBar()
            tabBar.layoutIfNeeded()
        } else if let timeline, change.wasOffScreen != change.isOffScreen {
            slide(offScreen: change.isOffScreen, timeline)
        }
        state.shown?.viewIfLoaded?.updateSafeArea()
        view.setNeedsLayout()
    }

    func animateBottomBar(overlap: CGFloat, in navigation: UIViewController, timeline: Timeline) {
        guard isShown(navigation), isViewLoaded else { return }
        // A page may get its content during a transition.
        if state.place.page == nil, let shown = state.shown { watchContent(of: shown) }
        // A toolbar is different: it moves with its page.
        tabBar.perform(.fade(toOverlap: overlap, along: timeline, isCoveredAtOnce: true))
    }

    /// Slides the bar down or up for pages and tabs that an animator of the app moves, because these do not move the
    /// bar. Chosen.
    func slide(offScreen: Bool, _ timeline: Timeline) {
        concealBar(wasOffScreen: !offScreen)
        state.place = .sliding(offScreen: !offScreen)
        UIView.performWithoutAnimation { layoutBar() }
        state.place = .sliding(offScreen: offScreen)
        UIView.animate(along: timeline) { layoutBar() }
    }

    func bottomBarRests(in navigation: UIViewController) {
        guard isShown(navigation), isViewLoaded else { return }
        updateBar()
        state.more?.stackRested()
    }

    func bottomBarItemsChanged() {
        guard !state.controllers.isEmpty else { return }
        updateItems()
        updateBarWithoutView()
    }

    /// Updates the bar without animation, because the view is not loaded.
    func updateBarWithoutView() {
        guard !isViewLoaded else { return }
        updateBarVisibility()
        concealBar()
    }

    func updateBar() {
        updateBarVisibility()
        returnBar()
        layoutBar()
        updateOverlap()
    }
}
