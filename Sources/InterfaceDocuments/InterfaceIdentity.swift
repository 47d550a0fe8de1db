/// Which class an element is an object of, and under which names it is known.
package struct InterfaceIdentity: Hashable, Sendable {
    package var customClass: String?
    /// Nil where the class is written in Objective-C, or the element is of a class of UIKit's.
    package var customModule: String?
    /// The module is the one that the document is built with; `customModule` is then its name when the document was
    /// saved.
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

    /// Another storyboard's scene, in the place of a controller.
    package var isPlaceholder: Bool { name == "viewControllerPlaceholder" }
}
