import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// Menus whose elements are side by side, and titles of several lines.
@MainActor
struct MenuTileTests {
    private let app: TestApp
    private let button = UIButton(type: .system)
    private let chosen = CallRecorder()

    init() {
        let root = UIViewController()
        app = TestApp(root)
        button.frame = CGRect(x: 20, y: 100, width: 100, height: 44)
        button.showsMenuAsPrimaryAction = true
        root.view.addSubview(button)
        app.turn()
    }

    private func actions(_ titles: [String]) -> [UIAction] {
        titles.map { title in
            UIAction(title: title, image: UIImage(systemName: "star")) { [chosen] _ in chosen.note(title) }
        }
    }
    private func open(_ menu: UIMenu) {
        button.menu = menu
        app.tap(at: button.convert(CGPoint(x: 50, y: 22), to: nil))
        app.settle()
    }
    private var rows: [MenuRow] {
        func find(_ view: UIView) -> [MenuRow] { (view as? MenuRow).map { [$0] } ?? view.subviews.flatMap(find) }
        return app.window.menuStage.map(find) ?? []
    }
    private func row(_ label: String) throws -> MenuRow {
        try #require(rows.first { $0.accessibilityLabel == label })
    }

    @Test func `small elements are side by side, at most four in a line`() throws {
        open(UIMenu(preferredElementSize: .small, children: actions(["A", "B", "C", "D", "E"])))
        let (a, d, e) = (try row("A"), try row("D"), try row("E"))
        #expect(a.frame.size == CGSize(width: 62.5, height: 53))
        #expect(a.frame.minY == d.frame.minY && d.frame.minX > a.frame.maxX)
        #expect(e.frame.minY == a.frame.maxY && e.frame.minX == a.frame.minX)
        app.tap(d)
        app.settle()
        #expect(chosen.take() == ["D"])
        #expect(app.window.menuStage == nil)
    }

    @Test func `medium elements have their titles below their images, at most three in a line`() throws {
        open(UIMenu(preferredElementSize: .medium, children: actions(["Cut", "Copy", "Paste"])))
        let copy = try row("Copy")
        #expect(copy.frame.height == 60 && abs(copy.frame.width - MenuPlace.width / 3) < 0.01)
        let label = try #require(copy.subviews.lazy.compactMap { $0 as? UILabel }.first { $0.text == "Copy" })
        let image = try #require(copy.subviews.lazy.compactMap { $0 as? UIImageView }.first { $0.image != nil })
        #expect(!label.isHidden && label.frame.minY >= image.frame.maxY)
    }

    @Test func `a palette has small images, and its selected image has a background`() throws {
        let palette = UIMenu(
            options: [.displayInline, .displayAsPalette, .singleSelection],
            children: actions(["Red", "Green", "Blue"]))
        #expect(palette.preferredElementSize == .automatic)
        (palette.children[1] as? UIAction)?.state = .on
        open(UIMenu(children: [palette] + actions(["Row"])))
        let (red, green, row) = (try row("Red"), try row("Green"), try row("Row"))
        #expect(red.frame.minY == green.frame.minY && row.frame.minY > green.frame.maxY && row.frame.width == 250)
        #expect(green.accessibilityTraits.contains(.selected) && !red.accessibilityTraits.contains(.selected))
        #expect(green.subviews[0].isHidden == false && red.subviews[0].isHidden)
        #expect(rows.contains { $0.kind.isGap })
        app.tap(red)
        app.settle()
        #expect((palette.children[0] as? UIAction)?.state == .on)
        #expect((palette.children[1] as? UIAction)?.state == .off)
    }

    @Test func `a palette in a right to left interface begins at the right`() throws {
        button.semanticContentAttribute = .forceRightToLeft
        open(UIMenu(options: .displayAsPalette, children: actions(["A", "B"])))
        let (a, b) = (try row("A"), try row("B"))
        #expect(a.frame.minX == b.frame.maxX)
    }

    @Test func `a submenu between small elements is a row`() throws {
        let inner = UIMenu(title: "More", children: actions(["X"]))
        open(UIMenu(preferredElementSize: .small, children: actions(["A"]) + [inner] + actions(["B"])))
        let (a, more, b) = (try row("A"), try row("More"), try row("B"))
        #expect(a.frame.maxY == more.frame.minY && more.frame.maxY == b.frame.minY && more.frame.height == 44)
        app.tap(more)
        app.settle()
        #expect(try row("X").frame.height == 44)
    }

    @Test func `titles have as many lines as the display preferences allow`() throws {
        let title = "A title that is much too long for one line of a menu"
        let plain = UIMenu(children: actions([title]))
        open(plain)
        let low = try row(title).frame.height
        let preferences = UIMenuDisplayPreferences()
        preferences.maximumNumberOfTitleLines = 3
        plain.displayPreferences = preferences
        preferences.maximumNumberOfTitleLines = 1
        #expect(plain.displayPreferences?.maximumNumberOfTitleLines == 3)
        app.window.menuStage?.dismiss()
        app.settle()
        open(plain.replacingChildren(plain.children))
        #expect(try row(title).frame.height >= low + 20)
        #expect(app.window.menuStage?.subviews.last?.frame.height == (try row(title).frame.height))
    }

    @Test func `lines of tiles have the limits of their sizes`() {
        #expect(MenuTile.tiles(0, .small, inPalette: false).isEmpty)
        #expect(MenuTile.tiles(9, .small, inPalette: false).filter(\.isLast).count == 3)
        #expect(MenuTile.tiles(9, .medium, inPalette: false).filter(\.isLast).count == 3)
        #expect(MenuTile.tiles(7, .small, inPalette: true).filter(\.isLast).count == 2)
        #expect(MenuTile.tiles(2, .small, inPalette: false).allSatisfy { $0.places == 2 })
    }

    @Test func `rows, tiles and images of a menu grow with the text size`() throws {
        app.textSize = .accessibilityLarge
        let long = UIAction(title: "A title that needs more than one line in this size", subtitle: "Below") { _ in }
        let tiles = UIMenu(options: .displayInline, preferredElementSize: .medium, children: actions(["A", "B"]))
        open(UIMenu(children: actions(["One"]) + [long, tiles]))
        let (one, two, tile) = (try row("One"), try row(long.title), try row("A"))
        let label = try #require(one.subviews.lazy.compactMap { $0 as? UILabel }.first)
        #expect(label.font == UIFont.preferredFont(forTextStyle: .body, compatibleWith: app.window.traitCollection))
        #expect(label.font.pointSize == 33)
        #expect(one.frame.height >= label.font.lineHeight + 20 && tile.frame.height > 60)
        #expect(two.frame.height > one.frame.height + label.font.lineHeight)
        for row in [one, two, tile] {
            for view in row.subviews where !view.isHidden && view.frame.width > 0 {
                #expect(view.frame.minY >= 0 && view.frame.maxY <= row.bounds.height + 0.5)
            }
        }
    }

    @Test func `a menu of the standard text size has the sizes of classic menus`() throws {
        let sub = UIAction(title: "Two", subtitle: "Below") { _ in }
        open(UIMenu(title: "Title", children: actions(["One"]) + [sub]))
        #expect(rows.map(\.frame.height) == [32, 44, 58])
    }
}
