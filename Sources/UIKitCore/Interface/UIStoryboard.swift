import Diagnostics
public import Foundation
import InterfaceDocuments

/// The scenes of an Interface Builder document and the relations between scenes.
///
/// Chevron reads the `.storyboard` file of an app's project; add the file to the bundle's resources. A class of your
/// own lists the members that the storyboard connects: see ``InterfaceMember``.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
    private let source: InterfaceSource
    var name: String { source.name }
    var bundle: Bundle { source.bundle }
    var document: InterfaceDocument { source.document }

    /// Creates a storyboard. A missing or unreadable storyboard stops the program.
    /// - Parameters:
    ///   - name: the name without `.storyboard`.
    ///   - storyboardBundleOrNil: nil for the main bundle.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        switch InterfaceSource.find(name, "storyboard", in: storyboardBundleOrNil ?? .main) {
        case .found(let source): self.source = source
        case .none(let why): misuse("UIStoryboard(name: \"\(name)\"): \(why)")
        }
        super.init()
    }

    init(_ source: InterfaceSource) {
        self.source = source
        super.init()
    }

    /// Creates the initial controller, at the arrow in Interface Builder. Returns nil without an initial controller.
    open func instantiateInitialViewController() -> UIViewController? { initial(nil) }

    /// Creates the controller of a scene. An unknown identifier stops the program.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController { made(identifier, nil) }

    // MARK: Making

    private func initial(_ creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
        source.document.initialScene.flatMap { requestedController($0, creator) }
    }

    private func made(_ identifier: String, _ creator: ((NSCoder) -> UIViewController?)?) -> UIViewController {
        guard let scene = source.document.scene(identifier: identifier) else {
            let known = source.document.identifiers.joined(separator: ", ")
            misuse(
                """
                UIStoryboard.instantiateViewController: \(source.document.name) has no controller with the \
                identifier "\(identifier)"; it has: \(known)
                """
            )
        }
        guard let controller = requestedController(scene, creator) else {
            misuse(
                """
                UIStoryboard.instantiateViewController: the controller "\(identifier)" of \
                \(source.document.name) could not be made; the log says why
                """
            )
        }
        return controller
    }

    /// Creates a scene that the app requests.
    private func requestedController(_ scene: InterfaceScene, _ creator: ((NSCoder) -> UIViewController?)?)
        -> UIViewController?
    {
        let count = SceneNesting.update { $0.restart() }
        defer { SceneNesting.update { $0.resume(count) } }
        return makeController(scene, creator: creator)
    }

    func makeController(_ scene: InterfaceScene, creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
        SceneNesting.update { $0.open() }
        defer { SceneNesting.update { $0.close() } }
        guard SceneNesting.update({ $0.count() }) else {
            Log.once("\(source.document.name), line \(scene.line): \(SceneNesting.refusal); the others are left out")
            return nil
        }
        if let reference = scene.reference { return controller(of: reference, line: scene.line, creator) }
        let assembly = InterfaceAssembly(
            source, owner: nil, ownerId: scene.controller?.id, ownerElement: scene.controller, scene: scene,
            storyboard: self)
        return assembly.makeController(creator: creator)
    }

    private func controller(
        of reference: InterfaceScene.Reference, line: Int, _ creator: ((NSCoder) -> UIViewController?)?
    ) -> UIViewController? {
        let bundle = reference.bundle.flatMap { Bundle(identifier: $0) } ?? source.bundle
        switch InterfaceSource.find(reference.storyboard, "storyboard", in: bundle) {
        case .none(let why):
            Log.once("\(source.document.name), line \(line): \(why); the scene is left out")
            return nil
        case .found(let other):
            let document = other.document
            guard let scene = reference.identifier.map(document.scene(identifier:)) ?? document.initialScene else {
                Log.once(
                    """
                    \(source.document.name), line \(line): \(document.name) has no scene \
                    \(reference.identifier ?? "to begin with"); it is left out
                    """
                )
                return nil
            }
            return UIStoryboard(other).makeController(scene, creator: creator)
        }
    }

    private func checked<ViewController: UIViewController>(_ controller: UIViewController, _ call: String)
        -> ViewController
    {
        guard let fitting = controller as? ViewController else {
            misuse(
                """
                UIStoryboard.\(call): the scene of \(source.document.name) is a \(type(of: controller)), not a \
                \(ViewController.self); ask for its class
                """
            )
        }
        return fitting
    }
}

extension UIStoryboard {
    /// - Parameter creator: returns the controller, created by an initializer that calls `super.init(coder:)`. Without
    ///   a creator, and if the creator returns nil, `init(coder:)` creates the controller.
    public func instantiateInitialViewController<ViewController: UIViewController>(
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController? {
        initial(creator.map { make in { make($0) } }).map { checked($0, "instantiateInitialViewController(creator:)") }
    }

    /// Creates the controller of a scene. An unknown identifier stops the program.
    /// - Parameter creator: as in ``instantiateInitialViewController(creator:)``.
    public func instantiateViewController<ViewController: UIViewController>(
        identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController {
        checked(
            made(identifier, creator.map { make in { make($0) } }), "instantiateViewController(identifier:creator:)")
    }
}
