public import Foundation

/// Something that the user does in an app, described so that it can be taken up again: what a scene is restored from.
///
/// It carries what the app puts in. Nothing on a Linux desktop takes an activity over to another device or finds it by
/// search.
public final class NSUserActivity: NSObject {
    /// A name in reverse domain order, as in `com.example.reading`.
    public let activityType: String
    /// A name for the user; nil by default. Kept with a scene's state.
    public var title: String?
    /// What it takes to go on: values of property lists.
    public var userInfo: [AnyHashable: Any]?
    /// The keys of ``userInfo`` without which the activity cannot go on.
    public var requiredUserInfoKeys: Set<String>?
    /// Names the content, so that the scene that has it can be found.
    public var targetContentIdentifier: String?
    /// A page of the same content.
    public var webpageURL: URL?
    /// The page that led here.
    public var referrerURL: URL?
    /// After this date the activity is of no use.
    public var expirationDate: Date?
    /// Words that a search may find it by.
    public var keywords: Set<String> = []
    /// Names the activity, to delete it.
    public var persistentIdentifier: String?
    /// Whether the delegate is asked to save before the activity becomes current. False by default.
    public var needsSave = false
    /// Is asked to save; held weakly.
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

    /// An activity of a type, without content.
    public init(activityType: String) {
        self.activityType = activityType
        super.init()
    }

    /// Adds entries; of a key that both have, the new value counts.
    public func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }

    /// Makes this the activity that goes on; its delegate is asked to save first where ``needsSave`` is set.
    public func becomeCurrent() {
        guard needsSave else { return }
        needsSave = false
        delegate?.userActivityWillSave(self)
    }
    /// - Coverage: inert (no other device is asked)
    public func resignCurrent() {}
    /// The delegate is not asked any more.
    public func invalidate() { delegate = nil }
}

/// Fills an activity before it is kept or handed on.
public protocol NSUserActivityDelegate: AnyObject {
    /// Put into the activity what it takes to go on.
    func userActivityWillSave(_ userActivity: NSUserActivity)
    /// Never called: no other device goes on with an activity.
    func userActivityWasContinued(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
    /// Default: nothing is done.
    public func userActivityWillSave(_ userActivity: NSUserActivity) {}
    /// Default: nothing is done.
    public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
}

/// The activity of opening a link.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
