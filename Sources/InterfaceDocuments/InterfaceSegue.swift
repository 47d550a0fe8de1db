/// A segue between two scenes, or the relationship between a container and its content.
package struct InterfaceSegue: Hashable, Sendable {
    package enum Kind: String, Sendable, CaseIterable {
        case relationship, show, push, presentation, unwind, showDetail, embed, custom, modal, popoverPresentation,
            popover, replace
    }

    package var id: String?
    package var identifier: String?
    package var kind: Kind
    /// The id of a scene's controller; for an unwind segue, the id of the scene's exit.
    package var destination: String
    /// For a relationship: `rootViewController`, `viewControllers`, `masterViewController`, `detailViewController` or
    /// `supplementaryViewController`.
    package var relationship: String?
    package var customClass: String?
    package var customModule: String?
    /// The name of the unwind action, as in `unwindToList:`.
    package var unwindAction: String?
    /// The source's method that creates the destination, as in `makeDetail:sender:segueIdentifier:`.
    package var creationSelector: String?
    /// Raw values of UIKit's enumerations.
    package var presentationStyle: Int?
    package var transitionStyle: Int?
    package var animates: Bool
    package var popoverAnchor: String?
    /// Bits of `UIPopoverArrowDirection`: up, down, left, right.
    package var arrowDirections: Int?
    /// The column of a split view that shows the destination.
    package var splitTarget: Int?
    /// The trigger of the segue: `accessoryAction` of a cell; nil is the main action of the source.
    package var trigger: String?
    /// Whether the segue has a preview for a firm press.
    package var previews: Bool
    package var line: Int

    /// - Parameter element: a `segue`. An element without a kind is an entry of `inferredMetricsTieBreakers` and not a
    ///   segue.
    package init?(_ element: InterfaceElement) {
        guard element.name == "segue", let kind = element["kind"].flatMap(Kind.init),
            let destination = element["destination"]
        else { return nil }
        id = element.id
        identifier = element["identifier"]
        self.kind = kind
        self.destination = destination
        relationship = element["relationship"]
        customClass = element["customClass"]
        customModule = element["customModule"]
        unwindAction = element["unwindAction"]
        creationSelector = element["destinationCreationSelector"]
        presentationStyle = element.choice("modalPresentationStyle", .named("presentationStyle"))
        transitionStyle = element.choice("modalTransitionStyle", .named("transitionStyle"))
        animates = element.flag("animates") ?? true
        popoverAnchor = element["popoverAnchorBarButtonItem"] ?? element["popoverAnchorView"]
        arrowDirections = element.part("popoverArrowDirection")?.bits(["up", "down", "left", "right"])
        splitTarget = element.integer("splitViewControllerTargetIndex")
        trigger = element["trigger"]
        previews = element.children("segue").contains { $0.key == "preview" || $0.key == "commit" }
        line = element.line
    }

    /// Distinguishes the segue from the document's other segues.
    package var mark: String { id ?? "\(line) \(destination)" }

    /// Whether the source owns the destination, so that both are instantiated together.
    package var holds: Bool { kind == .relationship || kind == .embed }
}
