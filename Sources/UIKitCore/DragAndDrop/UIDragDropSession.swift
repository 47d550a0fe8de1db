import CoreGraphics
public import Foundation

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

extension UIDragDropSession {
    /// Whether values of a type, such as `String` or `URL`, can be created from an item.
    public func canLoadObjects<T>(ofClass: T.Type) -> Bool
    where T: _ObjectiveCBridgeable, T: SendableMetatype, T._ObjectiveCType: NSItemProviderReading {
        canLoadObjects(ofClass: T._ObjectiveCType.self)
    }
}

/// The properties of a drag for the source of the drag.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
    /// An object of the app for the drag.
    var localContext: Any? { get set }
}

/// Whether a drop shows its progress.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
    /// The app shows the progress, or no progress is shown.
    case none = 0
    /// UIKit shows the progress. Without effect: UIKit shows no progress of a drop.
    case `default`
}

/// The properties of a drag for the targets of the drag.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession, ProgressReporting {
    /// The drag session of the same app; nil for a drag of another program.
    var localDragSession: (any UIDragSession)? { get }
    /// Whether UIKit shows the progress of loading. `default` by default. Without effect: UIKit shows no progress of a
    /// drop. An app shows the progress of the session in a view of the app.
    /// - Coverage: inert (no progress of a drop is shown)
    var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
    /// Loads an object of a class from each item that has one. Call it in `performDrop`.
    /// - Parameter completion: called once on the main queue, with the objects in the order of the items. Items that
    ///   fail to load are left out.
    /// - Returns: the progress of all items.
    @discardableResult
    func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type,
        completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress
}

extension UIDropSession {
    /// Loads a value of a type, such as `String` or `URL`, from each item that has one. Call it in `performDrop`.
    /// - Parameter completion: called once on the main queue, with the values in the order of the items.
    @discardableResult
    public func loadObjects<T>(ofClass: T.Type, completion: @escaping ([T]) -> Void) -> Progress
    where T: _ObjectiveCBridgeable, T: SendableMetatype, T._ObjectiveCType: NSItemProviderReading {
        loadObjects(ofClass: T._ObjectiveCType.self) { objects in
            completion(
                objects.compactMap { $0 as? T._ObjectiveCType }.map { T._unconditionallyBridgeFromObjectiveC($0) })
        }
    }
}
