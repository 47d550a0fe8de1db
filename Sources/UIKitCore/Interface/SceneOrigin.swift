import Diagnostics
import InterfaceDocuments

/// The scene of a controller, which contains the segues of the controller.
@MainActor
final class SceneOrigin {
    let source: InterfaceSource
    let storyboard: UIStoryboard
    let scene: InterfaceScene
    /// Created when a segue is first performed by identifier.
    private(set) lazy var segues = scene.segues.filter { $0.kind != .relationship }
    /// The anchors of the scene's popovers, by the ids of their segues.
    private var anchors: [String: Anchor] = [:]

    private struct Anchor { weak var object: AnyObject? }

    init(_ source: InterfaceSource, _ storyboard: UIStoryboard, _ scene: InterfaceScene) {
        self.source = source
        self.storyboard = storyboard
        self.scene = scene
    }

    /// The identifier that restores the controller after a restart.
    var storyboardIdentifier: String? { scene.controller?.identity.storyboardIdentifier }
    /// The controller's id in the document, for a controller without an identifier.
    var controllerElement: String? { scene.controller?.id }

    func segue(_ identifier: String) -> InterfaceSegue? { segues.first { $0.identifier == identifier } }

    func anchor(of segue: InterfaceSegue) -> AnyObject? { anchors[segue.mark]?.object }
    func note(anchor: AnyObject, of segue: InterfaceSegue) { anchors[segue.mark] = Anchor(object: anchor) }

    /// Returns the segue's class. Returns UIKit's class if the segue specifies no class or a missing class.
    func type(of segue: InterfaceSegue) -> UIStoryboardSegue.Type {
        guard let name = segue.customClass,
            let type = InterfaceClasses.find(name, segue.customModule, line: segue.line, in: source)
        else { return UIStoryboardSegue.self }
        if let fitting = type as? UIStoryboardSegue.Type { return fitting }
        log(segue, "\(name) is no UIStoryboardSegue; the segue is performed without it")
        return UIStoryboardSegue.self
    }

    func log(_ segue: InterfaceSegue, _ what: String) {
        Log.once("\(source.document.name), line \(segue.line): \(what)")
    }
}
