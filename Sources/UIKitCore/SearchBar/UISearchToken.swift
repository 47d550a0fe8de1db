public import Foundation
import QuartzCore

/// A part of a search that the field displays as one unit before the text, such as a contact or a kind of document.
@preconcurrency @MainActor
open class UISearchToken: NSObject {
    let icon: UIImage?
    let text: String
    /// A value for the app's own use, as the object that the token is about; nil by default.
    open var representedObject: Any? { didSet { keeping(oldValue) {} } }

    /// - Parameter icon: displayed before the text, in its color.
    public init(icon: UIImage?, text: String) {
        self.icon = icon
        self.text = text
        super.init()
    }
}
