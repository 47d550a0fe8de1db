import CoreGraphics
import Foundation
import QuartzCore

/// The badge of an item: a capsule with a text, or a dot.
final class BarBadge: UIView {
    private let label = UILabel()
    private var isDot = false
    /// Chosen: by eye, like the badges of tab bars.
    private static let height: CGFloat = 16
    private static let dot: CGFloat = 8

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        label.isUserInteractionEnabled = false
        label.textAlignment = .center
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    func display(_ badge: UIBarButtonItem.Badge) {
        let text = badge.stringValue
        isDot = text == nil
        label.text = text
        label.isHidden = isDot
        label.font = badge.font ?? .systemFont(ofSize: 11, weight: .medium)
        label.textColor = badge.foregroundColor ?? .white
        backgroundColor = badge.backgroundColor ?? .systemRed
    }

    /// Sets the frame at the top trailing corner of the content, within the area of the button.
    func layout(at content: CGRect, in bounds: CGRect, rtl: Bool) {
        let height = isDot ? Self.dot : max(Self.height, label.intrinsicContentSize.height + 2)
        let width = isDot ? Self.dot : max(height, label.intrinsicContentSize.width + 8)
        // The badge overlaps the content by half of its width, and extends at most by the padding beyond the button.
        let out = min(width / 2, 8)
        let x = rtl ? content.minX - out : content.maxX + out - width
        let y = max(1, content.minY - height / 3)
        frame = CGRect(x: x, y: y, width: width, height: min(height, bounds.height))
        layer.cornerRadius = frame.height / 2
        label.frame = self.bounds
    }
}
