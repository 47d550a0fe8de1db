import CoreGraphics
import Foundation

@testable import UIKit
@testable import UIKitCore

/// A source and a target of drags that record their calls.
@MainActor
final class DragRecorder: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
    var calls: [String] = []
    var texts = ["apple"]
    /// Replace the items of `texts`.
    var items: [UIDragItem]?
    var added: [String] = []
    var operation = UIDropOperation.copy
    var allowsMove = true
    var isRestricted = false
    var handles = true
    /// Whether a drop reads the texts of the items.
    var readsTexts = false
    /// The local objects of the last drop, and its texts.
    private(set) var loaded: [String] = []
    private(set) var droppedTexts: [String] = []
    var session: (any UIDropSession)?
    /// The session and its items, when the target was asked whether it handles the session.
    private(set) var isLocal: Bool?
    private(set) var sessionAllowsMove: Bool?
    private(set) var types: [[String]] = []

    /// The calls of a source from the start of its session, without those about the animation.
    var sourceCalls: [String] {
        calls.filter { call in ["begin", "will end", "did end", "transferred"].contains { call.hasPrefix($0) } }
    }

    static func item(_ text: String) -> UIDragItem {
        let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: text)))
        item.localObject = text
        return item
    }

    // MARK: Source

    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession)
        -> [UIDragItem]
    {
        calls.append("items")
        return items ?? texts.map(Self.item)
    }
    func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
    ) {
        calls.append("lift")
        animator.addCompletion { [weak self] in self?.calls.append("lifted \($0 == .end ? "end" : "start")") }
    }
    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        calls.append("begin")
    }
    func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession)
        -> Bool
    { allowsMove }
    func dragInteraction(
        _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { isRestricted }
    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
    ) { calls.append("will end \(operation)") }
    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) { calls.append("did end \(operation)") }
    func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession) {
        calls.append("transferred")
    }
    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
    ) -> [UIDragItem] { added.map(Self.item) }
    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
        for addingInteraction: UIDragInteraction
    ) { calls.append("add \(items.count)") }
    func dragInteraction(
        _ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating
    ) {
        calls.append("fly back")
        animator.addCompletion { [weak self] _ in self?.calls.append("back") }
    }

    // MARK: Target

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        calls.append("can handle")
        isLocal = session.localDragSession != nil
        sessionAllowsMove = session.allowsMoveOperation
        types = session.items.map(\.itemProvider.registeredTypeIdentifiers)
        return handles
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        calls.append("enter")
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
        -> UIDropProposal
    { UIDropProposal(operation: operation) }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        calls.append("exit")
    }
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        calls.append("perform")
        loaded = session.items.compactMap { $0.localObject as? String }
        self.session = session
        if readsTexts { session.loadObjects(ofClass: String.self) { [weak self] in self?.droppedTexts = $0 } }
    }
    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
        calls.append("conclude")
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        calls.append("drop ended")
    }
}
