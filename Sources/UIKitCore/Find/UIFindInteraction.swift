import CoreGraphics
public import Foundation

/// Creates the find sessions of a find interaction, and is notified of their beginning and end.
@preconcurrency @MainActor
public protocol UIFindInteractionDelegate: NSObjectProtocol {
    /// Returns the session of a search in a view; nil prevents the find navigator.
    func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?
    /// Called after the find navigator appeared. Does nothing by default.
    func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)
    /// Called after the find navigator was dismissed. Does nothing by default.
    func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
}

extension UIFindInteractionDelegate {
    public func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {}
    public func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {}
}

/// Presents the find navigator, a bar with a search field, for a view with text.
///
/// Chosen: the navigator appears at the bottom of the view's controller, above toolbars and tab bars. Control-F
/// presents the navigator, Control-Alt-F with a field for a replacement, Control-G and Return highlight the next
/// result, with Shift the previous result, Control-E searches for the selection, and Escape dismisses the navigator.
@preconcurrency @MainActor
open class UIFindInteraction: NSObject, UIInteraction, FindPresenter {
    /// The view of the interaction.
    public private(set) weak var view: UIView?
    /// The delegate that was passed to the initializer; held weakly.
    public private(set) weak var delegate: (any UIFindInteractionDelegate)?
    /// The session of the visible navigator.
    open private(set) var activeFindSession: UIFindSession?
    private var navigator: FindNavigator?
    private var text = ""
    private var replacement = ""
    /// Whether the view was the first responder when the navigator appeared.
    private var restoresResponder = false
    /// The delegate of an interaction that UIKit creates.
    private let ownedDelegate: (any UIFindInteractionDelegate)?
    private var repetition: ScheduledWork?

    /// Creates an interaction for ``UIView/addInteraction(_:)``.
    public init(sessionDelegate: any UIFindInteractionDelegate) {
        ownedDelegate = nil
        delegate = sessionDelegate
        super.init()
    }

    /// Creates an interaction with a strong reference to the delegate.
    init(owning delegate: any UIFindInteractionDelegate) {
        ownedDelegate = delegate
        self.delegate = delegate
        super.init()
    }

    /// Whether the navigator is visible.
    open var isFindNavigatorVisible: Bool { navigator != nil }
    /// The text in the search field, which the interaction keeps until the next search. Setting the text of a visible
    /// navigator begins a search.
    open var searchText: String? {
        get { text }
        set { setSearchText(newValue ?? "") }
    }
    /// The text in the field for a replacement.
    open var replacementText: String? {
        get { replacement }
        set {
            replacement = newValue ?? ""
            navigator?.replacement = replacement
        }
    }
    /// Returns the menu of options for a button beside the search field. The closure receives an empty array: there are
    /// no standard options. The navigator has no such button while the property is nil, the default.
    open var optionsMenuProvider: (([UIMenuElement]) -> UIMenu?)? { didSet { navigator?.updateOptions() } }

    // MARK: Navigator

    /// Presents the navigator. No effect if the view is in no window, or the delegate returns no session. While the
    /// navigator is visible, its search field begins editing.
    /// - Parameter showingReplace: whether the navigator has a field for a replacement, if the session supports
    ///   replacements.
    open func presentFindNavigator(showingReplace: Bool) {
        if let navigator, let session = activeFindSession {
            navigator.showsReplacement = showingReplace && session.supportsReplacement
            return navigator.beginEditing()
        }
        guard let view, let place = FindNavigator.Place(for: view),
            let session = delegate?.findInteraction(self, sessionFor: view)
        else { return }
        let supports = session.supportsReplacement
        // App code was called.
        guard self.view === view, view.window != nil, navigator == nil else { return }
        let navigator = FindNavigator(self, text: text, replacement: replacement)
        self.navigator = navigator
        activeFindSession = session
        session.interaction = self
        navigator.showsReplacement = showingReplace && supports
        restoresResponder = view.isFirstResponder
        navigator.updateOptions()
        navigator.appear(in: place)
        navigator.beginEditing()
        performSearch()
        delegate?.findInteraction(self, didBegin: session)
    }

