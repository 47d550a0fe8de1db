import CoreGraphics
public import Foundation
import QuartzCore

/// A row of buttons along the bottom of a screen.
@MainActor
open class UIToolbar: UIView, UIBarPositioning, BarButtonHost {
    private let background = BarBackground(hairlineAtTop: true)
    var content = ToolbarContent()
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
        get { content.items.isEmpty ? nil : content.items }
        set { setItems(newValue, animated: false) }
    }

    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { show(items ?? [], animated: animated, along: nil) }

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
    func barButtonResized() { setNeedsLayout() }
    var opensMenusUpwards: Bool { true }

    private func prepare() {
        addSubview(background)
        background.show(UIToolbarAppearance().background)
        addInteraction(UILargeContentViewerInteraction())
    }

    override open func layoutSubviews() {
        background.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height + bottomExtension)
        placeItems()
    }
}
