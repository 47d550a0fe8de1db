import CoreGraphics
import Foundation
import NavigationLogic
import QuartzCore

@MainActor
struct SearchState {
    var isActive = false
    var showsResults = false
    /// The bar changes as a part of the search's own motion.
    var isChanging = false
    /// Counts activations and deactivations, so that the completion of an overtaken animation has no effect.
    var generation = 0
    /// A suggestion of a panel was chosen, and no others came since.
    var isSuggestionChosen = false
    /// What follows the end of the animation that runs.
    var pending: (() -> Void)?
}

/// The view of an active search: dimming, and results over it. Touches pass where it shows nothing.
final class SearchStageView: UIView {
    let dim = UIView()
    weak var results: UIView?
    var suggestions: SuggestionList?
    private weak var owner: UISearchController?

    init(_ owner: UISearchController) {
        self.owner = owner
        super.init(frame: .zero)
        // Folklore: black at 20 %, at 48 % in dark, as under sheets.
        dim.backgroundColor = UIColor { $0.isDark ? UIColor(white: 0, alpha: 0.48) : UIColor(white: 0, alpha: 0.2) }
        dim.alpha = 0
        dim.accessibilityIdentifier = "SearchDimming"
        dim.addGestureRecognizer(UITapGestureRecognizer { [weak owner] _ in owner?.isActive = false })
        addSubview(dim)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        // Below the bar, which may have no background of its own.
        let top = min(safeAreaInsets.top, bounds.height)
        dim.frame = CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
        results?.frame = bounds
        layoutSuggestions()
    }

    /// Below a bar's row suggestions are a part of the screen. From a field in the bar's own line they are a panel in front of the
    /// bar.
    func layoutSuggestions() {
        guard let suggestions, let bar = owner?.searchBar else { return }
        guard bar.hangsSuggestions, let row = bar.superview else {
            if suggestions.superview !== self { addSubview(suggestions) }
            suggestions.frame = bounds
            bringSubviewToFront(suggestions)
            return suggestions.shape = .fills
        }
        if suggestions.superview !== row { row.addSubview(suggestions) }
        suggestions.frame = row.convert(bounds, from: self)
        let field = bar.searchTextField
        var room = safeAreaInsets
        room.top = 0
        suggestions.shape = .hangs(field: suggestions.convert(field.bounds, from: field), outside: room)
    }

    override func safeAreaInsetsDidChange() { setNeedsLayout() }

    func startDimming(at top: CGFloat) {
        dim.frame = CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
        setNeedsLayout()
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        (dim.alpha > 0 || results != nil || suggestions?.superview === self && suggestions?.point(inside: point, with: event) == true) && super.point(inside: point, with: event)
    }
}

extension UISearchController: SearchBarOwner {
    func prepareSearch() {
        searchBar.bar.owner = self
        searchBar.bar.namesItself = true
        searchBar.speakLanguage()
    }

    /// The screen that is searched: the one whose item has this search, else the one that holds the bar.
    private var searchedScreen: UIViewController? {
        let above = sequence(first: searchBar as UIResponder, next: { $0.next })
        if let navigation = above.lazy.compactMap({ $0 as? UINavigationController }).first(where: { _ in true }), let item {
            return navigation.viewControllers.last { $0.navigationItem === item } ?? navigation.topViewController
        }
        return sequence(first: searchBar as UIResponder, next: { $0.next }).lazy.compactMap { $0 as? UIViewController }.first { _ in true }
    }

    private var stage: SearchStageView? { viewIfLoaded as? SearchStageView }

    // MARK: Beginning

