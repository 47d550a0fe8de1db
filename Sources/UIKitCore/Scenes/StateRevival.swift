import Diagnostics
import Foundation
import QuartzCore
import StateRestoration

/// Restores a saved interface: first the controllers, then their hierarchy, then their state.
///
/// Documented (UIViewControllerRestoration), for each controller, in this order: its restoration class; the app's
/// delegate; an existing controller at this position; its storyboard.
@MainActor
final class StateRevival {
    let state: SavedState
    private let app: AppRestoration
    /// Held strongly during creation; afterwards each object has its own owner.
    private var held: [NSObject?]
    private struct Weak { weak var object: NSObject? }
    private var objects: [Weak]
    private var taken: Set<ObjectIdentifier> = []
    private(set) var presentations: [(from: UIViewController, controller: UIViewController)] = []
    /// Objects that did not exist when their state was to be decoded.
    private var undecoded: Set<Int> = []

    init(_ state: SavedState, _ app: AppRestoration) {
        self.state = state
        self.app = app
        held = Array(repeating: nil, count: state.nodes.count)
        objects = Array(repeating: Weak(), count: state.nodes.count)
    }

    // MARK: Coders

    func decoder(_ fields: [String: StateValue], facts: [String: Any] = [:]) -> StateDecoder {
        StateDecoder(fields, facts: facts) { [self] in resolve($0) }
    }

    /// The decoder for the values of the app's delegate and UIKit's own values.
    var applicationDecoder: StateDecoder { decoder(state.application, facts: facts) }

    private var facts: [String: Any] {
        [
            UIApplication.stateRestorationBundleVersionKey: state.facts.bundleVersion,
            UIApplication.stateRestorationSystemVersionKey: state.facts.systemVersion,
            UIApplication.stateRestorationTimestampKey: Date(
                timeIntervalSince1970: state.facts.time.isFinite ? state.facts.time : 0),
            UIApplication.stateRestorationUserInterfaceIdiomKey: state.facts.idiom,
        ]
    }

    private func resolve(_ value: StateValue) -> NSObject? {
        switch value {
        case .node(let index): return objects.indices.contains(index) ? objects[index].object : nil
        case .view(let index, let key):
            guard objects.indices.contains(index), let controller = objects[index].object as? UIViewController else {
                return nil
            }
            controller.loadViewIfNeeded()
            return controller.keptViews.first { $0.key == key }?.view
        default: return nil
        }
    }

    // MARK: Creation

    /// - Parameters:
    ///   - roots: the roots of the app's windows before restoration.
    ///   - ask: calls the app's delegate.
    func make(roots: [UIViewController?], ask: ([String], NSCoder) -> UIViewController?) {
        for index in state.nodes.indices {
            let node = state.nodes[index]
            // Descendants of an object that was not restored are not restored.
            if let parent = node.parent, objects[parent].object == nil { continue }
            let made = node.kind == .controller ? controller(index, roots, ask) : object(index)
            guard let made, taken.insert(ObjectIdentifier(made)).inserted else { continue }
            held[index] = made
            objects[index].object = made
            if let controller = made as? UIViewController, controller.restorationIdentifier == nil,
                !node.identifier.isEmpty
            {
                controller.restorationIdentifier = node.identifier
            }
        }
        reportMissingRoots(roots)
    }

    /// Documented (About the app launch sequence): state is restored between the delegate's two launch calls. Derived:
    /// the window and its root are created before `willFinishLaunching` returns; later roots are not restored.
    private func reportMissingRoots(_ roots: [UIViewController?]) {
        guard roots.allSatisfy({ $0 == nil }), objects.allSatisfy({ $0.object == nil }),
            state.nodes.contains(where: { $0.parent == nil && $0.kind == .controller })
        else { return }
        Log.once(
            """
            state restoration: no window has a root view controller, and nothing is restored; make the window and its \
            root in application(_:willFinishLaunchingWithOptions:), or the root in \
            application(_:viewControllerWithRestorationIdentifierPath:coder:)
            """
        )
    }

    private func controller(_ index: Int, _ roots: [UIViewController?], _ ask: ([String], NSCoder) -> UIViewController?)
        -> UIViewController?
    {
        let node = state.nodes[index]
        // A column's own navigation controller is created with its split view.
        if node.identifier.isEmpty { return existingController(node, roots) }
        let path = state.identifiers(to: index)
        // The delegate's own keys are available in addition to the controller's.
        var facts = facts
        facts[UIApplication.stateRestorationViewControllerStoryboardKey] = node.storyboard.flatMap(UIStoryboard.find)
        let coder = decoder(state.application.merging(node.values) { $1 }, facts: facts)
        if let name = node.maker {
            if let maker = TypeNames.type(name) as? any UIViewControllerRestoration.Type {
                return maker.viewController(withRestorationIdentifierPath: path, coder: coder)
            }
            Log.once(
                "state restoration: the restoration class of \(path.joined(separator: "/")) does not exist")
        } else if let answer = ask(path, coder) {
            return answer
        }
        if let there = existingController(node, roots) { return there }
        if let scene = node.storyboard, let made = UIStoryboard.revive(scene) { return made }
        Log.once(
            """
            state restoration: no object creates \(path.joined(separator: "/")); set its restorationClass, \
            or implement application(_:viewControllerWithRestorationIdentifierPath:coder:)
            """
        )
        return nil
    }

