/// A scene of a storyboard.
package struct InterfaceScene: Hashable, Sendable {
    package var id: String?
    /// Nil in a scene without a controller.
    package var controller: InterfaceElement?
    /// Objects beside the controller: additional views, gesture recognizers and objects of the app's classes.
    package var loose: [InterfaceElement]
    package var firstResponder: String?
    package var exit: String?
    package var line: Int

    /// - Parameter element: a `scene` element.
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

    /// All segues that start in the scene, those of an object before those of its children. Excludes segues of a
    /// preview, which are inside another segue.
    package var segues: [InterfaceSegue] {
        var found: [InterfaceSegue] = []
        for part in [controller].compactMap({ $0 }) + loose { part.walk { found += $0.segues } }
        return found
    }

    /// The storyboard, the bundle and the scene of a storyboard reference.
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
