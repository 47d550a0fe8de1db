import CoreGraphics
import Foundation
import QuartzCore
import SystemStrings

/// One row of a menu.
final class MenuRow: UIControl {
    @MainActor
    enum Kind {
        case title(String)
        case element(UIMenuElement)
        case back(String)
        /// A row that waits for deferred elements of the app.
        case waiting(UIDeferredMenuElement)
        case gap

        var isGap: Bool { if case .gap = self { true } else { false } }

        /// Chosen: the rows of classic menus.
        var height: CGFloat {
            switch self {
            case .gap: 8
            case .title: 32
            case .element(let element): element.subtitle == nil ? 44 : 58
            case .back, .waiting: 44
            }
        }

        var hasMark: Bool {
            guard case .element(let element as any UIMenuLeaf) = self else { return false }
            return element.state != .off
        }
    }

    let kind: Kind
    var onTap: (Kind) -> Void = { _ in }
    private let label = UILabel()
    private let detail = UILabel()
    private let mark = UIImageView(image: nil)
    private let icon = UIImageView(image: nil)
    private let line = UIView()
    private let leavesRoomForMark: Bool

    init(_ kind: Kind, leavesRoomForMark: Bool, hasLine: Bool, isTurned: Bool) {
        self.kind = kind
        self.leavesRoomForMark = leavesRoomForMark
        super.init(frame: .zero)
        if isTurned { semanticContentAttribute = .forceRightToLeft }
        for view in [mark, label, detail, icon] {
            view.isUserInteractionEnabled = false
            view.semanticContentAttribute = semanticContentAttribute
            addSubview(view)
        }
        mark.contentMode = .center
        line.backgroundColor = .separator
        line.isHidden = !hasLine
        line.isUserInteractionEnabled = false
        addSubview(line)
        isEnabled = isChoosable
        fill()
        addAction(UIAction { [weak self] _ in self.map { $0.onTap($0.kind) } }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    var isChoosable: Bool {
        switch kind {
        case .element(let element): (element as? any UIMenuLeaf)?.attributes.contains(.disabled) != true
        case .back: true
        case .title, .waiting, .gap: false
        }
    }

    private var isDestructive: Bool {
        guard case .element(let element) = kind else { return false }
        return (element as? any UIMenuLeaf)?.attributes.contains(.destructive) == true
            || (element as? UIMenu)?.options.contains(.destructive) == true
    }

    // MARK: Content

    private func fill() {
        label.font = .systemFont(ofSize: 17)
        detail.font = .systemFont(ofSize: 13)
        detail.textColor = .secondaryLabel
        switch kind {
        case .gap:
            backgroundColor = .quaternarySystemFill
        case .title(let title):
            label.text = title
            label.font = .systemFont(ofSize: 13)
            label.textColor = .secondaryLabel
        case .waiting:
            label.text = SystemString.loading.localized
            label.textColor = .tertiaryLabel
        case .back(let title):
            label.text = title
            label.font = .systemFont(ofSize: 17, weight: .semibold)
            mark.image = Self.symbol("chevron.backward", size: 13)
        case .element(let element):
            fill(element)
        }
        mark.tintColor = label.textColor
        icon.tintColor = label.textColor
    }

    private func fill(_ element: UIMenuElement) {
        label.text = element.title
        label.textColor = !isChoosable ? .tertiaryLabel : isDestructive ? .systemRed : .label
        detail.text = element.subtitle
        icon.image = element.image.map { $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0 }
        if let action = element as? any UIMenuLeaf, action.state != .off {
            mark.image = Self.symbol(action.state == .on ? "checkmark" : "minus", size: 13)
        }
        if element is UIMenu, element.image == nil { icon.image = Self.symbol("chevron.forward", size: 13) }
    }

    private static func symbol(_ name: String, size: CGFloat) -> UIImage? {
        UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: size, weight: .semibold))
    }

    override func stateChanged() {
        super.stateChanged()
        guard !kind.isGap else { return }
        backgroundColor = isHighlighted ? .tertiarySystemFill : nil
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        // Chosen: margins of 16 points, and a column of 20 points for marks.
        let isBack = if case .back = kind { true } else { false }
        let start: CGFloat = leavesRoomForMark || isBack ? 36 : 16
        let iconSize: CGFloat = icon.image == nil ? 0 : 22
        let size = icon.image?.size ?? .zero
        icon.contentMode = size.width > iconSize || size.height > iconSize ? .scaleAspectFit : .center
        let room = max(0, bounds.width - start - 16 - (iconSize > 0 ? iconSize + 12 : 0))
        let labelHeight = label.intrinsicContentSize.height
        let detailHeight = detail.text == nil ? 0 : detail.intrinsicContentSize.height + 1
        let top = ((bounds.height - labelHeight - detailHeight) / 2).rounded()
        put(label, x: start, y: top, room, labelHeight)
        put(detail, x: start, y: top + labelHeight + 1, room, max(0, detailHeight - 1))
        put(mark, x: 12, y: 0, 20, bounds.height)
        put(icon, x: bounds.width - 16 - iconSize, y: (bounds.height - iconSize) / 2, iconSize, iconSize)
        let pixel = 1 / max(traitCollection.displayScale, 1)
        line.frame = CGRect(x: 0, y: bounds.height - pixel, width: bounds.width, height: pixel)
    }

    /// Sets a frame whose x is measured from the leading side.
    private func put(_ view: UIView, x: CGFloat, y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
        view.frame = CGRect(x: isRightToLeft ? bounds.width - x - width : x, y: y, width: width, height: height)
    }

    // MARK: Accessibility

    override var isAccessibilityElementByDefault: Bool { !kind.isGap }
    override var defaultAccessibilityLabel: String? { label.text }
    override var defaultAccessibilityTraits: UIAccessibilityTraits {
        var traits = stateTraits
        switch kind {
        case .title: traits.formUnion([.header, .staticText])
        case .waiting, .gap: traits.insert(.staticText)
        case .element, .back: traits.insert(.button)
        }
        if kind.hasMark { traits.insert(.selected) }
        return traits
    }
}
