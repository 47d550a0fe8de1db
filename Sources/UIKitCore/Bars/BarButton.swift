import CoreGraphics
import Foundation
import NavigationLogic
import QuartzCore

/// A control for a bar button item, which displays the item and handles taps.
final class BarButton: UIControl, BarItemObserver {
    let item: UIBarButtonItem
    private let label = UILabel()
    private let icon = UIImageView(image: nil)
    private let fill = UIView()
    private var badge: BarBadge?
    private weak var host: (any BarButtonHost)?
    private var appearance: UIBarButtonItemAppearance?
    private var metrics = UIBarMetrics.default
    private var plate = ButtonPlate()
    private var drawn: ButtonAppearance?
    /// Creates the menu of a button that represents other items.
    private let makeMenu: (() -> UIMenu?)?
    /// The width of the last layout of the row.
    private var wanted: CGFloat?
    /// The distances beyond the left and right bounds at which touches hit the button.
    private var reach: (left: CGFloat, right: CGFloat) = (0, 0)
    private lazy var menuPress = SizeDependentPress(atLargeSizes: false) { [weak self] press in
        if press.state == .began { self?.openMenu() }
    }

    /// - Parameter menu: opens on touch, if the item has no action.
    init(item: UIBarButtonItem, host: any BarButtonHost, menu: (() -> UIMenu?)? = nil) {
        self.item = item
        self.host = host
        makeMenu = menu
        super.init(frame: .zero)
        item.observer = self
        for view in [fill, label, icon] { view.isUserInteractionEnabled = false }
        label.textAlignment = .center
        addAction(UIAction { [weak self] _ in self?.tapped() }, for: .touchUpInside)
        update()
    }

    required init?(coder: NSCoder) { nil }

    /// Observes the item again, after another view displayed the item.
    func claimItem() { if item.observer !== self { item.observer = self; update() } }

    func barItemChanged() {
        update()
        host?.barButtonChanged()
    }

    private var player = SymbolPlayer()

    func symbolEffectsChanged() {
        player.run(item.more.plays, isEnabled: item.isSymbolAnimationEnabled, on: icon.layer)
    }

    // MARK: Content

    func update() {
        OwnSpring.set(item.isSpringLoaded, on: self) { [weak self] _ in
            if self?.isEnabled == true { self?.sendActions(for: .touchUpInside) }
        }
        isEnabled = item.isEnabled
        isSelected = item.isSelected
        let shown = item.shownImage(isCompact: BarMetrics.isCompact(traitCollection))
        if let custom = item.customView {
            detach([label, icon, fill])
            if custom.superview !== self { addSubview(custom) }
        } else if let image = shown.image ?? item.systemItem?.symbol {
            detach([label])
            // Documented (UIBarButtonItem.init(image:style:target:action:)): bars show images as templates.
            icon.image = image.renderingMode == .automatic ? image.withRenderingMode(.alwaysTemplate) : image
            if icon.superview !== self { addSubview(icon) }
        } else {
            detach([icon])
            if label.text != item.shownTitle { label.text = item.shownTitle }
            if label.superview !== self { addSubview(label) }
        }
        for case let old in subviews
        where item.customView !== old && ![label, icon, fill, badge].contains(old) && !plate.owns(old) {
            old.removeFromSuperview()
        }
        showsMenuAsPrimaryAction = makeMenu != nil && !item.hasAction || item.opensMenuOnTouch
        if item.menu != nil, item.hasAction, menuPress.view == nil { addGestureRecognizer(menuPress) }
        updateBadge()
        applyColors()
        if !item.more.plays.isEmpty { symbolEffectsChanged() }
        setNeedsLayout()
    }

    private func detach(_ views: [UIView]) {
        for view in views where view.superview === self { view.removeFromSuperview() }
    }

    private func updateBadge() {
        guard let shown = item.badge else {
            badge?.removeFromSuperview()
            return badge = nil
        }
        let view = badge ?? BarBadge(frame: .zero)
        badge = view
        view.display(shown)
        addSubview(view)
    }

    // MARK: Appearance

    /// Sets the bar's appearance for buttons of this style, and the bar's current metrics.
    func apply(_ appearance: UIBarButtonItemAppearance?, _ metrics: UIBarMetrics) {
        (self.appearance, self.metrics) = (appearance, metrics)
        applyColors()
        setNeedsLayout()
    }

    private func resolvedAppearance(_ state: ButtonState) -> ButtonAppearance {
        let (item, metrics) = (item, metrics)
        // Chosen: an item's own values take precedence over the bar's appearance.
        let sources: [ButtonAppearance.Source] =
            [{ item.ownAppearance($0, metrics, isBack: false) }] + [appearance?.source].compactMap { $0 }
        return ButtonAppearance(
            state, sources,
            font: .systemFont(ofSize: BarMetrics.buttonSize, weight: item.style == .done ? .semibold : .regular),
            tint: item.tintColor ?? tintColor)
    }

