import CoreGraphics
import Foundation
import QuartzCore

/// The view of one segment with its title or image.
final class SegmentContentView: UIView {
    let label = UILabel()
    let image = UIImageView(image: nil)
    var action: UIAction?
    /// The width in points; 0 shares the remaining space.
    var width: CGFloat = 0
    var isEnabled = true
    /// The offset of this segment's content.
    var offset = CGSize.zero
    /// The offset for the segment's position in the row.
    var adjustment = UIOffset.zero { didSet { if adjustment != oldValue { setNeedsLayout() } } }
    func show(_ action: UIAction) {
        self.action = action
        label.text = action.title
        image.image = action.image
    }

    /// The segment's position in the control.
    var ends = UISegmentedControl.Segment.alone
    /// The image behind the content, clipped at the neighboring segments.
    let plate = UIImageView(image: nil)
    /// The line before the next segment.
    let separator = UIView()
    private let plateClip = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        plateClip.clipsToBounds = true
        plateClip.addSubview(plate)
        addSubview(plateClip)
        label.textAlignment = .center
        image.contentMode = .center
        addSubview(label)
        addSubview(image)
        // Measured (controls/segment-line): (215, 215, 218) on a control of 238.
        separator.backgroundColor = UIColor {
            $0.isDark
                ? UIColor(red: 235 / 255, green: 235 / 255, blue: 245 / 255, alpha: 0.13)
                : UIColor(red: 60 / 255, green: 60 / 255, blue: 67 / 255, alpha: 0.13)
        }
        separator.isHidden = true
        addSubview(separator)
    }

    required init?(coder: NSCoder) { nil }

    func remove() { removeFromSuperview() }

    /// The preferred width. Chosen: ten points on each side of the content.
    var preferredWidth: CGFloat { max(label.intrinsicContentSize.width, image.image?.size.width ?? 0) + 20 }

    func show(isChosen: Bool, isEnabled: Bool, _ attributes: [NSAttributedString.Key: Any]) {
        // Measured (controls/segment-title): 13 points medium, in each state.
        label.font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 13, weight: .medium)
        label.textColor = attributes[.foregroundColor] as? UIColor ?? (isEnabled ? .label : .tertiaryLabel)
        image.tintColor = label.textColor
        accessibilityTraits = UIAccessibilityTraits.button.union(isChosen ? .selected : []).union(
            isEnabled ? [] : .notEnabled)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let content = bounds.offsetBy(dx: offset.width + adjustment.horizontal, dy: offset.height + adjustment.vertical)
        label.frame = content
        image.frame = content
        separator.frame = CGRect(
            x: isRightToLeft ? -0.5 : bounds.width - 0.5, y: 7, width: 1, height: max(0, bounds.height - 14))
        plateClip.frame = bounds
        let caps = plate.image?.capInsets ?? .zero
        let left = ends == .left || ends == .alone ? 0 : caps.left
        let right = ends == .right || ends == .alone ? 0 : caps.right
        plate.frame = CGRect(x: -left, y: 0, width: bounds.width + left + right, height: bounds.height)
    }

    override var isAccessibilityElementByDefault: Bool { true }
    override var defaultAccessibilityLabel: String? { label.text ?? image.image?.accessibilityLabel }
}
