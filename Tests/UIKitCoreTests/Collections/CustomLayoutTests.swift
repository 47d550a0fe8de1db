import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import UIKitCore

/// A flow layout that moves items: the items of each line start at the left edge.
private final class LeftLayout: UICollectionViewFlowLayout {
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        var line: CGFloat = -1, next: CGFloat = 0
        return super.layoutAttributesForElements(in: rect)?.compactMap { original in
            guard let attributes = original.copy() as? UICollectionViewLayoutAttributes else { return nil }
            if attributes.frame.midY != line { next = sectionInset.left }
            line = attributes.frame.midY
            attributes.frame.origin.x = next
            next = attributes.frame.maxX + minimumInteritemSpacing
            return attributes
        }
    }
}

/// A horizontal flow layout that rests at an item, and scales the items by their distance from the middle.
private final class CarouselLayout: UICollectionViewFlowLayout {
    var velocities: [CGPoint] = []

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard let view = collectionView else { return nil }
        return super.layoutAttributesForElements(in: rect)?.compactMap { original in
            guard let attributes = original.copy() as? UICollectionViewLayoutAttributes else { return nil }
            let distance = min(abs(attributes.center.x - view.bounds.midX) / 100, 1)
            attributes.transform = CGAffineTransform(scaleX: 1 - distance / 2, y: 1 - distance / 2)
            attributes.zIndex = Int(10 - distance * 10)
            return attributes
        }
    }
    override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
        velocities.append(velocity)
        let step = itemSize.width + minimumLineSpacing
        return CGPoint(x: (proposedContentOffset.x / step).rounded() * step, y: proposedContentOffset.y)
    }
}

/// Attributes with a value of an app.
private final class TintedAttributes: UICollectionViewLayoutAttributes {
    var tint = 0

    override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? TintedAttributes)?.tint = tint
        return copy
    }
    override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? TintedAttributes else { return false }
        return super.isEqual(object) && MainActor.assumeIsolated { other.tint == tint }
    }
}

private final class TintedCell: UICollectionViewCell {
    var tints: [Int] = []
    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        if let attributes = layoutAttributes as? TintedAttributes { tints.append(attributes.tint) }
    }
}

private final class Stripe: UICollectionReusableView {}

private final class RowContext: UICollectionViewLayoutInvalidationContext { var changesTint = false }

/// A layout of rows that stores the attributes of its items, with a stripe behind each section.
private final class RowLayout: UICollectionViewLayout {
    private var rows: [[TintedAttributes]] = []
    private var stripes: [UICollectionViewLayoutAttributes] = []
    var height: CGFloat = 50
    var tint = 0
    var prepared = 0
    var contexts: [UICollectionViewLayoutInvalidationContext] = []
    var updates: [UICollectionViewUpdateItem] = []
    var finalized = 0

    override class var layoutAttributesClass: AnyClass { TintedAttributes.self }
    override class var invalidationContextClass: AnyClass { RowContext.self }
    override var collectionViewContentSize: CGSize {
        CGSize(width: collectionView?.bounds.width ?? 0, height: rows.last?.last?.frame.maxY ?? 0)
    }
    override func prepare() {
        super.prepare()
        prepared += 1
        guard let view = collectionView else { return }
        var y: CGFloat = 0
        (rows, stripes) = ([], [])
        for section in 0..<view.numberOfSections {
            let start = y
            rows.append([])
            for item in 0..<view.numberOfItems(inSection: section) {
                let attributes = TintedAttributes(forCellWith: IndexPath(item: item, section: section))
                attributes.frame = CGRect(x: 0, y: y, width: view.bounds.width, height: height)
                attributes.tint = tint
                rows[section].append(attributes)
                y += height
            }
            let path = IndexPath(item: 0, section: section)
            let stripe = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "stripe", with: path)
            stripe.frame = CGRect(x: 0, y: start, width: view.bounds.width, height: y - start)
            stripe.zIndex = -1
            stripes.append(stripe)
        }
    }
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        super.invalidateLayout(with: context)
        contexts.append(context)
    }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let all: [UICollectionViewLayoutAttributes] = rows.flatMap { $0 } + stripes
        return all.filter { $0.frame.intersects(rect) }
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        rows[indexPath.section][indexPath.item]
    }
    override func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { stripes[indexPath.section] }
    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
        updates = updateItems
    }
    override func finalizeCollectionViewUpdates() {
        super.finalizeCollectionViewUpdates()
        finalized += 1
    }
    override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        guard updates.contains(where: { $0.updateAction == .insert && $0.indexPathAfterUpdate == itemIndexPath }),
            let attributes = layoutAttributesForItem(at: itemIndexPath)?.copy() as? UICollectionViewLayoutAttributes
        else { return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath) }
        attributes.transform = CGAffineTransform(translationX: 320, y: 0)
        attributes.alpha = 0.25
        return attributes
    }
    override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
        guard updates.contains(where: { $0.updateAction == .delete && $0.indexPathBeforeUpdate == itemIndexPath })
        else { return attributes }
        attributes?.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
        return attributes
    }
}

