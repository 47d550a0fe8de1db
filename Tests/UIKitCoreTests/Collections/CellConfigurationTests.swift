import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
private final class Recorder: UICollectionViewCell {
    var calls: [String] = []
    override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        calls.append(state.isSelected ? "selected" : "normal")
    }
    override var configurationState: UICellConfigurationState {
        var state = super.configurationState
        state[UIConfigurationStateCustomKey("own")] = 7
        return state
    }
}

private struct Block: UIContentConfiguration {
    func makeContentView() -> any UIView & UIContentView { BlockView(self) }
    func updated(for state: any UIConfigurationState) -> Block { self }
}

private final class BlockView: UIView, UIContentView {
    var configuration: any UIContentConfiguration
    init(_ block: Block) {
        configuration = block
        super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
}

/// The configurations of cells, and their states.
@MainActor
struct CellConfigurationTests {
    private let page = UIViewController()
    private let app: TestApp

    init() { app = TestApp(page, size: CGSize(width: 400, height: 700), draws: false) }

    private func show<Cell: UIView>(_ cell: Cell) -> Cell {
        cell.frame = CGRect(x: 0, y: 0, width: 400, height: 44)
        page.view.addSubview(cell)
        app.turn()
        return cell
    }

    @Test("requests are merged into one update before display, after which the handler is called")
    func merged() {
        let cell = show(Recorder(frame: .zero))
        #expect(cell.calls == ["normal"])
        cell.configurationUpdateHandler = { cell, state in
            (cell as? Recorder)?.calls.append("handler \(state[UIConfigurationStateCustomKey("own")] as? Int ?? 0)")
        }
        cell.isSelected = true
        cell.setNeedsUpdateConfiguration()
        #expect(cell.calls == ["normal"])
        app.turn()
        #expect(cell.calls == ["normal", "selected", "handler 7"])
        app.turn()
        #expect(cell.calls.count == 3)
    }

    @Test("a content configuration replaces the content view, and updates a view that supports it")
    func content() {
        let cell = show(UICollectionViewCell(frame: .zero))
        let own = cell.contentView
        cell.contentConfiguration = Block()
        let view = cell.contentView
        #expect(view is BlockView)
        #expect(view.superview === cell && own.superview == nil)
        cell.contentConfiguration = Block()
        #expect(cell.contentView === view)
        cell.contentConfiguration = UIListContentConfiguration.cell()
        #expect(cell.contentView is UIListContentView)
        cell.contentConfiguration = nil
        #expect(cell.contentView === own && own.superview === cell)
    }

    @Test("a background configuration removes the background views, and a background view the configuration")
    func backgrounds() {
        let cell = show(UICollectionViewCell(frame: .zero))
        cell.backgroundView = UIView()
        cell.selectedBackgroundView = UIView()
        cell.backgroundConfiguration = .listPlainCell()
        #expect(cell.backgroundView == nil && cell.selectedBackgroundView == nil)
        #expect(cell.subviews.first is ConfiguredBackground)
        cell.backgroundView = UIView()
        #expect(cell.backgroundConfiguration == nil)
        #expect(!(cell.subviews.contains { $0 is ConfiguredBackground }))
    }

    @Test("a background that the app does not change is gray while the cell is selected")
    func automatic() {
        let cell = show(UICollectionViewCell(frame: .zero))
        cell.backgroundConfiguration = .listPlainCell()
        cell.isSelected = true
        app.turn()
        #expect(cell.backgroundConfiguration?.backgroundColor === UIColor.systemGray4)
        cell.automaticallyUpdatesBackgroundConfiguration = false
        cell.isSelected = false
        app.turn()
        #expect(cell.backgroundConfiguration?.backgroundColor === UIColor.systemGray4)
    }

    @Test("colors of the app are the same in all states")
    func ownColors() {
        var state = UICellConfigurationState(traitCollection: UITraitCollection())
        (state.isDisabled, state.isSelected) = (true, true)
        var content = UIListContentConfiguration.cell()
        content.textProperties.color = .red
        let updated = content.updated(for: state)
        #expect(updated.textProperties.color === UIColor.red)
        #expect(updated.secondaryTextProperties.color === UIColor.quaternaryLabel)
        state.isDisabled = false
        #expect(updated.updated(for: state).secondaryTextProperties.color === UIColor.secondaryLabel)
        var background = UIBackgroundConfiguration.listGroupedCell()
        background.backgroundColor = .green
        #expect(background.updated(for: state).backgroundColor === UIColor.green)
        state.cellDragState = .dragging
        #expect(content.updated(for: state).alpha == 0.5)
    }

    @Test("two configurations of a kind are equal until a value differs")
    func equality() {
        #expect(UIListContentConfiguration.cell() == .cell())
        var other = UIListContentConfiguration.cell()
        other.text = "Row"
        #expect(other != .cell())
        var tinted = UIBackgroundConfiguration.listPlainCell()
        #expect(tinted == .listPlainCell())
        tinted.backgroundColorTransformer = .grayscale
        #expect(tinted != .listPlainCell())
    }

    @Test("transformers change colors of texts and backgrounds")
    func transformers() {
        var content = UIListContentConfiguration.cell()
        content.textProperties.color = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        content.textProperties.colorTransformer = .grayscale
        var (red, green) = (CGFloat(0), CGFloat(0))
        content.textProperties.resolvedColor().getRed(&red, green: &green, blue: nil, alpha: nil)
        #expect(red == green && abs(red - 0.2126) < 0.001)
        let background = UIBackgroundConfiguration(.plainCell)
        #expect(background.resolvedBackgroundColor(for: .purple) === UIColor.purple)
    }

    @Test("layout guides follow the texts and the image, and are nil without them")
    func guides() throws {
        var content = UIListContentConfiguration.subtitleCell()
        content.text = "Row"
        let view = show(UIListContentView(configuration: content))
        #expect(view.secondaryTextLayoutGuide == nil && view.imageLayoutGuide == nil)
        let guide = try #require(view.textLayoutGuide)
        app.turn()
        #expect(guide.layoutFrame == view.label.frame)
    }

    @Test("a row of a table updates its configurations, and a background configuration replaces the gray")
    func tableRow() {
        let cell = show(UITableViewCell(style: .default, reuseIdentifier: nil))
        var states: [Bool] = []
        cell.configurationUpdateHandler = { _, state in states.append(state.isHighlighted) }
        cell.backgroundConfiguration = .listPlainCell()
        cell.setHighlighted(true, animated: false)
        app.turn()
        #expect(states == [true])
        #expect(cell.parts.selection == nil)
        #expect(cell.backgroundConfiguration?.backgroundColor === UIColor.systemGray4)
        cell.backgroundConfiguration = nil
        #expect(cell.parts.selection != nil)
    }

    @Test("a header that adapts to its list has the fonts of that list")
    func adaptive() {
        var state = UICellConfigurationState(traitCollection: UITraitCollection())
        state.environment = ListEnvironment(appearance: .plain, isHeader: true)
        let header = UIListContentConfiguration.header().updated(for: state)
        #expect(header.textProperties.font == UIFont.preferredFont(forTextStyle: .headline))
        #expect(header.textProperties.transform == .none)
        state.environment?.appearance = .grouped
        #expect(header.updated(for: state).textProperties.transform == .uppercase)
    }
}