    /// The existing controller at the position of a node.
    private func existingController(_ node: SavedNode, _ roots: [UIViewController?]) -> UIViewController? {
        func fits(_ controller: UIViewController?) -> Bool {
            guard let controller, !taken.contains(ObjectIdentifier(controller)) else { return false }
            return controller.savedIdentifier == node.identifier
        }
        guard let parent = node.parent.flatMap({ objects[$0].object as? UIViewController }) else {
            guard case .window(let index) = node.place else { return nil }
            if roots.indices.contains(index), let root = roots[index], fits(root) { return root }
            return roots.lazy.compactMap { $0 }.first(where: fits)
        }
        let children = parent.keptChildren
        if let same = children.first(where: { $0.place == node.place && fits($0.controller) }) {
            return same.controller
        }
        switch node.place {
        case .own: return parent.children.first(where: fits)
        case .child where !(parent is UINavigationController): return children.first { fits($0.controller) }?.controller
        default: return nil
        }
    }

    private func object(_ index: Int) -> NSObject? {
        let node = state.nodes[index]
        if let maker = node.maker.flatMap({ TypeNames.type($0) }) as? any UIObjectRestoration.Type {
            guard
                let made = maker.object(
                    withRestorationIdentifierPath: state.identifiers(to: index), coder: decoder(node.values))
            else { return nil }
            guard let base = made as? NSObject else { return nil }
            if app.node(of: base) == nil { app.registered.append(.init(object: made, identifier: node.identifier)) }
            return base
        }
        return registered(node)
    }

    private func registered(_ node: SavedNode) -> NSObject? {
        app.registered.lazy.filter { $0.identifier == node.identifier }.compactMap { $0.object as? NSObject }.first {
            !self.taken.contains(ObjectIdentifier($0))
        }
    }

    /// The root that was created for a window without a root.
    func root(ofWindow index: Int) -> UIViewController? {
        let place = state.nodes.firstIndex { $0.parent == nil && $0.place == .window(index) }
        return place.flatMap { objects[$0].object as? UIViewController }
    }

    // MARK: State

    func decode() {
        for (index, node) in state.nodes.enumerated() {
            guard let object = objects[index].object else {
                if node.kind == .object { undecoded.insert(index) }
                continue
            }
            guard let controller = object as? UIViewController else {
                (object as? any UIStateRestoring)?.decodeRestorableState(with: decoder(node.values))
                continue
            }
            let children = children(of: index)
            controller.restoreChildren(children, decoder(node.values))
            if let child = child(of: index, at: .presented), let presented = objects[child].object as? UIViewController
            {
                presented.applyPresentationStyle(decoder(state.nodes[child].values))
                presentations.append((controller, presented))
            }
            controller.decodeRestorableState(with: decoder(node.values))
            if !node.views.isEmpty {
                keeping(controller.waitingViews) {
                    controller.waitingViews = WaitingViews(node.views) { self.decoder($0) }
                }
                controller.restoreViews()
            }
        }
        // Objects that registered while other objects decoded.
        for index in undecoded.sorted() { if let object = registered(state.nodes[index]) { wake(object, index) } }
    }

    /// The objects to notify at the end: controllers and objects, parents first.
    var restored: [any UIStateRestoring] { objects.compactMap { $0.object as? any UIStateRestoring } }
    var hasWaitingObjects: Bool { !undecoded.isEmpty }

    /// Called when an object was registered whose state is pending.
    func registerObject(_ object: NSObject, _ identifier: String) {
        guard let index = undecoded.sorted().first(where: { state.nodes[$0].identifier == identifier }) else { return }
        wake(object, index)
    }

    private func wake(_ object: NSObject, _ index: Int) {
        guard undecoded.remove(index) != nil, taken.insert(ObjectIdentifier(object)).inserted else { return }
        objects[index].object = object
        (object as? any UIStateRestoring)?.decodeRestorableState(with: decoder(state.nodes[index].values))
    }

    /// Releases all objects. Objects without another owner are freed.
    func releaseObjects() {
        let former = (held, presentations)
        held = []
        presentations = []
        withExtendedLifetime(former) {}
    }

    private lazy var childrenByParent: [Int: [Int]] = {
        var result: [Int: [Int]] = [:]
        for (index, node) in state.nodes.enumerated() {
            if let parent = node.parent { result[parent, default: []].append(index) }
        }
        return result
    }()

    private func children(of index: Int) -> [(place: Int, controller: UIViewController)] {
        (childrenByParent[index] ?? []).compactMap { child in
            guard case .child(let place) = state.nodes[child].place,
                let controller = objects[child].object as? UIViewController
            else { return nil }
            return (place, controller)
        }
    }

    private func child(of index: Int, at place: SavedPlace) -> Int? {
        (childrenByParent[index] ?? []).first { state.nodes[$0].place == place }
    }
}
