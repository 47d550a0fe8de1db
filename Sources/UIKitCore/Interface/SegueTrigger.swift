import Foundation
import InterfaceDocuments
import ObjectiveCRuntime
import QuartzCore

/// The segue that a control, an item, a recognizer or a row triggers. It holds the controller weakly.
@MainActor
final class SegueTrigger {
    private weak var controller: UIViewController?
    private let segue: InterfaceSegue
    private let scene: SceneOrigin
    private weak var anchor: AnyObject?
    static let selector = Selector("perform:", SegueTrigger.fire(_:))

    init(_ segue: InterfaceSegue, of scene: SceneOrigin, in controller: UIViewController, anchor: AnyObject?) {
        self.segue = segue
        self.scene = scene
        self.controller = controller
        self.anchor = anchor
    }

    func fire(_ sender: Any?) {
        guard let controller, controller.shouldPerformSegue(withIdentifier: segue.identifier ?? "", sender: sender)
        else { return }
        controller.trigger(segue, of: scene, sender: sender, anchor: anchor)
    }

    /// - Returns: whether the object can start a segue.
    func attach(to object: AnyObject) -> Bool {
        switch object {
        case let cell as UITableViewCell:
            let former = (cell.parts.whenChosen, cell.parts.whenAccessoryTapped)
            if segue.trigger == "accessoryAction" {
                cell.parts.whenAccessoryTapped = { self.fire($0) }
            } else {
                cell.parts.whenChosen = { self.fire($0) }
            }
            withExtendedLifetime(former) {}
        case let cell as UICollectionViewCell:
            keeping(cell.cellParts.whenChosen) { cell.cellParts.whenChosen = { self.fire($0) } }
        case let control as UIControl:
            control.addAction(UIAction { self.fire($0.sender) }, for: .primaryActionTriggered)
        case let item as UIBarButtonItem:
            item.target = self
            item.action = Self.selector
            keeping(item.more.keptTarget) { item.more.keptTarget = self }
        case let recognizer as UIGestureRecognizer:
            // Each gesture triggers the segue once. A continuous gesture triggers it when the gesture begins.
            var hasBegun = false
            recognizer.addAction { recognizer in
                switch recognizer.state {
                case .began:
                    hasBegun = true
                    self.fire(recognizer)
                case .ended:
                    if !hasBegun { self.fire(recognizer) }
                    hasBegun = false
                case .cancelled, .failed: hasBegun = false
                default: break
                }
            }
        default: return false
        }
        return true
    }
}
