public import Foundation
import QuartzCore

/// What a search offers to look for.
@preconcurrency @MainActor
public protocol UISearchSuggestion: NSObjectProtocol {
    var localizedSuggestion: String? { get }
    /// Spoken instead of the words.
    var localizedDescription: String? { get }
    /// Shown before the words, in the tint colour unless the image keeps its own.
    var iconImage: UIImage? { get }
    /// Shown instead of `localizedSuggestion`.
    var localizedAttributedSuggestion: NSAttributedString? { get }
    /// What the suggestion stands for, to the app.
    var representedObject: Any? { get set }
}

extension UISearchSuggestion {
    public var localizedDescription: String? { nil }
    public var iconImage: UIImage? { nil }
}

/// A suggestion of words, with an icon if it has one.
@preconcurrency @MainActor
open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
    open private(set) var localizedSuggestion: String?
    open private(set) var localizedDescription: String?
    open private(set) var iconImage: UIImage?
    open private(set) var localizedAttributedSuggestion: NSAttributedString?
    open var representedObject: Any? { didSet { keeping(oldValue) {} } }

    public convenience init(localizedSuggestion suggestion: String) {
        self.init(localizedSuggestion: suggestion, localizedDescription: nil, iconImage: nil)
    }

    public convenience init(localizedSuggestion suggestion: String, localizedDescription description: String?) {
        self.init(localizedSuggestion: suggestion, localizedDescription: description, iconImage: nil)
    }

    /// - Parameter description: spoken instead of the words.
    public init(localizedSuggestion suggestion: String, localizedDescription description: String?, iconImage: UIImage?) {
        localizedSuggestion = suggestion
        localizedDescription = description
        self.iconImage = iconImage
        super.init()
    }

    public convenience init(localizedAttributedSuggestion suggestion: NSAttributedString) {
        self.init(localizedAttributedSuggestion: suggestion, localizedDescription: nil, iconImage: nil)
    }

    public convenience init(localizedAttributedSuggestion suggestion: NSAttributedString, localizedDescription description: String?) {
        self.init(localizedAttributedSuggestion: suggestion, localizedDescription: description, iconImage: nil)
    }

    /// - Parameter description: spoken instead of the words.
    public init(localizedAttributedSuggestion suggestion: NSAttributedString, localizedDescription description: String?, iconImage: UIImage?) {
        localizedAttributedSuggestion = suggestion
        localizedSuggestion = suggestion.string
        localizedDescription = description
        self.iconImage = iconImage
        super.init()
    }
}
