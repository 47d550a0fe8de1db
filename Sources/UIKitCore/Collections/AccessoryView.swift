import CoreGraphics
import Foundation
import QuartzCore
import SystemStrings

/// An accessory of a list cell with its view.
@MainActor
final class AccessoryItem {
    private(set) var accessory: UICellAccessory
    let view: UIView
    /// Whether the cell displays the focus by a background in the tint color. Chosen: accessories without a color of
    /// the app are then white, as the text is.
    var isOnTint = false { didSet { if isOnTint != oldValue { show() } } }
    /// Called by a tap on the view, if the accessory has no handler.
    private let action: AccessoryAction

    init(_ accessory: UICellAccessory) {
        self.accessory = accessory
        action = AccessoryAction()
        view = Self.makeView(accessory, action)
        show()
    }

    /// Shows the changed options of the same accessory.
    /// - Returns: whether the view can show them.
    func update(_ new: UICellAccessory) -> Bool {
        switch (accessory.content, new.content) {
        case (.custom(let a, _), .custom(let b, _)): guard a === b else { return false }
        case (.label(let a, _, _), .label(let b, _, _)): guard a == b else { return false }
        case (.menu(let a, _), .menu(let b, _)): guard a === b else { return false }
        default: guard accessory.accessoryType == new.accessoryType else { return false }
        }
        keeping(accessory) { accessory = new }
        show()
        return true
    }

    private func show() {
        keeping(action.handler) { action.handler = accessory.handler }
        view.isHidden = accessory.isHidden
        let color = accessory.tintColor ?? (isOnTint ? .white : nil)
        switch accessory.content {
        case .delete(let color), .insert(let color): (view as? EditSign)?.discColor = color
        case .label(_, let font, let adjusts):
            guard let label = view as? UILabel else { return }
            label.font = font ?? .rowText(.body)
            label.adjustsFontForContentSizeCategory = adjusts
            label.textColor = color ?? .secondaryLabel
        case .disclosure, .reorder: view.tintColor = color ?? .tertiaryLabel
        case .outline, .checkmark, .detail, .multiselect, .menu: view.tintColor = color
        case .custom: if let color = accessory.tintColor { view.tintColor = color }
        }
        // Documented (UICellAccessory.detail): without a handler the button ignores touches.
        if case .detail = accessory.content { view.isUserInteractionEnabled = accessory.handler != nil }
    }

    /// Sets the action of a tap for an accessory without a handler.
    func setDefaultAction(_ action: (() -> Void)?) { if accessory.handler == nil { self.action.handler = action } }

    // MARK: Size

    /// The size of the view.
    var size: CGSize {
        switch accessory.content {
        case .custom, .label, .menu:
            if case .custom = accessory.content, view.bounds.width > 0, view.bounds.height > 0 {
                return view.bounds.size
            }
            let fitted = view.sizeThatFits(.zero)
            let own = view.intrinsicContentSize
            func length(_ fitted: CGFloat, _ own: CGFloat) -> CGFloat {
                (own == UIView.noIntrinsicMetric ? fitted : own).rounded(.up)
            }
            return CGSize(width: length(fitted.width, own.width), height: length(fitted.height, own.height))
        case .delete, .insert, .multiselect: return CGSize(width: 26, height: 26)
        case .reorder: return CGSize(width: 27, height: 44)
        default: return view.bounds.size
        }
    }

    /// The width of the area in which the view is centered. Measured (collections/accessory-widths).
    var width: CGFloat {
        let standard: CGFloat = 24
        switch accessory.reservedLayoutWidth {
        case .custom(let width): return width
        case .standard: return standard
        case .actual: return size.width
        case nil: break
        }
        return switch accessory.content {
        case .disclosure, .outline: 14
        case .label, .menu, .custom: size.width
        case .reorder: 27
        default: standard
        }
    }

    // MARK: Views

    private static func makeView(_ accessory: UICellAccessory, _ action: AccessoryAction) -> UIView {
        switch accessory.content {
        case .disclosure: return glyph("chevron.forward", 10, .black)
        case .checkmark: return glyph("checkmark", 15, .semibold)
        case .outline: return GlyphButton(glyph("chevron.forward", 10, .black), action)
        case .detail:
            let button = GlyphButton(glyph("info.circle", 19, .regular), action)
            button.accessibilityLabel = SystemString.moreInfo.localized
            return button
        case .delete: return EditSign(.delete) { action.handler?() }
        case .insert: return EditSign(.insert) { action.handler?() }
        case .multiselect: return SelectionMark()
        case .reorder(let showsSeparator): return ReorderHandle(showsSeparator)
        case .label(let text, _, _):
            let label = UILabel()
            label.text = text
            return label
        case .menu(let menu, let changed): return MenuAccessory(menu, changed)
        case .custom(let view, _): return view
        }
    }

