public import Foundation
import GestureLogic

/// The result of a drop.
public enum UIDropOperation: UInt, Sendable {
    /// No data is transferred. The release of the items cancels the drag.
    case cancel = 0
    /// No data is transferred, although the target usually accepts drops. The preview has a mark.
    case forbidden
    /// The target copies the data. The preview has a mark.
    case copy
    /// The target takes the data, and the source removes its data. Allowed only in sessions with
    /// ``UIDragDropSession/allowsMoveOperation``; other sessions are treated as `forbidden`.
    case move
}

/// The operation of a drop at the current location.
@preconcurrency @MainActor
open class UIDropProposal: NSObject {
    /// The operation of the drop.
    public let operation: UIDropOperation
    /// Whether the target chooses a precise location, such as a position in a text. False by default.
    ///
    /// Chosen: the preview then moves 44 points up, so that the finger does not cover the location.
    open var isPrecise = false
    /// Whether the preview has its full size over the target. False by default.
    open var prefersFullSizePreview = false

    /// Creates a proposal of an operation.
    public init(operation: UIDropOperation) {
        self.operation = operation
        super.init()
    }
}

extension DragMachine.Operation {
    init(_ operation: UIDropOperation) {
        self =
            switch operation {
            case .cancel: .cancel
            case .forbidden: .forbidden
            case .copy: .copy
            case .move: .move
            }
    }

    var operation: UIDropOperation {
        switch self {
        case .cancel: .cancel
        case .forbidden: .forbidden
        case .copy: .copy
        case .move: .move
        }
    }
}
