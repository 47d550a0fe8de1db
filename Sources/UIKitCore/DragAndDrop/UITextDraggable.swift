public import Foundation

/// A text whose selection the user can drag: a ``UITextView`` or a ``UITextField``.
@preconcurrency @MainActor
public protocol UITextDraggable: UITextInput {
    /// An object that changes drags of the text; nil by default.
    var textDragDelegate: (any UITextDragDelegate)? { get set }
    /// The interaction that lifts the selection. Setting `isEnabled` to false prevents drags.
    var textDragInteraction: UIDragInteraction? { get }
    /// Whether the user drags a part of this text.
    var isTextDragActive: Bool { get }
    /// Options of the preview.
    var textDragOptions: UITextDragOptions { get set }
}

/// Options of a drag of text.
public struct UITextDragOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The preview has the color of labels in place of the colors of the text.
    public static let stripTextColorFromPreviews = UITextDragOptions(rawValue: 1)
}

/// The part of a text that the user begins to drag.
@preconcurrency @MainActor
public protocol UITextDragRequest: NSObjectProtocol {
    /// The dragged part.
    var dragRange: UITextRange { get }
    /// The item that UIKit would drag.
    var suggestedItems: [UIDragItem] { get }
    /// The items of the session so far.
    var existingItems: [UIDragItem] { get }
    /// Whether the part is the selection; always true.
    var isSelected: Bool { get }
    /// The session of the drag.
    var dragSession: any UIDragSession { get }
}

/// Changes the drags of a text.
@preconcurrency @MainActor
public protocol UITextDragDelegate: NSObjectProtocol {
    /// Returns the items of a drag. An empty array prevents the drag. By default the suggested items.
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest
    ) -> [UIDragItem]
    /// Returns the preview of a lifted item; nil, the default, is the selected text.
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragPreviewForLiftingItem item: UIDragItem,
        session: any UIDragSession
    ) -> UITargetedDragPreview?
    /// Called before the items are lifted. Does nothing by default.
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, willAnimateLiftWith animator: any UIDragAnimating,
        session: any UIDragSession)
    /// Called when the drag begins. Does nothing by default.
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession)
    /// Called when the drag ended with an operation. Does nothing by default.
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession,
        with operation: UIDropOperation)
}

extension UITextDragDelegate {
    /// Returns the suggested items.
    public func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest
    ) -> [UIDragItem] { dragRequest.suggestedItems }
    /// Returns nil.
    public func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragPreviewForLiftingItem item: UIDragItem,
        session: any UIDragSession
    ) -> UITargetedDragPreview? { nil }
    /// Does nothing.
    public func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, willAnimateLiftWith animator: any UIDragAnimating,
        session: any UIDragSession
    ) {}
    /// Does nothing.
    public func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession
    ) {}
    /// Does nothing.
    public func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession,
        with operation: UIDropOperation
    ) {}
}

/// The request for the items of a drag.
final class TextDragRequest: NSObject, UITextDragRequest {
    let dragRange: UITextRange
    let suggestedItems: [UIDragItem]
    let dragSession: any UIDragSession

    init(_ range: UITextRange, _ items: [UIDragItem], _ session: any UIDragSession) {
        (dragRange, suggestedItems, dragSession) = (range, items, session)
        super.init()
    }

    var existingItems: [UIDragItem] { dragSession.items }
    var isSelected: Bool { true }
}

extension UITextView: UITextDraggable {}
extension UITextField: UITextDraggable {}
