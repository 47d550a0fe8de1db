import CoreGraphics
import Foundation
import QuartzCore

/// The visible menu: rows on a blurred background, which scroll if they do not fit.
final class MenuPanel: UIView {
    var onChoose: (MenuRow.Kind) -> Void = { _ in }
    var onResize: () -> Void = {}
    private let glass = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    private let list = UIScrollView()
    private(set) var rows: [MenuRow] = []
    private var generation = 0
    private let isTurned: Bool
    private let openerTraits: UITraitCollection

    /// - Parameter traits: the traits of the view from which the menu is opened.
    init(isRightToLeft: Bool, traits: UITraitCollection) {
        isTurned = isRightToLeft
        openerTraits = traits
        super.init(frame: .zero)
        layer.shadowColor = .black
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 24
        layer.shadowOffset = CGSize(width: 0, height: 8)
        // Chosen, by eye.
        layer.cornerRadius = 13
        glass.layer.cornerRadius = 13
        glass.clipsToBounds = true
        addSubview(glass)
        list.contentInsetAdjustmentBehavior = .never
        glass.contentView.addSubview(list)
    }

    required init?(coder: NSCoder) { nil }

    /// The height of all rows in a menu of the usual width.
    var contentHeight: CGFloat { rows.reduce(0) { $0 + ($1.endsLine ? $1.height(in: MenuPlace.width) : 0) } }

    // MARK: Rows

    /// - Parameter parentTitle: set for a submenu, whose first row leads back.
    func display(_ menu: UIMenu, parentTitle: String?) {
        generation += 1
        var kinds: [MenuRow.Kind] = []
        if let parentTitle {
            kinds = [.back(parentTitle), .gap]
        } else if !menu.title.isEmpty {
            kinds = [.title(menu.title)]
        }
        titleLines = menu.titleLines
        kinds += contents(of: menu)
        replaceRows(kinds)
        list.contentOffset = .zero
    }
    private var titleLines = 1

    /// The rows of a menu: its children side by side, if the menu prefers small or medium elements.
    private func contents(of menu: UIMenu) -> [MenuRow.Kind] {
        let rows = contents(of: menu.children)
        guard let size = MenuTile.size(in: menu) else { return rows }
        let isPalette = menu.options.contains(.displayAsPalette)
        // Submenus and groups between the elements begin new lines.
        var result: [MenuRow.Kind] = [], line: [UIMenuElement] = []
        func endLine() {
            let tiles = MenuTile.tiles(line.count, size, inPalette: isPalette)
            result += zip(line, tiles).map { .tile($0, $1) }
            line = []
        }
        for row in rows {
            if case .element(let element) = row, element is any UIMenuLeaf {
                line.append(element)
            } else {
                endLine()
                result.append(row)
            }
        }
        endLine()
        return result
    }

    /// The rows of a menu. Groups are separated by gaps; a row waits for each deferred element.
    private func contents(of children: [UIMenuElement]) -> [MenuRow.Kind] {
        var sections: [[MenuRow.Kind]] = [[]]
        for child in children {
            switch child {
            case let menu as UIMenu where menu.options.contains(.displayInline):
                let inner = (menu.title.isEmpty ? [] : [MenuRow.Kind.title(menu.title)]) + contents(of: menu)
                if !inner.isEmpty { sections += [inner, []] }
            case let deferred as UIDeferredMenuElement:
                sections[sections.count - 1] += resolved(deferred)
            case let action as any UIMenuLeaf where action.attributes.contains(.hidden): break
            default: sections[sections.count - 1].append(.element(child))
            }
        }
        return Array(sections.filter { !$0.isEmpty }.joined(separator: [.gap]))
    }

    private func resolved(_ deferred: UIDeferredMenuElement) -> [MenuRow.Kind] {
        let mine = generation
        let answer = LateAnswer()
        deferred.resolve { [weak self] elements in
            answer.elements = elements
            if answer.isLate { self?.fill(deferred, with: elements, mine) }
        }
        if let elements = answer.elements { return contents(of: elements) }
        answer.isLate = true
        return [.waiting(deferred)]
    }

    /// Replaces the waiting row by the deferred elements of the app.
    private func fill(_ deferred: UIDeferredMenuElement, with elements: [UIMenuElement], _ level: Int) {
        guard level == generation else { return }
        var kinds = rows.map(\.kind)
        guard let index = kinds.firstIndex(where: { if case .waiting(deferred) = $0 { true } else { false } }) else {
            return
        }
        kinds.replaceSubrange(index...index, with: contents(of: elements))
        replaceRows(kinds)
    }

    private func replaceRows(_ kinds: [MenuRow.Kind]) {
        rows.forEach { $0.removeFromSuperview() }
        let marks = kinds.contains(where: \.hasMark)
        rows = kinds.enumerated().map { index, kind in
            let next = index + 1 < kinds.count ? kinds[index + 1] : nil
            return MenuRow(
                kind, leavesRoomForMark: marks, hasLine: next != nil && next?.isGap == false && !kind.isGap,
                isTurned: isTurned, titleLines: titleLines, traits: openerTraits)
        }
        for row in rows {
            row.onTap = { [weak self] in self?.onChoose($0) }
            list.addSubview(row)
        }
        setNeedsLayout()
        onResize()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.shadowPath = CGPath(roundedRect: bounds, cornerWidth: 13, cornerHeight: 13)
        glass.frame = bounds
        glass.layoutIfNeeded()
        list.frame = glass.contentView.bounds
        var y: CGFloat = 0
        for row in rows {
            let height = row.height(in: bounds.width)
            row.frame = row.frame(at: y, in: bounds.width, height, isReversed: isTurned)
            if row.endsLine { y += height }
        }
        list.contentSize = CGSize(width: bounds.width, height: y)
        list.isScrollEnabled = y > bounds.height
    }

    // MARK: Touches from outside

    func highlight(at point: CGPoint?) {
        for row in rows {
            let isHit = point.map { bounds.contains($0) && row.point(inside: convert($0, to: row), with: nil) } ?? false
            row.isHighlighted = isHit && row.isChoosable
        }
    }

    func scrollToVisible(_ row: MenuRow) { list.scrollRectToVisible(row.frame, animated: false) }

    func chooseHighlighted() {
        guard let row = rows.first(where: \.isHighlighted) else { return }
        row.isHighlighted = false
        onChoose(row.kind)
    }
}

/// Receives the app's elements for a deferred element, immediately or later.
@MainActor
private final class LateAnswer {
    var elements: [UIMenuElement]?
    var isLate = false
}

extension MenuRow {
    /// Whether the next row begins a new line.
    var endsLine: Bool { kind.tile?.isLast != false }

    fileprivate func frame(at y: CGFloat, in width: CGFloat, _ height: CGFloat, isReversed: Bool) -> CGRect {
        guard let tile = kind.tile else { return CGRect(x: 0, y: y, width: width, height: height) }
        let part = width / CGFloat(tile.places)
        let x = CGFloat(isReversed ? tile.places - 1 - tile.index : tile.index) * part
        return CGRect(x: x, y: y, width: part, height: height)
    }
}

extension UIMenu {
    /// Chosen: one line, as in classic menus.
    fileprivate var titleLines: Int {
        let lines = displayPreferences?.maximumNumberOfTitleLines ?? 0
        return lines > 0 ? lines : 1
    }
}
