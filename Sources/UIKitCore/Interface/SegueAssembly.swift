import Foundation
import InterfaceDocuments

/// Ways from a scene to others.
extension InterfaceAssembly {
    /// Relationships are followed where their controller is set up (``fillController(_:_:)``). The place where the other kinds will be kept by
    /// their source, to be performed by a touch or by `performSegue`.
    func connect(_ segue: InterfaceSegue, from source: AnyObject) {
        guard segue.kind != .relationship else { return }
        log(segue.line, "a segue of the kind \(segue.kind) is not performed yet; show its scene in code: instantiateViewController(withIdentifier:)")
    }

    /// The controller that a relationship leads to, made.
    func related(_ segue: InterfaceSegue) -> UIViewController? {
        guard document.isWhole(segue), let storyboard, let scene = document.scene(ofController: segue.destination) else { return nil }
        return storyboard.makeController(scene, creator: nil)
    }
}
