/// The class of an element's object, and its identifiers.
package struct InterfaceIdentity: Hashable, Sendable {
    package var customClass: String?
    /// Nil for a class in Objective-C or of UIKit.
    package var customModule: String?
    /// Whether the class is in the module that the document is built with. `customModule` is then the name of that
    /// module at the time of saving.
    package var isOfTarget: Bool
    package var storyboardIdentifier: String?
    package var restorationIdentifier: String?

    package init(_ element: InterfaceElement) {
        customClass = element["customClass"]
        customModule = element["customModule"]
        isOfTarget = element["customModuleProvider"] == "target"
        storyboardIdentifier = element["storyboardIdentifier"]
        let isSame = element.flag("useStoryboardIdentifierAsRestorationIdentifier") == true
        restorationIdentifier = element["restorationIdentifier"] ?? (isSame ? element["storyboardIdentifier"] : nil)
    }
}

extension InterfaceElement {
    package var identity: InterfaceIdentity { InterfaceIdentity(self) }

    /// Whether the element is the controller of its scene.
    package var isController: Bool {
        name == "viewControllerPlaceholder" || name == "hostingController" || name.hasSuffix("iewController")
            || ["navigationController", "tabBarController"].contains(name)
    }

    /// Whether the element refers to a scene of another storyboard.
    package var isPlaceholder: Bool { name == "viewControllerPlaceholder" }
}
