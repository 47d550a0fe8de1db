import Foundation
import QuartzCore

/// Reusable cells and views of a collection view, and the creation of new ones.
@MainActor
final class CollectionReuse {
    /// The identifier of the view that is being created. Read by the initializers of views in documents.
    static var identifierBeingMade: String?

    /// The kind and the identifier of views. The kind of a cell is nil.
    struct Key: Hashable {
        var kind: String?
        var identifier: String
    }

    private var makers: [Key: () -> UICollectionReusableView?] = [:]
    /// The number of registrations of a key. Views of a former registration are not used again.
    private var registrations: [Key: Int] = [:]
    private var waiting: [Key: [UICollectionReusableView]] = [:]
    /// The number of created views, for tests of reuse.
    private(set) var made = 0

    init() {}

    /// Registers the creation of views. The last registration is in effect; nil removes the registration.
    func register(_ maker: (() -> UICollectionReusableView?)?, _ key: Key) {
        keeping(makers) { makers[key] = maker }
        registrations[key, default: 0] += 1
        // Views of the former class are not used again.
        keeping(waiting) { waiting[key] = nil }
    }

    /// Forgets the decoration views, which are registered with the layout.
    func removeDecorations() {
        keeping(waiting) { waiting = waiting.filter { $0.key.kind == nil || $0.key.kind != $0.key.identifier } }
    }

    func isRegistered(_ key: Key) -> Bool { makers[key] != nil }

    /// A view from the pool, or a new view; nil without registration.
    func view(_ key: Key, for owner: UICollectionView) -> UICollectionReusableView? {
        if let view = waiting[key]?.popLast() {
            // The view may have been concealed by the open menu of its former item.
            view.layer.isConcealed = false
            view.prepareForReuse()
            return view
        }
        guard let maker = makers[key] else { return nil }
        made += 1
        // A class may create other views in its initializer.
        let outer = Self.identifierBeingMade
        Self.identifierBeingMade = key.identifier
        defer { Self.identifierBeingMade = outer }
        guard let view = maker() else { return nil }
        view.reuseIdentifier = key.identifier
        view.reuseKind = key.kind
        view.registration = registrations[key] ?? 0
        view.owner = owner
        return view
    }

    func keep(_ view: UICollectionReusableView) {
        guard let identifier = view.reuseIdentifier, view.owner != nil else { return }
        let key = Key(kind: view.reuseKind, identifier: identifier)
        guard view.registration == registrations[key] else { return }
        waiting[key, default: []].append(view)
    }
}
