import CoreGraphics
import Foundation
import QuartzCore
import SystemStrings

/// The back button: a chevron and the name of the screen below.
final class BackButton: UIControl {
    let chevron = UIImageView(frame: CGRect(origin: .zero, size: BarMetrics.chevronSize))
    let label = UILabel()
    /// The possible labels, longest first.
    let candidates: [String]
    /// The screen's full name, for menus and VoiceOver.
    let fullTitle: String
    /// The item of the app for the button.
    var source: UIBarButtonItem?
    /// An image that replaces the label.
    var image: UIImage? { didSet { updateImage() } }
    private var icon: UIImageView?
    private let onTap: () -> Void
    private let menu: () -> UIMenu?
    private lazy var press = SizeDependentPress(atLargeSizes: false) { [weak self] press in
        if press.state == .began { self?.openHistory() }
    }

    /// The item with the button's appearance. If the app supplies none, an item is created so that appearance proxies
    /// apply.
    private var appearanceItem: UIBarButtonItem?
    private var appearances: [UIBarButtonItemAppearance] = []
    private var metrics = UIBarMetrics.default
    private var indicator: BackIndicator?
    private var plate = ButtonPlate()
    private var drawn: ButtonAppearance?
    /// Contains the label; clipped by a mask during an animation, so that the label slides under the indicator.
    private let slide = UIView()

    init(
        candidates: [String], fullTitle: String, item: UIBarButtonItem?, menu: @escaping () -> UIMenu?,
        onTap: @escaping () -> Void
    ) {
        self.candidates = candidates
        self.fullTitle = fullTitle
        self.onTap = onTap
        self.menu = menu
        appearanceItem = item
        super.init(frame: .zero)
        label.isUserInteractionEnabled = false
        slide.isUserInteractionEnabled = false
        chevron.image = BackIndicator.chevron
        addSubview(chevron)
        addSubview(slide)
        slide.addSubview(label)
        addGestureRecognizer(press)
        accessibility.identifier = "BackButton"
        addAction(UIAction { [weak self] _ in self?.onTap() }, for: .touchUpInside)
        applyAppearance()
    }

    required init?(coder: NSCoder) { nil }

    // MARK: Appearance

    /// - Parameters:
    ///   - appearances: those of the bar, the nearest first: for back buttons, then for plain buttons.
    ///   - indicator: nil for the system's chevron.
    func apply(_ appearances: [UIBarButtonItemAppearance], _ indicator: BackIndicator?, _ metrics: UIBarMetrics) {
        (self.appearances, self.metrics) = (appearances, metrics)
        if self.indicator != indicator {
            self.indicator = indicator
            // Chosen: an app's own indicator is mirrored in right-to-left interfaces, as the chevron is.
            chevron.image = (indicator?.image ?? BackIndicator.chevron).imageFlippedForRightToLeftLayoutDirection()
        }
        applyAppearance()
        setNeedsLayout()
    }

    /// The size of the indicator in points.
    var indicatorSize: CGSize { chevron.image?.size ?? BarMetrics.chevronSize }

    /// The distance between the indicator and the label in points.
    var indicatorGap: CGFloat { indicator == nil ? BarMetrics.chevronGap : BarMetrics.ownIndicatorGap }

    private func applyAppearance() {
        let (item, metrics) = (appearanceItem, metrics)
        // Chosen: from plain buttons it uses the text attributes; a background image is for back buttons only.
        var sources = appearances.enumerated().map { index, appearance -> ButtonAppearance.Source in
            { state in
                var values = appearance.source(state)
                if index > 0 { values.image = nil }
                return values
            }
        }
        if let item { sources.insert({ item.ownAppearance($0, metrics, isBack: true) }, at: 0) }
        let appearance = ButtonAppearance(
            buttonState, sources, font: .systemFont(ofSize: BarMetrics.buttonSize), tint: item?.tintColor ?? tintColor)
        drawn = appearance
        label.display(label.text, appearance.text)
        // Folklore (navigation-bar/attributes): attributes of the title color only the title; the indicator has the
        // tint color.
        chevron.tintColor = item?.tintColor
        layoutPlate()
    }

    override func tintColorDidChange() { applyAppearance() }

    override func windowChanged() {
        super.windowChanged()
        guard window != nil, !appContext.appearances.rules.isEmpty else { return }
        let item = appearanceItem ?? UIBarButtonItem()
        appearanceItem = item
        item.applyAppearances(in: containers, traits: traitCollection)
        applyAppearance()
    }

    private func layoutPlate() {
        guard let drawn else { return }
        plate.apply(
            drawn, in: self,
            around: slide.frame.union(chevron.frame).intersection(bounds).insetAtMost(dx: drawn.padding, dy: 0))
    }

    // MARK: Sliding under the indicator

