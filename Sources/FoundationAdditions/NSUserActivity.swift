import Diagnostics
public import Foundation

/// A description of an activity of the user, from which an app can restore a scene.
///
/// The app sets the content. A Linux desktop transfers no activity to another device and does not index activities for
/// search.
public final class NSUserActivity: NSObject {
    /// A name in reverse domain order, as in `com.example.reading`.
    public let activityType: String
    /// The title for the user; nil by default. Saved with a scene's state.
    public var title: String?
    /// The values that restore the activity. The values must be property lists.
    public var userInfo: [AnyHashable: Any]?
    /// The keys of ``userInfo`` that the activity requires.
    public var requiredUserInfoKeys: Set<String>?
    /// Identifies the content, so that UIKit can find the scene that shows the content.
    public var targetContentIdentifier: String?
    /// A web page with the same content.
    public var webpageURL: URL?
    /// The web page from which the user came.
    public var referrerURL: URL?
    /// The date after which the activity is useless.
    public var expirationDate: Date?
    /// Keywords for a search.
    public var keywords: Set<String> = []
    /// An identifier for deleting the activity.
    public var persistentIdentifier: String?
    /// Whether the delegate is called to save before the activity becomes current. The default is false.
    public var needsSave = false
    /// The delegate, which saves the activity; a weak reference.
    public weak var delegate: (any NSUserActivityDelegate)?
    /// - Coverage: inert (no other device is asked)
    public var isEligibleForHandoff = true
    /// - Coverage: inert (no search looks at activities)
    public var isEligibleForSearch = false { didSet { noteEligibility(isEligibleForSearch) } }
    /// - Coverage: inert (no search looks at activities)
    public var isEligibleForPublicIndexing = false { didSet { noteEligibility(isEligibleForPublicIndexing) } }
    /// - Coverage: inert (nothing predicts activities)
    public var isEligibleForPrediction = false { didSet { noteEligibility(isEligibleForPrediction) } }

    private func noteEligibility(_ isEligible: Bool) {
        if isEligible {
            Log.once("NSUserActivity: nothing here searches or predicts activities, so being eligible has no effect")
        }
    }

    /// Creates an activity of a type, without content.
    public init(activityType: String) {
        self.activityType = activityType
        super.init()
    }

    /// Adds entries. An entry with an existing key replaces the old value.
    public func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }

    /// Makes this activity current. If ``needsSave`` is true, the delegate is called to save first.
    public func becomeCurrent() {
        guard needsSave else { return }
        needsSave = false
        delegate?.userActivityWillSave(self)
    }
    /// - Coverage: inert (no other device is asked)
    public func resignCurrent() {}
    /// Removes the delegate, so that the activity is not saved again.
    public func invalidate() { delegate = nil }
}

/// The methods that update an activity before it is saved.
public protocol NSUserActivityDelegate: AnyObject {
    /// Updates the content of the activity.
    func userActivityWillSave(_ userActivity: NSUserActivity)
    /// Never called: no other device continues an activity.
    func userActivityWasContinued(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
    /// Does nothing, by default.
    public func userActivityWillSave(_ userActivity: NSUserActivity) {}
    /// Does nothing, by default.
    public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
}

/// The activity type of opening a link.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
