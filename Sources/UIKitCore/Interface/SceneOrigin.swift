import InterfaceDocuments

/// The scene that a controller was made of, for the segues that start in it.
@MainActor
final class SceneOrigin {
    let source: InterfaceSource
    let storyboard: UIStoryboard
    let scene: InterfaceScene
    /// Looked through when a segue is first performed by its identifier.
    private(set) lazy var segues = scene.segues.filter { $0.kind != .relationship }
    /// What popovers of the scene point at, by the marks of their segues.
    private var anchors: [String: Anchor] = [:]

    private struct Anchor { weak var object: AnyObject? }

    init(_ source: InterfaceSource, _ storyboard: UIStoryboard, _ scene: InterfaceScene) {
        self.source = source
        self.storyboard = storyboard
        self.scene = scene
    }

    /// By which the controller is made again after a restart.
    var storyboardIdentifier: String? { scene.controller?.identity.storyboardIdentifier }
    /// The controller's own name in the document, where it has no other.
    var controllerElement: String? { scene.controller?.id }

    func segue(_ identifier: String) -> InterfaceSegue? { segues.first { $0.identifier == identifier } }

    func anchor(of segue: InterfaceSegue) -> AnyObject? { anchors[segue.mark]?.object }
    func note(anchor: AnyObject, of segue: InterfaceSegue) { anchors[segue.mark] = Anchor(object: anchor) }

    /// The segue's class; UIKit's where it names none, or one that is not there.
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
