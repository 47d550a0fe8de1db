public import Foundation

/// An action on shared items. Subclass this class, and pass activities to a ``UIActivityViewController``.
@preconcurrency @MainActor
open class UIActivity: NSObject {
    /// The type of an activity. Of the system's types only ``copyToPasteboard`` is available on Linux; the others exist
    /// for code that compares types.
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        // Documented (UIActivity.ActivityType): the names of the constants. Chosen: the raw values, which are those of
        // iOS. Of these types, only copying is available on Linux.
        /// Copies texts, URLs and images to the pasteboard.
        public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
        /// Not available on Linux.
        public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
        /// Not available on Linux.
        public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
        /// Not available on Linux.
        public static let postToWeibo = ActivityType("com.apple.UIKit.activity.PostToWeibo")
        /// Not available on Linux.
        public static let postToVimeo = ActivityType("com.apple.UIKit.activity.PostToVimeo")
        /// Not available on Linux.
        public static let postToFlickr = ActivityType("com.apple.UIKit.activity.PostToFlickr")
        /// Not available on Linux.
        public static let postToTencentWeibo = ActivityType("com.apple.UIKit.activity.TencentWeibo")
        /// Not available on Linux.
        public static let message = ActivityType("com.apple.UIKit.activity.Message")
        /// Not available on Linux.
        public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
        /// Not available on Linux.
        public static let print = ActivityType("com.apple.UIKit.activity.Print")
        /// Not available on Linux.
        public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
        /// Not available on Linux.
        public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
        /// Not available on Linux.
        public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
        /// Not available on Linux.
        public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
        /// Not available on Linux.
        public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
        /// Not available on Linux.
        public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
        /// Not available on Linux.
        public static let sharePlay = ActivityType("com.apple.UIKit.activity.SharePlay")
    }

    /// The section of an activity in the list.
    public enum Category: Int, Sendable {
        case action = 0
        /// Before actions.
        case share
    }

    weak var sheet: UIActivityViewController?

    /// Documented (UIActivity.activityCategory): `.action` unless overridden.
    open class var activityCategory: Category { .action }
    /// The type of the activity, for ``UIActivityViewController/excludedActivityTypes`` and the completion handler.
    open var activityType: ActivityType? { nil }
    /// The title of the activity's row. Nil unless overridden.
    open var activityTitle: String? { nil }
    /// The image, drawn in the color of the text.
    open var activityImage: UIImage? { nil }
    /// Returns whether the activity is available for these items.
    ///
    /// Documented (UIActivity.canPerform(withActivityItems:)): false unless overridden.
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
    /// Called with the items before all other calls.
    open func prepare(withActivityItems activityItems: [Any]) {}
    /// A controller that performs the activity, presented instead of calling ``perform()``.
    open var activityViewController: UIViewController? { nil }
    /// Performs the activity. Call ``activityDidFinish(_:)`` at the end. By default ends immediately, not completed.
    open func perform() { activityDidFinish(false) }
    /// Ends the activity. Dismisses the sheet and the activity's controller.
    open func activityDidFinish(_ completed: Bool) { sheet?.finish(self, completed) }
}

/// Provides an item depending on the activity.
@preconcurrency @MainActor
public protocol UIActivityItemSource: AnyObject {
    /// Returns a placeholder of the item's type, used until the item is needed.
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
    /// Returns the item for an activity; nil leaves the item out.
    func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any?
    /// - Coverage: never asked (no activity on Linux has a subject)
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String
}

extension UIActivityItemSource {
    /// Returns an empty text by default.
    public func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "" }
}

// The names before Swift 4.2; see `SwiftFourTypes.swift`.

/// ``UIActivity/ActivityType``.
@available(swift, obsoleted: 4.2, renamed: "UIActivity.ActivityType")
public typealias UIActivityType = UIActivity.ActivityType
/// ``UIActivity/Category``.
@available(swift, obsoleted: 4.2, renamed: "UIActivity.Category")
public typealias UIActivityCategory = UIActivity.Category
