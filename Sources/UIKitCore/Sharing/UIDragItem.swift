public import Foundation

/// One item of a drag: bytes of several types, by an item provider.
///
/// No drag begins here: items are for the closures that name them.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
    /// The bytes of the item.
    public let itemProvider: NSItemProvider
    /// An object of the app's own for the item, which no other program gets. Nil by default.
    open var localObject: Any?

    /// An item with the provider's bytes.
    public init(itemProvider: NSItemProvider) {
        self.itemProvider = itemProvider
        super.init()
    }
}

/// The items of a drag, and where it is.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
    /// The items, in the order in which they were added.
    var items: [UIDragItem] { get }
    /// The place of the drag in a view's points.
    func location(in view: UIView) -> CGPoint
    /// Whether the items may be moved instead of copied.
    var allowsMoveOperation: Bool { get }
    /// Whether no other program gets the items.
    var isRestrictedToDraggingApplication: Bool { get }
    /// Whether an item has bytes of one of the types.
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
    /// Whether objects of the class can be made of an item.
    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// A drag in the program that began it. UIKit makes none here.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
    /// An object of the app's own for the drag.
    var localContext: Any? { get set }
}
