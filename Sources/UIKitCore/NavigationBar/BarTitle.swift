import CoreGraphics
import Foundation
import QuartzCore

/// The title in a bar's row: one line or two, with a chevron if a tap opens a menu.
final class BarTitle: UIView {
    let label = UILabel()
    let subtitle = UILabel()
    private let chevron = UIImageView(image: nil)
    private var ownSubtitle: UIView?
    private var makeMenu: (() -> UIMenu?)?
    private var touch: TitleTouch?
    private var rename: (() -> Void)?
    private var renaming: TitleRenaming?
    /// Whether the title is beside the leading items instead of in the center.
    var isLeading = false
    /// The offset of the first line from the appearance.
    var adjustment = UIOffset.zero

    override init(frame: CGRect) {
        super.init(frame: frame)
        for label in [label, subtitle] {
            label.isUserInteractionEnabled = false
            label.lineBreakMode = .byTruncatingTail
        }
        addSubview(label)
        label.accessibilityTraits = [.header]
        chevron.isUserInteractionEnabled = false
        chevron.contentMode = .center
        chevron.image = UIImage(
            systemName: "chevron.down", withConfiguration: UIImage.SymbolConfiguration(pointSize: 9, weight: .bold))
        chevron.tintColor = .secondaryLabel
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    /// - Parameters:
    ///   - menu: called when the title is tapped; nil for a title without a menu.
    ///   - rename: called for a tap on a title without a menu; nil for a title that cannot be renamed.
    func setTaps(menu: (() -> UIMenu?)?, rename: (() -> Void)?) {
        makeMenu = menu
        self.rename = rename
        isUserInteractionEnabled = handlesTaps
        if menu == nil {
            chevron.removeFromSuperview()
        } else if chevron.superview == nil {
            insertSubview(chevron, aboveSubview: label)
        }
        guard handlesTaps != (touch != nil) else { return }
        guard handlesTaps else {
            touch?.removeFromSuperview()
            return touch = nil
        }
        let control = TitleTouch(frame: bounds)
        control.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        control.onPress = { [weak self] in self?.dim($0) }
        control.addAction(UIAction { [weak self] _ in self?.tapped() }, for: .touchUpInside)
        touch = control
        addSubview(control)
        updateParts()
    }

    var handlesTaps: Bool { makeMenu != nil || rename != nil }

    // MARK: Renaming

    var isRenaming: Bool { renaming != nil }

    func startRenaming(_ item: UINavigationItem) {
        guard renaming == nil, window != nil else { return }
        let next = TitleRenaming(item, in: self)
        renaming = next
        next.field.font = label.font
        next.field.textColor = label.textColor
        next.field.frame = bounds
        addSubview(next.field)
        updateParts()
        if !next.begin() { renamingEnded() }
        superview?.setNeedsLayout()
    }

    /// Ends renaming when the item leaves the bar. The text in the field is used.
    func endRenaming() { renaming?.end() }
    func cancelRenaming() { renaming?.cancel() }

    func renamingEnded() {
        guard let ended = renaming else { return }
        renaming = nil
        ended.field.removeFromSuperview()
        updateParts()
        superview?.setNeedsLayout()
    }

    private func updateParts() {
        for view in [label, chevron, touch, ownSubtitle] as [UIView?] { view?.isHidden = isRenaming }
        subtitle.isHidden = isRenaming || ownSubtitle != nil
    }

    func subtitleChanged() {
        if subtitle.text?.isEmpty != false {
            subtitle.removeFromSuperview()
        } else if subtitle.superview == nil {
            addSubview(subtitle)
        }
    }

    func setSubtitleView(_ view: UIView?) {
        if let old = ownSubtitle, old !== view, old.superview === self { old.removeFromSuperview() }
        ownSubtitle = view
        if let view, view.superview !== self { addSubview(view) }
        updateParts()
    }

    private func tapped() {
        guard let makeMenu else {
            rename?()
            return
        }
        guard let menu = makeMenu(), !menu.children.isEmpty else { return }
        window?.presentMenu(menu, from: bounds, in: self, preferBelow: true, onDismiss: {})
    }

    private func dim(_ pressed: Bool) {
        UIView.animate(withDuration: pressed ? 0 : 0.25) {
            for view in [self.label, self.chevron] { view.alpha = pressed ? BarMetrics.pressedAlpha : 1 }
        }
    }

    // MARK: Layout

    /// Chosen: the width of the chevron including its gap.
    private var chevronWidth: CGFloat { chevron.superview == nil ? 0 : 18 }
    private var hasText: Bool { label.text?.isEmpty == false }

    private func secondSize(_ room: CGSize) -> CGSize {
        if let ownSubtitle { return OwnViewSize.barSize(of: ownSubtitle, fitting: room) }
        return subtitle.text?.isEmpty == false ? subtitle.intrinsicContentSize : .zero
    }

    func wantedWidth(_ room: CGSize) -> CGFloat {
        if let field = renaming?.field {
            return max(
                BarMetrics.titleFieldMinimum, field.intrinsicContentSize.width + 2 * BarMetrics.titleFieldInset + 4)
        }
        let first = hasText ? label.intrinsicContentSize.width + chevronWidth : 0
        return max(first, secondSize(room).width)
    }

    /// Lays out both lines in a row of this height.
    func layout(x: CGFloat, width: CGFloat, row: CGRect, rtl: Bool, scale: CGFloat) {
        func rounded(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
        frame = CGRect(x: rounded(x), y: row.minY, width: width, height: row.height)
        var first = hasText ? label.intrinsicContentSize : .zero
        let room = CGSize(width: width, height: row.height)
        let second = secondSize(room)
        var top = rounded((row.height - first.height - second.height) / 2)
        if second.height <= 0 { (top, first.height) = BarMetrics.line(first.height, in: row.height, scale: scale) }
        let firstWidth = min(first.width, max(0, width - chevronWidth))
        let start = isLeading ? 0 : (width - firstWidth - chevronWidth) / 2
        put(label, CGRect(x: start, y: top, width: firstWidth, height: first.height), rtl)
        put(
            chevron, CGRect(x: start + firstWidth, y: top, width: hasText ? chevronWidth : 0, height: first.height), rtl
        )
        let secondWidth = min(second.width, width)
        let frame = CGRect(
            x: isLeading ? 0 : (width - secondWidth) / 2, y: rounded(top + first.height), width: secondWidth,
            height: second.height)
        put(ownSubtitle ?? subtitle, frame, rtl)
        label.frame = label.frame.offsetBy(dx: adjustment.horizontal, dy: adjustment.vertical)
        touch?.frame = bounds
        if let field = renaming?.field {
            let height = min(BarMetrics.titleFieldHeight, row.height)
            field.textAlignment = isLeading ? .natural : .center
            field.frame = CGRect(x: 0, y: rounded((row.height - height) / 2), width: bounds.width, height: height)
        }
        touch?.accessibilityLabel = label.text
    }

    private func put(_ view: UIView, _ rect: CGRect, _ rtl: Bool) {
        view.frame =
            rtl ? CGRect(x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height) : rect
    }
}

/// The control for taps on a title with a menu.
private final class TitleTouch: UIControl {
    var onPress: (Bool) -> Void = { _ in }

    override var isHighlighted: Bool { didSet { if isHighlighted != oldValue { onPress(isHighlighted) } } }
    override var defaultAccessibilityTraits: UIAccessibilityTraits { .button }
}
