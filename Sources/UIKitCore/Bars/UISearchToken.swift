public import Foundation
import QuartzCore

/// Something that a search field holds as a whole, as a person or a kind of thing, shown before the text.
@preconcurrency @MainActor
open class UISearchToken: NSObject {
    let icon: UIImage?
    let text: String
    /// What the token stands for, to the app.
    open var representedObject: Any? { didSet { keeping(oldValue) {} } }

    /// - Parameter icon: shown before the words, in their colour.
    public init(icon: UIImage?, text: String) {
        self.icon = icon
        self.text = text
        super.init()
    }
}
