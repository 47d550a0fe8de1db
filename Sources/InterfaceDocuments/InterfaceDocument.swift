/// A storyboard or a nib, parsed from the XML file of Interface Builder.
///
/// Parsing creates no objects. A document that cannot be read throws an ``InterfaceFault``. ``faults`` lists dangling
/// and circular references, and ``oddities`` lists unknown elements; the rest of the document is usable.
package struct InterfaceDocument: Sendable {
    package enum Kind: Hashable, Sendable { case storyboard, nib }

    package let name: String
    package let kind: Kind
    package let root: InterfaceElement
    /// The id of the initial controller.
    package let initialController: String?
    package let scenes: [InterfaceScene]
    /// For a nib: its objects in order, without the placeholders.
    package let objects: [InterfaceElement]
    /// For a nib: the ids of `IBFilesOwner`, `IBFirstResponder` and of external objects, by their identifiers.
    package let placeholders: [String: String]
    package let resources: InterfaceResources
    package let usesSafeAreas: Bool
    package let isLaunchScreen: Bool
    /// References without a destination, in the document's order.
    package let faults: [InterfaceFault]

    private let elements: [String: InterfaceElement]
    private let sceneOfController: [String: Int]
    /// Segues by which a controller would contain itself. They are not performed.
    private let circles: Set<String>

    /// - Parameters:
    ///   - bytes: UTF-8, or UTF-16 with a byte order mark.
    ///   - name: the name for messages.
    package init(bytes: [UInt8], name: String, limits: MarkupLimits = MarkupLimits()) throws(InterfaceFault) {
        let root = try MarkupReader.read(bytes, document: name, limits: limits)
        func refuse(_ what: String) -> InterfaceFault { InterfaceFault(document: name, line: root.line, what: what) }
        guard root.name != "archive" else {
            throw refuse("the document has the form of before Xcode 5; open and save it in a newer one")
        }
        guard root.name == "document", let type = root["type"] else {
            throw refuse("<\(root.name)> begins no storyboard and no nib")
        }
        guard type.contains("CocoaTouch") else {
            throw refuse("the document is of the type \(type), and those for iOS alone are read")
        }
        self.name = name
        self.root = root
        kind = type.contains("Storyboard") ? .storyboard : .nib
        initialController = root["initialViewController"]
        scenes = root.list("scenes").filter { $0.name == "scene" }.map(InterfaceScene.init)
        let objects = kind == .nib ? root.list("objects") : []
        self.objects = objects.filter { $0.name != "placeholder" }
        var placeholders: [String: String] = [:]
        for element in objects where element.name == "placeholder" {
            if let word = element["placeholderIdentifier"], let id = element.id { placeholders[word] = id }
        }
        self.placeholders = placeholders
        resources = InterfaceResources(root.child("resources"))
        usesSafeAreas = root.flag("useSafeAreas") ?? false
        isLaunchScreen = root.flag("launchScreen") ?? false
        var sceneOfController: [String: Int] = [:]
        for (place, scene) in scenes.enumerated() {
            if let id = scene.controller?.id, sceneOfController[id] == nil { sceneOfController[id] = place }
        }
        self.sceneOfController = sceneOfController
        var references = InterfaceReferences(document: name)
        references.collect(root)
        references.findCircles(scenes, sceneOfController)
        elements = references.elements
        circles = references.circles
        faults = references.faults.sorted { $0.line < $1.line }
    }

    /// The element with this id, anywhere in the document.
    package func element(_ id: String) -> InterfaceElement? { elements[id] }

    /// The scene of a controller.
    package func scene(ofController id: String) -> InterfaceScene? { sceneOfController[id].map { scenes[$0] } }

    package var initialScene: InterfaceScene? { initialController.flatMap(scene(ofController:)) }

    /// The scene whose controller has this `storyboardIdentifier`.
    package func scene(identifier: String) -> InterfaceScene? {
        scenes.first { $0.controller?["storyboardIdentifier"] == identifier }
    }

    package var identifiers: [String] { scenes.compactMap { $0.controller?["storyboardIdentifier"] } }

    /// Whether a segue can be performed: the destination exists and does not contain the segue's source.
    package func isWhole(_ segue: InterfaceSegue) -> Bool {
        elements[segue.destination] != nil && !circles.contains(segue.mark)
    }

    /// The key in a `.strings` file for a text property of an object, as in `aB1-cd-2Ef.text`.
    package static func key(_ id: String, _ property: String) -> String { "\(id).\(property)" }
}
