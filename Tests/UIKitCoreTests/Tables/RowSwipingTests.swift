import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

/// Rows that are swiped.
@MainActor
struct RowSwipingTests {
    private let screen = SwipeRows(style: .plain)

    private func app(rightToLeft: Bool = false, language: String = "en", draws: Bool = false) -> TestApp {
        let app = TestApp(screen, rightToLeft: rightToLeft, language: language, draws: draws)
        app.settle()
        return app
    }

    private func label(_ app: TestApp, _ text: String) -> CGRect {
        app.presentedFrame(of: app.findAll(UILabel.self).first { $0.text == text }) ?? .null
    }

    @Test(
        "a row follows the finger, shows its buttons from the edge inwards, and stays open past their half",
        arguments: [false, true])
    func opens(rightToLeft: Bool) throws {
        screen.trailing = [screen.action("Bin", .destructive), screen.action("More")]
        let app = app(rightToLeft: rightToLeft)
        let before = label(app, "Row 2")
        let sign: CGFloat = rightToLeft ? -1 : 1
        app.swipe("Row 2", by: 110 * sign, lifts: false)
        #expect(label(app, "Row 2").minX == before.minX - 100 * sign)
        app.lift()
        app.settle()
        #expect(label(app, "Row 2").minX == before.minX - 148 * sign)
        #expect(label(app, "Row 3").minX == before.minX)
        let delete = try #require(app.find("Bin")), more = try #require(app.find("More"))
        #expect(delete.convert(delete.bounds, to: nil).midX == (rightToLeft ? 37 : 353))
        #expect(more.convert(more.bounds, to: nil).midX == (rightToLeft ? 111 : 279))
        #expect(screen.log == ["begin 2"])
        try app.tap("More")
        app.settle()
        #expect(screen.log == ["begin 2", "More", "end 2"])
        #expect(app.find("Bin") == nil)
        #expect(label(app, "Row 2") == before)
    }

