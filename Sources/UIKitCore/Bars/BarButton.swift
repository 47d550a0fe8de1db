import CoreGraphics
import Foundation
import QuartzCore

/// Shows one bar button item and takes its taps.
final class BarButton: UIControl, BarItemObserver {
    let item: UIBarButtonItem
    private let label = UILabel()
    private let icon = UIImageView(image: nil)
    private weak var host: (any BarButtonHost)?
    private lazy var menuPress = SizeDependentPress(atLargeSizes: false) { [weak self] press in
        if press.state == .began { self?.openItemMenu() }
    }

    init(item: UIBarButtonItem, host: any BarButtonHost) {
        self.item = item
        self.host = host
        super.init(frame: .zero)
        item.observer = self
        label.isUserInteractionEnabled = false
        icon.isUserInteractionEnabled = false
        icon.contentMode = .center
        addAction(UIAction { [weak self] _ in self?.tapped() }, for: .touchUpInside)
        update()
    }

    required init?(coder: NSCoder) { nil }

    func barItemChanged() {
        update()
        host?.barButtonChanged()
    }

    private func update() {
        isEnabled = item.isEnabled
        isHidden = item.isHidden
        if let custom = item.customView {
            label.removeFromSuperview()
            icon.removeFromSuperview()
            if custom.superview !== self { addSubview(custom) }
        } else if let image = item.image ?? item.systemItem?.symbol {
            label.removeFromSuperview()
            icon.image = image
            if icon.superview !== self { addSubview(icon) }
        } else {
            icon.removeFromSuperview()
            label.text = item.title
            if label.superview !== self { addSubview(label) }
        }
        if item.menu != nil, item.hasAction, menuPress.view == nil { addGestureRecognizer(menuPress) }
        applyColors()
        setNeedsLayout()
    }

    private func applyColors() {
        let color: UIColor = item.isEnabled ? item.tintColor ?? tintColor : .tertiaryLabel
        let attributes = item.titleTextAttributes(for: item.isEnabled ? .normal : .disabled) ?? [:]
        label.font = attributes[.font] as? UIFont
            ?? .systemFont(ofSize: BarMetrics.buttonSize, weight: item.style == .done ? .semibold : .regular)
        label.textColor = attributes[.foregroundColor] as? UIColor ?? color
        icon.tintColor = color
    }

    override func tintColorDidChange() { applyColors() }

    override var isHighlighted: Bool {
        didSet {
            guard isHighlighted != oldValue, item.customView == nil else { return }
            let alpha = isHighlighted ? BarMetrics.pressedAlpha : 1
            UIView.animate(withDuration: isHighlighted ? 0 : 0.25) {
                self.label.alpha = alpha
                self.icon.alpha = alpha
            }
        }
    }

    /// The width that the item takes in its row, without what a finger may miss it by.
    func itemWidth(rowHeight: CGFloat) -> CGFloat {
        if item.width > 0 { return item.width }
        if let custom = item.customView { return custom.barSize(fitting: CGSize(width: CGFloat.infinity, height: rowHeight)).width }
        if icon.superview != nil { return max(icon.image?.size.width ?? 0, 22) }
        let widest = (item.possibleTitles ?? []).map { title -> CGFloat in
            let probe = UILabel()
            probe.font = label.font
            probe.text = title
            return probe.intrinsicContentSize.width
        }.max() ?? 0
        return max(label.intrinsicContentSize.width, widest)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        // A custom view that wants another width now moves its neighbours.
        if item.customView != nil, item.width == 0, itemWidth(rowHeight: bounds.height) != bounds.width { host?.barButtonChanged() }
        if let custom = item.customView {
            let size = custom.barSize(fitting: CGSize(width: max(bounds.width, 1), height: bounds.height))
            custom.frame = CGRect(
                x: 0, y: ((bounds.height - size.height) / 2).rounded(), width: bounds.width, height: size.height)
        }
        label.frame = bounds
        icon.frame = bounds.inset(by: item.imageInsets)
        label.textAlignment = .center
    }

    // Documented: a finger needs 44 points each way. A custom view is hit in its own bounds only (Measured, since iOS 11).
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        if item.customView != nil { return bounds.contains(point) }
        let missing = max(BarMetrics.touchTarget - bounds.width, 16)
        return bounds.insetBy(dx: -missing / 2, dy: 0).contains(point)
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        guard let custom = item.customView else { return hit === self || hit == nil ? hit : self }
        // The button itself takes nothing for a custom view: its touches are the view's.
        return hit === self ? nil : hit ?? custom.hitTest(convert(point, to: custom), with: event)
    }

    private func tapped() {
        if !item.hasAction, item.menu != nil { return openItemMenu() }
        item.perform(from: self)
    }

    private func openItemMenu() {
        guard let menu = item.menu else { return }
        window?.presentMenu(menu, from: bounds, in: self, preferBelow: true, onDismiss: {})
    }

    // Documented: bars give the viewer the item's title, and its image for it or, grown, its own.
    override var showsLargeContentViewer: Bool {
        get { item.customView == nil }
        set { super.showsLargeContentViewer = newValue }
    }
    override var largeContentTitle: String? {
        get { super.largeContentTitle ?? item.title ?? item.systemItem?.spokenName }
        set { super.largeContentTitle = newValue }
    }
    override var largeContentImage: UIImage? {
        get { super.largeContentImage ?? icon.image }
        set { super.largeContentImage = newValue }
    }
    override var scalesLargeContentImage: Bool {
        get { true }
        set { super.scalesLargeContentImage = newValue }
    }

    override var isAccessibilityElementByDefault: Bool { item.customView == nil }
    override var defaultAccessibilityLabel: String? { item.accessibilityLabel }
    override var defaultAccessibilityHint: String? { item.accessibilityHint }
    override var defaultAccessibilityValue: String? { item.accessibilityValue }
    /// The item's own, or one given to the button itself.
    override var accessibilityIdentifier: String? {
        get { super.accessibilityIdentifier ?? item.accessibilityIdentifier }
        set { super.accessibilityIdentifier = newValue }
    }
    override var defaultAccessibilityTraits: UIAccessibilityTraits {
        item.isEnabled ? item.accessibilityTraits : item.accessibilityTraits.union(.notEnabled)
    }
}

/// A bar that shows buttons.
@MainActor
protocol BarButtonHost: AnyObject {
    func barButtonChanged()
}

extension UIView {
    /// The size that a custom view takes in a bar: its constraints' or its content's wish, else its own size.
    func barSize(fitting available: CGSize) -> CGSize {
        let intrinsic = intrinsicContentSize
        var size = CGSize(
            width: intrinsic.width >= 0 ? intrinsic.width : bounds.width,
            height: intrinsic.height >= 0 ? intrinsic.height : bounds.height)
        if !translatesAutoresizingMaskIntoConstraints || (size.width <= 0 && size.height <= 0) {
            let fitted = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            if fitted.width > 0 { size.width = fitted.width }
            if fitted.height > 0 { size.height = fitted.height }
        }
        return CGSize(width: min(size.width, available.width), height: min(size.height, available.height))
    }
}

extension UIBarButtonItem.SystemItem {
    @MainActor
    var symbol: UIImage? {
        guard let symbolName else { return nil }
        // Chosen: the size at which symbols of the system's bars are drawn, a step above their text.
        return UIImage(systemName: symbolName, withConfiguration: UIImage.SymbolConfiguration(pointSize: 20, weight: .regular))
    }
}
