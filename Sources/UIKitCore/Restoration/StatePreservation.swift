import Diagnostics
import Foundation
import QuartzCore
import StateRestoration

/// Traverses an interface from the windows' roots and encodes the state of each object with an identifier.
///
/// Documented (View Controller Programming Guide, Preserving and Restoring State): a controller without an identifier
/// is not saved, and neither are its descendants.
@MainActor
final class StatePreservation {
    private(set) var state = SavedState()
    private var objects: [NSObject] = []
    private var places: [ObjectIdentifier: Int] = [:]
    private let app: AppRestoration

    init(_ app: AppRestoration) { self.app = app }

    // MARK: Tree

    func keep(roots: [UIViewController?]) {
        for (index, root) in roots.enumerated() {
            if let root { add(root, parent: nil, place: .window(index)) }
        }
        for one in app.registered { if let object = one.object { _ = add(object, one.identifier) } }
    }

    @discardableResult
    private func add(_ controller: UIViewController, parent: Int?, place: SavedPlace) -> Int? {
        guard places[ObjectIdentifier(controller)] == nil, let identifier = controller.savedIdentifier else {
            return nil
        }
        var node = SavedNode(kind: .controller, identifier: identifier, parent: parent, place: place)
        node.storyboard = controller.savedStoryboard
        if let maker = controller.restorationClass {
            node.maker = TypeNames.name(of: maker)
            if node.maker == nil {
                Log.once(
                    """
                    restorationClass \(maker) of \(type(of: controller)) is private; it is not found again, make \
                    it internal
                    """
                )
            }
        }
        let index = enter(controller, node)
        for (place, child) in controller.keptChildren { add(child, parent: index, place: place) }
        return index
    }

    private func enter(_ object: NSObject, _ node: SavedNode) -> Int {
        places[ObjectIdentifier(object)] = objects.count
        objects.append(object)
        state.nodes.append(node)
        return objects.count - 1
    }

    private func add(_ object: any UIStateRestoring, _ identifier: String, depth: Int = 0) -> Int? {
        guard let base = object as? NSObject, depth < 16 else { return nil }
        if let known = places[ObjectIdentifier(base)] { return known }
        var parent: Int?
        if let above = object.restorationParent {
            // Descendants of an object that is not saved are not saved either.
            if let controller = above as? UIViewController {
                parent = places[ObjectIdentifier(controller)]
            } else if let base = above as? NSObject, let own = app.node(of: base) {
                parent = add(above, own.identifier, depth: depth + 1)
            }
            guard parent != nil else { return nil }
        }
        var node = SavedNode(kind: .object, identifier: identifier, parent: parent, place: .none)
        node.maker = object.objectRestorationClass.flatMap { TypeNames.name(of: $0) }
        return enter(base, node)
    }

    // MARK: Values

    /// Encodes the state of the app's delegate first.
    func encodeApplication(_ encode: (NSCoder) -> Void) {
        let coder = encoder(for: nil)
        encode(coder)
        state.application = coder.fields
    }

    /// Encodes all objects, including objects that are added because others refer to them.
    func encodeAll() {
        var next = 0
        while next < objects.count {
            let coder = encoder(for: next)
            if let controller = objects[next] as? UIViewController {
                encode(controller, next, coder)
            } else {
                (objects[next] as? any UIStateRestoring)?.encodeRestorableState(with: coder)
            }
            state.nodes[next].values = coder.fields
            next += 1
        }
    }

    private func encode(_ controller: UIViewController, _ index: Int, _ coder: StateEncoder) {
        controller.encodeRestorableState(with: coder)
        controller.encodeContainer { child in places[ObjectIdentifier(child)] }.forEach { coder.set($0.value, $0.key) }
        // Views that were not loaded since the last launch keep their saved state.
        var views = controller.waitingViews?.states ?? [:]
        for (key, view) in controller.keptViews {
            let coder = encoder(for: index)
            view.encodeRestorableState(with: coder)
            view.encodeText(coder)
            views[key] = coder.fields
        }
        state.nodes[index].views = views
    }

    private func encoder(for node: Int?) -> StateEncoder {
        StateEncoder { [weak self] object in self?.reference(to: object, from: node) }
    }

    private func reference(to object: NSObject, from node: Int?) -> StateValue? {
        if let known = places[ObjectIdentifier(object)] { return .node(known) }
        if let controller = object as? UIViewController { return addOwn(controller, from: node).map { .node($0) } }
        if let view = object as? UIView {
            guard let owner = view.keptOwner, let index = places[ObjectIdentifier(owner)],
                let key = owner.keptViews.first(where: { $0.view === view })?.key
            else { return nil }
            return .view(controller: index, key: key)
        }
        if let own = app.node(of: object), let object = own.object {
            return add(object, own.identifier).map { .node($0) }
        }
        return nil
    }

    /// Adds a child of an app's own container, which is saved because its container refers to it.
    private func addOwn(_ controller: UIViewController, from node: Int?) -> Int? {
        guard controller.savedIdentifier != nil else { return nil }
        let above = controller.parent ?? controller.presentation.presenting
        let parent = above.flatMap { places[ObjectIdentifier($0)] } ?? node
        let same = state.nodes.filter { $0.parent == parent && $0.identifier == controller.savedIdentifier }.count
        return add(controller, parent: parent, place: .own(same))
    }
}

extension UIViewController {
    /// Empty for controllers that UIKit inserts between controllers of the app; nil for controllers that are not saved.
    var savedIdentifier: String? {
        if let identifier = restorationIdentifier, !identifier.isEmpty { return identifier }
        return self is SplitNavigation ? "" : nil
    }

    var savedStoryboard: SavedStoryboard? {
        guard let storyboard, let scene = sceneOrigin else { return nil }
        let bundle =
            storyboard.bundle === Bundle.main ? "" : storyboard.bundle.bundleIdentifier ?? storyboard.bundle.bundlePath
        return SavedStoryboard(
            name: storyboard.name, bundle: bundle, identifier: scene.storyboardIdentifier,
            element: scene.controllerElement)
    }
}
