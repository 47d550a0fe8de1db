public import Foundation

/// Something that the user does in an app, described so that it can be taken up again: what a scene is restored from.
///
/// It carries what the app puts in. Nothing on a Linux desktop takes an activity over to another device or finds it by search.
public final class NSUserActivity: NSObject {
    /// A name in reverse domain order, as in `com.example.reading`.
    public let activityType: String
    public var title: String?
    public var userInfo: [AnyHashable: Any]?
    public var requiredUserInfoKeys: Set<String>?
    public var targetContentIdentifier: String?
    public var webpageURL: URL?
    public var referrerURL: URL?
    public var expirationDate: Date?
    public var keywords: Set<String> = []
    public var persistentIdentifier: String?
    public var needsSave = false
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
        if isEligible { Log.once("NSUserActivity: nothing here searches or predicts activities, so being eligible has no effect") }
    }

    public init(activityType: String) {
        self.activityType = activityType
        super.init()
    }

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
    public func invalidate() { delegate = nil }
}

public protocol NSUserActivityDelegate: AnyObject {
    /// Put into the activity what it takes to go on.
    func userActivityWillSave(_ userActivity: NSUserActivity)
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
