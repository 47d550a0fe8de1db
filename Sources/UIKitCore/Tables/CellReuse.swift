import Foundation
import ListLogic
import QuartzCore

/// A view that a list creates and uses again.
@preconcurrency @MainActor
protocol ReusableView: UIView {
    /// The kind and the identifier; nil for a view that is not used again.
    var reuseKey: ReuseKey? { get }
    /// The number of the registration with which the view was created.
    var registration: Int { get set }
    /// The number of times that the view was taken from the pool.
    var uses: Int { get set }
    func prepareForReuse()
}

/// The registered views of a table or collection view: creates views, and carries out the decisions of a
/// ``ReusePool``.
@MainActor
final class CellReuse {
    /// The identifier of the view that is being created. Read by the initializers of registered classes and of views in
    /// documents.
    static var identifierBeingMade: String?

    private var makers: [ReuseKey: () -> UIView?] = [:]
    /// The number of registrations of a key. Views of a former registration are not used again.
    private var registrations: [ReuseKey: Int] = [:]
    private var pool = ReusePool<UIView>()
    /// The number of created views, for tests of reuse.
    private(set) var made = 0

    init() {}

    /// The number of views that wait for their next use.
    var waiting: Int { pool.count }
    func isWaiting(_ view: UIView) -> Bool { pool.contains(view) }

    /// Registers the creation of views. The last registration is in effect; nil removes the registration.
    func register(_ maker: (() -> UIView?)?, _ key: ReuseKey) {
        keeping(makers) { makers[key] = maker }
        registrations[key, default: 0] += 1
        // Views of the former class are not used again.
        remove { $0 == key }
    }

    /// Forgets the decoration views, which are registered with the layout.
    func removeDecorations() { remove { $0.kind != nil && $0.kind == $0.identifier } }

    private func remove(where isGone: (ReuseKey) -> Bool) {
        // The views are released after the access.
        let gone = pool.removeAll(where: isGone)
        withExtendedLifetime(gone) {}
    }

    func isRegistered(_ key: ReuseKey) -> Bool { makers[key] != nil }

    /// A view from the pool, or a new view; nil without registration.
    /// - Parameter isNew: called with a new view.
    func view(_ key: ReuseKey, isNew: (UIView) -> Void = { _ in }) -> UIView? {
        if let view = pool.dequeue(key) {
            // The view may have been concealed by the open menu of its former element.
            view.layer.isConcealed = false
            if let view = view as? any ReusableView {
                view.uses += 1
                view.prepareForReuse()
            }
            return view
        }
        guard let maker = makers[key] else { return nil }
        made += 1
        // A class may create other views in its initializer.
        let outer = Self.identifierBeingMade
        Self.identifierBeingMade = key.identifier
        defer { Self.identifierBeingMade = outer }
        let registration = registrations[key] ?? 0
        guard let view = maker() else { return nil }
        (view as? any ReusableView)?.registration = registration
        isNew(view)
        return view
    }

    /// Keeps a view that is not displayed any longer.
    func keep(_ view: UIView) {
        guard let view = view as? any ReusableView, let key = view.reuseKey else { return }
        // A cell that the app created itself belongs to no registration.
        guard view.registration == 0 || view.registration == registrations[key] else { return }
        pool.keep(view, key)
    }
}

extension UITableViewCell: ReusableView {
    var reuseKey: ReuseKey? { reuseIdentifier.map { ReuseKey(identifier: $0) } }
}

extension UITableViewHeaderFooterView: ReusableView {
    /// The kind of headers and footers, whose identifiers are independent of those of cells.
    static let kind = "header or footer"
    var reuseKey: ReuseKey? { reuseIdentifier.map { ReuseKey(kind: Self.kind, identifier: $0) } }
}
