import AccessibilityLogic
import CoreGraphics
import Foundation
import HeadlessHost
import HostInterface
import Testing
import UIKit
import UIKitTesting

/// An app in the ears of a screen reader: the objects, the events, and the reader's requests.
@MainActor
struct ReaderTests {
    private func button(_ title: String, y: CGFloat, _ action: @escaping () -> Void = {}) -> UIButton {
        let button = UIButton(type: .system, primaryAction: UIAction(title: title) { _ in action() })
        button.frame = CGRect(x: 20, y: y, width: 120, height: 44)
        return button
    }

    // MARK: Objects

    @Test("a window has its bars and elements, each with its role")
    func objects() {
        let page = ReadPage("Inbox")
        let toggle = UISwitch(frame: CGRect(x: 20, y: 300, width: 51, height: 31))
        (toggle.isOn, toggle.accessibilityLabel) = (true, "Wi-Fi")
        page.parts = [button("Send", y: 250), toggle]
        let app = TestApp(UINavigationController(rootViewController: page), draws: false)
        let reader = PaperReader(app)
        #expect(
            reader.lines.dropFirst() == [
                "  tool bar", "    heading Inbox", "  label Text of Inbox", "  push button Send",
                "  toggle button Wi-Fi",
            ])
        #expect(reader.lines.first?.hasPrefix("frame") == true)
        #expect(reader.presentation("Wi-Fi")?.states.contains(.checked) == true)
        let place = reader.find("Send").flatMap { reader.source?.location(of: $0) }
        #expect(place?.frame == AccessibleFrame(x: 20, y: 250, width: 120, height: 44))
    }

    /// An app with a label "One" that counts its readings.
    private func countedReader(listens: Bool) -> (CountedLabel, TestApp, PaperReader) {
        let label = CountedLabel(frame: CGRect(x: 20, y: 100, width: 100, height: 30))
        label.text = "One"
        let app = TestApp(ReadPage("Inbox", [label]), draws: false)
        return (label, app, PaperReader(app, listens: listens))
    }

    @Test("without a listener nothing is read and nothing is sent")
    func silence() {
        let (label, app, reader) = countedReader(listens: false)
        label.reads = 0
        label.text = "Two"
        app.advance(seconds: 1)
        UIAccessibility.post(notification: .announcement, argument: "Saved")
        app.advance(seconds: 1)
        #expect(label.reads == 0 && reader.take().isEmpty)
    }

    @Test("after the end of the last listener nothing is read and nothing is sent")
    func end() {
        let (label, app, reader) = countedReader(listens: true)
        // The screen reader ends, and another program still listens.
        reader.hasReader = false
        reader.changed?()
        label.text = "Two"
        app.advance(seconds: 1)
        #expect(reader.take().contains("label Two: accessible-name"))
        reader.isHeard = false
        reader.changed?()
        app.advance(seconds: 1)
        _ = reader.take()
        label.reads = 0
        label.text = "Three"
        app.advance(seconds: 1)
        #expect(label.reads == 0 && reader.take().isEmpty)
    }

    @Test("an object that left is gone, its number is not used again, and it is freed")
    func gone() {
        let page = ReadPage("Inbox")
        let app = TestApp(page, draws: false)
        let reader = PaperReader(app)
        weak var old: UIButton?
        var first: AccessibleID?
        autoreleasing {
            let added = button("Old", y: 300)
            old = added
            page.view.addSubview(added)
            app.advance(seconds: 0.2)
            first = reader.find("Old")
            added.removeFromSuperview()
        }
        app.advance(seconds: 0.3)
        #expect(old == nil)
        #expect(first.map { reader.source?.facts(of: $0) == nil && reader.source?.wasIssued($0) == true } == true)
        #expect(
            first.flatMap { reader.source?.formerParent(of: $0) } == reader.source?.children(of: .application).first)
        page.view.addSubview(button("New", y: 300))
        app.advance(seconds: 0.2)
        #expect(reader.find("New") != nil && reader.find("New") != first)
    }

    private func autoreleasing(_ work: () -> Void) { work() }

    @Test("hidden elements are not read, and a modal view hides its siblings")
    func hiding() {
        let page = ReadPage("Inbox")
        let panel = UIView(frame: CGRect(x: 0, y: 300, width: 300, height: 200))
        panel.addSubview(button("Inside", y: 10))
        page.parts = [button("Outside", y: 250), panel]
        let app = TestApp(page, draws: false)
        let reader = PaperReader(app)
        panel.accessibilityElementsHidden = true
        app.advance(seconds: 0.2)
        #expect(reader.find("Inside") == nil && reader.find("Outside") != nil)
        panel.accessibilityElementsHidden = false
        panel.accessibilityViewIsModal = true
        panel.setNeedsLayout()
        app.advance(seconds: 0.2)
        #expect(reader.find("Inside") != nil && reader.find("Outside") == nil)
    }

    @Test("an alert is a modal object with its title and message, and the escape action dismisses it")
    func alert() {
        let page = ReadPage("Inbox")
        let app = TestApp(page, draws: false)
        let reader = PaperReader(app)
        let alert = UIAlertController(title: "Delete?", message: "This cannot be undone.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        page.present(alert, animated: false)
        app.advance(seconds: 0.5)
        let shown = reader.presentation("Delete?")
        #expect(shown?.role == .alert && shown?.states.contains(.modal) == true)
        #expect(shown?.description == "This cannot be undone.")
        #expect(reader.find("Text of Inbox") == nil && reader.find("Cancel") != nil)
        // The reader is in the alert.
        #expect(reader.focus == "heading Delete?")
        reader.act("dismiss", on: "Delete?")
        app.advance(seconds: 1)
        #expect(page.presentedViewController == nil && reader.find("Text of Inbox") != nil)
        #expect(reader.focus == "label Text of Inbox")
    }

    @Test("elements without views are objects with frames and actions")
    func elements() {
        final class Bar: UIAccessibilityElement {
            var activations = 0
            override func accessibilityActivate() -> Bool {
                activations += 1
                return true
            }
        }
        let chart = UIView(frame: CGRect(x: 10, y: 300, width: 300, height: 100))
        let bar = Bar(accessibilityContainer: chart)
        bar.accessibilityLabel = "March"
        bar.accessibilityValue = "12 orders"
        bar.accessibilityTraits = .button
        bar.accessibilityFrameInContainerSpace = CGRect(x: 5, y: 5, width: 20, height: 90)
        chart.accessibilityElements = [bar]
        let page = ReadPage("Sales")
        page.parts = [chart]
        let app = TestApp(page, draws: false)
        let reader = PaperReader(app)
        #expect(reader.presentation("March, 12 orders")?.role == .pushButton)
        let frame = reader.find("March, 12 orders").flatMap { reader.source?.location(of: $0)?.frame }
        #expect(frame == AccessibleFrame(x: 15, y: 305, width: 20, height: 90))
        reader.act("press", on: "March, 12 orders")
        #expect(bar.activations == 1)
    }

    @Test("the level of a heading and the language of an element are read")
    func headingLevel() {
        let label = UILabel(frame: CGRect(x: 20, y: 300, width: 200, height: 30))
        label.accessibilityAttributedLabel = NSAttributedString(
            string: "Kapitel", attributes: [.accessibilityTextHeadingLevel: NSNumber(value: 2)])
        label.accessibilityTraits = .header
        label.isAccessibilityElement = true
        label.accessibilityLanguage = "de-AT"
        let page = ReadPage("Book")
        page.parts = [label]
        let reader = PaperReader(TestApp(page, draws: false))
        #expect(
            reader.presentation("Kapitel")?.attributes.contains(AccessibleAttribute("level", "2")) == true)
        #expect(reader.find("Kapitel").flatMap { reader.source?.facts(of: $0)?.language } == "de_AT")
    }

    @Test("the further facts of an element are in its description")
    func details() {
        final class Mail: UIView, AXCustomContentProvider {
            var accessibilityCustomContent: [AXCustomContent]!
        }
        let mail = Mail(frame: CGRect(x: 20, y: 300, width: 200, height: 40))
        (mail.isAccessibilityElement, mail.accessibilityLabel) = (true, "Anna")
        let page = ReadPage("Inbox")
        page.parts = [mail]
        let reader = PaperReader(TestApp(page, draws: false))
        #expect(reader.presentation("Anna")?.description == "")
        mail.accessibilityCustomContent = [AXCustomContent(label: "Date", value: "Monday")]
        #expect(reader.presentation("Anna")?.description == "Date: Monday")
    }

    @Test("a table of data has cells with rows and columns, and headers")
    func dataTable() {
        final class Cell: UIView, UIAccessibilityContainerDataTableCell {
            var place = (row: 0, column: 0)
            func accessibilityRowRange() -> NSRange { NSRange(location: place.row, length: 1) }
            func accessibilityColumnRange() -> NSRange { NSRange(location: place.column, length: 1) }
        }
        final class Grid: UIView, UIAccessibilityContainerDataTable {
            var cells: [[Cell]] = []
            func accessibilityDataTableCellElement(forRow row: Int, column: Int) -> (
                any UIAccessibilityContainerDataTableCell
            )? { cells.indices.contains(row) && cells[row].indices.contains(column) ? cells[row][column] : nil }
            func accessibilityRowCount() -> Int { cells.count }
            func accessibilityColumnCount() -> Int { 2 }
            func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]? {
                cells.first.map { [$0[column]] }
            }
        }
        let grid = Grid(frame: CGRect(x: 0, y: 300, width: 200, height: 90))
        grid.accessibilityContainerType = .dataTable
        for row in 0..<3 {
            grid.cells.append(
                (0..<2).map { column in
                    let cell = Cell(frame: CGRect(x: column * 100, y: row * 30, width: 100, height: 30))
                    (cell.isAccessibilityElement, cell.accessibilityLabel) = (true, "\(row).\(column)")
                    cell.place = (row, column)
                    grid.addSubview(cell)
                    return cell
                })
        }
        let page = ReadPage("Numbers")
        page.parts = [grid]
        let reader = PaperReader(TestApp(page, draws: false))
        guard let id = reader.find("2.1"), let source = reader.source, let table = source.parent(of: id) else {
            Issue.record("the cell is no object")
            return
        }
        #expect(reader.presentation("2.1")?.role == .tableCell && reader.describe(table) == "table")
        #expect(source.tableRange(of: id) == AccessibleCellRange(row: 2, rowSpan: 1, column: 1, columnSpan: 1))
        #expect(source.tableSize(of: table)?.rows == 3 && source.tableSize(of: table)?.columns == 2)
        #expect(source.headers(of: id, ofRow: false).map(reader.describe) == ["table cell 0.1"])
    }

    @Test("rows are items of a list with their places, and titles of sections are headings")
    func rows() {
        let rows = NumberedRows([3, 3], .grouped)
        rows.hasTitles = true
        let app = TestApp(rows, draws: false)
        let reader = PaperReader(app)
        let row = reader.presentation("Row 1.2")
        #expect(row?.role == .listItem && row?.states.contains(.selectable) == false)
        #expect(row?.attributes.contains(AccessibleAttribute("posinset", "3")) == true)
        #expect(row?.attributes.contains(AccessibleAttribute("setsize", "3")) == true)
        #expect(reader.lines.contains { $0.lowercased().contains("heading part 0") })
        #expect(reader.lines.contains { $0.lowercased().contains("label end 0") })
        rows.tableView.allowsMultipleSelection = true
        #expect(reader.presentation("Row 1.2")?.states.contains(.selectable) == true)
    }

    // MARK: Events

    @Test("a reader that starts hears the window and is at the first element")
    func start() {
        let app = TestApp(UINavigationController(rootViewController: ReadPage("Inbox")), draws: false)
        let reader = PaperReader(app)
        let events = reader.take()
        #expect(events.contains { $0.hasPrefix("frame") && $0.hasSuffix("Activate") })
        #expect(events.last == "heading Inbox: focused on")
        #expect(reader.focus == "heading Inbox")
    }

    @Test("a push is heard as the new page and its focus, then the old page goes")
    func push() {
        let stack = UINavigationController(rootViewController: ReadPage("Inbox"))
        let app = TestApp(stack, draws: false)
        let reader = PaperReader(app)
        _ = reader.take()
        stack.pushViewController(ReadPage("Message"), animated: true)
        app.advance(seconds: 2)
        let events = reader.take()
        let focus = events.firstIndex(of: "push button Inbox, Back: focused on")
        let removal = events.lastIndex { $0.hasSuffix(": remove") }
        #expect(focus != nil && removal != nil)
        #expect(reader.focus == "push button Inbox, Back")
        #expect(reader.find("Text of Inbox") == nil && reader.find("Text of Message") != nil)
        reader.act("press", on: "Inbox, Back")
        app.advance(seconds: 2)
        #expect(reader.find("Text of Inbox") != nil && reader.find("Text of Message") == nil)
        #expect(reader.focus == "heading Inbox")
    }

    @Test("a window without the keyboard has no focus, and gets it back")
    func activation() {
        let app = TestApp(ReadPage("Inbox"), draws: false)
        let reader = PaperReader(app)
        _ = reader.take()
        app.host.send([.focus(false)])
        app.advance(seconds: 0.3)
        let left = reader.take()
        #expect(left.contains { $0.hasSuffix("Deactivate") } && left.last == "label Text of Inbox: focused off")
        app.host.send([.focus(true)])
        app.advance(seconds: 0.3)
        let back = reader.take()
        #expect(back.contains { $0.hasSuffix("Activate") } && back.last == "label Text of Inbox: focused on")
    }

    @Test("announcements are heard at once or after the current speech; a scrolled page is one")
    func announcements() {
        let app = TestApp(ReadPage("Inbox"), draws: false)
        let reader = PaperReader(app)
        _ = reader.take()
        UIAccessibility.post(notification: .announcement, argument: "Saved")
        UIAccessibility.post(notification: .pageScrolled, argument: "Page 2 of 5")
        UIAccessibility.post(
            notification: .announcement,
            argument: NSAttributedString(
                string: "Stop", attributes: [.accessibilitySpeechQueueAnnouncement: NSNumber(value: false)]))
        for priority in [UIAccessibilityPriority.low, .high] {
            UIAccessibility.post(
                notification: .announcement,
                argument: NSAttributedString(
                    string: "Now", attributes: [.accessibilitySpeechAnnouncementPriority: priority]))
        }
        UIAccessibility.post(notification: .announcement, argument: nil)
        UIAccessibility.post(notification: .announcement, argument: 17)
        app.advance(seconds: 1)
        #expect(
            reader.take() == [
                "Announcement Saved (polite)", "Announcement Page 2 of 5 (polite)", "Announcement Stop (assertive)",
                "Announcement Now (polite)", "Announcement Now (assertive)",
            ])
    }

    @Test("an element with the trait of a toggle button is on or off")
    func toggleButton() throws {
        let page = ReadPage("Inbox")
        let view = UIView(frame: CGRect(x: 20, y: 200, width: 100, height: 44))
        (view.isAccessibilityElement, view.accessibilityLabel) = (true, "Done")
        view.accessibilityTraits = [.button, .toggleButton]
        view.accessibilityValue = "1"
        page.view.addSubview(view)
        let app = TestApp(page)
        let reader = PaperReader(app)
        let done = try #require(reader.presentation("Done"))
        #expect(done.role == .toggleButton && done.states.contains(.pressed))
        _ = reader.take()
        view.accessibilityValue = "0"
        // A value of an app's own view changes without a turn.
        view.setNeedsLayout()
        app.advance(seconds: 1)
        #expect(reader.presentation("Done")?.states.contains(.pressed) == false)
        #expect(reader.take().contains("toggle button Done: pressed off"))
    }

    @Test("a change of layout and a new screen move the reader to their argument")
    func posts() {
        let page = ReadPage("Inbox")
        page.parts = [button("Send", y: 250), button("Delete", y: 320)]
        let app = TestApp(page, draws: false)
        let reader = PaperReader(app)
        _ = reader.take()
        UIAccessibility.post(notification: .layoutChanged, argument: page.parts[1])
        app.advance(seconds: 0.3)
        #expect(reader.take().last == "push button Delete: focused on")
        UIAccessibility.post(notification: .screenChanged, argument: nil)
        app.advance(seconds: 0.3)
        #expect(reader.take().last == "label Text of Inbox: focused on")
    }

    @Test("names and values that change are heard, many at once only in part")
    func names() {
        let page = ReadPage("Inbox")
        let slider = UISlider(frame: CGRect(x: 20, y: 300, width: 200, height: 30))
        slider.accessibilityLabel = "Volume"
        page.parts = [button("Send", y: 250), slider]
        let app = TestApp(page, draws: false)
        let reader = PaperReader(app)
        _ = reader.take()
        (page.parts[0] as? UIButton)?.setTitle("Send again", for: .normal)
        slider.value = 0.7
        app.advance(seconds: 0.3)
        let events = reader.take()
        #expect(events.contains("push button Send again: accessible-name"))
        #expect(events.contains("slider Volume: accessible-value"))
    }

    // MARK: Requests

    @Test("the reader follows the focus of the keyboard, and takes it along")
    func focus() {
        var presses = 0
        let page = ReadPage("Inbox")
        page.parts = [button("Send", y: 250), button("Delete", y: 320) { presses += 1 }]
        let app = TestApp(page, draws: false)
        let reader = PaperReader(app)
        _ = reader.take()
        app.press(.tab)
        app.advance(seconds: 0.3)
        #expect(reader.focus == "push button Send")
        #expect(reader.take().last == "push button Send: focused on")
        reader.find("Delete").map { reader.source?.perform(.focus, on: $0) }
        app.advance(seconds: 0.3)
        #expect(reader.focus == "push button Delete")
        app.press(.enter)
        #expect(presses == 1)
    }

    @Test("the reader is at the focused row after a jump of the keyboard through a long list")
    func jumps() {
        let app = TestApp(UINavigationController(rootViewController: NumberedRows([200])))
        let reader = PaperReader(app)
        for key: TestKey in [.tab, .home] { app.press(key) }
        app.advance(seconds: 1)
        #expect(reader.focus == "list item Row 0")
        for (key, row) in [(TestKey.end, 199), (.up, 198), (.home, 0), (.pageDown, nil), (.end, 199)] {
            app.press(key)
            app.advance(seconds: 1)
            if let row { #expect(reader.focus == "list item Row \(row)") }
        }
    }

    @Test("the reader is at the last row after a jump of the keyboard through sections below a large title")
    func jumpsBelowLargeTitle() throws {
        let rows = NumberedRows(Array(repeating: 8, count: 12), .insetGrouped)
        rows.hasTitles = true
        rows.change = { cell, path in
            var content = cell.defaultContentConfiguration()
            content.text = "Row \(path.section).\(path.row)"
            content.secondaryText = String(repeating: " detail", count: path.row * 2 + 1)
            cell.contentConfiguration = content
        }
        let stack = UINavigationController(rootViewController: rows)
        stack.navigationBar.prefersLargeTitles = true
        let app = TestApp(stack)
        let reader = PaperReader(app)
        reader.source?.perform(.focus, on: try #require(reader.find("Row 0.0,  detail")))
        app.advance(seconds: 1)
        _ = reader.take()
        for (key, row) in [(TestKey.down, "0.1"), (.end, "11.7"), (.up, "11.6"), (.home, "0.0"), (.end, "11.7")] {
            app.press(key)
            app.advance(seconds: 1)
            #expect(reader.focus?.hasPrefix("list item Row \(row)") == true)
            // A cell that was used for the former row and for this row is another object.
            let focused = reader.take().filter { $0.hasSuffix(": focused on") }
            #expect(focused.count == 1 && focused.first?.hasPrefix("list item Row \(row)") == true)
        }
    }

    @Test("a reader that goes from row to row gets through a long list with titles, and back")
    func rowByRow() throws {
        let rows = NumberedRows(Array(repeating: 4, count: 9), .insetGrouped)
        rows.hasTitles = true
        let app = TestApp(UINavigationController(rootViewController: rows), size: CGSize(width: 390, height: 500))
        let reader = PaperReader(app)
        let names = (0..<9).flatMap { section in (0..<4).map { "Row \(section).\($0)" } }
        for name in names + names.reversed() {
            // A row exists before the reader is at the row.
            reader.source?.perform(.focus, on: try #require(reader.find(name), "\(name)"))
            app.advance(seconds: 0.3)
            #expect(reader.focus == "list item \(name)")
        }
    }

    @Test(
        "a reader whose row is scrolled out of sight is at the nearest visible row, and the list stays in place",
        arguments: [false, true])
    func rowOutOfSight(hasKeyboard: Bool) throws {
        let rows = NumberedRows([100])
        let app = TestApp(UINavigationController(rootViewController: rows))
        let reader = PaperReader(app)
        let row = try #require(reader.find("Row 3"))
        if hasKeyboard {
            reader.source?.perform(.focus, on: row)
        } else {
            UIAccessibility.post(notification: .layoutChanged, argument: rows.tableView.cellForRow(at: [0, 3]))
        }
        app.advance(seconds: 1)
        #expect(reader.focus == "list item Row 3")
        for _ in 0..<30 {
            let before = rows.tableView.contentOffset.y
            app.wheel(by: CGPoint(x: 0, y: -44), at: CGPoint(x: 100, y: 400))
            app.advance(seconds: 0.3)
            #expect(rows.tableView.contentOffset.y == before + 44)
            // Some rows near the visible rows still have their cells.
            let list = rows.tableView.bounds.inset(by: rows.tableView.adjustedContentInset)
            let first = try #require(rows.tableView.indexPathsForRows(in: list)?.first?.row)
            let row = reader.focus.flatMap { Int($0.dropFirst("list item Row ".count)) } ?? -1
            #expect(((first - 4)...(first + 1)).contains(row) || row == 3 && first <= 3, "\(row) at \(first)")
        }
        for _ in 0..<40 {
            app.wheel(by: CGPoint(x: 0, y: 44), at: CGPoint(x: 100, y: 400))
            app.advance(seconds: 0.3)
        }
        if hasKeyboard {
            // The row with the keyboard is displayed again.
            #expect(reader.focus == "list item Row 3")
        } else {
            let last = try #require(rows.tableView.indexPathsForVisibleRows?.last?.row)
            #expect(((last - 2)...(last + 4)).map { "list item Row \($0)" }.contains(reader.focus ?? ""))
        }
    }

    @Test("a reader whose row is removed is at the nearest row")
    func rowRemoved() throws {
        let rows = NumberedRows([10])
        let app = TestApp(rows)
        let reader = PaperReader(app)
        reader.source?.perform(.focus, on: try #require(reader.find("Row 6")))
        app.advance(seconds: 1)
        rows.counts = [6]
        rows.tableView.deleteRows(at: (6..<10).map { [0, $0] }, with: .fade)
        app.advance(seconds: 1)
        #expect(reader.focus == "list item Row 5")
    }

    @Test("a cell that is used for another row is another object, so that the reader hears the new row")
    func cellUsedAgain() throws {
        let rows = NumberedRows([20])
        rows.tableView.rowHeight = 844
        let app = TestApp(rows)
        let reader = PaperReader(app)
        reader.source?.perform(.focus, on: try #require(reader.find("Row 0")))
        app.advance(seconds: 1)
        _ = reader.take()
        var cells: [UITableViewCell?] = []
        for (key, row) in [(TestKey.end, 19), (.home, 0), (.end, 19), (.home, 0)] {
            cells.append(rows.tableView.visibleCells.first)
            app.press(key)
            app.advance(seconds: 1)
            #expect(reader.take().last { $0.hasSuffix(": focused on") } == "list item Row \(row): focused on")
        }
        #expect(Set(cells.map { $0.map(ObjectIdentifier.init) }).count < cells.count)
    }

    @Test("a list that is loaded again keeps the object of each row, also if the cells are used again")
    func reloads() throws {
        let rows = NumberedRows([1])
        let app = TestApp(rows)
        let reader = PaperReader(app)
        let row = try #require(reader.find("Row 0"))
        reader.source?.perform(.focus, on: row)
        app.advance(seconds: 1)
        _ = reader.take()
        let cell = rows.tableView.cellForRow(at: [0, 0])
        rows.tableView.reloadData()
        app.advance(seconds: 1)
        #expect(rows.tableView.cellForRow(at: [0, 0]) === cell)
        #expect(reader.find("Row 0") == row && !reader.take().contains { $0.contains("focused") })
    }

    @Test("after a menu that the reader opened, the reader is at the button again, also if the keyboard is in a list")
    func menuOfReader() throws {
        let rows = NumberedRows([3])
        let choices = ["Select", "Sort"].map { UIAction(title: $0) { _ in } }
        rows.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "More", menu: UIMenu(children: choices))
        let app = TestApp(UINavigationController(rootViewController: rows))
        let reader = PaperReader(app)
        func focus(_ name: String) throws {
            reader.source?.perform(.focus, on: try #require(reader.find(name)))
            app.advance(seconds: 1)
        }
        try focus("Row 1")
        #expect(reader.focus == "list item Row 1")
        for ending in ["Escape", "Sort"] {
            reader.act("press", on: "More")
            app.advance(seconds: 1)
            #expect(reader.focus == "menu item Select")
            if ending == "Escape" { app.press(.escape) } else { reader.act("press", on: ending) }
            app.advance(seconds: 1)
            #expect(reader.focus == "push button More")
        }
        // The keyboard has remained in the list, and takes the reader along.
        app.press(.down)
        app.advance(seconds: 1)
        #expect(reader.focus == "list item Row 2")
    }

    @Test("activation, custom actions, magic tap and steps reach the app")
    func actions() {
        final class Player: UIViewController {
            var log: [String] = []
            override func accessibilityPerformMagicTap() -> Bool {
                log.append("magic")
                return true
            }
            override func accessibilityPerformEscape() -> Bool {
                log.append("escape")
                return true
            }
        }
        let page = Player()
        let play = button("Play", y: 250) { page.log.append("play") }
        play.accessibilityCustomActions = [
            UIAccessibilityCustomAction(name: "Skip") { _ in
                page.log.append("skip")
                return true
            }
        ]
        let stepper = UIStepper(frame: CGRect(x: 20, y: 320, width: 94, height: 32))
        stepper.accessibilityLabel = "Speed"
        page.view.addSubview(play)
        page.view.addSubview(stepper)
        let app = TestApp(page, draws: false)
        let reader = PaperReader(app)
        reader.act("press", on: "Play")
        reader.act("Skip", on: "Play")
        reader.act("increment", on: "Speed")
        #expect(stepper.value == 1)
        reader.find("Speed").map { reader.source?.perform(.setNumber(5), on: $0) }
        #expect(stepper.value == 5)
        reader.find("Speed").map { reader.source?.perform(.setNumber(.nan), on: $0) }
        reader.find("Play").map { reader.source?.perform(.act(.magicTap), on: $0) }
        reader.find("Play").map { reader.source?.perform(.act(.dismiss), on: $0) }
        reader.source?.perform(.act(.custom(99, name: "x")), on: reader.find("Play") ?? .application)
        reader.source?.perform(.focus, on: AccessibleID(99_999))
        reader.source?.perform(.focus, on: .application)
        #expect(page.log == ["play", "skip", "magic", "escape"])
    }

    @Test("a text is typed, heard, and edited by the reader")
    func texts() {
        let field = UITextField(frame: CGRect(x: 20, y: 250, width: 200, height: 34))
        field.placeholder = "Name"
        let page = ReadPage("Form")
        page.parts = [field]
        let app = TestApp(page, draws: false)
        let reader = PaperReader(app)
        guard let id = reader.find("Name") else {
            Issue.record("the field is no object")
            return
        }
        reader.source?.perform(.focus, on: id)
        app.advance(seconds: 0.3)
        #expect(field.isFirstResponder && reader.focus == "entry Name")
        _ = reader.take()
        app.type("Hi")
        #expect(reader.take().contains { $0.hasPrefix("entry Name: inserted") })
        reader.source?.perform(.replace(2..<2, " 👍"), on: id)
        #expect(field.text == "Hi 👍")
        reader.source?.perform(.select(0..<2), on: id)
        #expect(reader.source?.text(of: id)?.selectedPoints == 0..<2)
        reader.source?.perform(.cut(0..<2), on: id)
        #expect(field.text == " 👍")
        reader.source?.perform(.replaceAll("New"), on: id)
        #expect(field.text == "New")
        reader.source?.perform(.select(5..<900), on: id)
        reader.source?.perform(.replace(.max - 1 ..< .max, "x"), on: id)
        #expect(field.text?.hasPrefix("New") == true)
        field.isSecureTextEntry = true
        app.advance(seconds: 0.3)
        #expect(reader.source?.text(of: id)?.string.allSatisfy { $0 == "•" } == true)
    }

    @Test("the reader leaves a text that is edited: to a label without the keyboard, to a button with it")
    func leavesText() {
        let field = UITextField(frame: CGRect(x: 20, y: 250, width: 200, height: 34))
        field.placeholder = "Name"
        let page = ReadPage("Form")
        page.parts = [field, button("Send", y: 320)]
        let app = TestApp(page, draws: false)
        let reader = PaperReader(app)
        func focus(_ name: String) {
            reader.find(name).map { reader.source?.perform(.focus, on: $0) }
            app.advance(seconds: 0.3)
        }
        focus("Name")
        #expect(reader.focus == "entry Name" && field.isFirstResponder)
        focus("Text of Form")
        #expect(reader.focus == "label Text of Form" && field.isFirstResponder)
        focus("Send")
        #expect(reader.focus == "push button Send" && !field.isFirstResponder)
    }

    @Test("lines of a text view are those of its layout")
    func lines() {
        let text = UITextView(frame: CGRect(x: 20, y: 250, width: 90, height: 200))
        text.text = "One two three four five six\nLast"
        let page = ReadPage("Form")
        page.parts = [text]
        let reader = PaperReader(TestApp(page, draws: false))
        guard let source = reader.source,
            let id = source.children(of: source.children(of: .application)[0]).first(where: {
                source.text(of: $0) != nil
            }), let first = source.line(of: id, at: 0)
        else {
            Issue.record("the text is no object")
            return
        }
        #expect(first.lowerBound == 0 && first.upperBound < 27 && first.upperBound > 3)
        #expect(source.line(of: id, at: 29) == 28..<32)
        // The lines follow each other without gaps.
        var (place, count) = (0, 0)
        while place < 32, count < 20, let line = source.line(of: id, at: place) {
            #expect(line.lowerBound == place && !line.isEmpty)
            (place, count) = (line.upperBound, count + 1)
        }
        #expect(place == 32)
        for odd in [-1, .min, .max, 33] { _ = source.line(of: id, at: odd) }
        _ = source.rect(of: id, 0..<3)
        _ = source.rect(of: id, -5..<900)
        _ = source.offset(of: id, at: .nan, .infinity)
    }
}
