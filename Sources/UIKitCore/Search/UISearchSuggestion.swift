public import Foundation
import QuartzCore

/// A suggestion that the user can choose instead of typing.
@preconcurrency @MainActor
public protocol UISearchSuggestion: NSObjectProtocol {
    /// The text of the suggestion.
    var localizedSuggestion: String? { get }
    /// The text for screen readers; nil, the default, reads ``localizedSuggestion``.
    var localizedDescription: String? { get }
    /// The image before the text, in the tint color unless the image keeps its own. Nil by default.
    var iconImage: UIImage? { get }
    /// The text with attributes, in place of ``localizedSuggestion``.
    var localizedAttributedSuggestion: NSAttributedString? { get }
    /// A value for the app's own use, as the object that the suggestion is about.
    var representedObject: Any? { get set }
}

extension UISearchSuggestion {
    /// Default: `nil`.
    public var localizedDescription: String? { nil }
    /// Default: `nil`.
    public var iconImage: UIImage? { nil }
}

/// A suggestion with a text and an optional icon.
@preconcurrency @MainActor
open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
    /// The text that was passed to the initializer; that of the attributed text where one was.
    open private(set) var localizedSuggestion: String?
    /// The text for screen readers that was passed to the initializer; nil reads ``localizedSuggestion``.
    open private(set) var localizedDescription: String?
    /// The image that was passed to the initializer; nil shows none.
    open private(set) var iconImage: UIImage?
    /// The text with attributes that was passed to the initializer; nil without one.
    open private(set) var localizedAttributedSuggestion: NSAttributedString?
    /// A value for the app's own use; nil until set. Held strongly.
    open var representedObject: Any? { didSet { keeping(oldValue) {} } }

    /// A suggestion with a text alone.
    public convenience init(localizedSuggestion suggestion: String) {
        self.init(localizedSuggestion: suggestion, localizedDescription: nil, iconImage: nil)
    }

    /// A suggestion with a text.
    /// - Parameter description: read by screen readers in place of the text.
    public convenience init(localizedSuggestion suggestion: String, localizedDescription description: String?) {
        self.init(localizedSuggestion: suggestion, localizedDescription: description, iconImage: nil)
    }

    /// - Parameter description: read by screen readers in place of the text.
    public init(localizedSuggestion suggestion: String, localizedDescription description: String?, iconImage: UIImage?)
    {
        localizedSuggestion = suggestion
        localizedDescription = description
        self.iconImage = iconImage
        super.init()
    }

    /// A suggestion with a text with attributes.
    public convenience init(localizedAttributedSuggestion suggestion: NSAttributedString) {
        self.init(localizedAttributedSuggestion: suggestion, localizedDescription: nil, iconImage: nil)
    }

    /// A suggestion with a text with attributes.
    /// - Parameter description: read by screen readers in place of the text.
    public convenience init(
        localizedAttributedSuggestion suggestion: NSAttributedString, localizedDescription description: String?
    ) {
        self.init(localizedAttributedSuggestion: suggestion, localizedDescription: description, iconImage: nil)
    }

    /// - Parameter description: read by screen readers in place of the text.
    public init(
        localizedAttributedSuggestion suggestion: NSAttributedString, localizedDescription description: String?,
        iconImage: UIImage?
    ) {
        localizedAttributedSuggestion = suggestion
        localizedSuggestion = suggestion.string
        localizedDescription = description
        self.iconImage = iconImage
        super.init()
    }
}
