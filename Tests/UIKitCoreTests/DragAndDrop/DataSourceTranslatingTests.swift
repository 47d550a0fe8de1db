import CoreGraphics
import Foundation
import Testing

@testable import UIKit
@testable import UIKitCore
import UIKitTesting

/// Index paths of the data and on screen, while a placeholder is displayed.
@MainActor
struct DataSourceTranslatingTests {
    @Test func `a table translates index paths around a placeholder`() throws {
        let page = UIViewController(), app = TestApp(page)
        let target = DragTable([["x", "y", "z"]], frame: CGRect(x: 0, y: 400, width: 390, height: 300))
        let source = DragTable([["a", "b"]], frame: CGRect(x: 0, y: 100, width: 390, height: 250))
        for table in [source.table, target.table] { page.view.addSubview(table) }
        app.settle()
        let table = target.table
        func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }
        #expect(table.presentationIndexPath(forDataSourceIndexPath: path(2)) == path(2))
        #expect(table.dataSourceIndexPath(forPresentationIndexPath: nil) == nil)
        target.inserts = false
        table.register(UITableViewCell.self, forCellReuseIdentifier: "waiting")
        target.performs = { coordinator in
            let placeholder = UITableViewDropPlaceholder(
                insertionIndexPath: path(1), reuseIdentifier: "waiting", rowHeight: 60)
            _ = coordinator.drop(coordinator.items[0].dragItem, to: placeholder)
        }
        app.dragItem(from: CGPoint(x: 100, y: 122), to: CGPoint(x: 100, y: 466))
        app.settle()
        #expect(table.hasUncommittedUpdates)
        #expect(table.presentationIndexPath(forDataSourceIndexPath: path(0)) == path(0))
        #expect(table.presentationIndexPath(forDataSourceIndexPath: path(1)) == path(2))
        #expect(table.dataSourceIndexPath(forPresentationIndexPath: path(1)) == nil)
        #expect(table.dataSourceIndexPath(forPresentationIndexPath: path(3)) == path(2))
        #expect(table.presentationSectionIndex(forDataSourceSectionIndex: 0) == 0)
        #expect(table.cellForRow(at: path(1))?.textLabel?.text == "y")
        var texts: [String?] = [], count = 0
        table.performUsingPresentationValues {
            count = table.numberOfRows(inSection: 0)
            texts = (0..<4).map { table.cellForRow(at: path($0))?.textLabel?.text }
            // A layout asks the data source with index paths of the data.
            table.setNeedsLayout()
            table.layoutIfNeeded()
        }
        #expect(count == 4)
        #expect(texts == ["x", nil, "y", "z"])
        #expect(table.numberOfRows(inSection: 0) == 3)
    }

    @Test func `a collection view without placeholder has the index paths of its data`() {
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        let path = IndexPath(item: 4, section: 2)
        #expect(view.presentationIndexPath(forDataSourceIndexPath: path) == path)
        #expect(view.dataSourceIndexPath(forPresentationIndexPath: path) == path)
        #expect(view.dataSourceSectionIndex(forPresentationSectionIndex: 3) == 3)
        var isCalled = false
        view.performUsingPresentationValues { isCalled = true }
        #expect(isCalled)
    }

    @Test func `a list with a paste configuration takes the dropped items`() {
        final class Table: UITableView {
            var pasted: [[String]] = []
            override func paste(itemProviders: [NSItemProvider]) {
                pasted.append(itemProviders.flatMap(\.registeredTypeIdentifiers))
            }
        }
        let page = UIViewController(), app = TestApp(page)
        let source = DragTable([["a"]], frame: CGRect(x: 0, y: 100, width: 390, height: 250))
        let table = Table(frame: CGRect(x: 0, y: 400, width: 390, height: 300))
        page.view.addSubview(source.table)
        page.view.addSubview(table)
        app.settle()
        app.dragItem(from: CGPoint(x: 100, y: 122), to: CGPoint(x: 100, y: 500))
        app.settle()
        #expect(table.pasted.isEmpty)
        table.pasteConfiguration = UIPasteConfiguration(forAccepting: NSString.self)
        #expect(table.canPaste([NSItemProvider(object: NSString(string: "b"))]))
        app.dragItem(from: CGPoint(x: 100, y: 122), to: CGPoint(x: 100, y: 500))
        app.settle()
        #expect(table.pasted.count == 1)
    }
}
