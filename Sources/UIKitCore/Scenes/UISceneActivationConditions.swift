public import Foundation

/// The content that a scene displays or prefers to display, by the identifiers of the content.
///
/// The identifier of a URL is the URL as a text; that of a shortcut item is its `targetContentIdentifier`.
@preconcurrency @MainActor
open class UISceneActivationConditions: NSObject {
    /// Whether the scene can display the content. Evaluated with the identifier, a `String`. The default is always
    /// true.
    open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
    /// Whether the scene prefers the content to all other scenes. Evaluated with the identifier, a `String`. The
    /// default is always false.
    open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)

    public override init() { super.init() }

    func allows(_ content: String) -> Bool { canActivateForTargetContentIdentifierPredicate.evaluate(with: content) }
    func prefers(_ content: String) -> Bool {
        prefersToActivateForTargetContentIdentifierPredicate.evaluate(with: content)
    }
}
