import ChromeLayout
import CoreGraphics
import Decisions
import Diagnostics
import Foundation
import NavigationLogic
import QuartzCore

/// The state of a search controller, and its pending effects.
@MainActor
struct SearchState {
    var machine = SearchMachine()
    let runner = EffectRunner<SearchEffect>()
    /// The screen of the next activation.
    weak var nextScreen: UIViewController?
    /// The searched screen, from the activation until the deactivation is complete.
    weak var screen: UIViewController?
    /// The last selected suggestion, until the results updater was called with it.
    var taken: (any UISearchSuggestion)?
    var completions: [Int: () -> Void] = [:]
    var lastTicket = 0

    var isActive: Bool { machine.phase.isActive }
    var showsResults: Bool { machine.phase.showsResults }
    /// Whether the change of the bars is a part of the search's own animation.
    var isMovingBars: Bool {
        switch runner.current {
        case .moveIn, .moveOut: true
        default: false
        }
    }
}

extension UISearchController: SearchBarOwner {
    func prepareSearch() {
        transitioningDelegate = self
        searchBar.perform(.join(self))
    }

    /// The navigation controller above the search bar.
    private var surroundingStack: UINavigationController? {
        sequence(first: searchBar as UIResponder, next: { $0.next }).lazy.compactMap { $0 as? UINavigationController }
            .first { _ in true }
    }

    /// The searched screen: the screen whose item has this search, otherwise the screen that contains the bar.
    private var searchedScreen: UIViewController? {
        if let navigation = surroundingStack, let item {
            return navigation.viewControllers.last { $0.navigationItem === item } ?? navigation.topViewController
        }
        return sequence(first: searchBar as UIResponder, next: { $0.next }).lazy.compactMap { $0 as? UIViewController }
            .first { _ in true }
    }

    private var stage: SearchStageView? { viewIfLoaded as? SearchStageView }

    // MARK: Requests

    func activate() {
        guard !search.isActive else { return }
        ownDelegate?.presentSearchController(self)
        guard !search.isActive else { return }
        guard let screen = searchedScreen, screen.viewIfLoaded?.window != nil else {
            Log.once(
                """
                UISearchController.isActive = true: the search bar is in no window; give the search to a \
                navigationItem that shows
                """
            )
            return
        }
        search.nextScreen = screen
        request(.begin(showsResults: results(whileActive: true)))
    }

    func deactivate(animated: Bool = true, _ completion: (() -> Void)? = nil) {
        var ticket: Int?
        if let completion {
            search.lastTicket += 1
            ticket = search.lastTicket
            search.completions[search.lastTicket] = completion
        }
        request(.end(animated: animated, ticket: ticket))
    }

    func updateParts() { request(.update(showsResults: results(whileActive: search.isActive))) }

    func setShowsResults(_ shows: Bool) {
        automaticallyShowsSearchResultsController = false
        request(.update(showsResults: searchResultsController == nil ? nil : shows))
    }

    /// The single entry point for changes. The machine contains no app code; its effects are performed after the
    /// effects of earlier requests.
    func request(_ request: SearchRequest) {
        search.runner.add(search.machine.handle(request, tracedAs: "search", of: self))
        search.runner.run(tracedAs: "search", of: self) { perform($0) }
    }

    // MARK: Effects

    private func perform(_ effect: SearchEffect) {
        switch effect {
        case .willBegin: ownDelegate?.willPresentSearchController(self)
        case .didBegin: ownDelegate?.didPresentSearchController(self)
        case .willEnd: ownDelegate?.willDismissSearchController(self)
        case .didEnd: ownDelegate?.didDismissSearchController(self)
        case .link: link()
        case .unlink: unlink()
        case .willAppear:
            appearance.reason = .presented
            beginAppearanceTransition(true, animated: true)
        case .willDisappear(let animated):
            appearance.reason = .dismissed
            beginAppearanceTransition(false, animated: animated)
        case .endAppearance: endAppearanceTransition()
        case .install: install()
        case .tearDown: removeParts()
        case .moveIn(let number): moveIn(number)
        case .moveOut(let number, let animated): moveOut(number, animated)
        // An end that was decided in the meantime is not reverted, because a bar that begins editing begins the search.
        case .focus: if search.isActive { searchBar.becomeFirstResponder() }
        case .unfocus: searchBar.resignFirstResponder()
        case .clear:
            searchBar.searchTextField.tokens = []
            searchBar.text = nil
        case .results(let shows): shows ? displayResults() : hideResults()
        case .dim: updateDimming()
        case .suggestions: updateSuggestions()
        case .choose: notifyChoice()
        case .scopes: updateScopes(animated: true)
        case .askForResults: searchResultsUpdater?.updateSearchResults(for: self)
        case .complete(let ticket):
            let completion = search.completions.removeValue(forKey: ticket)
            completion?()
        }
    }

    private func notifyChoice() {
        guard let taken = search.taken else { return }
        keeping(search.taken) { search.taken = nil }
        searchResultsUpdater?.updateSearchResults(for: self, selecting: taken)
    }

    private func link() {
        let screen = search.nextScreen
        search.nextScreen = nil
        search.screen = screen
        presentation.presenting = screen
        guard let screen else { return }
        keeping(screen.presentation.presented) { screen.presentation.presented = self }
        keeping(screen.chrome.overlay) { screen.chrome.overlay = view }
    }

    private func unlink() {
        if let screen = presentation.presenting {
            keeping(screen.presentation.presented) { screen.presentation.presented = nil }
        }
        presentation.presenting = nil
        stage?.isUserInteractionEnabled = false
    }

