import CoreGraphics
import Foundation
import QuartzCore

/// One segment's title or image.
final class SegmentFace: UIView {
    let label = UILabel()
    let image = UIImageView(image: nil)
    let backdrop = UIImageView(image: nil)
    var action: UIAction?
    /// 0 shares what is left.
    var width: CGFloat = 0
    var isEnabled = true

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        label.textAlignment = .center
        image.contentMode = .center
        for view in [backdrop, label, image] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    func remove() { removeFromSuperview() }

    /// Chosen: ten points beside the content.
    var wish: CGFloat { max(label.intrinsicContentSize.width, image.image?.size.width ?? 0) + 20 }

    func show(isChosen: Bool, isEnabled: Bool, _ attributes: [NSAttributedString.Key: Any]) {
        // Measured: 13 points, heavier when chosen.
        label.font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 13, weight: isChosen ? .semibold : .regular)
        label.textColor = attributes[.foregroundColor] as? UIColor ?? (isEnabled ? .label : .tertiaryLabel)
        image.tintColor = label.textColor
        accessibilityTraits = UIAccessibilityTraits.button.union(isChosen ? .selected : []).union(isEnabled ? [] : .notEnabled)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for view in subviews { view.frame = bounds }
    }

    override var isAccessibilityElementByDefault: Bool { true }
    override var defaultAccessibilityLabel: String? { label.text ?? image.image?.accessibilityLabel }
}
