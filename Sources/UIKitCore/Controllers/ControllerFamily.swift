import CallStack
import Diagnostics
import Foundation
import NavigationLogic

/// The parent and children of a controller.
struct ControllerFamily {
    weak var parent: UIViewController?
    var children: [UIViewController] = []
    /// The identities of the children, for fast lookups in stacks of thousands.
    var identities: Set<ObjectIdentifier> = []
    var parentOverrides: UITraitCollection?
}

/// A controller that displays a part of a container outside of the container's hierarchy.
@preconcurrency @MainActor
protocol ContainerPart: UIViewController {
    var container: UIViewController? { get }
}

extension UIViewController {
    func attachChild(_ child: UIViewController) {
        guard child !== self else { misuse("addChild: \(self) cannot be its own child; pass another controller") }
        guard child.parent !== self else { return }
        child.notifyCallListener("willMove to parent")
        child.willMove(toParent: self)
        guard let former = child.family.parent else { return join(child) }
        former.handOver(child, to: self)
    }

    /// Adds a child without calling its callbacks, for containers that order the calls themselves.
    func join(_ child: UIViewController) {
        guard family.identities.insert(ObjectIdentifier(child)).inserted else { return }
        child.family.parent = self
        family.children.append(child)
        child.viewIfLoaded?.traitsMayHaveChanged()
    }

    /// A page that was popped in this turn is still visible in its stack. Its new parent receives the page when the pop
    /// is done.
    func leaveScheduledStack() {
        parent?.completeRemoval(of: self)
    }

    func leaveParent() {
        guard let parent = family.parent else { return }
        // Documented (UINavigationController): the view controllers of a stack are its children. Derived: a removed
        // child leaves the stack.
        if parent.removesInOrder(self) { return }
        parent.abandon(self)
        notifyCallListener("didMove to nil")
        didMove(toParent: nil)
    }

    /// Removes a child without calling its callbacks.
    func abandon(_ child: UIViewController) {
        guard family.identities.remove(ObjectIdentifier(child)) != nil else { return }
        // Mostly the newest child is removed first, and of replaced tabs the oldest.
        if family.children.first === child {
            family.children.removeFirst()
        } else if let index = family.children.lastIndex(where: { $0 === child }) {
            family.children.remove(at: index)
        }
        if child.family.parent === self { child.family.parent = nil }
    }

    /// Releases the children of a deinitialized controller level by level, so that deep hierarchies do not overflow the
    /// call stack.
    nonisolated func releaseChildren() {
        guard !family.children.isEmpty else { return }
        var last = family.children
        family.children = []
        CallStack.withRoom { last.removeAll() }
    }

    /// Returns the parent's answer, which may be its own parent's answer. Deep hierarchies do not overflow the call
    /// stack. Returns nil without a parent.
    func fromParent<Answer>(_ question: (UIViewController) -> Answer?) -> Answer? {
        guard let parent else { return nil }
        var answer: Answer?
        CallStack.withRoom { answer = question(parent) }
        return answer
    }

    func setParentOverrides(_ collection: UITraitCollection?) {
        family.parentOverrides = collection
        viewIfLoaded?.traitsMayHaveChanged()
    }

    var hasTraitOverrides: Bool { family.parentOverrides != nil || chrome.overrides != UITraitCollection.Values() }

    var traitOverrideValues: UITraitCollection.Values {
        (family.parentOverrides?.values ?? UITraitCollection.Values()).overridden(by: chrome.overrides)
    }

    func viewTraitsChanged(_ previous: UITraitCollection) {
        traitCollectionDidChange(previous)
        if !chrome.registrations.isEmpty { notifyRegistrations(from: previous, to: traitCollection) }
    }

    var nextResponder: UIResponder? {
        if let parent = viewIfLoaded?.superview { return parent }
        return presentation.presenting ?? family.parent
    }

    // MARK: Targets of show

    /// Documented (UIViewController.show): the nearest container that overrides `show` handles the request, including
    /// an app's container. Without such a container, the controller is presented. A container without an override
    /// passes the request to its parent.
    func showByTarget(_ vc: UIViewController, sender: Any?) {
        if let parent {
            parent.show(vc, sender: sender)
        } else if let target = presentingInPlace?.stack {
            // Chosen: a controller that is presented in place forwards the request to its presenting controller.
            target.show(vc, sender: sender)
        } else {
            present(vc, animated: true)
        }
    }

    /// The presenting controller of this controller or an ancestor that is presented in place, such as a search.
    private var presentingInPlace: UIViewController? {
        sequence(first: self) { $0.family.parent }.lazy.first { $0.presentsInPlace }?.presentation.presenting
    }

    func showDetailByTarget(_ vc: UIViewController, sender: Any?) {
        if let parent { parent.showDetailViewController(vc, sender: sender) } else { present(vc, animated: true) }
    }

    /// The nearest ancestor of a container's class.
    func nearestAncestor<Container>(_ type: Container.Type) -> Container? { nearestAncestor { $0 as? Container } }

    /// Returns the first container that `find` returns for an ancestor, the nearest ancestor first.
    func nearestAncestor<Container>(_ find: (UIViewController) -> Container?) -> Container? {
        var next = family.parent
        while let controller = next {
            if let found = find(controller) { return found }
            next = controller.family.parent
        }
        return nil
    }
}

extension UIViewController: TracedOwner {
    var tracedApp: AppContext? { appContext }
    static var isTracedByType: Bool { true }
}
