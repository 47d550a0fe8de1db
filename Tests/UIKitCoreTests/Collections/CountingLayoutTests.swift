import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKitCore

/// A layout that decides how many items there are. Its data source counts them, as calendars do.
private final class CountingLayout: UICollectionViewLayout {
    var frames: [CGRect] = []
    var prepared = 0
    var asksFirst = false

    override var collectionViewContentSize: CGSize { CGSize(width: 100, height: frames.last?.maxY ?? 0) }
    override func prepare() {
        super.prepare()
        prepared += 1
        if asksFirst { _ = collectionView?.numberOfSections }
        frames = (0..<4).map { CGRect(x: 0, y: CGFloat($0) * 50, width: 100, height: 50) }
    }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        frames.indices.compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = frames[indexPath.item]
        return attributes
    }
}

/// The change that a test of an app's layout reports.
private final class OwnChange: UICollectionViewUpdateItem {
    private let path: IndexPath

    init(_ path: IndexPath) {
        self.path = path
        super.init()
    }
    override var indexPathBeforeUpdate: IndexPath? { path }
    override var indexPathAfterUpdate: IndexPath? { nil }
    override var updateAction: Action { .delete }
}

/// A flow layout whose `prepare()` sets the item size and invalidates the layout again. The property
/// `collectionView` is not optional.
private final class RestlessLayout: UICollectionViewFlowLayout {
    override var collectionView: UICollectionView { super.collectionView ?? UICollectionView() }
    override func prepare() {
        super.prepare()
        itemSize = CGSize(width: collectionView.bounds.width, height: 40)
        invalidateLayout()
    }
}

/// A cell that shows a part of its attributes by itself.
private final class RaisedCell: UICollectionViewCell {
    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        layer.anchorPoint = CGPoint(x: 0.5, y: 1)
        center.y += bounds.height / 2
    }
}

@MainActor
struct CountingLayoutTests {
    private final class Source: NSObject, UICollectionViewDataSource {
        let layout: CountingLayout
        var counts: [Int] = []
        init(_ layout: CountingLayout) { self.layout = layout }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            counts.append(layout.frames.count)
            return layout.frames.count
        }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
            -> UICollectionViewCell
        { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    }

    private func view(_ layout: CountingLayout, _ source: Source) -> UICollectionView {
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 300), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        view.layoutIfNeeded()
        return view
    }

    @Test("a layout is prepared before the data source counts the items")
    func preparation() {
        let layout = CountingLayout(), source = Source(layout), view = view(layout, source)
        #expect(source.counts == [4])
        #expect(layout.prepared == 1)
        #expect(view.visibleCells.count == 4)
        view.reloadData()
        view.layoutIfNeeded()
        #expect(source.counts == [4, 4])
        #expect(layout.prepared == 2)
        #expect(view.visibleCells.count == 4)
    }

    @Test("a layout that asks for the counts while it is prepared is prepared once")
    func question() {
        let layout = CountingLayout(), source = Source(layout)
        layout.asksFirst = true
        let view = view(layout, source)
        #expect(source.counts == [0])
        #expect(layout.prepared == 1)
        #expect(view.visibleCells.isEmpty)
        view.reloadData()
        view.layoutIfNeeded()
        #expect(source.counts == [0, 4])
        #expect(layout.prepared == 2)
        #expect(view.visibleCells.count == 4)
    }

    @Test("a test of a layout makes changes of its own")
    func changes() {
        let change: UICollectionViewUpdateItem = OwnChange(IndexPath(item: 2, section: 0))
        #expect(change.indexPathBeforeUpdate == IndexPath(item: 2, section: 0))
        #expect(change.indexPathAfterUpdate == nil && change.updateAction == .delete)
    }

    @Test("a layout that invalidates itself in each preparation has the values that it set last")
    func restless() {
        let layout = RestlessLayout()
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 300), collectionViewLayout: layout)
        let source = Source(CountingLayout())
        source.layout.prepare()
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        view.layoutIfNeeded()
        #expect(view.visibleCells.map(\.frame.size) == Array(repeating: CGSize(width: 100, height: 40), count: 4))
        #expect(view.contentSize.height == 40 * 4 + layout.minimumLineSpacing * 3)
        #expect(layout.collectionView === view)
    }

    @Test("what a cell adds to its attributes stays in further layouts")
    func raised() {
        let layout = CountingLayout()
        let source = Source(layout)
        let view = view(layout, source)
        view.register(RaisedCell.self, forCellWithReuseIdentifier: "cell")
        view.reloadData()
        for _ in 0..<3 {
            view.setNeedsLayout()
            view.layoutIfNeeded()
            #expect(view.cellForItem(at: IndexPath(item: 1, section: 0))?.frame == layout.frames[1])
        }
        view.cellForItem(at: IndexPath(item: 1, section: 0))?.alpha = 0.5
        view.setNeedsLayout()
        view.layoutIfNeeded()
        let cell = view.cellForItem(at: IndexPath(item: 1, section: 0))
        #expect(cell?.frame == layout.frames[1] && cell?.alpha == 1)
    }
}
