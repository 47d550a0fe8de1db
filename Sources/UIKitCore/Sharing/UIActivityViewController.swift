import CoreGraphics
import Diagnostics
public import Foundation
import QuartzCore

/// A list of activities for shared items: the activities of the desktop, then those of the app.
///
/// Texts and URLs can be copied; URLs and files can be opened with the desktop's default program; images, data and
/// files can be saved in the downloads folder. Other programs are not listed: desktops have no list of programs for
/// sharing.
///
/// The list is presented in a popover in regular width, and in a sheet otherwise.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
    /// The selected activity, or nil; whether the activity was completed; the returned items and the error, which are
    /// always nil on Linux.
    public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

    final let activityItems: [Any]
    final let applicationActivities: [UIActivity]
    final var state = ActivityState()

    /// - Parameters:
    ///   - activityItems: texts, URLs, images, data, or item sources. Other objects are for the app's own activities.
    ///   - applicationActivities: the activities of the app. An activity is listed if it can perform with the items.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        self.activityItems = activityItems
        self.applicationActivities = applicationActivities ?? []
        super.init(nibName: nil, bundle: nil)
        for activity in self.applicationActivities { activity.sheet = self }
    }

    /// Creates a list without items.
    public convenience init() { self.init(activityItems: [], applicationActivities: nil) }
    /// Always nil: a list of activities needs items, and archives do not contain items.
    public required init?(coder: NSCoder) { nil }

    /// Called once, after the list was dismissed: with the activity and whether it was completed. The other arguments
    /// are nil, because other programs return no items.
    open var completionWithItemsHandler: CompletionWithItemsHandler? {
        get { state.completion }
        set { keeping(state.completion) { state.completion = newValue } }
    }
    /// The types of activities that are not listed.
    open var excludedActivityTypes: [UIActivity.ActivityType]?
    /// - Coverage: inert (all activities are in one list)
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
    var progress = Progress.offering

    enum Progress {
        case offering
        case performing(UIActivity)
        /// The activity has ended, and the sheet is being dismissed.
        case finished(UIActivity, completed: Bool)
        /// The completion handler was called.
        case ended
    }
}

extension UIActivityViewController {
    /// The available activities, in display order.
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
        guard case .offering = state.progress else { return }
        state.progress = .performing(activity)
        let items = activityItems.compactMap { item -> Any? in
            guard let source = item as? any UIActivityItemSource else { return item }
            return source.activityViewController(self, itemForActivityType: activity.activityType)
        }
        activity.prepare(withActivityItems: items)
        guard let screen = activity.activityViewController else { return activity.perform() }
        present(screen, animated: true)
    }

    func finish(_ activity: UIActivity, _ completed: Bool) {
        switch state.progress {
        case .performing(activity), .finished(activity, _): state.progress = .finished(activity, completed: completed)
        default: return
        }
        guard let presenting = presentingViewController else { return end() }
        presenting.dismiss(animated: true)
    }

    /// Calls the completion handler of the app once.
    fileprivate func end() {
        let former = state
        if case .ended = former.progress { return }
        keeping(former) { state = ActivityState(completion: nil, progress: .ended) }
        switch former.progress {
        case .performing(let activity): former.completion?(activity.activityType, false, nil, nil)
        case .finished(let activity, let completed): former.completion?(activity.activityType, completed, nil, nil)
        case .offering, .ended: former.completion?(nil, false, nil, nil)
        }
    }
}