    private func applyColors() {
        guard item.customView == nil else { return detach([fill]) }
        var appearance = resolvedAppearance(buttonState)
        if item.isSelected {
            if fill.superview !== self { insertSubview(fill, at: 0) }
            fill.backgroundColor = item.isEnabled ? item.tintColor ?? tintColor : .quaternarySystemFill
            if item.isEnabled { appearance.text.color = .systemBackground }
        } else {
            detach([fill])
        }
        drawn = appearance
        label.display(label.text, appearance.text)
        icon.tintColor = appearance.text.color
        layoutParts()
    }

    private func layoutParts() {
        label.frame = hugging(bounds, label.intrinsicContentSize.height).offsetBy(
            dx: drawn?.titleOffset.horizontal ?? 0, dy: drawn?.titleOffset.vertical ?? 0)
        if let drawn { plate.apply(drawn, in: self, around: bounds.insetAtMost(dx: drawn.padding, dy: 0)) }
    }

    /// Returns a rectangle with a fixed height at the bar's center, so that a change of the bar's height does not draw
    /// the content again.
    private func hugging(_ rect: CGRect, _ height: CGFloat) -> CGRect {
        let line = BarMetrics.line(height, in: rect.height, scale: max(traitCollection.displayScale, 1))
        return CGRect(x: rect.minX, y: rect.minY + line.top, width: rect.width, height: line.height)
    }

