import Foundation
import InterfaceDocuments

/// Unwind segues: where they end, and how containers and presentations get there.
extension UIViewController {
    /// Documented: the end is looked for, the source prepares, the end's action is called, and then the segue is
    /// performed.
    func startUnwinding(_ segue: InterfaceSegue, of scene: SceneOrigin, sender: Any?) {
        guard let name = segue.unwindAction else {
            return scene.log(segue, "the unwind segue has no action; it is not performed")
        }
        let action = Selector(name)
        let start = UIStoryboardUnwindSegueSource(source: self, unwindAction: action, sender: sender)
        guard let way = UnwindWay.find(start), let end = way.line.last else {
            return Log.once(
                """
                \(scene.source.document.name), line \(segue.line): \(type(of: self)) unwinds to \(name), and no \
                controller before it has this action or takes it; nothing happens. An action is listed in its \
                class's interfaceMembers
                """
            )
        }
        let type = scene.type(of: segue)
        let own =
            type == UIStoryboardSegue.self
            ? (way.line.dropLast().last ?? end).segueForUnwinding(to: end, from: self, identifier: segue.identifier)
            : nil
        // The usual one goes the way that was found.
        let made =
            own.flatMap { $0.isUsualUnwinding ? nil : $0 } ?? type.make(segue.identifier, self, end) { way.go($0) }
        run(made, animates: segue.animates, sender: sender) { action.report(action.call(end, [made]), end) }
    }

    /// The segue back that there is where no class or container has one of its own; nil where no way leads there.
    func usualUnwinding(to end: UIViewController, from source: UIViewController, _ identifier: String?)
        -> UIStoryboardSegue?
    {
        guard let way = UnwindWay.between(source, end) else { return nil }
        let segue = UIStoryboardSegue.make(identifier, source, end) { way.go($0) }
        segue.isUsualUnwinding = true
        return segue
    }

    func hasUnwindAction(_ action: Selector) -> Bool {
        // Reading the list makes the methods known by their names.
        (InterfaceMember.find(action.name, of: self)?.selector ?? action).fits(self)
    }

    // MARK: Children

    /// The child that a controller is, or is in.
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

extension UINavigationController {
    /// Derived: a page above the source's is not gone back to.
    func pagesToUnwind(_ source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        let own = childContaining(source)
        return viewControllers.prefix { $0 !== own }.reversed()
    }

    func unwindPages(to page: UIViewController) {
        guard page !== topViewController, viewControllers.contains(where: { $0 === page }) else { return }
        popToViewController(page, animated: true)
    }
}

extension UITabBarController {
    /// Chosen: what shows first.
    func tabsToUnwind(_ source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        let others = childrenToUnwind(source)
        return others.filter { $0 === selectedViewController } + others.filter { $0 !== selectedViewController }
    }

    func unwindTabs(to tab: UIViewController) {
        guard tab !== selectedViewController, viewControllers?.contains(where: { $0 === tab }) == true else { return }
        selectedViewController = tab
    }
}

extension UISplitViewController {
    /// Collapsed, the stack goes there by itself.
    func unwindColumns(to column: UIViewController) {
        guard !isCollapsed else { return }
        for place in [Column.primary, .supplementary, .secondary] where host(place) === column && !isShowing(place) {
            show(place)
        }
    }
}

/// The way from the source of an unwind segue to its end.
@MainActor
struct UnwindWay {
    /// From the first controller around the source that holds the end, to the end.
    private let places: [Place]
    /// The last controller on the way up whose presentation has to go.
    private let presenter: Place?

    private struct Place { weak var controller: UIViewController? }

    var line: [UIViewController] { places.compactMap(\.controller) }

    /// The way by parents and presenters alone, for an end that is known.
    static func between(_ source: UIViewController, _ end: UIViewController) -> UnwindWay? {
        let above = Array(sequence(first: end, next: \.parent))
        var here = source
        var presenter: UIViewController?
        while true {
            if let place = above.firstIndex(where: { $0 === here }) {
                return UnwindWay(
                    places: above[...place].reversed().map(Place.init), presenter: presenter.map(Place.init))
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

    /// Documented: upwards, by parents and by presenters, each with the children that it allows first, then itself.
    static func find(_ source: UIStoryboardUnwindSegueSource) -> UnwindWay? {
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
                return UnwindWay(places: line.map(Place.init), presenter: presenter.map(Place.init))
            }
            here = above
        }
    }

    /// The line from a controller down to the end; nil where it is not inside. Nothing is searched twice: an app's
    /// answers may lead in circles.
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

    /// Dismisses what lies over the end, and has each container on the way show the next one. Documented: under a
    /// dismissal they do so at once.
    func go(_ segue: UIStoryboardSegue) {
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
