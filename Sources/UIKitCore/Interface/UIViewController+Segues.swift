import Diagnostics
import Foundation
import InterfaceDocuments
import ObjectiveCRuntime

/// The start of segues, and the effect of each kind.
extension UIViewController {
    func startSegue(_ identifier: String, _ sender: Any?) {
        guard let scene = sceneOrigin, let segue = scene.segue(identifier) else {
            let known = sceneOrigin?.segues.compactMap(\.identifier) ?? []
            let remedy =
                sceneOrigin == nil
                ? "it was not made of a storyboard"
                : known.isEmpty ? "its scene has none" : "its scene has: \(known.joined(separator: ", "))"
            misuse(
                """
                \(type(of: self)).performSegue: the controller has no segue with the identifier \
                "\(identifier)"; \(remedy)
                """
            )
        }
        trigger(segue, of: scene, sender: sender, anchor: scene.anchor(of: segue))
    }

    /// Documented (UIStoryboardSegue): UIKit creates the destination, calls `prepare(for:sender:)`, then performs the
    /// segue.
    func trigger(_ segue: InterfaceSegue, of scene: SceneOrigin, sender: Any?, anchor: AnyObject?) {
        guard segue.kind != .unwind else { return startUnwinding(segue, of: scene, sender: sender) }
        guard let destination = makeDestination(segue, of: scene, sender: sender) else {
            return scene.log(
                segue,
                """
                the segue \(segue.identifier ?? "") of \(type(of: self)) leads to no controller that can be made; \
                it is not performed
                """
            )
        }
        destination.applyStyles(of: segue, anchor: anchor ?? sender as AnyObject?)
        let made = scene.type(of: segue).make(segue.identifier, self, destination, effect(of: segue, of: scene, sender))
        run(made, animates: segue.animates, sender: sender) {}
    }

    /// The reason why a push cannot show the destination, or nil. UIKit stops the program in these cases; Chevron logs
    /// the document's error.
    private func obstacle(to segue: InterfaceSegue, _ destination: UIViewController) -> String? {
        if destination is UINavigationController, segue.splitTarget == nil {
            return "pushes a navigation controller, which no navigation controller accepts"
        }
        let hasColumn = segue.splitTarget != nil && splitViewController?.isCollapsed == false
        let stack = nearestStack
        return stack == nil && !hasColumn
            ? """
            pushes, and no navigation controller is around its source; put the source into one, or make it a show \
            segue
            """
            : nil
    }

    /// This controller if it is a navigation controller, or else the navigation controller around it.
    private var nearestStack: UINavigationController? { self as? UINavigationController ?? navigationController }

    /// Derived: existing apps have segues that show a navigation controller from a page of another navigation
    /// controller. Such a destination is presented, since no navigation controller accepts it.
    private func showBySegue(_ destination: UIViewController, _ sender: Any?) {
        // The nearest controller that implements `show(_:sender:)` with a navigation stack.
        let target = sequence(first: self, next: \.parent).first {
            $0 is UINavigationController || $0 is UISplitViewController
        }
        guard destination is UINavigationController, target is UINavigationController else {
            return show(destination, sender: sender)
        }
        present(destination, animated: UIView.areAnimationsEnabled)
    }

    func run(_ segue: UIStoryboardSegue, animates: Bool, sender: Any?, then action: () -> Void) {
        notifyCallListener("prepare for segue")
        prepare(for: segue, sender: sender)
        action()
        if animates { segue.perform() } else { UIView.performWithoutAnimation { segue.perform() } }
    }

    // MARK: Destination

    /// Creates the destination of a segue, with the source's segue action if the segue has an action.
    func makeDestination(_ segue: InterfaceSegue, of scene: SceneOrigin, sender: Any?) -> UIViewController? {
        let document = scene.source.document
        guard document.isWhole(segue), let target = document.scene(ofController: segue.destination) else { return nil }
        let creator = segue.creationSelector.map { name in
            { (coder: NSCoder) in self.callSegueAction(name, coder, sender, segue, scene) }
        }
        return scene.storyboard.makeController(target, creator: creator)
    }

    private func callSegueAction(
        _ name: String, _ coder: NSCoder, _ sender: Any?, _ segue: InterfaceSegue, _ scene: SceneOrigin
    ) -> UIViewController? {
        // Reading the list registers the methods by name.
        let selector = InterfaceMember.find(name, of: self)?.selector ?? Selector(name)
        guard selector.fits(self) else {
            let type = "\(type(of: self))"
            let method = name.replacingOccurrences(of: ":", with: "(_:)", options: [], range: name.range(of: ":"))
            scene.log(
                segue,
                """
                \(type) has no segue action \(name); list it in its interfaceMembers: .segueAction("\(name)", \
                \(type).\(method))
                """
            )
            return nil
        }
        let outcome = selector.call(self, [coder, sender, segue.identifier])
        guard case .answered(let made) = outcome else {
            selector.report(outcome, self)
            return nil
        }
        return made as? UIViewController
    }

