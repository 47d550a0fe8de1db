public import Foundation
import QuartzCore

/// A part of a search that the field displays as one unit before the text, such as a contact or a kind of document.
@preconcurrency @MainActor
open class UISearchToken: NSObject {
    let icon: UIImage?
    let text: String
    /// A value of the app, such as the object that the token represents; nil by default.
    open var representedObject: Any? { didSet { keeping(oldValue) {} } }

    /// - Parameter icon: an image before the text, in the color of the text.
    public init(icon: UIImage?, text: String) {
        self.icon = icon
        self.text = text
        super.init()
    }
}
