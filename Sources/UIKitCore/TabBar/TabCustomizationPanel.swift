import CoreGraphics
import Foundation
import NavigationLogic
import NumberConversion
import QuartzCore
import SystemStrings

/// The items for a tab bar as a grid of icons, below a navigation bar. The stage receives the touches.
final class TabCustomizationPanel: UIView, UINavigationBarDelegate {
    var onDone: () -> Void = {}
    /// Moves an item by one position, for screen readers.
    var onStep: (UITabBarItem, _ forward: Bool) -> Void = { _, _ in }

    private let header = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    private let prompt = UILabel()
    private let tiles: [TabTile]

    /// Chosen, by eye from the panels of phones: four icons in a row.
    private static let columnWidth: CGFloat = 96
    private static let rowHeight: CGFloat = 88
    private static let promptTop: CGFloat = 24

    init(_ items: [UITabBarItem]) {
        tiles = items.map { TabTile($0) }
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        prompt.text = SystemString.organizeTabs.localized
        prompt.font = .systemFont(ofSize: 15)
        prompt.textColor = .secondaryLabel
        prompt.textAlignment = .center
        prompt.numberOfLines = 0
        for tile in tiles {
            tile.onStep = { [weak self, weak tile] forward in tile.map { self?.onStep($0.item, forward) } }
            addSubview(tile)
        }
        let item = UINavigationItem(title: SystemString.configure.localized)
        item.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.onDone() })
        header.delegate = self
        header.setItems([item], animated: false)
        for view in [prompt, header] as [UIView] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    func position(for bar: any UIBarPositioning) -> UIBarPosition { .topAttached }

    func display(_ arrangement: TabArrangement<UITabBarItem>) {
        for tile in tiles { tile.place = arrangement.bar.firstIndex { $0 === tile.item }.map { $0 + 1 } }
    }

    /// Dims the icon of the dragged item at its position.
    func dim(_ item: UITabBarItem?) { for tile in tiles { tile.alpha = tile.item === item ? 0.3 : 1 } }

    func item(at point: CGPoint) -> UITabBarItem? {
        guard point.y > header.frame.maxY else { return nil }
        return tiles.first { $0.frame.contains(point) }?.item
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let insets = safeAreaInsets
        let height = header.sizeThatFits(bounds.size).height
        header.frame = CGRect(x: 0, y: insets.top, width: bounds.width, height: height)
        let room = CGRect(
            x: insets.left + 16, y: header.frame.maxY, width: max(0, bounds.width - insets.left - insets.right - 32),
            height: max(0, bounds.height - header.frame.maxY))
        let text = prompt.sizeThatFits(CGSize(width: room.width, height: room.height))
        // A low window has no extra space above the icons.
        let gap = min(Self.promptTop, room.height / 12)
        prompt.frame = CGRect(x: room.minX, y: room.minY + gap, width: room.width, height: text.height)
        let columns = max(1, min(tiles.count, min(max(4, Int(saturating: room.width / Self.columnWidth)), 8)))
        let rows = (tiles.count + columns - 1) / columns
        let top = prompt.frame.maxY + gap
        // Chosen: the distance between icons is reduced before icons are clipped.
        let rowHeight =
            rows == 0 ? 0 : min(Self.rowHeight, max(TabTile.size.height * 0.75, (bounds.height - top) / CGFloat(rows)))
        let width = min(room.width / CGFloat(columns), 120)
        let start = room.midX - width * CGFloat(columns) / 2
        for (index, tile) in tiles.enumerated() {
            let column = index % columns
            let x = start + CGFloat(isRightToLeft ? columns - 1 - column : column) * width
            tile.frame = CGRect(
                x: x.rounded(), y: (top + CGFloat(index / columns) * rowHeight).rounded(), width: width.rounded(.down),
                height: rowHeight)
        }
    }
}

/// An icon with its title, in the panel or dragged.
final class TabTile: UIView {
    /// The size of a dragged icon, in points.
    static let size = CGSize(width: 80, height: 64)

    let item: UITabBarItem
    /// The position in the bar, from 1; nil outside of the bar.
    var place: Int?
    var onStep: (_ forward: Bool) -> Void = { _ in }
    private let icon = UIImageView(image: nil)
    private let label = UILabel()

    init(_ item: UITabBarItem) {
        self.item = item
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        isAccessibilityElement = true
        accessibilityTraits = .adjustable
        accessibilityIdentifier = "TabTile"
        // Chosen: a fourth larger than in the bar.
        icon.image = item.image.map { TabBarButton.shown($0, size: 26) }
        icon.contentMode = .center
        label.text = item.title
        label.font = .systemFont(ofSize: 12)
        label.textAlignment = .center
        label.lineBreakMode = .byTruncatingTail
        for view in [icon, label] as [UIView] {
            view.isAccessibilityElement = false
            addSubview(view)
        }
    }

    required init?(coder: NSCoder) { nil }

    /// Whether the icon is being dragged: without title and enlarged.
    var isDragged = false {
        didSet {
            label.isHidden = isDragged
            layer.shadowColor = .black
            layer.shadowRadius = 4
            layer.shadowOffset = CGSize(width: 0, height: 2)
            layer.shadowOpacity = isDragged ? 0.3 : 0
            icon.transform = isDragged ? CGAffineTransform(scaleX: 1.2, y: 1.2) : .identity
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let text: CGFloat = 16, middle = bounds.midY
        icon.bounds = CGRect(x: 0, y: 0, width: bounds.width, height: 36)
        icon.center = CGPoint(x: bounds.midX, y: (middle - text / 2 - 2).rounded())
        label.frame = CGRect(x: 2, y: (middle + 16).rounded(), width: max(0, bounds.width - 4), height: text)
    }

    override var defaultAccessibilityLabel: String? { item.accessibilityLabel }
    override var defaultAccessibilityValue: String? { place.map(String.init) }
    override func accessibilityIncrement() { onStep(true) }
    override func accessibilityDecrement() { onStep(false) }
}
