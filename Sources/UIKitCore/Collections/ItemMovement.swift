import CoreGraphics
import Foundation
struct ItemMovement {}
extension UICollectionView {
    func abandonMovement() {}
    func isMoved(_ element: CollectionElement) -> Bool { false }
    func dataPath(of path: IndexPath) -> IndexPath { path }
    func beginMovement(of path: IndexPath) -> Bool { false }
    func moveItem(to: CGPoint) {}
    func endMovement(isCancelled: Bool) {}
}