    override func tintColorDidChange() { applyColors() }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        update()
    }

    override func windowChanged() {
        super.windowChanged()
        if window != nil { item.applyAppearances(in: containers, traits: traitCollection) }
    }

    override var isHighlighted: Bool {
        didSet {
            guard isHighlighted != oldValue, item.customView == nil else { return }
            applyColors()
            let alpha = drawn?.fades == true ? BarMetrics.pressedAlpha : 1
            UIView.animate(withDuration: isHighlighted ? 0 : 0.25) {
                for view in [self.label, self.icon, self.fill] { view.alpha = alpha }
            }
        }
    }

    // MARK: Layout

    /// Returns the item's size in its row, without the margin for inexact touches.
    func size(rowHeight: CGFloat) -> BarItemSize {
        let width = itemWidth(rowHeight: rowHeight)
        wanted = width
        return BarItemSize(item.customView == nil ? .button : .view, Double(width))
    }

    private func itemWidth(rowHeight: CGFloat) -> CGFloat {
        if item.width > 0 { return item.width }
        if let custom = item.customView {
            return item.size(of: custom, fitting: CGSize(width: CGFloat.infinity, height: rowHeight)).width
        }
        let padding = 2 * (drawn?.padding ?? 0)
        if icon.superview != nil { return max(iconSize(rowHeight: rowHeight).width, 22) + padding }
        let widest =
            (item.possibleTitles ?? []).map { title -> CGFloat in
                let probe = UILabel()
                probe.font = label.font
                probe.text = title
                return probe.intrinsicContentSize.width
            }.max() ?? 0
        return max(label.intrinsicContentSize.width, widest) + padding
    }

    /// Returns the size of the icon. An image higher than its row is scaled down.
    private func iconSize(rowHeight: CGFloat) -> CGSize {
        let size = icon.image?.size ?? .zero
        guard size.height > rowHeight, size.height > 0 else { return size }
        return CGSize(width: size.width * rowHeight / size.height, height: rowHeight)
    }

    /// Sets the button's frame in its row.
    /// - Parameter bar: the width of the bar; the outermost buttons extend to its ends.
    func layout(at place: BarPlace, row: CGRect, bar: CGFloat, scale: CGFloat) {
        // Chosen: a button narrower than a point is hidden.
        isHidden = place.span.width < 1
        let x = CGFloat(place.span.x)
        let left = (x * scale).rounded() / scale
        frame = CGRect(x: left, y: row.minY, width: CGFloat(place.span.width), height: row.height)
        var slot = (min: CGFloat(place.slot.x), max: CGFloat(place.slot.end))
        // Chosen: the side margin belongs to the adjacent button.
        if slot.min < SideMargin.narrowest { slot.min = min(slot.min, 0) }
        if slot.max > bar - SideMargin.narrowest { slot.max = max(slot.max, bar) }
        reach = (max(0, left - max(slot.min, 0)), max(0, min(slot.max, bar) - left - frame.width))
    }

    func hide() { isHidden = true }

    override func layoutSubviews() {
        super.layoutSubviews()
        if let custom = item.customView {
            // A new width of a custom view moves its neighbors.
            if item.width == 0, let wanted, itemWidth(rowHeight: bounds.height) != wanted { host?.barButtonResized() }
            let size = item.size(of: custom, fitting: CGSize(width: max(bounds.width, 1), height: bounds.height))
            custom.frame = CGRect(
                x: 0, y: ((bounds.height - size.height) / 2).rounded(), width: bounds.width, height: size.height)
            let given = custom.bounds.size
            item.more.viewSize.gave(given)
        }
        layoutParts()
        let insets = item.shownImage(isCompact: BarMetrics.isCompact(traitCollection)).insets
        icon.frame = bounds.inset(by: insets)
        let size = icon.image?.size ?? .zero
        icon.contentMode =
            size.width > icon.bounds.width || size.height > icon.bounds.height ? .scaleAspectFit : .center
        if icon.contentMode == .center { icon.frame = hugging(icon.frame, size.height) }
        let content = contentFrame
        // Chosen: 6 and 4 points around the content, with a corner radius of 6, like toggled buttons of system apps.
        let inner = content.insetBy(dx: -6, dy: -4)
        fill.frame = CGRect(
            x: inner.minX, y: max(inner.minY, 2), width: inner.width, height: min(inner.height, bounds.height - 4))
        fill.layer.cornerRadius = min(6, fill.bounds.height / 2)
        badge?.layout(at: content, in: bounds, rtl: isRightToLeft)
    }

    /// The frame of the drawn content, without the height of the bar.
    private var contentFrame: CGRect {
        if let custom = item.customView { return custom.frame }
        let size =
            icon.superview == nil
            ? CGSize(
                width: min(label.intrinsicContentSize.width, bounds.width), height: label.intrinsicContentSize.height)
            : CGSize(
                width: min(max(iconSize(rowHeight: bounds.height).width, 22), bounds.width),
                height: min(max(iconSize(rowHeight: bounds.height).height, 22), bounds.height))
        return CGRect(
            x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width,
            height: size.height)
    }

    // MARK: Touch

    // Documented (Human Interface Guidelines, Buttons): a touch target needs 44 points in each direction.
    // Measured (navigation-bar/custom-view-touch): only the bounds of a custom view are hit, since iOS 11.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        guard item.customView == nil else { return bounds.contains(point) }
        return point.x >= -reach.left && point.x < bounds.width + reach.right && point.y >= 0 && point.y < bounds.height
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        guard let custom = item.customView else { return hit === self || hit == nil ? hit : self }
        // With a custom view, the button itself receives no touches.
        return hit === self ? nil : hit ?? custom.hitTest(convert(point, to: custom), with: event)
    }

    private func tapped() {
        if showsMenuAsPrimaryAction { return openMenu() }
        item.perform(from: self)
    }

    // If a tap has an action, a long press opens the menu. At the largest text sizes, it shows the large content
    // viewer.
    override var menuToShow: UIMenu? {
        showsMenuAsPrimaryAction && !UILargeContentViewerInteraction.isEnabled ? shownMenu : nil
    }

    private func openMenu() {
        guard let menu = shownMenu else { return }
        cancelTracking(with: nil)
        isHighlighted = false
        window?.presentMenu(
            menu, from: bounds, in: self, preferBelow: true, order: menuOrder
        ) { [weak self] in self?.menuClosed() }
    }

    private var shownMenu: UIMenu? {
        item.customView == nil ? makeMenu?() ?? item.menu : nil
    }
    override var menuOrder: UIContextMenuConfiguration.ElementOrder { item.preferredMenuElementOrder }
    override var holdsOneMenuChoice: Bool { item.isPopUp }
    override var menuSender: AnyObject { item }
    override func menuClosed() { if item.isPopUp { barItemChanged() } }

    // Documented (UIBarItem.largeContentSizeImage): the viewer shows the item's large image, or else its enlarged
    // image, and its title.
    override var showsLargeContentViewer: Bool {
        get { item.customView == nil }
        set { super.showsLargeContentViewer = newValue }
    }
    override var largeContentTitle: String? {
        get { super.largeContentTitle ?? item.title ?? item.systemItem?.spokenName }
        set { super.largeContentTitle = newValue }
    }
    override var largeContentImage: UIImage? {
        get { super.largeContentImage ?? item.largeContentSizeImage ?? icon.image }
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
    /// The item's identifier, or the identifier that was set on the button.
    override var accessibilityIdentifier: String? {
        get { super.accessibilityIdentifier ?? item.accessibilityIdentifier }
        set { super.accessibilityIdentifier = newValue }
    }
    override var accessibilityExpandedStatus: UIAccessibility.ExpandedStatus {
        get { item.accessibilityExpandedStatus }
        set { item.accessibilityExpandedStatus = newValue }
    }
    override var defaultAccessibilityTraits: UIAccessibilityTraits {
        var traits = item.accessibilityTraits
        if !item.isEnabled { traits.insert(.notEnabled) }
        if item.isSelected { traits.insert(.selected) }
        return traits
    }
}

/// A bar that displays buttons.
@preconcurrency @MainActor
protocol BarButtonHost: AnyObject {
    func barButtonChanged()
    /// Called when a custom view needs another width.
    func barButtonResized()
}

extension UIBarButtonItem.SystemItem {
    @MainActor
    var symbol: UIImage? {
        guard let symbolName else { return nil }
        return .barSymbol(symbolName)
    }
}

extension UIImage {
    /// Chosen: the size of symbols in the system's bars, one step larger than their text.
    @MainActor
    static func barSymbol(_ name: String) -> UIImage? {
        UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 20, weight: .regular))
    }
}
