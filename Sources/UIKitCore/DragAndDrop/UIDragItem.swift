public import Foundation

/// One item of a drag: bytes of several types from an item provider, and an object of the app.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
    /// The bytes of the item.
    public let itemProvider: NSItemProvider
    /// An object of the app for the item. Other programs do not get the object. Nil by default.
    open var localObject: Any?
    /// Returns the preview of the item while the user drags it. Called when the drag begins. Nil, the default, keeps
    /// the preview that was lifted; a closure that returns nil hides the preview.
    open var previewProvider: (() -> UIDragPreview?)?

    /// Creates an item with the bytes of a provider.
    public init(itemProvider: NSItemProvider) {
        self.itemProvider = itemProvider
        super.init()
    }
}
