import CallStack
import Foundation
import NavigationLogic

/// Parent and children of a controller.
struct ControllerFamily {
    weak var parent: UIViewController?
    var children: [UIViewController] = []
    /// Membership, so that stacks of thousands stay quick.
    var identities: Set<ObjectIdentifier> = []
    var parentOverrides: UITraitCollection?
}

extension UIViewController {
    func attachChild(_ child: UIViewController) {
        guard child !== self else { misuse("addChild: \(self) cannot be its own child; pass another controller") }
        guard child.parent !== self else { return }
        child.tell("willMove to parent")
        child.willMove(toParent: self)
        guard let stack = child.family.parent as? UINavigationController else {
            child.family.parent?.abandon(child)
            return join(child)
        }
        // A stack orders the calls of its pages, and would not end what it had begun with one of another container.
        stack.letGo(child)
        join(child)
        stack.removeView(child)
        guard child.appearance.phase == .disappearing else { return }
        child.endAppearance()
    }

    /// Makes a child without telling it; for containers that order the calls themselves.
    func join(_ child: UIViewController) {
        guard family.identities.insert(ObjectIdentifier(child)).inserted else { return }
        child.family.parent = self
        family.children.append(child)
        child.viewIfLoaded?.traitsMayHaveChanged()
    }

    /// A page that was popped in this turn is still on its stack's screen. Its new parent gets it when the pop is done.
    func leaveScheduledStack() {
        if let stack = parent as? UINavigationController, !stack.machine.contains(self) { stack.startScheduled() }
    }

    func leaveParent() {
        guard let parent = family.parent else { return }
        // Documented: a stack's view controllers are its children; one that is removed from them leaves the stack.
        if let stack = parent as? UINavigationController, stack.removeFromStack(self) { return }
        parent.abandon(self)
        tell("didMove to nil")
        didMove(toParent: nil)
    }

    /// Lets a child go without telling it.
    func abandon(_ child: UIViewController) {
        guard family.identities.remove(ObjectIdentifier(child)) != nil else { return }
        // The newest child leaves first almost always, and of tabs that others replace the oldest.
        if family.children.first === child {
            family.children.removeFirst()
        } else if let index = family.children.lastIndex(where: { $0 === child }) {
            family.children.remove(at: index)
        }
        if child.family.parent === self { child.family.parent = nil }
    }

    /// Children of a controller that is being freed end one level after the other, however deep they are.
    nonisolated func releaseChildren() {
        guard !family.children.isEmpty else { return }
        var last = family.children
        family.children = []
        CallStack.withRoom { last.removeAll() }
    }

    /// The answer of the parent, which may ask its own in turn, however deep the controller is; nil without a parent.
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

    func viewTraitsChanged(_ previous: UITraitCollection?) {
        traitCollectionDidChange(previous)
        if let previous, !chrome.registrations.isEmpty { tellRegistrations(from: previous, to: traitCollection) }
    }

    var nextResponder: UIResponder? {
        if let parent = viewIfLoaded?.superview { return parent }
        return presentation.presenting ?? family.parent
    }

    // MARK: Targets of show

    /// Documented: the request is for the nearest container that overrides `show`, an app's own too; where there is
    /// none, the controller is presented. Each container without an override passes it on.
    func showByTarget(_ vc: UIViewController, sender: Any?) {
        if let parent {
            parent.show(vc, sender: sender)
        } else if let target = presentingInPlace?.navigationController {
            // Documented: a presented controller forwards the request to the one that presents it.
            target.show(vc, sender: sender)
        } else {
            present(vc, animated: true)
        }
    }

    /// The screen that this controller, or one that it belongs to, is over without having left its place, as a search
    /// does.
    private var presentingInPlace: UIViewController? {
        sequence(first: self) { $0.family.parent }.lazy.first { $0.presentsInPlace }?.presentation.presenting
    }

    func showDetailByTarget(_ vc: UIViewController, sender: Any?) {
        if let parent { parent.showDetailViewController(vc, sender: sender) } else { present(vc, animated: true) }
    }

    var enclosingNavigation: UINavigationController? {
        var next = family.parent
        while let controller = next {
            if let found = controller as? UINavigationController { return found }
            next = controller.family.parent
        }
        return nil
    }
}
