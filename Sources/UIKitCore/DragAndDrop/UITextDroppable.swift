import Diagnostics
public import Foundation

/// A text that accepts dropped text: a ``UITextView`` or a ``UITextField``.
@preconcurrency @MainActor
public protocol UITextDroppable: UITextInput {
    /// An object that changes drops on the text; nil by default.
    var textDropDelegate: (any UITextDropDelegate)? { get set }
    /// The interaction that accepts drops.
    var textDropInteraction: UIDropInteraction? { get }
    /// Whether a drag is over the text.
    var isTextDropActive: Bool { get }
}

/// The change of the text by a drop.
public enum UITextDropAction: UInt, Sendable {
    /// The dropped text is inserted at the location.
    case insert = 0
    /// The dropped text replaces the selection.
    case replaceSelection
    /// The dropped text replaces the whole text.
    case replaceAll
}

/// The progress that a drop shows while the text is loaded. It has no effect: text is loaded at once.
public enum UITextDropProgressMode: UInt, Sendable { case system = 0, custom }

/// The object that inserts the dropped text.
public enum UITextDropPerformer: UInt, Sendable {
    /// The text view inserts the text.
    case view = 0
    /// The delegate inserts the text in `textDroppableView(_:willPerformDrop:)`.
    case delegate
}

/// Whether a text that cannot be edited accepts a drop.
public enum UITextDropEditability: UInt, Sendable {
    /// The text accepts no drop.
    case no = 0
    /// The text accepts this drop.
    case temporary
    /// The text accepts this drop and remains editable.
    case yes
}

/// The operation of a drop of text, and the change that it makes.
@preconcurrency @MainActor
open class UITextDropProposal: UIDropProposal, NSCopying {
    /// The change of the text. ``UITextDropAction/insert`` by default.
    open var dropAction = UITextDropAction.insert
    /// - Coverage: inert (text is loaded at once)
    open var dropProgressMode = UITextDropProgressMode.system {
        didSet {
            if dropProgressMode == .custom {
                Log.once("UITextDropProposal.dropProgressMode has no effect: text is loaded at once")
            }
        }
    }
    /// Whether a move inside the text is one change. True by default.
    /// - Coverage: inert (a move inside the text always is one change)
    open var useFastSameViewOperations = true {
        didSet {
            if !useFastSameViewOperations {
                Log.once("UITextDropProposal.useFastSameViewOperations has no effect: a move is one change")
            }
        }
    }
    /// The object that inserts the text. ``UITextDropPerformer/view`` by default.
    open var dropPerformer = UITextDropPerformer.view

    /// Creates a proposal that inserts text by an operation.
    public override init(operation: UIDropOperation) {
        super.init(operation: operation)
        isPrecise = true
    }

    /// Creates a proposal that copies text with an action.
    public convenience init(dropAction: UITextDropAction) {
        self.init(operation: .copy)
        self.dropAction = dropAction
    }

    /// Returns a copy.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { () -> UITextDropProposal in
            let copy = UITextDropProposal(operation: operation)
            (copy.dropAction, copy.dropPerformer) = (dropAction, dropPerformer)
            return copy
        }
    }
}

/// The location of a drag over a text.
@preconcurrency @MainActor
public protocol UITextDropRequest: NSObjectProtocol {
    /// The place at which the text would be inserted.
    var dropPosition: UITextPosition { get }
    /// The proposal of UIKit.
    var suggestedProposal: UITextDropProposal { get }
    /// Whether the drag began in the same text.
    var isSameView: Bool { get }
    /// The session of the drag.
    var dropSession: any UIDropSession { get }
}

/// Changes the drops on a text.
@preconcurrency @MainActor
public protocol UITextDropDelegate: NSObjectProtocol {
    /// Returns whether a text that cannot be edited accepts a drop. By default no.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, willBecomeEditableForDrop drop: any UITextDropRequest
    ) -> UITextDropEditability
    /// Returns the operation at the current location. By default the suggested proposal.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
    ) -> UITextDropProposal
    /// Called before the text is inserted. Does nothing by default.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest)
    /// Called when a drag entered the text. Does nothing by default.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnter session: any UIDropSession)
    /// Called when a drag moved over the text. Does nothing by default.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidUpdate session: any UIDropSession)
    /// Called when a drag left the text. Does nothing by default.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidExit session: any UIDropSession)
    /// Called at the end of a drag that was over the text. Does nothing by default.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnd session: any UIDropSession)
}

extension UITextDropDelegate {
    /// Returns `.no`.
    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, willBecomeEditableForDrop drop: any UITextDropRequest
    ) -> UITextDropEditability { .no }
    /// Returns the suggested proposal.
    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
    ) -> UITextDropProposal { drop.suggestedProposal }
    /// Does nothing.
    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest
    ) {}
    /// Does nothing.
    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnter session: any UIDropSession
    ) {}
    /// Does nothing.
    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidUpdate session: any UIDropSession
    ) {}
    /// Does nothing.
    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidExit session: any UIDropSession
    ) {}
    /// Does nothing.
    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnd session: any UIDropSession
    ) {}
}

/// The location of a drag over a text.
final class TextDropRequest: NSObject, UITextDropRequest {
    let dropPosition: UITextPosition
    let suggestedProposal: UITextDropProposal
    let isSameView: Bool
    let dropSession: any UIDropSession

    init(_ position: UITextPosition, _ proposal: UITextDropProposal, isSameView: Bool, _ session: any UIDropSession) {
        (dropPosition, suggestedProposal, self.isSameView, dropSession) = (position, proposal, isSameView, session)
        super.init()
    }
}

extension UITextView: UITextDroppable {}
extension UITextField: UITextDroppable {}