    func activate() {
        guard !search.isActive else { return }
        delegate?.presentSearchController(self)
        guard !search.isActive else { return }
        guard let screen = searchedScreen, screen.viewIfLoaded?.window != nil else {
            Log.once("UISearchController.isActive = true: the search bar is in no window; give the search to a navigationItem that shows")
            return
        }
        settlePending()
        delegate?.willPresentSearchController(self)
        search.isActive = true
        let generation = nextGeneration()
        keeping(screen.presentation.presented) { screen.presentation.presented = self }
        presentation.presenting = screen
        appearance.reason = .presented
        keeping(screen.chrome.overlay) { screen.chrome.overlay = view }
        beginAppearanceTransition(true, animated: true)
        UIView.performWithoutAnimation { install(view, over: screen) }
        if automaticallyShowsSearchResultsController { displayResults(rule.showsResults) }
        let finish = { [weak self] in
            guard let self, self.search.generation == generation else { return }
            keeping(self.search.pending) { self.search.pending = nil }
            self.endAppearanceTransition()
            self.delegate?.didPresentSearchController(self)
        }
        keeping(search.pending) { search.pending = finish }
        changeBars(on: screen, animated: true, finish) {
            self.updateDimming()
            self.stage?.layoutIfNeeded()
            if self.automaticallyShowsCancelButton { self.searchBar.setShowsCancelButton(true, animated: false) }
            self.updateScopes(animated: false)
        }
        searchBar.becomeFirstResponder()
        searchResultsUpdater?.updateSearchResults(for: self)
        updateSuggestions()
    }

    private func install(_ view: UIView, over screen: UIViewController) {
        if let page = screen.view.superview as? PageView {
            page.attachOverlay()
            view.layoutIfNeeded()
            // The dimming follows the bar from where that is now.
            if let bar = screen.navigationController?.navigationBar { stage?.startDimming(at: view.convert(bar.bounds, from: bar).maxY) }
            return
        } else {
            // Below a bar that is in the screen itself.
            let bottom = searchBar.convert(CGPoint(x: 0, y: searchBar.bounds.maxY), to: screen.view).y
            view.frame = CGRect(
                x: 0, y: max(0, bottom), width: screen.view.bounds.width, height: max(0, screen.view.bounds.height - bottom))
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            screen.view.addSubview(view)
        }
        view.layoutIfNeeded()
    }

    private func nextGeneration() -> Int {
        search.generation += 1
        return search.generation
    }

    /// The calls of an overtaken animation are made first.
    private func settlePending() {
        let pending = search.pending
        keeping(search.pending) { search.pending = nil }
        pending?()
    }

    private func changeBars(on screen: UIViewController, animated: Bool, _ done: @escaping () -> Void, _ along: @escaping () -> Void) {
        let along = { [self] in
            search.isChanging = true
            along()
            search.isChanging = false
        }
        if let navigation = screen.navigationController, item != nil {
            return navigation.searchChanged(on: screen, animated: animated, along: along, done: done)
        }
        guard animated, screen.viewIfLoaded?.window != nil else {
            along()
            return done()
        }
        UIView.animate(withDuration: 0.3, animations: {
            along()
            self.searchBar.layoutIfNeeded()
        }, completion: { _ in done() })
    }

    // MARK: End

    func deactivate(animated: Bool = true, _ completion: (() -> Void)? = nil) {
        guard search.isActive else {
            completion?()
            return
        }
        settlePending()
        delegate?.willDismissSearchController(self)
        search.isActive = false
        let generation = nextGeneration()
        appearance.reason = .dismissed
        beginAppearanceTransition(false, animated: animated)
        searchBar.resignFirstResponder()
        searchBar.searchTextField.tokens = []
        searchBar.text = nil
        searchResultsUpdater?.updateSearchResults(for: self)
        let screen = presentation.presenting
        if let screen { keeping(screen.presentation.presented) { screen.presentation.presented = nil } }
        presentation.presenting = nil
        stage?.isUserInteractionEnabled = false
        let finish = { [weak self, weak screen] in
            guard let self, self.search.generation == generation else { return }
            keeping(self.search.pending) { self.search.pending = nil }
            self.endAppearanceTransition()
            self.hideResults()
            self.updateSuggestions()
            self.viewIfLoaded?.removeFromSuperview()
            self.stage?.isUserInteractionEnabled = true
            if let screen { keeping(screen.chrome.overlay) { screen.chrome.overlay = nil } }
            self.delegate?.didDismissSearchController(self)
            completion?()
        }
        keeping(search.pending) { search.pending = finish }
        guard let screen else { return finish() }
        changeBars(on: screen, animated: animated, finish) {
            self.stage?.dim.alpha = 0
            self.stage?.results?.alpha = 0
            self.stage?.suggestions?.alpha = 0
            if self.automaticallyShowsCancelButton { self.searchBar.setShowsCancelButton(false, animated: false) }
            self.updateScopes(animated: false)
        }
    }

