import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
private final class Letters: NSObject, UITableViewDataSource {
    var titles: [String]
    var asked: [String] = []
    var section: ((String, Int) -> Int)?
    init(_ titles: [String]) { self.titles = titles }
    func numberOfSections(in tableView: UITableView) -> Int { titles.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        titles[section] == "E" ? 0 : 5
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { titles[section] }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = "\(titles[indexPath.section]) \(indexPath.row)"
        return cell
    }
    func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }
    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        asked.append("\(title) \(index)")
        return section?(title, index) ?? index
    }
}

/// The section index at the side of a table.
@MainActor
struct SectionIndexTests {
    private let stage: TestApp
    private let page = UIViewController()
    private let letters = Letters((0..<26).map { String(UnicodeScalar(UInt8(65 + $0))) })
    private let table: UITableView

    init() {
        stage = TestApp(page, size: CGSize(width: 320, height: 480), draws: false)
        table = Self.table(on: stage, page, letters)
    }

    private static func table(
        on stage: TestApp, _ page: UIViewController, _ letters: Letters, _ style: UITableView.Style = .plain
    ) -> UITableView {
        let table = UITableView(frame: page.view.bounds, style: style)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.rowHeight = 44
        table.dataSource = letters
        page.view.addSubview(table)
        stage.settle()
        return table
    }

    private func index() throws -> SectionIndex { try #require(table.subviews.last as? SectionIndex) }

    /// The position of a title in the window.
    private func place(of title: Int) throws -> CGPoint {
        let index = try index()
        let y = index.bounds.midY + (CGFloat(title) + 0.5 - CGFloat(letters.titles.count) / 2) * SectionIndex.pitch
        return index.convert(CGPoint(x: index.bounds.midX, y: y), to: nil)
    }

    @Test(
        "the index is 15 points wide at the trailing side of what shows, in front of all rows, and rows end before it")
    func frame() throws {
        let index = try index()
        #expect(index.frame.width == 15)
        #expect(index.frame.maxX == table.bounds.maxX)
        let cell = try #require(table.visibleCells.first)
        #expect(cell.frame.width == table.bounds.width)
        #expect(cell.contentView.frame.width == table.bounds.width - 15)
        cell.accessoryType = .disclosureIndicator
        stage.settle()
        #expect(cell.contentView.frame.maxX < table.bounds.width - 15)
        table.contentOffset.y = 700
        stage.settle()
        #expect(try self.index().frame.minY == table.bounds.minY)
        #expect(table.subviews.last is SectionIndex)
    }

    @Test("titles are 14 points apart around the middle, and a tap scrolls the section to the top at once")
    func tap() throws {
        stage.tap(at: try place(of: 3))
        #expect(letters.asked == ["D 3"])
        #expect(table.contentOffset.y == table.rectForHeader(inSection: 3).minY)
    }

    @Test("a finger that moves over the titles asks for each once, and the table does not scroll by it")
    func drag() throws {
        let (start, end) = (try place(of: 1), try place(of: 6))
        stage.press(at: start)
        for step in 1...20 { stage.step(to: CGPoint(x: start.x, y: start.y + (end.y - start.y) * CGFloat(step) / 20)) }
        stage.lift()
        stage.settle()
        #expect(letters.asked == ["B 1", "C 2", "D 3", "E 4", "F 5", "G 6"])
        #expect(table.contentOffset.y == table.rectForHeader(inSection: 6).minY)
    }

    @Test("a section without rows is scrolled to as well, and one that does not exist is not")
    func oddSections() throws {
        stage.tap(at: try place(of: 4))
        #expect(table.contentOffset.y == table.rect(forSection: 4).minY)
        let before = table.contentOffset.y
        letters.section = { _, _ in 99 }
        stage.tap(at: try place(of: 9))
        #expect(table.contentOffset.y == before)
    }

    @Test("a table with fewer rows than the least number, or in groups, has no index")
    func hidden() throws {
        table.sectionIndexMinimumDisplayRowCount = 126
        stage.settle()
        #expect(!(table.subviews.last is SectionIndex))
        #expect(table.visibleCells.first?.contentView.frame.width == table.bounds.width)
        table.sectionIndexMinimumDisplayRowCount = 125
        stage.settle()
        #expect(table.subviews.last is SectionIndex)
        let other = Self.table(on: stage, page, letters, .grouped)
        #expect(!(other.subviews.last is SectionIndex))
    }

    @Test("titles are asked for again alone, and long ones make the index wider")
    func titles() throws {
        letters.titles[0] = "Albania"
        table.reloadSectionIndexTitles()
        stage.settle()
        #expect(try index().frame.width > 30)
        #expect(try index().titles.first == "Albania")
    }

    @Test("colors: tint, none, and the one for a finger on the index")
    func colors() throws {
        #expect(try index().backgroundColor == nil)
        table.sectionIndexBackgroundColor = .red
        table.sectionIndexTrackingBackgroundColor = .green
        #expect(try index().backgroundColor == .red)
        stage.press(at: try place(of: 2))
        #expect(try index().backgroundColor == .green)
        stage.lift()
        #expect(try index().backgroundColor == .red)
    }

    @Test("the titles are drawn again around the middle of another height")
    func drawn() throws {
        let app = TestApp(UIViewController(), size: CGSize(width: 320, height: 700), scale: 1)
        let table = Self.table(on: app, try #require(app.window.rootViewController), letters)
        for height in [700, 300] as [CGFloat] {
            table.frame.size.height = height
            app.settle()
            let index = try #require(table.subviews.last as? SectionIndex)
            let strip = index.convert(index.bounds, to: nil)
            let ink = try #require(app.picture()?.ink(within: strip.insetBy(dx: 1, dy: 1)))
            #expect(abs(ink.midY - strip.midY) < 6, "\(ink) in \(strip)")
        }
    }

    @Test("where not all titles have room, every second place is a dot, and the first and the last title stay")
    func dots() {
        #expect(SectionIndex.shown(26, in: 26 * 14) == (0..<26).map { $0 })
        #expect(SectionIndex.shown(26, in: 10 * 14) == [0, nil, 6, nil, 13, nil, 19, nil, 25])
        #expect(SectionIndex.shown(26, in: 14) == [0])
        #expect(SectionIndex.shown(26, in: 0) == [])
        #expect(SectionIndex.shown(0, in: 100) == [])
    }
}
