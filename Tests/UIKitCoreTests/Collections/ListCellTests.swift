import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKitTesting

@testable import UIKitCore

/// The accessories, margins and separators of list cells.
@MainActor
struct ListCellTests {
    private let page = UIViewController()
    private let app: TestApp

    init() { app = TestApp(page, size: CGSize(width: 400, height: 700), draws: false) }

    private func cell(_ change: (UICollectionViewListCell) -> Void = { _ in }) -> UICollectionViewListCell {
        let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 100, width: 400, height: 44))
        var place = ListCellPlace()
        place.bottom.isVisible = true
        cell.show(place: place)
        var content = cell.defaultContentConfiguration()
        content.text = "Row"
        cell.contentConfiguration = content
        change(cell)
        page.view.addSubview(cell)
        app.turn()
        return cell
    }

    private func content(_ cell: UICollectionViewListCell) throws -> UIListContentView {
        try #require(cell.contentView as? UIListContentView)
    }

    @Test("a row without accessories keeps 16 points free at both sides")
    func plain() throws {
        let cell = cell()
        #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 400, height: 44))
        #expect(try content(cell).label.frame.minX == 16)
        #expect(try content(cell).label.frame.maxX == 384)
    }

    @Test("the content ends 30 points before the edge for a disclosure, and 40 for a check mark")
    func trailing() throws {
        #expect(cell { $0.accessories = [.disclosureIndicator()] }.contentView.frame.maxX == 370)
        let checked = cell { $0.accessories = [.checkmark()] }
        #expect(checked.contentView.frame.maxX == 360)
        #expect(try content(checked).label.frame.maxX == 352)
    }

    @Test("the content begins at 40 after a minus, its text and the line below at 56")
    func leading() throws {
        let cell = cell { $0.accessories = [.delete(displayed: .always)] }
        #expect(cell.contentView.frame.minX == 40)
        #expect(try content(cell).label.frame.minX == 16)
        let line = try #require(cell.list.bottomLine)
        #expect(line.frame == CGRect(x: 56, y: 43.5, width: 344, height: 0.5))
        #expect(cell.list.leading.first?.view.frame == CGRect(x: 15, y: 9, width: 26, height: 26))
    }

    @Test("the system orders accessories by their kind, and custom views are next to the content")
    func order() {
        let badge = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let dot = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let cell = cell {
            $0.accessories = [
                .disclosureIndicator(), .checkmark(), .label(text: "9"),
                .customView(configuration: .init(customView: badge, placement: .trailing())),
                .multiselect(displayed: .always), .insert(displayed: .always) {},
                .customView(configuration: .init(customView: dot, placement: .leading())),
            ]
        }
        #expect(cell.list.leading.map(\.accessory.accessoryType) == [.insert, .multiselect, .customView])
        #expect(
            cell.list.trailing.map(\.accessory.accessoryType)
                == [.customView, .label, .checkmark, .disclosureIndicator])
        #expect(dot.frame.minX == 96)
        #expect(cell.contentView.frame.minX == 106)
        #expect(badge.frame.maxX < 400)
    }

    @Test("a custom view is placed relative to another accessory")
    func position() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let cell = cell {
            let place = UICellAccessory.Placement.trailing(
                displayed: .always, at: UICellAccessory.Placement.position(after: .checkmark))
            $0.accessories = [
                .checkmark(), .disclosureIndicator(),
                .customView(configuration: .init(customView: view, placement: place)),
            ]
        }
        #expect(cell.list.trailing.map(\.accessory.accessoryType) == [.checkmark, .customView, .disclosureIndicator])
    }

    @Test("right to left mirrors content, accessories and line")
    func mirrored() {
        let cell = cell {
            $0.semanticContentAttribute = .forceRightToLeft
            $0.accessories = [.disclosureIndicator(), .delete(displayed: .always)]
        }
        #expect(cell.contentView.frame == CGRect(x: 30, y: 0, width: 330, height: 44))
        #expect(cell.list.leading.first?.view.frame.maxX == 385)
    }

    @Test("the content is indented, and accessories only if the cell indents them")
    func indentation() {
        let cell = cell {
            $0.accessories = [.delete(displayed: .always)]
            $0.indentationLevel = 2
        }
        #expect(cell.contentView.frame.minX == 60)
        #expect(cell.list.leading.first?.view.frame.minX == 35)
        cell.indentsAccessories = false
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame.minX == 60)
        #expect(cell.list.leading.first?.view.frame.minX == 15)
    }

    @Test("accessories for editing are not displayed otherwise")
    func editing() {
        let cell = cell { $0.accessories = [.delete(), .reorder(), .disclosureIndicator(displayed: .whenNotEditing)] }
        #expect(cell.list.items.map(\.accessory.accessoryType) == [.disclosureIndicator])
        var state = cell.configurationState
        state.isEditing = true
        cell.updateConfiguration(using: state)
        #expect(cell.list.items.map(\.accessory.accessoryType) == [.delete, .reorder])
    }

    @Test("a hidden accessory keeps its place, and a reserved width replaces its own")
    func reserved() {
        let cell = cell {
            $0.accessories = [.checkmark(options: .init(isHidden: true, reservedLayoutWidth: .custom(50)))]
        }
        #expect(cell.contentView.frame.maxX == 334)
        #expect(cell.list.trailing.first?.view.isHidden == true)
    }

    @Test("the chevron of an outline toggles it by the closure of the data source, unless it has a handler")
    func outline() throws {
        var calls: [String] = []
        let cell = cell { $0.accessories = [.outlineDisclosure()] }
        cell.cellParts.togglesOutline = { calls.append("data source") }
        let chevron = try #require(cell.list.trailing.first?.view)
        app.tap(chevron)
        #expect(calls == ["data source"])
        cell.accessories = [.outlineDisclosure(actionHandler: { calls.append("handler") })]
        app.turn()
        app.tap(try #require(cell.list.trailing.first?.view))
        #expect(calls == ["data source", "handler"])
        cell.setState(\.isExpanded, true)
        app.settle()
        #expect(abs(chevron.transform.b - 1) < 0.001)
    }

    @Test("a tap anywhere on a header toggles its outline")
    func headerOutline() {
        var calls = 0
        let cell = cell {
            $0.accessories = [.outlineDisclosure(options: .init(style: .header))]
            $0.cellParts.togglesOutline = { calls += 1 }
        }
        app.tap(at: CGPoint(x: 50, y: cell.frame.midY))
        #expect(calls == 1)
        #expect(!cell.isHighlighted)
    }

    @Test("a minus without handler shows the swipe actions")
    func delete() throws {
        var calls = 0
        let cell = cell {
            $0.accessories = [.delete(displayed: .always)]
            $0.cellParts.revealsSwipeActions = { calls += 1 }
        }
        app.tap(try #require(cell.list.leading.first?.view))
        #expect(calls == 1)
    }

    @Test("a row is at least 44 points high, and a header is as high as its text")
    func heights() {
        func height(_ cell: UICollectionViewListCell) -> CGFloat {
            cell.systemLayoutSizeFitting(
                CGSize(width: 400, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height
        }
        #expect(height(cell()) == 44)
        let header = cell {
            var place = ListCellPlace()
            place.environment = ListEnvironment(appearance: .insetGrouped, isHeader: true)
            $0.show(place: place)
            var content = $0.defaultContentConfiguration()
            content.text = "Header"
            $0.contentConfiguration = content
        }
        #expect(height(header) > 36 && height(header) < 42)
        #expect((header.contentView as? UIListContentView)?.label.text == "HEADER")
    }

    @Test("rows of an inset group have the card's color, the gray of a touch, and the rounded corners of the group")
    func backgrounds() throws {
        let cell = cell {
            var place = ListCellPlace()
            place.environment.appearance = .insetGrouped
            place.isFirst = true
            $0.show(place: place)
        }
        let back = try #require(cell.configurations.backgroundView)
        #expect(cell.backgroundConfiguration?.backgroundColor === UIColor.secondarySystemGroupedBackground)
        #expect(back.listRadius == 10)
        #expect(back.corners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        cell.isHighlighted = true
        app.turn()
        #expect(cell.backgroundConfiguration?.backgroundColor === UIColor.systemGray4)
        cell.isHighlighted = false
        app.settle()
        #expect(cell.backgroundConfiguration?.backgroundColor === UIColor.secondarySystemGroupedBackground)
        cell.backgroundConfiguration = nil
        app.turn()
        #expect(cell.configurations.backgroundView == nil)
    }

    @Test("constraints of the app move the line below a row")
    func guide() throws {
        let cell = cell()
        let guide = cell.separatorLayoutGuide
        app.turn()
        #expect(cell.list.bottomLine?.frame.minX == 16)
        guide.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 100).isActive = true
        cell.setNeedsLayout()
        app.turn()
        #expect(cell.list.bottomLine?.frame == CGRect(x: 100, y: 43.5, width: 300, height: 0.5))
    }
}
