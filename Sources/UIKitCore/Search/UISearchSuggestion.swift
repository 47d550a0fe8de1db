public import Foundation
import QuartzCore

/// A suggestion that the user can choose instead of typing.
@preconcurrency @MainActor
public protocol UISearchSuggestion: NSObjectProtocol {
    /// The text of the suggestion.
    var localizedSuggestion: String? { get }
    /// The text for screen readers; nil, the default, uses ``localizedSuggestion``.
    var localizedDescription: String? { get }
    /// The image before the text, in the tint color unless the image keeps its own. Nil by default.
    var iconImage: UIImage? { get }
    /// The text with attributes; replaces ``localizedSuggestion``.
    var localizedAttributedSuggestion: NSAttributedString? { get }
    /// A value of the app, such as the object that the suggestion represents.
    var representedObject: Any? { get set }
}

extension UISearchSuggestion {
    /// Returns `nil` by default.
    public var localizedDescription: String? { nil }
    /// Returns `nil` by default.
    public var iconImage: UIImage? { nil }
}

/// A suggestion with a text and an optional icon.
@preconcurrency @MainActor
open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
    /// The text that was passed to the initializer, otherwise the characters of the attributed text.
    open private(set) var localizedSuggestion: String?
    /// The text for screen readers that was passed to the initializer; nil uses ``localizedSuggestion``.
    open private(set) var localizedDescription: String?
    /// The image that was passed to the initializer; nil for no image.
    open private(set) var iconImage: UIImage?
    /// The text with attributes that was passed to the initializer; nil without attributes.
    open private(set) var localizedAttributedSuggestion: NSAttributedString?
    /// A value of the app; nil by default. Held strongly.
    open var representedObject: Any? { didSet { keeping(oldValue) {} } }

    /// Creates a suggestion with a text.
    public convenience init(localizedSuggestion suggestion: String) {
        self.init(localizedSuggestion: suggestion, localizedDescription: nil, iconImage: nil)
    }

    /// Creates a suggestion with a text.
    /// - Parameter description: the text for screen readers.
    public convenience init(localizedSuggestion suggestion: String, localizedDescription description: String?) {
        self.init(localizedSuggestion: suggestion, localizedDescription: description, iconImage: nil)
    }

    /// - Parameter description: the text for screen readers.
    public init(localizedSuggestion suggestion: String, localizedDescription description: String?, iconImage: UIImage?)
    {
        localizedSuggestion = suggestion
        localizedDescription = description
        self.iconImage = iconImage
        super.init()
    }

    /// Creates a suggestion with an attributed text.
    public convenience init(localizedAttributedSuggestion suggestion: NSAttributedString) {
        self.init(localizedAttributedSuggestion: suggestion, localizedDescription: nil, iconImage: nil)
    }

    /// Creates a suggestion with an attributed text.
    /// - Parameter description: the text for screen readers.
    public convenience init(
        localizedAttributedSuggestion suggestion: NSAttributedString, localizedDescription description: String?
    ) {
        self.init(localizedAttributedSuggestion: suggestion, localizedDescription: description, iconImage: nil)
    }

    /// - Parameter description: the text for screen readers.
    public init(
        localizedAttributedSuggestion suggestion: NSAttributedString, localizedDescription description: String?,
        iconImage: UIImage?
    ) {
        localizedAttributedSuggestion = suggestion.immutable
        localizedSuggestion = suggestion.string
        localizedDescription = description
        self.iconImage = iconImage
        super.init()
    }
}
