import CoreGraphics
public import Foundation
import QuartzCore

/// A list of what can be done with something: what the desktop can do, then the app's own activities.
///
/// Texts and addresses are copied; addresses and files are opened with the desktop's program for them; pictures, data
/// and files are saved in the folder for downloads. Other programs do not offer themselves: no desktop has a list of
/// those that share.
///
/// It comes as a popover where there is room, and as a sheet where there is not.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
    /// The activity that was chosen, or nil for none; whether it was completed; what it returned, and its error, which
    /// are nil here.
    public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

    final let activityItems: [Any]
    final let applicationActivities: [UIActivity]
    final var state = ActivityState()

    /// - Parameters:
    ///   - activityItems: texts, addresses, pictures, data, or sources of them. Others are for the app's own
    ///     activities.
    ///   - applicationActivities: the app's own; each is offered that can do something with the items.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        self.activityItems = activityItems
        self.applicationActivities = applicationActivities ?? []
        super.init(nibName: nil, bundle: nil)
        for activity in self.applicationActivities { activity.sheet = self }
    }

    /// Without items.
    public convenience init() { self.init(activityItems: [], applicationActivities: nil) }
    /// Nil: a list of activities needs items, and no archive has them.
    public required init?(coder: NSCoder) { nil }

    /// Called once, when the list has gone: with the activity, whether it was completed, and nothing else (no other
    /// program gives anything back).
    open var completionWithItemsHandler: CompletionWithItemsHandler? {
        get { state.completion }
        set { keeping(state.completion) { state.completion = newValue } }
    }
    /// Activities that are not offered.
    open var excludedActivityTypes: [UIActivity.ActivityType]?
    /// - Coverage: inert (activities stand in one list)
    open var allowsProminentActivity = true {
        didSet {
            if !allowsProminentActivity {
                Log.once("UIActivityViewController.allowsProminentActivity has no effect: activities are in one list")
            }
        }
    }

    override open func loadView() { view = ActivityList(self) }
    override open func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isBeingDismissed { end() }
    }
    override var ownPresentationStyle: UIModalPresentationStyle { .popover }
}

struct ActivityState {
    var completion: UIActivityViewController.CompletionWithItemsHandler?
    /// The one that goes on, or is over.
    var chosen: UIActivity?
    var isCompleted = false
    var hasEnded = false
}

extension UIActivityViewController {
    /// What can be done, in the order in which it is shown.
    func offeredActivities() -> [UIActivity] {
        let items = activityItems.map {
            ($0 as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? $0
        }
        let own: [UIActivity] = [CopyActivity(), OpenActivity(), SaveActivity()]
        let all = (own + applicationActivities).filter { activity in
            activity.activityType.map { excludedActivityTypes?.contains($0) != true } ?? true
                && activity.canPerform(withActivityItems: items)
        }
        for activity in all { activity.sheet = self }
        return all.filter { type(of: $0).activityCategory == .share }
            + all.filter { type(of: $0).activityCategory != .share }
    }

    func choose(_ activity: UIActivity) {
        guard state.chosen == nil else { return }
        keeping(state.chosen) { state.chosen = activity }
        let items = activityItems.compactMap { item -> Any? in
            guard let source = item as? any UIActivityItemSource else { return item }
            return source.activityViewController(self, itemForActivityType: activity.activityType)
        }
        activity.prepare(withActivityItems: items)
        guard let screen = activity.activityViewController else { return activity.perform() }
        present(screen, animated: true)
    }

    func finish(_ activity: UIActivity, _ completed: Bool) {
        guard state.chosen === activity, !state.hasEnded else { return }
        state.isCompleted = completed
        guard let presenting = presentingViewController else { return end() }
        presenting.dismiss(animated: true)
    }

    /// Tells the app, once.
    fileprivate func end() {
        guard !state.hasEnded else { return }
        state.hasEnded = true
        let (completion, chosen, completed) = (state.completion, state.chosen, state.isCompleted)
        keeping((state.completion, state.chosen)) { (state.completion, state.chosen) = (nil, nil) }
        completion?(chosen?.activityType, completed, nil, nil)
    }
}
