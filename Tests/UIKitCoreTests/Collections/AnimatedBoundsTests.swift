import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import UIKitCore

/// Calls of a layout when the collection view changes its size, and contexts that change the content size.
@MainActor
struct AnimatedBoundsTests {
    private final class Layout: UICollectionViewFlowLayout {
        var lines: [String] = []
        override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
            super.prepare(forAnimatedBoundsChange: oldBounds)
            lines.append("prepare \(Int(oldBounds.width)), animated \(UIView.inheritedAnimationDuration > 0)")
        }
        override func finalizeAnimatedBoundsChange() {
            super.finalizeAnimatedBoundsChange()
            lines.append("finalize, animated \(UIView.inheritedAnimationDuration > 0)")
        }
        override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
            -> UICollectionViewLayoutAttributes?
        {
            lines.append("initial \(itemIndexPath.item)")
            return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
        }
    }

    private let stage = ScrollStage()
    private let items = Items([(0..<60).map { "Item \($0)" }])

    private func show() -> (UICollectionView, Layout) {
        let layout = Layout()
        layout.itemSize = CGSize(width: 100, height: 100)
        let view = stage.collection(layout, items)
        layout.lines = []
        return (view, layout)
    }

    @Test("a change of the size in an animation block moves the cells, and notifies the layout in the block")
    func animated() throws {
        let (view, layout) = show()
        let width = view.bounds.width, height = view.bounds.height
        let cell = try #require(view.cellForItem(at: IndexPath(item: 2, section: 0)))
        let old = cell.frame
        UIView.animate(withDuration: 0.4) { view.frame.size = CGSize(width: 210, height: height + 600) }
        #expect(layout.lines.first == "prepare \(Int(width)), animated true")
        #expect(layout.lines.last == "finalize, animated true")
        #expect(layout.lines.contains { $0.hasPrefix("initial") })
        #expect(cell.frame != old)
        stage.frames(6)
        let shown = cell.layer.presentation()?.frame ?? .zero
        #expect(shown != old && shown != cell.frame)
        stage.settle()
        #expect(view.cellForItem(at: IndexPath(item: 2, section: 0)) === cell)
        #expect(cell.frame == view.layoutAttributesForItem(at: IndexPath(item: 2, section: 0))?.frame)
    }

    @Test("a change of the size outside of animation blocks does not notify the layout, nor does scrolling")
    func unanimated() {
        let (view, layout) = show()
        view.frame.size.width = 210
        stage.settle()
        UIView.animate(withDuration: 0.3) { view.contentOffset.y = 50 }
        UIView.performWithoutAnimation { view.frame.size.width = 230 }
        stage.settle()
        #expect(layout.lines == [])
    }

    @Test("a context adds to the content size until the layout is prepared")
    func contentSize() {
        let (view, layout) = show()
        let size = view.contentSize
        let context = UICollectionViewFlowLayoutInvalidationContext()
        context.contentSizeAdjustment = CGSize(width: 0, height: 500)
        layout.invalidateLayout(with: context)
        #expect(view.contentSize.height == size.height + 500)
        view.layoutIfNeeded()
        #expect(view.contentSize == size)
        context.contentSizeAdjustment = CGSize(width: CGFloat.nan, height: 20)
        layout.invalidateLayout(with: context)
        #expect(view.contentSize == size)
    }

    @Test("cells that appear during an interactive change of the layout get their size in both layouts")
    func measuring() {
        let old = UICollectionViewFlowLayout(), next = UICollectionViewFlowLayout()
        old.itemSize = CGSize(width: 320, height: 400)
        next.estimatedItemSize = CGSize(width: 150, height: 200)
        final class Tall: UICollectionViewCell {
            override func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
                -> UICollectionViewLayoutAttributes
            {
                let copy = layoutAttributes.copy() as? UICollectionViewLayoutAttributes ?? layoutAttributes
                copy.size = CGSize(width: 150, height: 60)
                return copy
            }
        }
        let view = stage.collection(old, items) { $0.register(Tall.self, forCellWithReuseIdentifier: "item") }
        let between = view.startInteractiveTransition(to: next)
        between.transitionProgress = 0.5
        stage.settle()
        let path = IndexPath(item: 0, section: 0)
        #expect(next.layoutAttributesForItem(at: path)?.size == CGSize(width: 150, height: 60))
        #expect(view.frame(0)?.height == 230)
        view.finishInteractiveTransition()
        stage.settle()
        #expect(view.frame(0)?.size == CGSize(width: 150, height: 60))
    }

    @Test("separators of a list are drawn with an effect")
    func separatorEffect() throws {
        let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        var place = ListCellPlace()
        place.bottom = ListCellPlace.Separator(isVisible: true, color: .red)
        place.bottom.effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark), style: .separator)
        cell.show(place: place)
        cell.layoutIfNeeded()
        let line = try #require(cell.list.bottomLine)
        let effect = try #require(line.subviews.first as? UIVisualEffectView)
        #expect(effect.contentView.backgroundColor == .separator)
        #expect(line.backgroundColor == nil)
    }
}
