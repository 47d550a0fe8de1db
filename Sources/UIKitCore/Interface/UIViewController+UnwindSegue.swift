import Diagnostics
import Foundation
import InterfaceDocuments
import ObjectiveCRuntime

extension UIViewController {
    func hasUnwindAction(_ action: Selector) -> Bool {
        // Reading the list registers the methods by name.
        (InterfaceMember.find(action.name, of: self)?.selector ?? action).fits(self)
    }

    /// Documented (Technical Note TN2298): UIKit finds the destination, calls `prepare(for:sender:)` of the source and
    /// the action of the destination, and then performs the segue.
    func startUnwinding(_ segue: InterfaceSegue, of scene: SceneOrigin, sender: Any?) {
        guard let name = segue.unwindAction else {
            return scene.log(segue, "the unwind segue has no action; it is not performed")
        }
        let action = Selector(name)
        let start = UIStoryboardUnwindSegueSource(source: self, unwindAction: action, sender: sender)
        guard let path = UnwindPath.find(start), let end = path.line.last else {
            return Log.once(
                """
                \(scene.source.document.name), line \(segue.line): \(type(of: self)) unwinds to \(name), and no \
                controller in the hierarchy has this action or accepts it; nothing happens. List the action in its \
                class's interfaceMembers
                """
            )
        }
        let type = scene.type(of: segue)
        let own =
            type == UIStoryboardSegue.self
            ? (path.line.dropLast().last ?? end).segueForUnwinding(to: end, from: self, identifier: segue.identifier)
            : nil
        // The default segue follows the path that was found.
        let made =
            own.flatMap { $0.isUsualUnwinding ? nil : $0 }
            ?? type.make(segue.identifier, self, end) { path.perform($0) }
        run(made, animates: segue.animates, sender: sender) { action.report(action.call(end, [made]), end) }
    }
}
