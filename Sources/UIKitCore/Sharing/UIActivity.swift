public import Foundation

/// Something that can be done with what is shared. Subclass it, and hand your activities to a
/// ``UIActivityViewController``.
@preconcurrency @MainActor
open class UIActivity: NSObject {
    /// The name of an activity. Of the system's, only ``copyToPasteboard`` is offered here; the others are for code
    /// that compares names.
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        // Documented: the names. Of these, only copying is offered here.
        /// Puts texts, addresses and pictures on the pasteboard.
        public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
        /// Not offered here.
        public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
        /// Not offered here.
        public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
        /// Not offered here.
        public static let postToWeibo = ActivityType("com.apple.UIKit.activity.PostToWeibo")
        /// Not offered here.
        public static let postToVimeo = ActivityType("com.apple.UIKit.activity.PostToVimeo")
        /// Not offered here.
        public static let postToFlickr = ActivityType("com.apple.UIKit.activity.PostToFlickr")
        /// Not offered here.
        public static let postToTencentWeibo = ActivityType("com.apple.UIKit.activity.TencentWeibo")
        /// Not offered here.
        public static let message = ActivityType("com.apple.UIKit.activity.Message")
        /// Not offered here.
        public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
        /// Not offered here.
        public static let print = ActivityType("com.apple.UIKit.activity.Print")
        /// Not offered here.
        public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
        /// Not offered here.
        public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
        /// Not offered here.
        public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
        /// Not offered here.
        public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
        /// Not offered here.
        public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
        /// Not offered here.
        public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
        /// Not offered here.
        public static let sharePlay = ActivityType("com.apple.UIKit.activity.SharePlay")
    }

    /// Where an activity stands in the list.
    public enum Category: Int, Sendable {
        case action = 0
        /// Stands before actions.
        case share
    }

    weak var sheet: UIActivityViewController?

    /// Documented: an action, unless overridden.
    open class var activityCategory: Category { .action }
    /// Names the activity, for ``UIActivityViewController/excludedActivityTypes`` and its completion.
    open var activityType: ActivityType? { nil }
    /// The text of the activity's row. Nil unless overridden.
    open var activityTitle: String? { nil }
    /// Drawn in the text's color.
    open var activityImage: UIImage? { nil }
    /// Whether it is offered. Documented: false, unless overridden.
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
    /// What it will be done with; called before anything else is.
    open func prepare(withActivityItems activityItems: [Any]) {}
    /// A screen that does it, presented in place of calling ``perform()``.
    open var activityViewController: UIViewController? { nil }
    /// Does it. Call ``activityDidFinish(_:)`` at the end; by default that is at once, without having done anything.
    open func perform() { activityDidFinish(false) }
    /// It is over: the sheet, and the activity's own screen, go away.
    open func activityDidFinish(_ completed: Bool) { sheet?.finish(self, completed) }
}

/// Gives what is shared, by what is done with it.
@preconcurrency @MainActor
public protocol UIActivityItemSource: AnyObject {
    /// Stands for the item until it is needed, with the item's type.
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
    /// The item for an activity; nil leaves it out.
    func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any?
    /// - Coverage: never asked (no activity here has a subject)
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String
}

extension UIActivityItemSource {
    /// Default: an empty text.
    public func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "" }
}
