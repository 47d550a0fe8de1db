public import Foundation

/// One item of a drag: bytes of several types from an item provider.
///
/// No drag begins on Linux: items exist for closures that use the type.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
    /// The bytes of the item.
    public let itemProvider: NSItemProvider
    /// An object of the app for the item. Other programs do not get the object. Nil by default.
    open var localObject: Any?

    /// Creates an item with the bytes of a provider.
    public init(itemProvider: NSItemProvider) {
        self.itemProvider = itemProvider
        super.init()
    }
}

/// The items of a drag, and its location.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
    /// The items, in the order in which they were added.
    var items: [UIDragItem] { get }
    /// Returns the location of the drag in the coordinates of a view.
    func location(in view: UIView) -> CGPoint
    /// Whether the items may be moved instead of copied.
    var allowsMoveOperation: Bool { get }
    /// Whether other programs cannot get the items.
    var isRestrictedToDraggingApplication: Bool { get }
    /// Whether an item has bytes of one of the types.
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
    /// Whether objects of the class can be created from an item.
    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// A drag in its source program. UIKit creates no drags on Linux.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
    /// An object of the app for the drag.
    var localContext: Any? { get set }
}
