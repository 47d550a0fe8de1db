import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitCore

/// The menus of items, nibs that are registered by code, and prefetching.
@MainActor
struct CollectionMenuTests {
    private final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegate,
        UICollectionViewDataSourcePrefetching
    {
        var selected: [Int] = []
        var menus: [[Int]] = []
        var isOld = false
        var chosen: [String] = []
        var previewed: [Int] = []
        var events: [String] = []
        var named: [Int] = []
        var cancelled: [Int] = []

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 200 }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
            -> UICollectionViewCell
        { collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath) }
        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
            collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: indexPath)
        }
        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            selected.append(indexPath.item)
        }
        func collectionView(
            _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
            point: CGPoint
        ) -> UIContextMenuConfiguration? {
            menus.append(indexPaths.map(\.item))
            guard !isOld, !indexPaths.isEmpty else { return nil }
            return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
                UIMenu(children: [UIAction(title: "Open") { _ in self?.chosen.append("open") }])
            }
        }
        func collectionView(
            _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
            highlightPreviewForItemAt indexPath: IndexPath
        ) -> UITargetedPreview? {
            previewed.append(indexPath.item)
            return nil
        }
        func collectionView(
            _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { events.append("display") }
        func collectionView(
            _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { events.append("end") }

        func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool {
            isOld
        }
        func collectionView(
            _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
            withSender sender: Any?
        ) -> Bool { action != Selector("cut:") }
        func collectionView(
            _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
            withSender sender: Any?
        ) { chosen.append("\(action.name) \(indexPath.item)") }

        func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
            named += indexPaths.map(\.item)
        }
        func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
            cancelled += indexPaths.map(\.item)
        }
    }

    private let source = Source()
    private let page = UIViewController()
    private let app: TestApp
    private let view: UICollectionView

    init() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 100)
        view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
        app = TestApp(page, size: CGSize(width: 320, height: 480), draws: false)
        view.register(TextCell.self, forCellWithReuseIdentifier: "item")
        view.contentInsetAdjustmentBehavior = .never
        view.dataSource = source
        view.delegate = source
        view.prefetchDataSource = source
        page.view.addSubview(view)
        app.settle()
    }

    // MARK: Menus

    @Test("a press on an item opens its menu and highlights its cell, and a choice runs")
    func one() throws {
        app.pressSecondary(at: CGPoint(x: 150, y: 50))
        app.settle()
        #expect(source.menus == [[1]])
        #expect(source.events == ["display"])
        #expect(view.cellForItem(at: IndexPath(item: 1, section: 0))?.isHighlighted == true)
        try app.tap("Open")
        app.settle()
        #expect(source.chosen == ["open"])
        #expect(source.events == ["display", "end"])
        #expect(view.cellForItem(at: IndexPath(item: 1, section: 0))?.isHighlighted == false)
        #expect(source.selected.isEmpty)
    }

    @Test("a press on one of several selected items names them all, on another item only this one")
    func several() throws {
        view.allowsMultipleSelection = true
        for item in [3, 0] {
            view.selectItem(at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
        }
        app.pressSecondary(at: CGPoint(x: 50, y: 50))
        app.settle()
        try app.tap("Open")
        app.settle()
        app.pressSecondary(at: CGPoint(x: 270, y: 50))
        app.settle()
        #expect(source.menus == [[0, 3], [2]])
    }

    @Test("a press between cells names no item, and a long touch lifts the preview of an item")
    func between() {
        app.pressSecondary(at: CGPoint(x: 105, y: 50))
        app.settle()
        #expect(source.menus == [[]])
        #expect(source.events.isEmpty)
        app.press(at: CGPoint(x: 50, y: 50))
        app.advance(seconds: 0.7)
        app.lift()
        app.settle()
        #expect(source.menus == [[], [0]])
        #expect(source.previewed == [0])
        #expect(source.events == ["display"])
        #expect(source.selected.isEmpty)
    }

    @Test("the older edit menu has the actions that the delegate allows")
    func editMenu() throws {
        source.isOld = true
        app.pressSecondary(at: CGPoint(x: 150, y: 50))
        app.settle()
        #expect(app.find("Cut") == nil)
        #expect(app.find("Paste") != nil)
        try app.tap("Copy")
        app.settle()
        #expect(source.chosen == ["copy: 1"])
    }

    // MARK: Prefetching

    @Test("nothing is prefetched before the first scroll; then the next page, the nearest first")
    func prefetching() throws {
        #expect(source.named.isEmpty)
        view.contentOffset.y = 30
        app.settle()
        #expect(source.named.first == 16)
        #expect(Set(source.named).isDisjoint(with: Set(view.indexPathsForVisibleItems.map(\.item))))
        let ranks = source.named.map { $0 / 3 }
        #expect(ranks == ranks.sorted())
        let count = source.named.count
        view.contentOffset.y = 31
        app.settle()
        // Each item is named once.
        #expect(Set(source.named).count == source.named.count)
        #expect(source.named.count <= count + 3)
    }

    @Test("a scroll in the other direction cancels, and items that became visible are not cancelled")
    func cancelling() {
        view.contentOffset.y = 400
        app.settle()
        let ahead = Set(source.named)
        view.contentOffset.y = 300
        app.settle()
        #expect(!source.cancelled.isEmpty)
        #expect(Set(source.cancelled).isSubset(of: ahead))
        #expect(Set(source.cancelled).isDisjoint(with: Set(view.indexPathsForVisibleItems.map(\.item))))
    }

    @Test("a collection view whose prefetching is off names nothing")
    func prefetchingIsOff() {
        view.isPrefetchingEnabled = false
        view.contentOffset.y = 400
        app.settle()
        #expect(source.named.isEmpty)
    }

    // MARK: Nibs

    private func nib(_ objects: String) -> UINib {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
            <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>\
            <placeholder placeholderIdentifier="IBFirstResponder" id="-2"/>\(objects)</objects></document>
            """
        return UINib(data: Data(text.utf8), bundle: nil)
    }

    @Test("cells and headers of registered nibs are made and used again; nil removes the registration")
    func nibs() throws {
        let cell = """
            <collectionViewCell id='c' reuseIdentifier='other'>\
            <collectionViewCellContentView key='contentView' id='cc'>\
            <subviews><label text='Of a nib' id='l'/></subviews></collectionViewCellContentView></collectionViewCell>
            """
        view.register(nib(cell), forCellWithReuseIdentifier: "item")
        view.reloadData()
        app.settle()
        let first = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
        #expect((first.contentView.subviews.first as? UILabel)?.text == "Of a nib")
        #expect(first.reuseIdentifier == "item")
        #expect(first.frame.size == CGSize(width: 100, height: 100))
        view.contentOffset.y = 1000
        app.settle()
        let cells = Set(view.visibleCells.map(ObjectIdentifier.init))
        #expect(cells.contains(ObjectIdentifier(first)) || first.superview == nil)
        let header = """
            <collectionReusableView id='h'><subviews><label text='Head' id='l'/></subviews></collectionReusableView>
            """
        let kind = UICollectionView.elementKindSectionHeader
        view.register(nib(header), forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
        (view.collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize = CGSize(width: 0, height: 40)
        view.contentOffset.y = 0
        app.settle()
        let head = try #require(view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0)))
        #expect((head.subviews.first as? UILabel)?.text == "Head")
        #expect(head.frame.height == 40)
    }
}
