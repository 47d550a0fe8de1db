import CoreGraphics
public import Foundation
import Motion
import QuartzCore

/// A row of buttons along the bottom of a screen.
@MainActor
open class UIToolbar: UIView, UIBarPositioning, BarButtonHost {
    private let background = BarBackground(hairlineAtTop: true)
    private var buttons: [UIView] = []
    private var shownItems: [UIBarButtonItem] = []
    private var looks: (standard: UIToolbarAppearance?, scrollEdge: UIToolbarAppearance?) = (nil, nil)
    /// Height below the bar that its background fills.
    var bottomExtension: CGFloat = 0 { didSet { if bottomExtension != oldValue { setNeedsLayout() } } }

    /// Required, as that of ``UINavigationBar``.
    public required override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    /// From the leading side. Setting it does not animate.
    open var items: [UIBarButtonItem]? {
        get { shownItems.isEmpty ? nil : shownItems }
        set { setItems(newValue, animated: false) }
    }

    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { show(items ?? [], animated: animated) }

    /// Copied when set.
    open var standardAppearance: UIToolbarAppearance {
        get { looks.standard ?? UIToolbarAppearance() }
        set { looks.standard = newValue.duplicate(); background.show(newValue.background) }
    }
    open var isTranslucent = true { didSet { background.isTranslucent = isTranslucent } }
    open var barPosition: UIBarPosition { .bottom }
    override open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: BarMetrics.contentHeight(traitCollection))
    }
    override open func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: BarMetrics.contentHeight(traitCollection)) }
    func barButtonChanged() { setNeedsLayout() }

    private func prepare() {
        addSubview(background)
        background.show(UIToolbarAppearance().background)
        addInteraction(UILargeContentViewerInteraction())
    }

    private func show(_ items: [UIBarButtonItem], animated: Bool) {
        guard items.count != shownItems.count || !zip(items, shownItems).allSatisfy({ $0 === $1 }) else { return setNeedsLayout() }
        let old = buttons
        shownItems = items
        buttons = items.map { item in
            item.systemItem?.isSpace == true ? UIView() : BarButton(item: item, host: self)
        }
        buttons.forEach(addSubview)
        setNeedsLayout()
        guard animated, window != nil else { return old.forEach { $0.removeFromSuperview() } }
        for view in buttons { view.alpha = 0 }
        UIView.animate(withDuration: BarMotion.hideShowDuration) {
            old.forEach { $0.alpha = 0 }
            self.buttons.forEach { $0.alpha = 1 }
        } completion: { _ in
            old.forEach { $0.removeFromSuperview() }
        }
    }

    override open func layoutSubviews() {
        background.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height + bottomExtension)
        let visible = zip(shownItems, buttons).filter { !$0.0.isHidden }
        let margin = BarMetrics.margin(traitCollection)
        let widths = visible.map { item, view in
            (view as? BarButton)?.itemWidth(rowHeight: bounds.height) ?? (item.systemItem == .fixedSpace ? item.width : 0)
        }
        // Documented: flexible spaces share what is left over equally. Between two buttons without one stands a gap.
        var gaps: CGFloat = 0
        for index in visible.indices.dropFirst() where isButton(visible[index].0) && isButton(visible[index - 1].0) { gaps += BarMetrics.itemGap }
        let flexible = visible.filter { $0.0.systemItem == .flexibleSpace }.count
        let left = max(0, bounds.width - 2 * margin - widths.reduce(0, +) - gaps)
        var x = margin
        for (index, (item, view)) in visible.enumerated() {
            if index > 0, isButton(item), isButton(visible[index - 1].0) { x += BarMetrics.itemGap }
            let width = item.systemItem == .flexibleSpace ? left / CGFloat(flexible) : widths[index]
            let place = isRightToLeft ? bounds.width - x - width : x
            view.frame = CGRect(x: place, y: 0, width: width, height: bounds.height)
            x += width
        }
    }

    private func isButton(_ item: UIBarButtonItem) -> Bool { item.systemItem?.isSpace != true }
}