    private static func glyph(_ name: String, _ size: CGFloat, _ weight: UIImage.SymbolWeight) -> UIImageView {
        let view = UIImageView(
            image: UIImage(
                systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: size, weight: weight)))
        let preferred = view.intrinsicContentSize
        view.contentMode = .center
        // Whole points, so that the symbol is drawn on whole pixels.
        view.frame.size = CGSize(
            width: max(0, preferred.width).rounded(.up), height: max(0, preferred.height).rounded(.up))
        return view
    }
}

/// The handler of an accessory, which may change while the view is displayed.
@MainActor
final class AccessoryAction {
    var handler: (() -> Void)?
}

/// A symbol that is a button. Touches up to 22 points from the center hit the button.
private final class GlyphButton: UIControl {
    let glyph: UIImageView

    init(_ glyph: UIImageView, _ action: AccessoryAction) {
        self.glyph = glyph
        super.init(frame: glyph.bounds)
        glyph.isUserInteractionEnabled = false
        addSubview(glyph)
        isAccessibilityElement = true
        accessibilityTraits = .button
        addAction(UIAction { _ in action.handler?() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: min(0, (bounds.width - 44) / 2), dy: min(0, (bounds.height - 44) / 2)).contains(point)
    }
    override func layoutSubviews() {
        super.layoutSubviews()
        glyph.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }
}

/// Three gray lines, and a line that separates them from other accessories.
final class ReorderHandle: UIView {
    private let lines = UIImageView(
        image: UIImage(
            systemName: "line.3.horizontal",
            withConfiguration: UIImage.SymbolConfiguration(pointSize: 17, weight: .regular)))
    private let separator = UIView()
    private let allowsSeparator: Bool
    /// Called for each change of the press.
    var moved: ((UILongPressGestureRecognizer) -> Void)?
    /// Whether other accessories are before the handle.
    var isSeparated = false { didSet { if isSeparated != oldValue { setNeedsLayout() } } }

    init(_ allowsSeparator: Bool) {
        self.allowsSeparator = allowsSeparator
        super.init(frame: CGRect(x: 0, y: 0, width: 27, height: 44))
        lines.contentMode = .center
        separator.backgroundColor = .separator
        addSubview(lines)
        addSubview(separator)
        // A press without delay starts before the collection view scrolls.
        let press = UILongPressGestureRecognizer()
        press.minimumPressDuration = 0
        press.allowableMovement = .greatestFiniteMagnitude
        press.addAction { [weak self, weak press] _ in if let press { self?.moved?(press) } }
        addGestureRecognizer(press)
        isAccessibilityElement = true
        accessibilityLabel = SystemString.reorder.localized
        accessibilityTraits = .button
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        lines.frame = bounds
        separator.isHidden = !isSeparated || !allowsSeparator
        let x: CGFloat = isRightToLeft ? bounds.width + 8 : -9
        separator.frame = CGRect(x: x, y: 10, width: 1, height: max(0, bounds.height - 20))
    }
}

/// A control that shows the selected element of a menu, and opens the menu.
private final class MenuAccessory: UIControl {
    private let label = UILabel()
    private let arrows = UIImageView(
        image: UIImage(
            systemName: "chevron.up.chevron.down",
            withConfiguration: UIImage.SymbolConfiguration(pointSize: 12, weight: .semibold)))
    private let menu: UIMenu
    private let changed: ((UIMenu) -> Void)?
    private var selected: [UIMenuElement] = []

    init(_ menu: UIMenu, _ changed: ((UIMenu) -> Void)?) {
        self.menu = menu
        self.changed = changed
        super.init(frame: .zero)
        label.font = .rowText(.body)
        label.adjustsFontForContentSizeCategory = true
        addSubview(label)
        addSubview(arrows)
        showsMenuAsPrimaryAction = true
        isAccessibilityElement = true
        accessibilityTraits = .button
        selected = menu.selectedElements
        show()
    }

    required init?(coder: NSCoder) { nil }

    private func show() {
        let title = (selected.first ?? menu.children.first)?.title
        label.text = title
        label.textColor = tintColor
        accessibilityLabel = title
        setNeedsLayout()
    }

    override var menuToShow: UIMenu? { menu }
    override var holdsOneMenuChoice: Bool { true }
    override func menuClosed() {
        super.menuClosed()
        let now = menu.selectedElements
        guard now.map(ObjectIdentifier.init) != selected.map(ObjectIdentifier.init) else { return }
        selected = now
        show()
        changed?(menu)
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        show()
    }
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let (text, image) = (label.sizeThatFits(.zero), arrows.intrinsicContentSize)
        return CGSize(width: text.width + 4 + image.width, height: max(text.height, image.height))
    }
    override func layoutSubviews() {
        super.layoutSubviews()
        let image = arrows.intrinsicContentSize
        let width = max(0, bounds.width - image.width - 4)
        label.frame = CGRect(x: isRightToLeft ? image.width + 4 : 0, y: 0, width: width, height: bounds.height)
        arrows.frame = CGRect(
            x: isRightToLeft ? 0 : width + 4, y: (bounds.height - image.height) / 2, width: image.width,
            height: image.height)
    }
}
