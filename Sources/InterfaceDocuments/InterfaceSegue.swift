/// A way from one scene to another, or a container's hold on what it shows.
package struct InterfaceSegue: Hashable, Sendable {
    package enum Kind: String, Sendable, CaseIterable {
        case relationship, show, push, presentation, unwind, showDetail, embed, custom, modal, popoverPresentation,
            popover, replace
    }

    package var id: String?
    package var identifier: String?
    package var kind: Kind
    /// The id of a scene's controller; of an unwind segue, of the scene's exit.
    package var destination: String
    /// Of a relationship: `rootViewController`, `viewControllers`, `masterViewController`, `detailViewController`,
    /// `supplementaryViewController`.
    package var relationship: String?
    package var customClass: String?
    package var customModule: String?
    /// The name of the unwind action, as in `unwindToList:`.
    package var unwindAction: String?
    /// The method of the source that makes the destination, as in `makeDetail:sender:segueIdentifier:`.
    package var creationSelector: String?
    /// Raw values of UIKit's enumerations.
    package var presentationStyle: Int?
    package var transitionStyle: Int?
    package var animates: Bool
    package var popoverAnchor: String?
    /// Bits of `UIPopoverArrowDirection`: up, down, left, right.
    package var arrowDirections: Int?
    /// Which column of a split view shows it.
    package var splitTarget: Int?
    /// What of the source leads on: `accessoryAction` of a cell; nil is its main action.
    package var trigger: String?
    /// It was drawn with a preview of its destination for a firm press.
    package var previews: Bool
    package var line: Int

    /// - Parameter element: a `segue`. Without a kind it is an entry of `inferredMetricsTieBreakers`, and no segue.
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

    /// Tells it from the document's other segues.
    package var mark: String { id ?? "\(line) \(destination)" }

    /// Whether the source holds the destination as long as it lives, so that both are made together.
    package var holds: Bool { kind == .relationship || kind == .embed }
}
