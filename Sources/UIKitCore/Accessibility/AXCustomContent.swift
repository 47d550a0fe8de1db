public import Foundation

/// A further fact of an accessibility element, such as the date of a message, which a screen reader speaks after the
/// element.
@preconcurrency @MainActor
open class AXCustomContent: NSObject {
    /// When a screen reader speaks the content. Screen readers of a desktop speak all contents after the hint, those of
    /// high importance first.
    public enum Importance: UInt, Sendable { case `default` = 0, high = 1 }

    /// The name of the content.
    public let label: String
    /// The value of the content.
    public let value: String
    /// The importance of the content. The default is `.default`.
    open var importance = Importance.default

    /// Creates a content with a name and a value.
    public init(label: String, value: String) {
        (self.label, self.value) = (label, value)
        super.init()
    }
}

/// A view or element with further facts.
@preconcurrency @MainActor
public protocol AXCustomContentProvider: NSObjectProtocol {
    /// The further facts of the element, the most important first.
    var accessibilityCustomContent: [AXCustomContent]! { get set }
}
