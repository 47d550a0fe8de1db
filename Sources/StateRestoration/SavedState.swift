/// The interface of an app at one time, for restoration: the controllers with their positions, identifiers and encoded
/// values.
package struct SavedState: Hashable, Sendable {
    package var facts = SavedFacts()
    /// The values that the app's delegate encoded.
    package var application: [String: StateValue] = [:]
    /// Parents precede their children.
    package var nodes: [SavedNode] = []
    package var sessions: [SavedSession] = []

    package init() {}

    /// The restoration identifiers on the path from the window's root to a node. Objects that UIKit itself created have
    /// none.
    package func identifiers(to node: Int) -> [String] {
        var names: [String] = []
        var next: Int? = node
        while let index = next, nodes.indices.contains(index) {
            if !nodes[index].identifier.isEmpty { names.append(nodes[index].identifier) }
            // A parent has a lower index, so the loop ends.
            next = nodes[index].parent.flatMap { $0 < index ? $0 : nil }
        }
        return names.reversed()
    }

    /// Whether every reference has a valid target.
    package var isSound: Bool {
        for (index, node) in nodes.enumerated() {
            if let parent = node.parent, !(0..<index).contains(parent) { return false }
        }
        let known = nodes.count
        return nodes.allSatisfy { node in
            node.values.values.allSatisfy { $0.isSound(among: known) }
                && node.views.values.allSatisfy { $0.values.allSatisfy { $0.isSound(among: known) } }
        } && application.values.allSatisfy { $0.isSound(among: known) }
            && sessions.allSatisfy {
                $0.userInfo?.isSound(among: 0) ?? true && $0.activity?.userInfo?.isSound(among: 0) ?? true
            }
    }
}

/// The time and the versions at which a state was saved.
package struct SavedFacts: Hashable, Sendable {
    package var bundleVersion = ""
    package var systemVersion = ""
    /// In seconds since 1970.
    package var time = 0.0
    /// The raw value of the user interface idiom.
    package var idiom: Int64 = 0

    package init() {}
}

/// A controller, or an object that the app has registered for restoration.
package struct SavedNode: Hashable, Sendable {
    package enum Kind: UInt8, Sendable { case controller = 0, object }

    package var kind: Kind
    /// Empty for controllers that UIKit itself created.
    package var identifier: String
    package var parent: Int?
    package var place: SavedPlace
    package var storyboard: SavedStoryboard?
    /// The name of the type that recreates the object.
    package var maker: String?
    package var values: [String: StateValue] = [:]
    /// The encoded values of the controller's views, by unique key.
    package var views: [String: [String: StateValue]] = [:]

    package init(kind: Kind, identifier: String, parent: Int?, place: SavedPlace) {
        self.kind = kind
        self.identifier = identifier
        self.parent = parent
        self.place = place
    }
}

/// The position of a controller in its parent.
package enum SavedPlace: Hashable, Sendable {
    /// The root controller of a window, counted from the back.
    case window(Int)
    /// A page of a stack, a tab or a column, counted from the first.
    case child(Int)
    case presented
    /// A position in the app's own container.
    case own(Int)
    /// No position: a registered object.
    case none
}

/// The storyboard scene from which a controller was created.
package struct SavedStoryboard: Hashable, Sendable {
    package var name: String
    /// The bundle's identifier, or the path of its folder; empty for the main bundle.
    package var bundle: String
    package var identifier: String?
    /// The id of the controller's element, for scenes without an identifier.
    package var element: String?

    package init(name: String, bundle: String, identifier: String?, element: String?) {
        self.name = name
        self.bundle = bundle
        self.identifier = identifier
        self.element = element
    }
}

/// The session of a scene, with the scene's current activity.
package struct SavedSession: Hashable, Sendable {
    package var identifier: String
    package var role: String
    package var configuration: String?
    /// Whether the session had a window when the state was saved. The user has closed the windows of other sessions.
    package var isOpen = true
    package var userInfo: StateValue?
    package var activity: SavedActivity?

    package init(identifier: String, role: String, configuration: String?) {
        self.identifier = identifier
        self.role = role
        self.configuration = configuration
    }
}

package struct SavedActivity: Hashable, Sendable {
    package var type: String
    package var title: String?
    package var userInfo: StateValue?
    package var required: [String]?
    package var target: String?
    package var page: String?
    package var identifier: String?

    package init(type: String) { self.type = type }
}

extension StateValue {
    /// Whether all references are to one of `count` nodes.
    func isSound(among count: Int) -> Bool {
        switch self {
        case .node(let index), .view(let index, _): (0..<count).contains(index)
        case .list(let values), .set(let values): values.allSatisfy { $0.isSound(among: count) }
        case .pairs(let pairs): pairs.allSatisfy { $0.key.isSound(among: count) && $0.value.isSound(among: count) }
        case .object(_, let fields): fields.values.allSatisfy { $0.isSound(among: count) }
        default: true
        }
    }
}
