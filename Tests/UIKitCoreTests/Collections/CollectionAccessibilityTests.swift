import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitCore

/// Collection views as a screen reader reads them.
@MainActor
struct CollectionAccessibilityTests {
    /// Two sections of words with headings; items of a line are placed from right to left.
    private final class Page: UIViewController, UICollectionViewDataSource {
        var words = [["one", "two", "three"], ["four", "five"]]
        var list: UICollectionView!

        override func viewDidLoad() {
            super.viewDidLoad()
            let layout = Backwards()
            layout.itemSize = CGSize(width: 100, height: 60)
            layout.headerReferenceSize = CGSize(width: 0, height: 30)
            list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
            list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            list.register(Word.self, forCellWithReuseIdentifier: "word")
            list.register(
                UICollectionViewListCell.self,
                forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "head")
            list.dataSource = self
            view.addSubview(list)
        }
        func numberOfSections(in collectionView: UICollectionView) -> Int { words.count }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            words[section].count
        }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
            -> UICollectionViewCell
        {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "word", for: indexPath)
            cell.accessibilityLabel = words[indexPath.section][indexPath.item]
            return cell
        }
        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
            let view = collectionView.dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: "head", for: indexPath)
            if let cell = view as? UICollectionViewListCell {
                var content = cell.defaultContentConfiguration()
                content.text = "Part \(indexPath.section + 1)"
                cell.contentConfiguration = content
                cell.accessibilityTraits = .header
            }
            return view
        }
    }

    private final class Word: UICollectionViewCell {
        override init(frame: CGRect) {
            super.init(frame: frame)
            isAccessibilityElement = true
        }
        required init?(coder: NSCoder) { nil }
    }

    private final class Backwards: UICollectionViewFlowLayout {
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            super.layoutAttributesForElements(in: rect)?.compactMap { original in
                guard let copy = original.copy() as? UICollectionViewLayoutAttributes else { return nil }
                if copy.representedElementCategory == .cell { copy.frame.origin.x = 390 - copy.frame.maxX }
                return copy
            }
        }
    }

    @Test("cells are read in the order of their items, after the heading of their section")
    func order() {
        let page = Page(), app = TestApp(page, draws: false)
        app.settle()
        #expect(
            app.spokenText.split(separator: "\n").map(String.init) == [
                "Part 1, heading", "one", "two", "three", "Part 2, heading", "four", "five",
            ])
        let list = page.list!
        #expect(list.accessibilityElementCount() == 7)
        let third = list.accessibilityElement(at: 2) as? UIView
        #expect(third?.accessibilityLabel == "two")
        #expect(list.index(ofAccessibilityElement: list.cellForItem(at: IndexPath(item: 1, section: 1)) as Any) == 6)
        #expect(list.accessibilityElement(at: 7) == nil)
        #expect(list.index(ofAccessibilityElement: UIView()) == NSNotFound)
    }

    @Test("the reader scrolls the list to each next item until the last one")
    func reveal() {
        let page = Page()
        page.words = [(1...60).map { "word \($0)" }]
        let app = TestApp(page, draws: false)
        app.settle()
        var read: [String] = []
        while read.count < 200, app.moveReaderForward() { read.append(app.readerLine ?? "") }
        #expect(read.last == "word 60")
        #expect(read.count == 61)
        #expect(page.list.contentOffset.y > 0)
    }

    /// A table of numbers.
    private final class Numbers: UIView, UIAccessibilityContainerDataTable {
        final class Entry: UILabel, UIAccessibilityContainerDataTableCell {
            var place = (row: 0, column: 0)
            func accessibilityRowRange() -> NSRange { NSRange(location: place.row, length: 1) }
            func accessibilityColumnRange() -> NSRange { NSRange(location: place.column, length: 1) }
        }
        var entries: [[Entry]] = []
        func accessibilityDataTableCellElement(forRow row: Int, column: Int) -> (
            any UIAccessibilityContainerDataTableCell
        )? { entries[row][column] }
        func accessibilityRowCount() -> Int { entries.count }
        func accessibilityColumnCount() -> Int { entries.first?.count ?? 0 }
    }

    @Test("a table of data is read row by row with rows and columns, another container without")
    func dataTable() {
        let page = UIViewController(), app = TestApp(page, draws: false)
        let table = Numbers(frame: CGRect(x: 0, y: 100, width: 200, height: 200))
        for row in 0..<2 {
            table.entries.append([])
            for column in 0..<2 {
                // The columns are placed in the opposite order.
                let entry = Numbers.Entry(frame: CGRect(x: 100 - column * 100, y: row * 50, width: 90, height: 40))
                entry.text = "\(row * 2 + column)"
                entry.place = (row, column)
                table.entries[row].append(entry)
                table.addSubview(entry)
            }
        }
        page.view.addSubview(table)
        app.settle()
        #expect(app.spokenText.split(separator: "\n").first == "1")
        table.accessibilityContainerType = .dataTable
        #expect(
            app.spokenText.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) } == [
                "group", "0, row 1, column 1", "1, row 1, column 2", "2, row 2, column 1", "3, row 2, column 2",
            ])
    }
}