/// A cell whose override of `preferredLayoutAttributesFitting(_:)` returns the height of the item.
private final class TallCell: UICollectionViewCell {
    static let heights: [CGFloat] = [30, 70, 110, 20]
    override func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
        -> UICollectionViewLayoutAttributes
    {
        let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
        attributes.size = CGSize(width: 320, height: Self.heights[layoutAttributes.indexPath.item % 4])
        return attributes
    }
}

/// Rows whose cells compute the heights.
private final class MeasuredRows: UICollectionViewLayout {
    private var heights: [Int: CGFloat] = [:]
    private var frames: [CGRect] = []
    var asked: [Int] = []

    override func prepare() {
        super.prepare()
        frames = []
        guard let view = collectionView else { return }
        var y: CGFloat = 0
        for item in 0..<view.numberOfItems(inSection: 0) {
            frames.append(CGRect(x: 0, y: y, width: 320, height: heights[item] ?? 44))
            y = frames[item].maxY
        }
    }
    override var collectionViewContentSize: CGSize { CGSize(width: 320, height: frames.last?.maxY ?? 0) }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        frames.indices.filter { frames[$0].intersects(rect) }
            .compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = frames[indexPath.item]
        return attributes
    }
    override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { preferredAttributes.size.height != originalAttributes.size.height }
    override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let item = originalAttributes.indexPath.item
        asked.append(item)
        heights[item] = preferredAttributes.size.height
        return super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    }
}

/// A flow layout whose items fall.
private final class FallingLayout: UICollectionViewFlowLayout {
    private(set) lazy var animator = UIDynamicAnimator(collectionViewLayout: self)

    override func prepare() {
        super.prepare()
        guard animator.behaviors.isEmpty else { return }
        let area = CGRect(origin: .zero, size: collectionViewContentSize)
        let items = super.layoutAttributesForElements(in: area) ?? []
        animator.addBehavior(UIGravityBehavior(items: items))
    }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        animator.items(in: rect).compactMap { $0 as? UICollectionViewLayoutAttributes }
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        animator.layoutAttributesForCell(at: indexPath)
    }
}

/// Layouts as apps write them.
@MainActor
struct CustomLayoutTests {
    private func names(_ count: Int) -> [String] { (0..<count).map { "Item \($0)" } }

    @Test func `a flow layout that moves copies of its attributes moves the cells`() {
        let stage = ScrollStage(), items = Items([names(7)]), layout = LeftLayout()
        layout.itemSize = CGSize(width: 90, height: 40)
        let view = stage.collection(layout, items)
        #expect(view.frame(0) == CGRect(x: 0, y: 0, width: 90, height: 40))
        #expect(view.frame(1) == CGRect(x: 100, y: 0, width: 90, height: 40))
        #expect(view.frame(4) == CGRect(x: 100, y: 50, width: 90, height: 40))
        #expect(view.frame(6) == CGRect(x: 0, y: 100, width: 90, height: 40))
    }

