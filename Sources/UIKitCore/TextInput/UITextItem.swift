public import Foundation

/// A link, an attachment or a tagged text of a text view, which the user can tap.
@preconcurrency @MainActor
public final class UITextItem: NSObject {
    /// The kinds of items.
    public enum Content {
        /// Text with the attribute `link`, or a detected address.
        case link(URL)
        /// A character with the attribute `attachment`.
        case textAttachment(NSTextAttachment)
        /// Text with the attribute `textItemTag`.
        case tag(String)
    }

    /// The kind of the item, with its value.
    public let content: Content
    /// The range of the item, in UTF-16 units.
    public let range: NSRange

    init(_ content: Content, _ range: NSRange) {
        (self.content, self.range) = (content, range)
        super.init()
    }

    /// The menu of an item.
    @preconcurrency @MainActor
    public final class MenuConfiguration: NSObject {
        let menu: UIMenu

        /// - Parameter menu: is shown for a long press, or for a tap without an action.
        public init(menu: UIMenu) {
            self.menu = menu
            super.init()
        }
    }
}

extension NSAttributedString.Key {
    /// A string that makes text an item of a text view; see ``UITextItem/Content/tag(_:)``.
    public static var textItemTag: NSAttributedString.Key { NSAttributedString.Key(rawValue: "UITextItemTag") }
}

/// The kinds of interactions with a link or an attachment.
public enum UITextItemInteraction: Int, Sendable {
    /// A tap or a click.
    case invokeDefaultAction
    /// A long press, which opens the menu.
    case presentActions
    /// Not used: links have no previews.
    case preview
}

/// The kinds of text that become links in a text view that cannot be edited.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Phone numbers: 7 to 15 digits after a plus, 10 or 11 digits, or 7 digits with one separator.
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
    /// Addresses that begin with `http://`, `https://` or `www.`, and e-mail addresses.
    public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
    /// - Coverage: inert (postal addresses are not found)
    public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
    /// - Coverage: inert (dates are not found)
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
    /// - Coverage: inert (tracking numbers are not found)
    public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
    /// - Coverage: inert (flight numbers are not found)
    public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
    /// - Coverage: inert (nothing is looked up)
    public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
    /// All kinds.
    public static let all = UIDataDetectorTypes(rawValue: .max)
}
