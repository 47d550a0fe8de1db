import Foundation
import InterfaceDocuments

/// Segues between scenes.
extension InterfaceAssembly {
    /// Connects a segue to its trigger. ``fillController(_:_:)`` follows relationships. A segue of the controller
    /// itself is performed by its identifier.
    func connect(_ segue: InterfaceSegue, from source: AnyObject) {
        guard segue.kind != .relationship else { return }
        guard let controller, let origin = controller.sceneOrigin else {
            return log(segue.line, "segues start in storyboards; this one is left out")
        }
        if segue.previews {
            log(
                segue.line,
                """
                the segue's preview is not shown: no display tells how firmly it is pressed; the segue itself is \
                performed
                """
            )
        }
        let anchor = segue.popoverAnchor.flatMap(object)
        if let anchor { origin.note(anchor: anchor, of: segue) }
        guard source !== controller else { return }
        if segue.kind == .embed {
            guard let container = source as? UIView else {
                return log(segue.line, "a \(type(of: source)) embeds no scene; the segue is left out")
            }
            embedded.append((segue, container))
        } else if !SegueTrigger(segue, of: origin, in: controller, anchor: anchor).attach(to: source) {
            log(
                segue.line, "a \(type(of: source)) starts no segue by itself; call performSegue(withIdentifier:sender:)"
            )
        }
    }

    /// Creates the controller of a relationship.
    func related(_ segue: InterfaceSegue) -> UIViewController? {
        guard let controller, let origin = controller.sceneOrigin else { return nil }
        return controller.makeDestination(segue, of: origin, sender: nil)
    }

    /// Embeds another scene in a view of this scene.
    ///
    /// Documented (View Controller Programming Guide, Implementing a Container View Controller): the child is loaded
    /// together with the controller. Derived: before `viewDidLoad`; UIKit calls `shouldPerformSegue` and
    /// `prepare(for:sender:)`, as for a segue that the user triggers. Chosen: the sender is the container.
    func embed(_ segue: InterfaceSegue, in container: UIView) {
        guard let controller, let origin = controller.sceneOrigin else { return }
        guard controller.shouldPerformSegue(withIdentifier: segue.identifier ?? "", sender: container) else { return }
        controller.trigger(segue, of: origin, sender: container, anchor: nil)
    }
}
