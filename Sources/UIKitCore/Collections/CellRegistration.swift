import Diagnostics
public import Foundation
import ListLogic

extension UICollectionView {
    /// The class or nib of cells, and the closure that configures a cell for an item.
    ///
    /// Create a registration once, outside of the data source's methods.
    ///
    /// Documented (UICollectionView.CellRegistration): a registration that is created during a call of the data source
    /// for a cell stops the program.
    @preconcurrency @MainActor
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        /// Configures a cell for an item.
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        let source: RegistrationSource
        let handler: Handler

        /// Creates a registration of the class `Cell`.
        public init(handler: @escaping Handler) {
            source = RegistrationSource(Cell.self, nil)
            self.handler = handler
        }

        init(_ nib: any ListNib, _ handler: @escaping Handler) {
            source = RegistrationSource(Cell.self, nib)
            self.handler = handler
        }
    }

    /// The class or nib of supplementary views, and the closure that configures a view.
    @preconcurrency @MainActor
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        /// Configures a view.
        public typealias Handler = (
            _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
        ) -> Void

        let source: RegistrationSource
        let kind: String
        let handler: Handler

        /// Creates a registration of the class `Supplementary`.
        public init(elementKind: String, handler: @escaping Handler) {
            source = RegistrationSource(Supplementary.self, nil)
            kind = elementKind
            self.handler = handler
        }

        init(_ nib: any ListNib, _ elementKind: String, _ handler: @escaping Handler) {
            source = RegistrationSource(Supplementary.self, nib)
            kind = elementKind
            self.handler = handler
        }
    }

    /// Returns a reusable or new cell, configured for the item by the registration.
    public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        let identifier = register(registration.source, nil)
        let made = dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
        guard let cell = made as? Cell else { wrongClass(made, Cell.self) }
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    /// Returns a reusable or new supplementary view, configured by the registration.
    public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        let identifier = register(registration.source, registration.kind)
        let made = dequeueReusableSupplementaryView(
            ofKind: registration.kind, withReuseIdentifier: identifier, for: indexPath)
        guard let view = made as? Supplementary else { wrongClass(made, Supplementary.self) }
        registration.handler(view, registration.kind, indexPath)
        return view
    }

    private func wrongClass(_ view: UICollectionReusableView, _ wanted: UICollectionReusableView.Type) -> Never {
        misuse(
            "UICollectionView: the registration's nib has a \(type(of: view)); its first object must be a \(wanted)")
    }

    /// Registers a source on first use. The identifier is unique for each registration.
    private func register(_ source: RegistrationSource, _ kind: String?) -> String {
        let key = ReuseKey(kind: kind, identifier: source.identifier)
        guard !collection.reuse.isRegistered(key) else { return source.identifier }
        // Documented (UICollectionView.CellRegistration): an exception since iOS 15.
        guard kind != nil || source.request !== collection.request || collection.request == nil else {
            misuse(
                """
                Attempted to dequeue a cell using a registration that was created inside \
                -collectionView:cellForItemAtIndexPath: or inside a UICollectionViewDiffableDataSource cell provider. \
                Creating a new registration each time a cell is requested will prevent reuse and cause created cells \
                to remain inaccessible in memory for the lifetime of the collection view. Create the registration \
                once, and reuse it
                """
            )
        }
        if let nib = source.nib {
            register(nib, kind: kind, source.identifier)
        } else if let kind {
            register(source.type, forSupplementaryViewOfKind: kind, withReuseIdentifier: source.identifier)
        } else {
            register(source.type, forCellWithReuseIdentifier: source.identifier)
        }
        return source.identifier
    }
}

/// The class or nib of a registration, and its identity.
@MainActor
final class RegistrationSource {
    let type: UICollectionReusableView.Type
    let nib: (any ListNib)?
    /// The request for a cell during which the registration was created.
    let request: CellRequest?
    /// Unique among registrations, also after other registrations were freed.
    let identifier = UUID().uuidString

    init(_ type: UICollectionReusableView.Type, _ nib: (any ListNib)?) {
        (self.type, self.nib) = (type, nib)
        request = CellRequest.current
    }
}

/// A call of a data source for a cell.
@MainActor
final class CellRequest {
    /// The innermost call that is running.
    static weak var current: CellRequest?
}
