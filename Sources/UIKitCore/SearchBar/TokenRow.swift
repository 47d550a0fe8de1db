import CoreGraphics
import Foundation
import QuartzCore

/// Metrics of tokens, in points. Chosen, by eye.
enum TokenMetrics {
    static let height: CGFloat = 26
    static let cornerRadius: CGFloat = 6
    static let padding: CGFloat = 7
    static let iconGap: CGFloat = 4
    static let iconSize: CGFloat = 16
    /// The gap between tokens, and between the last token and the text.
    static let gap: CGFloat = 4
    /// The maximum width. Measured (search/token-width): a longer token is truncated.
    static let maximumWidth: CGFloat = 200
}

/// The tokens of a search field in a row from the leading side. The row has the length of all tokens and is clipped to
/// the available width.
final class TokenRow: UIView {
    private(set) var chips: [TokenChip] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    /// The distance by which the row is scrolled at the leading side, so that its relevant part is visible.
    var scrolled: CGFloat = 0 { didSet { if scrolled != oldValue { setNeedsLayout() } } }

    /// The length including the gap to the text.
    var length: CGFloat { chips.reduce(0) { $0 + $1.preferredWidth + TokenMetrics.gap } }

    func display(_ tokens: [UISearchToken]) {
        chips.forEach { $0.removeFromSuperview() }
        chips = tokens.map(TokenChip.init)
        chips.forEach(addSubview)
        setNeedsLayout()
    }

    func update(chosen: Range<Int>, color: UIColor) {
        for (index, chip) in chips.enumerated() { chip.update(isChosen: chosen.contains(index), color: color) }
    }

    /// The extent of tokens, from the row's leading side.
    func extent(of range: Range<Int>) -> ClosedRange<CGFloat> {
        let start = chips.prefix(range.lowerBound).reduce(0) { $0 + $1.preferredWidth + TokenMetrics.gap }
        let end = chips.prefix(range.upperBound).reduce(0) { $0 + $1.preferredWidth + TokenMetrics.gap }
        return start...max(start, end)
    }

    func chip(at point: CGPoint) -> Int? {
        chips.firstIndex { $0.frame.insetBy(dx: -TokenMetrics.gap / 2, dy: -bounds.height).contains(point) }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var x = -scrolled
        for chip in chips {
            let left = isRightToLeft ? bounds.width - x - chip.preferredWidth : x
            chip.frame = CGRect(
                x: left, y: (bounds.height - TokenMetrics.height) / 2, width: chip.preferredWidth,
                height: TokenMetrics.height)
            x += chip.preferredWidth + TokenMetrics.gap
        }
    }

    override func directionFlipped() { setNeedsLayout() }
}

/// One token.
final class TokenChip: UIView {
    private let label = UILabel()
    private let icon: UIImageView

    init(_ token: UISearchToken) {
        icon = UIImageView(image: token.icon?.withRenderingMode(.alwaysTemplate))
        super.init(frame: .zero)
        layer.cornerRadius = TokenMetrics.cornerRadius
        label.text = token.text
        label.font = .systemFont(ofSize: 15)
        label.textColor = .white
        icon.tintColor = .white
        icon.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 13)
        icon.contentMode = .scaleAspectFit
        for view in [icon, label] { addSubview(view) }
        accessibilityLabel = token.accessibilityText
    }

    required init?(coder: NSCoder) { nil }

    private var iconExtent: CGFloat {
        guard icon.image != nil else { return 0 }
        return TokenMetrics.iconSize + (label.text?.isEmpty == false ? TokenMetrics.iconGap : 0)
    }

    var preferredWidth: CGFloat {
        min(
            TokenMetrics.maximumWidth,
            (2 * TokenMetrics.padding + iconExtent + label.intrinsicContentSize.width).rounded(.up))
    }

    func update(isChosen: Bool, color: UIColor) {
        backgroundColor = isChosen ? tintColor : color
        accessibilityTraits = isChosen ? [.button, .selected] : .button
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = TokenMetrics.iconSize
        put(icon, TokenMetrics.padding, icon.image == nil ? 0 : size, size)
        let start = TokenMetrics.padding + iconExtent
        put(label, start, max(0, bounds.width - start - TokenMetrics.padding), bounds.height)
    }

    private func put(_ view: UIView, _ x: CGFloat, _ width: CGFloat, _ height: CGFloat) {
        view.frame = CGRect(
            x: isRightToLeft ? bounds.width - x - width : x, y: (bounds.height - height) / 2, width: width,
            height: height)
    }

    override func directionFlipped() { setNeedsLayout() }
}

extension UISearchToken {
    /// The text for screen readers: the text, otherwise the icon's label.
    var accessibilityText: String { text.isEmpty ? icon?.accessibilityLabel ?? "" : text }
}