    @Test func `a carousel changes its cells with each offset`() {
        let stage = ScrollStage(), items = Items([names(20)]), layout = CarouselLayout()
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 100, height: 100)
        layout.minimumLineSpacing = -20
        let view = stage.collection(layout, items) { $0.frame.size.height = 100 }
        let middle = view.indexPathForItem(at: CGPoint(x: 210, y: 50))
        #expect(middle == IndexPath(item: 2, section: 0))
        view.contentOffset.x = 50
        stage.settle()
        let cell = view.cellForItem(at: IndexPath(item: 2, section: 0))
        #expect(cell?.transform == .identity)
        #expect(cell?.center == CGPoint(x: 210, y: 50))
        let other = view.cellForItem(at: IndexPath(item: 1, section: 0))
        #expect(abs((other?.transform.a ?? 0) - 0.6) < 1e-9)
        #expect(other?.bounds.size == CGSize(width: 100, height: 100))
    }

    @Test func `cells are in the order of their z index also after the z index changed`() {
        let stage = ScrollStage(), items = Items([names(20)]), layout = CarouselLayout()
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 100, height: 100)
        layout.minimumLineSpacing = -40
        let view = stage.collection(layout, items) { $0.frame.size.height = 100 }
        for offset in [10, 70, 130] as [CGFloat] {
            view.contentOffset.x = offset
            stage.settle()
            let front = view.visibleCells.max { ($0.layer.zPosition) < ($1.layer.zPosition) }
            #expect(view.subviews.last { $0 is UICollectionViewCell } === front)
            let hit = view.hitTest(CGPoint(x: view.bounds.midX, y: 50), with: nil)
            #expect(front.map { hit?.isDescendant(of: $0) } == true)
        }
    }

    @Test func `the collection view gives its layout the resting offset and the velocity of the finger`() {
        let stage = ScrollStage(), items = Items([names(50)]), layout = CarouselLayout()
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 100, height: 100)
        let view = stage.collection(layout, items)
        let target = view.restOffset(CGPoint(x: 260, y: 0), velocity: CGPoint(x: 0.5, y: 0))
        #expect(target == CGPoint(x: 220, y: 0))
        #expect(layout.velocities == [CGPoint(x: 0.5, y: 0)])
    }

    @Test func `attributes of a subclass reach the cells and are compared by the app`() {
        let stage = ScrollStage(), items = Items([names(4), names(3)]), layout = RowLayout()
        layout.register(Stripe.self, forDecorationViewOfKind: "stripe")
        let view = stage.collection(layout, items) {
            $0.register(TintedCell.self, forCellWithReuseIdentifier: "item")
        }
        let cell = view.cellForItem(at: IndexPath(item: 1, section: 0)) as? TintedCell
        #expect(cell?.tints == [0])
        layout.invalidateLayout()
        stage.settle()
        #expect(cell?.tints == [0])
        layout.tint = 5
        layout.invalidateLayout()
        stage.settle()
        #expect(cell?.tints == [0, 5])
        #expect(layout.contexts.allSatisfy { $0 is RowContext })
        #expect(view.layoutAttributesForItem(at: IndexPath(item: 0, section: 1)) is TintedAttributes)
    }

    @Test func `decoration views lie behind the cells of their section`() {
        let stage = ScrollStage(), items = Items([names(4), names(3)]), layout = RowLayout()
        layout.register(Stripe.self, forDecorationViewOfKind: "stripe")
        let view = stage.collection(layout, items)
        let stripes = view.subviews.compactMap { $0 as? Stripe }
        #expect(
            stripes.map(\.frame).sorted { $0.minY < $1.minY } == [
                CGRect(x: 0, y: 0, width: 320, height: 200), CGRect(x: 0, y: 200, width: 320, height: 150),
            ])
        let order = view.subviews.compactMap { $0 as? UICollectionReusableView }
        #expect(order.prefix(2).allSatisfy { $0 is Stripe })
        #expect(order.dropFirst(2).allSatisfy { $0 is UICollectionViewCell })
        items.sections = [names(4)]
        view.reloadData()
        stage.settle()
        #expect(view.subviews.count { $0 is Stripe } == 1)
    }

    @Test func `an inserted cell starts at the attributes of the layout`() {
        let stage = ScrollStage(), items = Items([names(3)]), layout = RowLayout()
        layout.register(Stripe.self, forDecorationViewOfKind: "stripe")
        let view = stage.collection(layout, items)
        let prepared = layout.prepared
        items.sections[0].insert("New", at: 1)
        view.insertItems(at: [IndexPath(item: 1, section: 0)])
        #expect(layout.prepared > prepared)
        #expect(layout.updates.map(\.updateAction) == [.insert])
        #expect(layout.updates.first?.indexPathBeforeUpdate == nil)
        #expect(layout.updates.first?.indexPathAfterUpdate == IndexPath(item: 1, section: 0))
        #expect(layout.finalized == 1)
        stage.frames(2)
        let cell = view.cellForItem(at: IndexPath(item: 1, section: 0))
        let shown = cell?.layer.presentation()
        #expect((shown?.opacity ?? 0) < 0.6)
        #expect((shown?.frame.minX ?? 0) > 100)
        stage.settle()
        #expect(cell?.frame == CGRect(x: 0, y: 50, width: 320, height: 50))
        #expect(cell?.alpha == 1)
        #expect(view.text(2) == "Item 1")
    }

    @Test func `a deleted cell ends at the attributes of the layout and is used again without them`() {
        let stage = ScrollStage(), items = Items([names(3)]), layout = RowLayout()
        layout.register(Stripe.self, forDecorationViewOfKind: "stripe")
        let view = stage.collection(layout, items)
        let leaving = view.cellForItem(at: IndexPath(item: 0, section: 0))
        items.sections[0].removeFirst()
        view.deleteItems(at: [IndexPath(item: 0, section: 0)])
        stage.frames(2)
        #expect(leaving?.superview === view)
        #expect(leaving?.transform.a == 0.1)
        #expect(leaving?.alpha == 0)
        stage.settle()
        #expect(leaving?.superview == nil)
        items.sections[0].append("New")
        view.insertItems(at: [IndexPath(item: 2, section: 0)])
        stage.settle()
        let cell = view.cellForItem(at: IndexPath(item: 2, section: 0))
        #expect(cell?.transform == .identity)
        #expect(cell?.frame == CGRect(x: 0, y: 100, width: 320, height: 50))
        #expect(cell?.alpha == 1)
    }

    @Test func `a layout of an app measures its cells with preferredLayoutAttributesFitting`() {
        let stage = ScrollStage(), items = Items([names(40)]), layout = MeasuredRows()
        let view = stage.collection(layout, items) {
            $0.register(TallCell.self, forCellWithReuseIdentifier: "item")
        }
        #expect(view.frame(0) == CGRect(x: 0, y: 0, width: 320, height: 30))
        #expect(view.frame(1) == CGRect(x: 0, y: 30, width: 320, height: 70))
        #expect(view.frame(2) == CGRect(x: 0, y: 100, width: 320, height: 110))
        let asked = layout.asked.count
        view.setNeedsLayout()
        stage.settle()
        #expect(layout.asked.count == asked)
        view.scrollToItem(at: IndexPath(item: 39, section: 0), at: .bottom, animated: false)
        stage.settle()
        #expect(view.frame(39)?.height == 20)
        #expect(view.contentOffset.y == view.contentSize.height - 480)
    }

    @Test func `a flow layout takes the size of preferredLayoutAttributesFitting`() {
        let stage = ScrollStage(), items = Items([names(8)]), layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 320, height: 44)
        layout.minimumLineSpacing = 0
        let view = stage.collection(layout, items) {
            $0.register(TallCell.self, forCellWithReuseIdentifier: "item")
        }
        #expect(view.frame(1) == CGRect(x: 0, y: 30, width: 320, height: 70))
        #expect(view.frame(5) == CGRect(x: 0, y: 260, width: 320, height: 70))
        #expect(view.contentSize == CGSize(width: 320, height: 460))
    }

    @Test func `an adjustment of a context moves the content offset`() {
        let stage = ScrollStage(), items = Items([names(60)]), layout = RowLayout()
        layout.register(Stripe.self, forDecorationViewOfKind: "stripe")
        let view = stage.collection(layout, items)
        view.contentOffset.y = 500
        stage.settle()
        let context = RowContext()
        context.contentOffsetAdjustment = CGPoint(x: 0, y: 120)
        layout.invalidateLayout(with: context)
        stage.settle()
        #expect(view.contentOffset.y == 620)
    }

    @Test func `copies of attributes keep every value and belong to the same class`() {
        let path = IndexPath(item: 3, section: 2)
        let original = TintedAttributes(forSupplementaryViewOfKind: "badge", with: path)
        original.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
        original.alpha = 0.5
        original.zIndex = 7
        original.isHidden = true
        original.transform = CGAffineTransform(scaleX: 2, y: 2)
        original.tint = 9
        let copy = original.copy() as? TintedAttributes
        #expect(copy?.tint == 9)
        #expect(copy == original)
        #expect(copy?.indexPath == path)
        #expect(copy?.representedElementKind == "badge")
        #expect(copy?.representedElementCategory == .supplementaryView)
        #expect(copy?.frame == CGRect(x: -5, y: 0, width: 60, height: 80))
        copy?.tint = 8
        #expect(copy != original)
    }

    @Test func `an animator of a layout moves the cells in each frame`() {
        let stage = ScrollStage(), items = Items([names(3)]), layout = FallingLayout()
        let view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
        view.register(TextCell.self, forCellWithReuseIdentifier: "item")
        view.dataSource = items
        stage.window.addSubview(view)
        view.layoutIfNeeded()
        #expect(view.visibleCells.count == 3)
        #expect(view.frame(0)?.minY == 0)
        stage.frames(20)
        #expect(view.frame(0)?.minY ?? 0 > 10)
        #expect(view.frame(0)?.size == CGSize(width: 50, height: 50))
        let path = IndexPath(item: 1, section: 0)
        #expect(layout.animator.layoutAttributesForCell(at: path)?.indexPath == path)
        #expect(layout.animator.layoutAttributesForCell(at: IndexPath(item: 9, section: 0)) == nil)
        #expect(layout.animator.layoutAttributesForSupplementaryView(ofKind: "badge", at: path) == nil)
        #expect(layout.animator.layoutAttributesForDecorationView(ofKind: "stripe", at: path) == nil)
        layout.animator.removeAllBehaviors()
    }
}