    // MARK: What shows

    private var rule: SearchRule {
        let scopes: SearchRule.Scopes =
            switch scopeBarActivation {
            case .automatic: .automatic
            case .manual: .manual
            case .onTextEntry: .onTextEntry
            case .onSearchActivation: .onSearchActivation
            }
        return SearchRule(
            isActive: search.isActive, hasText: searchBar.text?.isEmpty == false || !searchBar.searchTextField.tokens.isEmpty, hasScopes: searchBar.scopeButtonTitles?.isEmpty == false,
            scopes: scopes)
    }

    func updateScopes(animated: Bool) {
        if let shows = rule.showsScopes { searchBar.setShowsScope(shows, animated: animated) }
    }

    func updateParts() {
        guard search.isActive else { return }
        if automaticallyShowsSearchResultsController { displayResults(rule.showsResults) }
        updateDimming()
    }

    private func updateDimming() {
        stage?.dim.alpha = search.isActive && obscuresBackgroundDuringPresentation && !search.showsResults ? 1 : 0
    }

    func setShowsResults(_ shows: Bool) {
        automaticallyShowsSearchResultsController = false
        guard search.isActive else { return }
        displayResults(shows)
        updateDimming()
    }

    private func displayResults(_ shows: Bool) {
        guard let results = searchResultsController, search.showsResults != shows else { return }
        guard shows else {
            hideResults()
            return resultsChanged()
        }
        search.showsResults = true
        if results.parent !== self { addChild(results) }
        guard let stage else { return }
        results.view.frame = stage.bounds
        results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        results.view.alpha = 1
        stage.results = results.view
        stage.addSubview(results.view)
        results.didMove(toParent: self)
        resultsChanged()
    }

    private func hideResults() {
        guard search.showsResults, let results = searchResultsController else { return }
        search.showsResults = false
        stage?.results = nil
        results.willMove(toParent: nil)
        results.viewIfLoaded?.removeFromSuperview()
        results.removeFromParent()
    }

    private func resultsChanged() {
        updateSuggestions()
        barBackgroundChanged()
    }

    /// Results and suggestions under the bar give it its background.
    func barBackgroundChanged() {
        guard let screen = presentation.presenting, let navigation = screen.navigationController, screen === navigation.barPage else { return }
        navigation.navigationBar.shown.overlap = navigation.overlap(screen)
        navigation.navigationBar.setNeedsLayout()
    }

    /// Moves the bar to a placement; its delegate is notified if that is another one than before.
    func placed(at new: UINavigationItem.SearchBarPlacement, _ move: () -> Void) {
        let former = placement
        placement = new
        guard let former, former != new else { return move() }
        delegate?.searchController(self, willChangeTo: new)
        move()
        delegate?.searchController(self, didChangeFrom: former)
    }

    // MARK: From the bar

    func searchBarDidBegin() { activate() }

    func searchBarTextChanged() {
        guard search.isActive else { return }
        search.isSuggestionChosen = false
        updateParts()
        updateSuggestions()
        updateScopes(animated: true)
        searchResultsUpdater?.updateSearchResults(for: self)
    }

    func searchBarScopeChanged() {
        if search.isActive { searchResultsUpdater?.updateSearchResults(for: self) }
    }

    /// Documented: the search stays active; the keyboard disappears.
    func searchBarReturned() { searchBar.resignFirstResponder() }

    func searchBarCancelled() -> Bool {
        guard search.isActive else { return false }
        deactivate()
        return true
    }

    func searchBarResized(animated: Bool) {
        guard !search.isChanging else { return }
        let above = sequence(first: searchBar as UIResponder, next: { $0.next })
        guard let navigation = above.lazy.compactMap({ $0 as? UINavigationController }).first(where: { _ in true }), let item,
            let screen = navigation.barPage, screen.navigationItem === item
        else { return }
        navigation.searchChanged(on: screen, animated: animated, along: {})
    }
}
