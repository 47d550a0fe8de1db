/// An app's interface at one moment, as it can be made again: who stood where, under which identifier, and what each
/// said about itself.
package struct SavedState: Hashable, Sendable {
    package var facts = SavedFacts()
    /// What the app's delegate put in.
    package var application: [String: StateValue] = [:]
    /// Parents come before what is in them.
    package var nodes: [SavedNode] = []
    package var sessions: [SavedSession] = []

    package init() {}

    /// The identifiers from the window's root to a node. What UIKit put in between by itself has none.
    package func identifiers(to node: Int) -> [String] {
        var names: [String] = []
        var next: Int? = node
        while let index = next, nodes.indices.contains(index) {
            if !nodes[index].identifier.isEmpty { names.append(nodes[index].identifier) }
            // A parent comes earlier, so this ends.
            next = nodes[index].parent.flatMap { $0 < index ? $0 : nil }
        }
        return names.reversed()
    }

    /// Whether every reference leads to something that is there.
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

/// When, and by what, a state was kept.
package struct SavedFacts: Hashable, Sendable {
    package var bundleVersion = ""
    package var systemVersion = ""
    /// Seconds since 1970.
    package var time = 0.0
    /// UIKit's number of the idiom.
    package var idiom: Int64 = 0

    package init() {}
}

/// A controller, or an object of the app's, that is kept by itself.
package struct SavedNode: Hashable, Sendable {
    package enum Kind: UInt8, Sendable { case controller = 0, object }

    package var kind: Kind
    /// Empty for what UIKit made by itself.
    package var identifier: String
    package var parent: Int?
    package var place: SavedPlace
    package var storyboard: SavedStoryboard?
    /// The type that makes it again, as the language names it.
    package var maker: String?
    package var values: [String: StateValue] = [:]
    /// What its views said, by the keys that tell them apart.
    package var views: [String: [String: StateValue]] = [:]

    package init(kind: Kind, identifier: String, parent: Int?, place: SavedPlace) {
        self.kind = kind
        self.identifier = identifier
        self.parent = parent
        self.place = place
    }
}

/// How a controller stood in its parent.
package enum SavedPlace: Hashable, Sendable {
    /// The root of a window, counted from the back.
    case window(Int)
    /// A page of a stack, a tab or a column, counted from the first.
    case child(Int)
    case presented
    /// The app's own container says where.
    case own(Int)
    /// Nowhere: an object that was registered.
    case none
}

/// The scene that a controller was made of.
package struct SavedStoryboard: Hashable, Sendable {
    package var name: String
    /// The bundle's identifier, or the path of its folder; empty for the main bundle.
    package var bundle: String
    package var identifier: String?
    /// The element of the scene's controller, for scenes without an identifier.
    package var element: String?

    package init(name: String, bundle: String, identifier: String?, element: String?) {
        self.name = name
        self.bundle = bundle
        self.identifier = identifier
        self.element = element
    }
}

/// A window's session, with what its scene was busy with.
package struct SavedSession: Hashable, Sendable {
    package var identifier: String
    package var role: String
    package var configuration: String?
    /// It had a window when the state was kept; the user closed the windows of the others.
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
    /// Whether references lead to one of so many nodes.
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