    /// Sets presentation styles before the source prepares the segue. The source may change them.
    private func applyStyles(of segue: InterfaceSegue, anchor: AnyObject?) {
        let isPopover = segue.kind == .popoverPresentation || segue.kind == .popover
        guard isPopover || segue.kind == .presentation || segue.kind == .modal else { return }
        if let style = segue.presentationStyle.flatMap({ UIModalPresentationStyle(rawValue: $0) }) {
            modalPresentationStyle = style
        }
        if let style = segue.transitionStyle.flatMap({ UIModalTransitionStyle(rawValue: $0) }) {
            modalTransitionStyle = style
        }
        if isPopover { modalPresentationStyle = .popover }
        guard modalPresentationStyle == .popover, let popover = popoverPresentationController else { return }
        if let directions = segue.arrowDirections {
            popover.permittedArrowDirections = UIPopoverArrowDirection(rawValue: UInt(clamping: directions))
        }
        // Chosen: a popover without an anchor points at the object that triggered the segue.
        if let item = anchor as? UIBarButtonItem {
            popover.barButtonItem = item
        } else if let view = anchor as? UIView {
            popover.sourceView = view
        }
    }

    // MARK: Kinds

    private func effect(of segue: InterfaceSegue, of scene: SceneOrigin, _ sender: Any?) -> (
        @MainActor (UIStoryboardSegue) -> Void
    )? {
        typealias Effect = @MainActor (UIStoryboardSegue) -> Void
        let show: Effect = { $0.source.showBySegue($0.destination, sender) }
        switch segue.kind {
        case .show: return show
        case .showDetail: return { $0.source.showDetailViewController($0.destination, sender: sender) }
        case .presentation, .modal, .popoverPresentation, .popover:
            return { $0.source.present($0.destination, animated: UIView.areAnimationsEnabled) }
        case .push:
            return { made in
                guard let obstacle = made.source.obstacle(to: segue, made.destination) else {
                    return made.source.pushBySegue(made.destination, column: segue.splitTarget)
                }
                scene.log(
                    segue,
                    "the segue \(segue.identifier ?? "") of \(type(of: made.source)) \(obstacle); it is not performed")
            }
        case .replace: return { $0.source.replaceBySegue($0.destination, column: segue.splitTarget, sender) }
        case .embed: return { $0.source.embedBySegue($0.destination, in: sender as? UIView) }
        // A custom segue without an existing class shows the destination without an own animation.
        case .custom: return scene.type(of: segue) == UIStoryboardSegue.self ? show : nil
        case .unwind, .relationship: return nil
        }
    }

    /// Push segues of old storyboards. Derived: a push requires a navigation controller, as `pushViewController` does.
    private func pushBySegue(_ destination: UIViewController, column: Int?) {
        let columns = splitViewController.map { $0.isCollapsed ? [] : $0.viewControllers } ?? []
        if let column, columns.indices.contains(column) {
            guard let stack = columns[column] as? UINavigationController, !(destination is UINavigationController)
            else {
                return replaceBySegue(destination, column: column, nil)
            }
            return stack.pushViewController(destination, animated: true)
        }
        guard !(destination is UINavigationController) else { return show(destination, sender: nil) }
        nearestStack?.pushViewController(destination, animated: true)
    }

    private func replaceBySegue(_ destination: UIViewController, column: Int?, _ sender: Any?) {
        guard let split = splitViewController, let column, column == 0, split.style == .unspecified, !split.isCollapsed
        else {
            return showDetailViewController(destination, sender: sender)
        }
        split.viewControllers = [destination] + split.viewControllers.dropFirst()
    }

    /// Documented (View Controller Programming Guide, Implementing a Container View Controller): the destination
    /// becomes a child, and the container gives its view the size and position.
    private func embedBySegue(_ destination: UIViewController, in container: UIView?) {
        guard let container else {
            return Log.once(
                """
                \(type(of: self)): a segue that embeds a scene is performed by itself when the view is loaded; \
                performSegue does nothing
                """
            )
        }
        addChild(destination)
        if let view = destination.view {
            view.frame = container.bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            container.addSubview(view)
        }
        destination.didMove(toParent: self)
    }
}
