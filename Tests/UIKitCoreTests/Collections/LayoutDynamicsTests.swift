import CoreGraphics
import Foundation
import Testing

@testable import UIKitCore

/// Dynamic animators of layouts.
@MainActor
struct LayoutDynamicsTests {
    /// One item that falls to the end of the content.
    private final class Falling: UICollectionViewLayout {
        lazy var animator = UIDynamicAnimator(collectionViewLayout: self)
        private var isPrepared = false

        override func prepare() {
            super.prepare()
            guard !isPrepared else { return }
            isPrepared = true
            let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
            attributes.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
            let collision = UICollisionBehavior(items: [attributes])
            collision.translatesReferenceBoundsIntoBoundary = true
            animator.addBehavior(collision)
            animator.addBehavior(UIGravityBehavior(items: [attributes]))
        }
        override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 300) }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            animator.items(in: rect).compactMap { $0 as? UICollectionViewLayoutAttributes }
        }
        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            animator.layoutAttributesForCell(at: indexPath)
        }
    }

    @Test("the edges of the content stop the items of a layout's animator")
    func boundary() throws {
        let stage = ScrollStage(), items = Items([["a"]]), layout = Falling()
        let view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
        view.register(TextCell.self, forCellWithReuseIdentifier: "item")
        view.dataSource = items
        stage.window.addSubview(view)
        stage.frames(240)
        let frame = try #require(view.frame(0))
        #expect(frame.maxY > 290 && frame.maxY < 301)
        layout.animator.removeAllBehaviors()
    }
}
