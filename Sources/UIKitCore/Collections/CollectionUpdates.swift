import Diagnostics
import Foundation

/// Changes that are collected and displayed together.
struct CollectionUpdates {
    var depth = 1
    mutating func insertItems(_ paths: [IndexPath]) {}
    mutating func deleteItems(_ paths: [IndexPath]) {}
    mutating func reloadItems(_ paths: [IndexPath]) {}
    mutating func reconfigureItems(_ paths: [IndexPath]) {}
    mutating func moveItem(_ from: IndexPath, _ to: IndexPath) {}
    mutating func insertSections(_ sections: IndexSet) {}
    mutating func deleteSections(_ sections: IndexSet) {}
    mutating func reloadSections(_ sections: IndexSet) {}
    mutating func moveSection(_ from: Int, _ to: Int) {}
}
struct CollectionChange {}
extension UICollectionView {
    func update(_ change: (inout CollectionUpdates) -> Void) {}
    func batch(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {}
    func reconfiguredView(_ kind: String?, _ identifier: String, _ path: IndexPath) -> UICollectionReusableView? { nil }
}
extension UICollectionViewLayout {
    func initialAttributes(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? { nil }
    func finalAttributes(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? { nil }
}