    private func install() {
        guard let screen = search.screen else { return }
        UIView.performWithoutAnimation { install(view, over: screen) }
    }

    private func install(_ view: UIView, over screen: UIViewController) {
        if let page = screen.view.superview as? PageView {
            page.attachOverlay()
            view.layoutIfNeeded()
            // The dimming view moves with the bar from its current position.
            if let bar = screen.navigationController?.navigationBar {
                stage?.startDimming(at: view.convert(bar.bounds, from: bar).maxY)
            }
            return
        } else {
            // Below a bar that is inside the screen itself.
            let bottom = searchBar.convert(CGPoint(x: 0, y: searchBar.bounds.maxY), to: screen.view).y
            view.frame = BarChrome.searchArea(below: bottom, in: screen.view.bounds.size)
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            screen.view.addSubview(view)
        }
        view.layoutIfNeeded()
    }

    private func removeParts() {
        viewIfLoaded?.removeFromSuperview()
        stage?.isUserInteractionEnabled = true
        if let screen = search.screen { keeping(screen.chrome.overlay) { screen.chrome.overlay = nil } }
        search.screen = nil
    }

    private func moveIn(_ number: Int) {
        changeBars(number, animated: true) {
            self.updateDimming()
            self.stage?.layoutIfNeeded()
            if self.automaticallyShowsCancelButton { self.searchBar.setShowsCancelButton(true, animated: false) }
            self.updateScopes(animated: false)
        }
    }

    private func moveOut(_ number: Int, _ animated: Bool) {
        changeBars(number, animated: animated) {
            self.stage?.dim.alpha = 0
            self.stage?.results?.alpha = 0
            self.stage?.suggestions?.alpha = 0
            if self.automaticallyShowsCancelButton { self.searchBar.setShowsCancelButton(false, animated: false) }
            self.updateScopes(animated: false)
        }
    }

    private func changeBars(_ number: Int, animated: Bool, _ along: @escaping () -> Void) {
        let done = { [weak self] in
            guard let self else { return }
            self.request(.motionEnded(number: number))
        }
        guard let screen = search.screen else { return done() }
        if let navigation = screen.navigationController, item != nil {
            return navigation.searchChanged(on: screen, animated: animated, along: along, done: done)
        }
        guard animated, screen.viewIfLoaded?.window != nil else {
            along()
            return done()
        }
        UIView.animate(
            withDuration: 0.3,
            animations: {
                along()
                self.searchBar.layoutIfNeeded()
            }, completion: { _ in done() })
    }

    // MARK: Displayed content

    private func rule(isActive: Bool) -> SearchRule {
        let scopes: SearchRule.Scopes =
            switch scopeBarActivation {
            case .automatic: .automatic
            case .manual: .manual
            case .onTextEntry: .onTextEntry
            case .onSearchActivation: .onSearchActivation
            }
        return SearchRule(
            isActive: isActive, hasText: searchBar.text?.isEmpty == false || !searchBar.searchTextField.tokens.isEmpty,
            hasScopes: searchBar.scopeButtonTitles?.isEmpty == false, scopes: scopes)
    }

    /// Whether the search displays results; nil without a results controller, or if the app controls it.
    private func results(whileActive isActive: Bool) -> Bool? {
        guard automaticallyShowsSearchResultsController, searchResultsController != nil else { return nil }
        return rule(isActive: isActive).showsResults
    }

    func updateScopes(animated: Bool) {
        if let shows = rule(isActive: search.isActive).showsScopes {
            searchBar.setShowsScope(shows, animated: animated)
        }
    }

    private func updateDimming() {
        stage?.dim.alpha = search.isActive && obscuresBackgroundDuringPresentation && !search.showsResults ? 1 : 0
    }

    private func displayResults() {
        guard let results = searchResultsController else { return }
        if results.parent !== self { addChild(results) }
        guard let stage else { return }
        results.view.frame = stage.bounds
        results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        results.view.alpha = 1
        stage.results = results.view
        stage.addSubview(results.view)
        results.didMove(toParent: self)
        barBackgroundChanged()
    }

    private func hideResults() {
        guard let results = searchResultsController, results.parent === self else { return }
        stage?.results = nil
        results.willMove(toParent: nil)
        results.viewIfLoaded?.removeFromSuperview()
        results.removeFromParent()
        barBackgroundChanged()
    }

    /// Updates the bar's background, which depends on results and suggestions below the bar.
    func barBackgroundChanged() {
        guard let screen = presentation.presenting else { return }
        screen.navigationController?.searchCoverChanged(on: screen)
    }

    func placed(at new: UINavigationItem.SearchBarPlacement, _ move: () -> Void) {
        let former = placement
        placement = new
        guard let former, former != new else { return move() }
        ownDelegate?.searchController(self, willChangeTo: new)
        move()
        ownDelegate?.searchController(self, didChangeFrom: former)
    }

    // MARK: From the bar

    func searchBarDidBegin() { activate() }

    func searchBarTextChanged() { request(.edit(showsResults: results(whileActive: search.isActive))) }

    func searchBarScopeChanged() { request(.changeScope) }

    /// Chosen: the search stays active; the keyboard disappears.
    func searchBarReturned() { searchBar.resignFirstResponder() }

    func searchBarCancelled() -> Bool {
        guard search.isActive else { return false }
        deactivate()
        return true
    }

    func searchBarResized(animated: Bool) {
        guard !search.isMovingBars else { return }
        guard let navigation = surroundingStack, let item, let screen = navigation.barPage,
            screen.navigationItem === item
        else { return }
        navigation.searchChanged(on: screen, animated: animated, along: {})
    }
}