    /// A data source whose answer depends on other properties of the row.
    private final class Asker: NSObject, UITableViewDataSource, UITableViewDelegate {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            cell.textLabel?.text = "Row \(indexPath.row)"
            return cell
        }
        func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
            tableView.delegate?.tableView(tableView, editingStyleForRowAt: indexPath) == .delete
        }
    }

    @Test(
        """
        a row that the app says can be edited offers Delete, also where the app asks for UIKit's own answers on \
        its way
        """
    )
    func asks() {
        let (controller, asker) = (UIViewController(), Asker())
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), style: .plain)
        (table.dataSource, table.delegate) = (asker, asker)
        controller.view.addSubview(table)
        let app = TestApp(controller, draws: false)
        app.settle()
        app.swipe("Row 2", by: 110)
        #expect(app.find("Delete") != nil)
    }

    @Test("a row that was hardly moved closes, one that was flicked opens")
    func decides() throws {
        screen.trailing = [screen.action("Flag")]
        let app = app()
        app.swipe("Row 2", by: 40)
        #expect(app.find("Flag") == nil)
        #expect(screen.log == ["begin 2", "end 2"])
        let y = app.middle(of: "Row 2").y
        app.drag(from: CGPoint(x: 300, y: y), to: CGPoint(x: 260, y: y), frames: 4)
        app.settle()
        #expect(app.find("Flag") != nil)
    }

    @Test("a long swipe performs the first action, where the app lets it")
    func far() {
        screen.trailing = [screen.action("Flag"), screen.action("More")]
        let app = app()
        app.swipe("Row 1", by: 300)
        #expect(screen.log == ["begin 1", "Flag", "end 1"])
        screen.fullSwipe = false
        screen.log = []
        app.swipe("Row 1", by: 300, lifts: false)
        // 142 points beyond the buttons are displayed as 28.
        #expect(label(app, "Row 1").minX < 16 - 148)
        #expect(label(app, "Row 1").minX > 16 - 180)
        app.lift()
        app.settle()
        #expect(label(app, "Row 1").minX == -132)
        #expect(screen.log == ["begin 1"])
    }

    @Test(
        "Delete is offered where the data source says that rows can be edited, in the user's language",
        arguments: [("en", "Delete"), ("de", "Löschen"), ("ja", "削除")])
    func delete(language: String, word: String) throws {
        screen.editable = true
        let app = app(language: language)
        app.swipe("Row 1", by: 90)
        try app.tap(word)
        app.settle()
        #expect(screen.log == ["begin 1", "commit delete 1", "end nil"])
        #expect(app.find("Row 1") == nil)
        #expect(label(app, "Row 2").minX == 16)
        // The cell of the deleted row is reused at its normal position.
        app.scroll(by: 600)
        app.settle()
        #expect(app.findAll(UITableViewCell.self).allSatisfy { $0.bounds.minX == 0 })
    }

    @Test("a long swipe deletes the row")
    func deletesFar() {
        screen.deleteTitle = "Remove"
        let app = app()
        app.swipe("Row 1", by: 300)
        #expect(screen.log == ["begin 1", "commit delete 1", "end nil"])
        #expect(screen.rows.count == 19)
    }

    @Test("rows without actions, and rows that cannot be edited, do not move", arguments: [nil, false] as [Bool?])
    func nothing(editable: Bool?) {
        screen.editable = editable
        if editable == false { screen.trailing = [screen.action("Flag")] }
        let app = app()
        app.swipe("Row 1", by: 120, lifts: false)
        #expect(label(app, "Row 1").minX == 16)
        app.lift()
        #expect(screen.log == [])
    }

    @Test("an answer that differs from super's is the app's own, also after a call of super")
    func afterSuper() {
        final class Screen: UITableViewController {
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell()
                cell.textLabel?.text = "Row \(indexPath.row)"
                return cell
            }
            override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
            override func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
                -> UITableViewCell.EditingStyle
            {
                let usual = super.tableView(tableView, editingStyleForRowAt: indexPath)
                return indexPath.row == 1 ? .none : usual
            }
        }
        let app = TestApp(Screen(style: .plain), draws: false)
        app.settle()
        app.swipe("Row 1", by: 120, lifts: false)
        #expect(label(app, "Row 1").minX == 16)
        app.lift()
        app.settle()
        app.swipe("Row 2", by: 120, lifts: false)
        #expect(label(app, "Row 2").minX < 16)
        app.lift()
    }

    @Test("while a row is open, a touch beside its buttons closes it and does nothing else")
    func beside() throws {
        screen.trailing = [screen.action("Flag")]
        let app = app()
        for name in ["Row 4", "Row 1"] {
            app.swipe("Row 1", by: 80)
            screen.log = []
            try app.tap(name)
            app.settle()
            #expect(screen.log == ["end 1"], "\(name)")
            #expect(app.find("Flag") == nil)
        }
        try app.tap("Row 4")
        #expect(screen.log == ["end 1", "select 4"])
    }

    @Test("scrolling closes the row, by finger and by wheel", arguments: [false, true])
    func scrolling(wheel: Bool) {
        screen.trailing = [screen.action("Flag")]
        let app = app()
        app.swipe("Row 4", by: 80)
        if wheel { app.wheel(by: CGPoint(x: 0, y: -50), at: CGPoint(x: 100, y: 500)) } else { app.scroll(by: 100) }
        app.settle()
        #expect(app.find("Flag") == nil)
        #expect(screen.log == ["begin 4", "end 4"])
        #expect(screen.tableView.contentOffset.y > 0)
    }

    @Test("a finger takes an open row on, and back")
    func caught() {
        screen.trailing = [screen.action("Flag")]
        let app = app()
        app.swipe("Row 4", by: 80)
        app.swipe("Row 4", by: -60)
        #expect(app.find("Flag") == nil)
        #expect(screen.log == ["begin 4", "end 4"])
    }

    @Test("two fingers on a trackpad open a row, never perform an action, and close it again")
    func trackpad() {
        screen.trailing = [screen.action("Flag")]
        let app = app()
        let place = app.middle(of: "Row 3")
        func turn(_ step: CGFloat) {
            for _ in 0..<20 {
                app.wheel(by: CGPoint(x: step, y: 1), at: place)
                app.advance(frames: 1)
            }
            app.settle()
        }
        turn(-20)
        #expect(app.find("Flag") != nil)
        turn(20)
        #expect(app.find("Flag") == nil)
        #expect(screen.log == ["begin 3", "end 3"])
    }

    @Test("reloading and leaving the window close the row at once")
    func reload() {
        screen.trailing = [screen.action("Flag")]
        let app = app()
        app.swipe("Row 3", by: 80)
        app.activate()
        screen.tableView.reloadData()
        app.settle()
        #expect(app.find("Flag") == nil)
        #expect(label(app, "Row 3").minX == 16)
        #expect(screen.log == ["begin 3", "end nil"] || screen.log == ["begin 3", "end 3"])
    }

    @Test("a row that stays while others go keeps its buttons, and Delete means the row")
    func others() throws {
        screen.editable = true
        let app = app()
        app.swipe("Row 3", by: 90)
        app.activate()
        screen.rows.remove(at: 0)
        screen.tableView.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        app.settle()
        try app.tap("Delete")
        app.settle()
        #expect(screen.log == ["begin 3", "commit delete 2", "end nil"])
        #expect(!screen.rows.contains("Row 3"))
    }

    @Test("a reader is offered the actions of a row, and may run them")
    func spoken() throws {
        screen.trailing = [screen.action("Flag")]
        screen.leading = [screen.action("Read")]
        let app = app()
        #expect(app.spokenText.contains("Row 1, button, actions: Read / Flag"))
        let cell = try #require(screen.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
        let action = try #require(cell.accessibilityCustomActions?.last)
        #expect(action.actionHandler?(action) == true)
        #expect(screen.log == ["Flag"])
    }

    @Test("the buttons of an inset group stay within its rounded corners")
    func rounded() throws {
        let screen = SwipeRows(style: .insetGrouped)
        screen.trailing = [screen.action("Flag")]
        let app = TestApp(screen)
        app.settle()
        app.swipe("Row 0", by: 80)
        let picture = try #require(app.picture())
        let cell = try #require(screen.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
        let frame = cell.convert(
            CGRect(x: cell.bounds.minX, y: 0, width: cell.bounds.width, height: cell.bounds.height), to: nil)
        func color(_ x: CGFloat, _ y: CGFloat) throws -> [UInt8] {
            let pixel = try #require(picture[Int(x * 2), Int(y * 2)])
            return [pixel.red, pixel.green, pixel.blue]
        }
        let ground = try color(4, frame.midY)
        #expect(try color(frame.maxX - 1, frame.minY + 1) == ground)
        #expect(try color(frame.minX + 1, frame.minY + 1) == ground)
        #expect(try color(frame.maxX - 20, frame.minY + 5) != ground)
    }

    // MARK: Editing

    @Test("editing shows signs that open Delete, and the Edit button drives it")
    func editing() throws {
        let navigation = UINavigationController(rootViewController: screen)
        screen.navigationItem.rightBarButtonItem = screen.editButtonItem
        let app = TestApp(navigation, draws: false)
        app.settle()
        #expect(label(app, "Row 1").minX == 16)
        try app.tap("Edit")
        app.settle()
        #expect(label(app, "Row 1").minX == 56)
        // Rows are neither selected nor swiped while the table is edited.
        try app.tap("Row 4")
        app.swipe("Row 4", by: 100)
        #expect(screen.log == [])
        let cell = try #require(screen.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
        #expect(cell.editingStyle == .delete)
        app.tap(at: cell.convert(CGPoint(x: 27, y: 30), to: nil))
        app.settle()
        #expect(cell.showingDeleteConfirmation)
        let delete = try #require(app.findAll(UILabel.self).first { $0.text == "Delete" })
        app.tap(delete)
        app.settle()
        #expect(screen.log == ["begin 1", "commit delete 1", "end nil"])
        try app.tap("Done")
        app.settle()
        #expect(label(app, "Row 2").minX == 16)
        #expect(!screen.tableView.isEditing)
    }
}

