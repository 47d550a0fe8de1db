import CoreGraphics
import Diagnostics
import Foundation
import ListLogic

extension UICollectionView {
    func register(
        _ given: AnyClass?, _ base: UICollectionReusableView.Type, kind: String?, _ identifier: String, _ call: String
    ) {
        let key = ReuseKey(kind: kind, identifier: identifier)
        guard let given else { return collection.reuse.register(nil, key) }
        guard let type = given as? UICollectionReusableView.Type, kind != nil || type is UICollectionViewCell.Type
        else {
            // Folklore (collections/registered-class): only a request for a view refuses the class.
            return collection.reuse.register(
                { misuse("UICollectionView.register(_:\(call)): \(given) is no \(base); register a subclass of it") },
                key)
        }
        // Documented (UICollectionView.register): created with init(frame:).
        collection.reuse.register({ type.init(frame: .zero) }, key)
    }

    func register(_ nib: (any ListNib)?, kind: String?, _ identifier: String) {
        let key = ReuseKey(kind: kind, identifier: identifier)
        guard let nib else { return collection.reuse.register(nil, key) }
        collection.reuse.register(
            {
                let objects = nib.makeObjects()
                // Documented (UICollectionView.register): a nib has exactly one top-level object.
                guard objects.count == 1, let view = objects.first as? UICollectionReusableView else {
                    misuse(
                        """
                        UICollectionView.register(_:): the nib of "\(identifier)" must contain exactly one top-level \
                        object, which must be a UICollectionReusableView; it has \(objects.count)
                        """
                    )
                }
                return view
            }, key)
    }

    func dequeueCell(_ identifier: String, for path: IndexPath) -> UICollectionViewCell {
        // Documented (UICollectionView.reconfigureItems): the data source gets the existing cell.
        if let cell = reconfiguredView(nil, identifier, path) as? UICollectionViewCell { return cell }
        let key = ReuseKey(kind: nil, identifier: identifier)
        guard let view = reusableView(key) else {
            notRegistered("UICollectionElementKindCell", key)
        }
        guard let cell = view as? UICollectionViewCell else {
            misuse(
                """
                UICollectionView.dequeueReusableCell(withReuseIdentifier: "\(identifier)"): the registered \
                \(type(of: view)) is no UICollectionViewCell; register a subclass of it
                """
            )
        }
        prepare(cell, .cell(path))
        return cell
    }

    func dequeueView(_ kind: String, _ identifier: String, for path: IndexPath) -> UICollectionReusableView {
        let key = ReuseKey(kind: kind, identifier: identifier)
        guard let view = reusableView(key) else { notRegistered(kind, key) }
        prepare(view, .supplementary(kind, path))
        return view
    }

    private func reusableView(_ key: ReuseKey) -> UICollectionReusableView? {
        let view = collection.reuse.view(key) { view in
            guard let view = view as? UICollectionReusableView else { return }
            view.reuseIdentifier = key.identifier
            view.reuseKind = key.kind
            view.owner = self
        }
        return view as? UICollectionReusableView
    }

    /// A dequeued view has its size before the app configures it, if the layout knows the element.
    private func prepare(_ view: UICollectionReusableView, _ element: CollectionElement) {
        guard collection.requested == element, collection.isLayoutValid,
            let attributes = collection.layout.attributes(of: element).map(displayed)
        else { return }
        UIView.performWithoutAnimation { view.show(attributes) }
    }

    private func notRegistered(_ kind: String, _ key: ReuseKey) -> Never {
        misuse(ListSentences.unregisteredView(kind: kind, identifier: key.identifier))
    }

    func decorationView(_ kind: String) -> UICollectionReusableView? {
        let key = ReuseKey(kind: kind, identifier: kind)
        if !collection.reuse.isRegistered(key) {
            collection.reuse.register({ [weak self] in self?.collection.layout.makeDecoration(kind) }, key)
        }
        return reusableView(key)
    }

    func supplementaryMethodIsMissing(in source: any UICollectionViewDataSource, _ kind: String) -> Never {
        misuse(
            """
            \(type(of: source)) does not implement collectionView(_:viewForSupplementaryElementOfKind:at:), but the \
            layout has views of kind \(kind); implement the method
            """
        )
    }

    /// The answer of UIKit's default implementation of `collectionView(_:canMoveItemAt:)`, which is recorded.
    func standardMoveAnswer() -> Bool {
        collection.answeredStandardMove = true
        return true
    }

    /// Whether the app itself allows a move of the item.
    func movesItem(at path: IndexPath) -> Bool {
        collection.answeredStandardMove = false
        guard let source = dataSource, source.collectionView(self, canMoveItemAt: path) else { return false }
        return !collection.answeredStandardMove
    }

    func moveMethodIsMissing(in source: any UICollectionViewDataSource) {
        Log.once(
            """
            UICollectionView: \(type(of: source)) does not implement collectionView(_:moveItemAt:to:), so nothing was \
            moved
            """
        )
    }
}
