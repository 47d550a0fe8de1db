/// A screen of a storyboard.
package struct InterfaceScene: Hashable, Sendable {
    package var id: String?
    /// Nil in a scene that has only loose objects.
    package var controller: InterfaceElement?
    /// Objects beside the controller: views of its, recognizers, objects of the app's classes.
    package var loose: [InterfaceElement]
    package var firstResponder: String?
    package var exit: String?
    package var line: Int

    /// - Parameter element: a `scene`.
    package init(_ element: InterfaceElement) {
        id = element["sceneID"]
        let objects = element.list("objects")
        controller = objects.first(where: \.isController)
        firstResponder = objects.first { $0["placeholderIdentifier"] == "IBFirstResponder" }?.id
        exit = objects.first { $0.name == "exit" }?.id
        let own = controller?.id
        loose = objects.filter { !["placeholder", "exit"].contains($0.name) && !($0.isController && $0.id == own) }
        line = element.line
    }

    /// The segues that start in the scene, wherever in it, an object's before those of what it holds. Those of a
    /// preview, which stand inside of another one, are no segues of their own.
    package var segues: [InterfaceSegue] {
        var found: [InterfaceSegue] = []
        for part in [controller].compactMap({ $0 }) + loose { part.walk { found += $0.segues } }
        return found
    }

    /// The storyboard, the bundle and the scene that a placeholder stands for.
    package struct Reference: Hashable, Sendable {
        package var storyboard: String
        package var bundle: String?
        /// Nil is the initial scene.
        package var identifier: String?

        package init(storyboard: String, bundle: String?, identifier: String?) {
            self.storyboard = storyboard
            self.bundle = bundle
            self.identifier = identifier
        }
    }

    package var reference: Reference? {
        guard let controller, controller.isPlaceholder, let storyboard = controller["storyboardName"] else {
            return nil
        }
        return Reference(
            storyboard: storyboard, bundle: controller["bundleIdentifier"],
            identifier: controller["referencedIdentifier"])
    }
}
