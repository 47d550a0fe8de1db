import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitCore

/// The section index of a collection view.
@MainActor
struct CollectionIndexTests {
    private final class Page: UICollectionViewController {
        var titles: [String]? = ["A", "B", "C", "D"]
        var asked: [String] = []
        var isMissing = false

        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            collectionView.register(
                UICollectionReusableView.self,
                forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "head")
        }
        override func numberOfSections(in collectionView: UICollectionView) -> Int { 4 }
        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            20
        }
        override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
            -> UICollectionViewCell
        { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
        override func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
            collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "head", for: indexPath)
        }
        override func indexTitles(for collectionView: UICollectionView) -> [String]? { titles }
        override func collectionView(
            _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
        ) -> IndexPath {
            asked.append("\(title) \(index)")
            return IndexPath(item: isMissing ? 99 : 0, section: index)
        }
    }

    private let page: Page
    private let app: TestApp

    init() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 300, height: 50)
        layout.headerReferenceSize = CGSize(width: 0, height: 30)
        layout.sectionHeadersPinToVisibleBounds = true
        page = Page(collectionViewLayout: layout)
        app = TestApp(page, draws: false)
        app.settle()
    }

    private var index: SectionIndex? { page.collectionView.subviews.lazy.compactMap { $0 as? SectionIndex }.first }

    @Test("the titles are at the trailing edge in front of the items, and stay there while the items scroll")
    func place() throws {
        let index = try #require(index)
        #expect(index.titles == ["A", "B", "C", "D"])
        #expect(index.convert(index.bounds, to: nil).maxX == 390)
        #expect(page.collectionView.subviews.last === index)
        page.collectionView.contentOffset.y = 700
        app.settle()
        #expect(index.convert(index.bounds, to: nil).minY == page.collectionView.adjustedContentInset.top)
        #expect(page.collectionView.subviews.last === index)
    }

    @Test("a touch of a title scrolls its section to the top, with the header")
    func touch() throws {
        let index = try #require(index)
        let frame = index.convert(index.bounds, to: nil)
        app.tap(at: CGPoint(x: frame.midX, y: frame.midY + 7))
        #expect(page.asked == ["C 2"])
        let header = page.collectionView.layoutAttributesForSupplementaryElement(
            ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 2))
        let view = page.collectionView!
        #expect(header?.frame.minY == view.contentOffset.y + view.adjustedContentInset.top)
        let item = view.layoutAttributesForItem(at: IndexPath(item: 0, section: 2))
        #expect(item?.frame.minY == header?.frame.maxY)
    }

    @Test("an index path without an item is ignored, and a reload without titles removes the index")
    func missing() throws {
        let index = try #require(index)
        page.isMissing = true
        let offset = page.collectionView.contentOffset
        let frame = index.convert(index.bounds, to: nil)
        app.tap(at: CGPoint(x: frame.midX, y: frame.midY + 7))
        #expect(page.collectionView.contentOffset == offset)
        page.titles = nil
        page.collectionView.reloadData()
        app.settle()
        #expect(self.index == nil)
    }
}
