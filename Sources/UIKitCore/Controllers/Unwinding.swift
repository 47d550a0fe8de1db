import Diagnostics
import Foundation
import InterfaceDocuments
import ObjectiveCRuntime

/// Unwind segues: the search for the destination, and the changes of containers and presentations.
extension UIViewController {
    /// Returns UIKit's default unwind segue. Returns nil without a path to the destination.
    func usualUnwinding(to end: UIViewController, from source: UIViewController, _ identifier: String?)
        -> UIStoryboardSegue?
    {
        guard let path = UnwindPath.between(source, end) else { return nil }
        let segue = UIStoryboardSegue.make(identifier, source, end) { path.perform($0) }
        segue.isUsualUnwinding = true
        return segue
    }

    // MARK: Children

    /// Returns the child that is or contains a controller.
    func child(holding controller: UIViewController) -> UIViewController? {
        var next = controller
        while true {
            if let parent = next.parent {
                if parent === self { return next }
                next = parent
            } else if let presenting = next.presentingViewController, presenting !== next {
                next = presenting
            } else {
                return nil
            }
        }
    }

    func childrenToUnwind(_ source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        let own = childContaining(source)
        return children.filter { $0 !== own }
    }
}

/// The path from the source of an unwind segue to its destination.
@MainActor
struct UnwindPath {
    /// The controllers from the first ancestor of the source that contains the destination, down to the destination.
    private let places: [Place]
    /// The last controller on the path upward whose presented controller must be dismissed.
    private let presenter: Place?

    private struct Place { weak var controller: UIViewController? }

    var line: [UIViewController] { places.compactMap(\.controller) }

    /// Returns the path along parents and presenting controllers to a known destination.
    static func between(_ source: UIViewController, _ end: UIViewController) -> UnwindPath? {
        let above = Array(sequence(first: end, next: \.parent))
        var here = source
        var presenter: UIViewController?
        while true {
            if let index = above.firstIndex(where: { $0 === here }) {
                return UnwindPath(
                    places: above[...index].reversed().map(Place.init), presenter: presenter.map(Place.init))
            }
            if let parent = here.parent {
                here = parent
            } else if let presenting = here.presentingViewController, presenting !== here {
                presenter = presenting
                here = presenting
            } else {
                return nil
            }
        }
    }

    /// Documented (Technical Note TN2298, Using Unwind Segues): the search continues upward along parents and
    /// presenting controllers. At each controller, the allowed children are searched first, then the controller itself.
    static func find(_ source: UIStoryboardUnwindSegueSource) -> UnwindPath? {
        var seen: Set<ObjectIdentifier> = []
        var here = source.source
        var presenter: UIViewController?
        while true {
            let above: UIViewController
            if let parent = here.parent {
                above = parent
            } else if let presenting = here.presentingViewController, presenting !== here {
                presenter = presenting
                above = presenting
            } else {
                return nil
            }
            if let line = search(above, source, &seen) {
                return UnwindPath(places: line.map(Place.init), presenter: presenter.map(Place.init))
            }
            here = above
        }
    }

    /// Returns the controllers from a controller down to the destination, or nil if the destination is not inside. Each
    /// controller is searched once, since an app's answers may form a cycle.
    private static func search(
        _ controller: UIViewController, _ source: UIStoryboardUnwindSegueSource, _ seen: inout Set<ObjectIdentifier>
    )
        -> [UIViewController]?
    {
        guard seen.insert(ObjectIdentifier(controller)).inserted else { return nil }
        for child in controller.allowedChildrenForUnwinding(from: source) {
            if let line = search(child, source, &seen) { return [controller] + line }
        }
        let ends = controller.canPerformUnwindSegueAction(
            source.unwindAction, from: source.source, sender: source.sender)
        return ends ? [controller] : nil
    }

    /// Dismisses the presentations above the destination, and calls each container on the path to show the next
    /// controller. Chosen: during a dismissal, the containers change without animation.
    func perform(_ segue: UIStoryboardSegue) {
        let line = line
        var isCovered = false
        if let presenter = presenter?.controller, let presented = presenter.presentedViewController,
            presented.presentingViewController != nil
        {
            isCovered = true
            presenter.dismiss(animated: UIView.areAnimationsEnabled)
        }
        func show() {
            for (container, next) in zip(line, line.dropFirst()) { container.unwind(for: segue, towards: next) }
        }
        if isCovered { UIView.performWithoutAnimation(show) } else { show() }
    }
}