extension RowSwipingTests {
    @Test("a row that a sign opened is closed by a finger, and by a tap beside it; its table goes on being edited")
    func signs() throws {
        let screen = SwipeRows(style: .plain)
        let app = TestApp(screen, rightToLeft: false, draws: false)
        app.settle()
        app.activate()
        screen.setEditing(true, animated: false)
        app.settle()
        let cell = try #require(screen.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
        for closes in [{ app.swipe("Row 1", by: -70) }, { app.tap(at: CGPoint(x: 200, y: 500)) }] {
            app.tap(at: cell.convert(CGPoint(x: 27, y: 30), to: nil))
            app.settle()
            #expect(cell.showingDeleteConfirmation)
            closes()
            app.settle()
            #expect(!cell.showingDeleteConfirmation)
            #expect(screen.tableView.isEditing)
        }
        #expect(screen.log == ["begin 1", "end 1", "begin 1", "end 1"])
    }

    @Test("a sign for inserting asks the data source for a row, and another accessory may show while rows are edited")
    func inserting() throws {
        final class Screen: UITableViewController {
            var log: [String] = []
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                cell.accessoryType = .disclosureIndicator
                cell.editingAccessoryType = .checkmark
                return cell
            }
            override func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
                -> UITableViewCell.EditingStyle
            {
                indexPath.row == 0 ? .insert : .none
            }
            override func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath)
                -> Bool
            { indexPath.row < 2 }
            override func tableView(
                _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
                forRowAt indexPath: IndexPath
            ) {
                log.append("\(editingStyle) \(indexPath.row)")
            }
        }
        let screen = Screen(style: .plain), app = TestApp(screen, draws: false)
        app.settle()
        func accessories() -> [String] {
            screen.tableView.visibleCells[0].subviews.compactMap { ($0 as? UIImageView)?.accessibilityLabel }
        }
        let before = accessories()
        app.activate()
        screen.setEditing(true, animated: true)
        app.settle()
        let cells = screen.tableView.visibleCells
        #expect(cells.map { $0.contentView.frame.minX } == [40, 40, 40])
        #expect(accessories() != before)
        app.tap(at: cells[0].convert(CGPoint(x: 27, y: 22), to: nil))
        app.settle()
        #expect(screen.log == ["insert 0"])
        app.activate()
        screen.setEditing(false, animated: true)
        app.settle()
        #expect(cells.map { $0.contentView.frame.minX } == [0, 0, 0])
        #expect(accessories() == before)
        #expect(app.animatedLayers.isEmpty)
    }
}