    /// Dismisses the navigator, removes the decorations of results, and ends the session. The view becomes the first
    /// responder again if the view was the first responder before.
    open func dismissFindNavigator() {
        guard let navigator else { return }
        self.navigator = nil
        let session = activeFindSession
        activeFindSession = nil
        session?.interaction = nil
        repetition?.cancel()
        repetition = nil
        let hadFocus = navigator.isEditing
        navigator.disappear()
        session?.invalidateFoundResults()
        if hadFocus, restoresResponder, view?.window != nil { view?.becomeFirstResponder() }
        if let session { delegate?.findInteraction(self, didEnd: session) }
    }

    /// Highlights the next result. No effect without a visible navigator.
    open func findNext() { activeFindSession?.highlightNextResult(in: .forward) }
    /// Highlights the previous result. No effect without a visible navigator.
    open func findPrevious() { activeFindSession?.highlightNextResult(in: .backward) }
    /// Displays the number of results again. Custom sessions call the method when their results changed.
    open func updateResultCount() {
        guard let navigator, let session = activeFindSession else { return }
        navigator.display(session, hasQuery: !text.isEmpty)
    }

    /// Called by the view. Dismisses the navigator when the interaction is removed from its view.
    open func willMove(to view: UIView?) { if view == nil { dismissFindNavigator() } }
    /// Called by the view. Nil after the interaction was removed.
    open func didMove(to view: UIView?) { self.view = view }

    // MARK: Changes by the user

    private func setSearchText(_ new: String) {
        guard new != text else { return }
        text = new
        navigator?.query = new
        if navigator != nil { performSearch() }
    }

    func searchTextEdited(_ new: String) {
        guard new != text else { return }
        text = new
        performSearch()
    }

    func replacementEdited(_ new: String) { replacement = new }

    private func performSearch() {
        guard let session = activeFindSession else { return }
        if text.isEmpty { session.invalidateFoundResults() } else { session.performSearch(query: text, options: nil) }
        updateResultCount()
    }

    func replaceOne() {
        guard let session = activeFindSession, session.allowsReplacementForCurrentlyHighlightedResult else { return }
        session.performSingleReplacement(query: text, replacementString: replacement, options: nil)
        updateResultCount()
    }

    func replaceAll() {
        guard let session = activeFindSession, session.supportsReplacement, !text.isEmpty else { return }
        session.replaceAll(searchQuery: text, replacementString: replacement, options: nil)
        updateResultCount()
    }

    // MARK: Commands

    private var selectedText: String? {
        guard let input = view as? any UITextInput, let range = input.selectedTextRange, !range.isEmpty else {
            return nil
        }
        return input.text(in: range)
    }

    func canPerform(_ command: FindCommand) -> Bool {
        switch command {
        case .find: view?.window != nil
        case .replace: view?.window != nil && (activeFindSession?.supportsReplacement ?? true)
        case .next, .previous: (activeFindSession?.resultCount ?? 0) > 0
        case .useSelection: selectedText != nil
        }
    }

    func perform(_ command: FindCommand) {
        switch command {
        case .find: presentFindNavigator(showingReplace: navigator?.showsReplacement ?? false)
        case .replace: presentFindNavigator(showingReplace: true)
        case .next: findNext()
        case .previous: findPrevious()
        case .useSelection: if let selectedText { searchText = selectedText }
        }
    }

    func viewLeftWindow() { dismissFindNavigator() }

    /// Repeats the search in the next turn, once for all edits of a turn.
    func textChanged() {
        guard navigator != nil, !text.isEmpty, repetition == nil, let view else { return }
        repetition = view.appContext.after(0) { [weak self] in
            guard let self else { return }
            repetition = nil
            (activeFindSession as? UITextSearchingFindSession)?.textChanged(text)
        }
    }
}