    /// Clips the label during its animation: below the indicator it is visible only through the indicator's mask.
    /// - Parameter reach: the distance beside and below the button that is not clipped, in points.
    func cutSlidingLabel(reach: CGFloat) {
        let cut = UIView(frame: slide.bounds)
        let rtl = isRightToLeft
        let gate = UIImageView(
            image: (indicator?.mask ?? BackIndicator.chevronMask).imageFlippedForRightToLeftLayoutDirection())
        gate.semanticContentAttribute = rtl ? .forceRightToLeft : .forceLeftToRight
        gate.tintColor = .black
        gate.frame = chevron.frame
        let row = bounds
        let open =
            rtl
            ? CGRect(x: -reach, y: row.minY, width: chevron.frame.minX + reach, height: row.height)
            : CGRect(x: chevron.frame.maxX, y: row.minY, width: reach, height: row.height)
        let above = CGRect(x: -reach, y: row.minY - reach, width: row.width + 2 * reach, height: reach)
        let below = CGRect(x: -reach, y: row.maxY, width: row.width + 2 * reach, height: reach)
        for area in [open, above, below] {
            let view = UIView(frame: area)
            view.backgroundColor = .black
            cut.addSubview(view)
        }
        cut.addSubview(gate)
        slide.mask = cut
    }

    func uncutLabel() { slide.mask = nil }

    private func updateImage() {
        icon?.removeFromSuperview()
        icon = nil
        guard let image else { return }
        let view = UIImageView(
            image: image.renderingMode == .automatic ? image.withRenderingMode(.alwaysTemplate) : image)
        view.contentMode = .scaleAspectFit
        icon = view
        label.addSubview(view)
    }

    func widths() -> [CGFloat] {
        if let image { return [image.size.width] }
        return candidates.map { text in
            displayText(text)
            return text.isEmpty ? 0 : label.intrinsicContentSize.width
        }
    }

    /// Lays out the parts in a row of this height; x is measured from the leading side.
    func layout(
        labelIndex: Int, labelWidth: CGFloat, labelStart: CGFloat, chevronStart: CGFloat, row: CGRect,
        barWidth: CGFloat, width: CGFloat, rtl: Bool
    ) {
        displayText(image == nil && candidates.indices.contains(labelIndex) ? candidates[labelIndex] : "")
        let size = indicatorSize
        frame = CGRect(x: rtl ? barWidth - width : 0, y: row.minY, width: width, height: row.height)
        // The direction of the bar itself, which an app may force, also mirrors the chevron and its mask.
        let isUsual = rtl == (traitCollection.layoutDirection == .rightToLeft)
        let direction: UISemanticContentAttribute = isUsual ? .unspecified : rtl ? .forceRightToLeft : .forceLeftToRight
        if semanticContentAttribute != direction {
            semanticContentAttribute = direction
            chevron.semanticContentAttribute = direction
        }
        let chevronX = rtl ? width - chevronStart - size.width : chevronStart
        let scale = max(traitCollection.displayScale, 1)
        chevron.frame = CGRect(
            x: chevronX, y: ((row.height - size.height) / 2 * scale).rounded() / scale, width: size.width,
            height: size.height)
        slide.frame = bounds
        let offset = drawn?.titleOffset ?? .zero
        var (labelTop, labelHeight) = BarMetrics.line(label.intrinsicContentSize.height, in: row.height, scale: scale)
        if let image {
            labelHeight = min(image.size.height, row.height)
            labelTop = ((row.height - labelHeight) / 2 * scale).rounded() / scale
        }
        let labelX = rtl ? width - labelStart - labelWidth : labelStart
        label.frame = CGRect(x: labelX, y: labelTop, width: labelWidth, height: labelHeight)
            .offsetBy(dx: offset.horizontal, dy: offset.vertical)
        icon?.frame = label.bounds
        layoutPlate()
    }

    private func displayText(_ text: String) {
        guard label.text != text, let drawn else { return }
        label.display(text, drawn.text)
    }

    override var isHighlighted: Bool {
        didSet {
            guard isHighlighted != oldValue else { return }
            applyAppearance()
            let alpha = drawn?.fades == true ? BarMetrics.pressedAlpha : 1
            UIView.animate(withDuration: isHighlighted ? 0 : 0.25) {
                self.label.alpha = alpha
                self.chevron.alpha = alpha
            }
        }
    }

    private func openHistory() {
        guard let menu = menu(), !menu.children.isEmpty else { return }
        cancelTracking(with: nil)
        isHighlighted = false
        window?.presentMenu(menu, from: bounds, in: self, preferBelow: true, onDismiss: {})
    }

    override var showsLargeContentViewer: Bool {
        get { true }
        set { super.showsLargeContentViewer = newValue }
    }
    override var largeContentTitle: String? {
        get { super.largeContentTitle ?? fullTitle }
        set { super.largeContentTitle = newValue }
    }

    override var isAccessibilityElementByDefault: Bool { true }
    override var defaultAccessibilityLabel: String? {
        label.text?.isEmpty == false ? label.text : SystemString.back.localized
    }
    override var defaultAccessibilityTraits: UIAccessibilityTraits { [.button, .back] }
}
