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
    open private(set) var localizedSuggestion: String?
    open private(set) var localizedDescription: String?
    open private(set) var iconImage: UIImage?
    open private(set) var localizedAttributedSuggestion: NSAttributedString?
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
    public init(localizedSuggestion suggestion: String, localizedDescription description: String?, iconImage: UIImage?) {
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
    public convenience init(localizedAttributedSuggestion suggestion: NSAttributedString, localizedDescription description: String?) {
        self.init(localizedAttributedSuggestion: suggestion, localizedDescription: description, iconImage: nil)
    }

    /// - Parameter description: read by screen readers in place of the text.
    public init(localizedAttributedSuggestion suggestion: NSAttributedString, localizedDescription description: String?, iconImage: UIImage?) {
        localizedAttributedSuggestion = suggestion
        localizedSuggestion = suggestion.string
        localizedDescription = description
        self.iconImage = iconImage
        super.init()
    }
}
