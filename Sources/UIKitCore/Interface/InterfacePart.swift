import InterfaceDocuments

/// The scene or nib from which a controller was created.
private struct InterfacePart: ControllerPart {
    var scene: SceneOrigin?
    var assembly: InterfaceAssembly?
    var loose: [AnyObject] = []
}

extension UIViewController {
    /// The storyboard scene of the controller, whose segues start at the controller.
    var sceneOrigin: SceneOrigin? {
        get { self[InterfacePart.self].scene }
        set { self[InterfacePart.self].scene = newValue }
    }

    /// The scene or nib of the controller, until its view is created.
    var interfaceAssembly: InterfaceAssembly? {
        get { self[InterfacePart.self].assembly }
        set { self[InterfacePart.self].assembly = newValue }
    }

    /// Objects of the scene or nib that no other object retains.
    var looseObjects: [AnyObject] {
        get { self[InterfacePart.self].loose }
        set { self[InterfacePart.self].loose = newValue }
    }
}
