import CoreGraphics
import Foundation
import QuartzCore

/// The name of the month. It opens wheels of month and year.
final class MonthTitle: UIControl {
    private let label = UILabel()
    private let chevron = UIImageView(image: nil)

    override init(frame: CGRect) {
        super.init(frame: frame)
        // Measured (controls/month-panel): 17 semibold, and a chevron of 6.9 by 11.9 beside the title.
        label.font = .systemFont(ofSize: 17, weight: .semibold)
        chevron.contentMode = .scaleAspectFit
        [label, chevron].forEach {
            $0.isUserInteractionEnabled = false
            addSubview($0)
        }
    }

    required init?(coder: NSCoder) { nil }

    func show(_ text: String, isOpen: Bool) {
        label.text = text
        label.textColor = isOpen ? tintColor : .label
        chevron.image = UIImage(systemName: isOpen ? "chevron.down" : "chevron.forward")
        invalidateIntrinsicContentSize()
        superview?.setNeedsLayout()
    }

    // Chosen: 5 points between title and chevron.
    override var intrinsicContentSize: CGSize { CGSize(width: label.intrinsicContentSize.width + 5 + 12, height: 22) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = label.intrinsicContentSize.width
        label.frame = CGRect(x: isRightToLeft ? bounds.width - width : 0, y: 0, width: width, height: bounds.height)
        chevron.frame = CGRect(x: isRightToLeft ? 0 : width + 5, y: (bounds.height - 12) / 2, width: 12, height: 12)
    }

    override func stateChanged() { alpha = isHighlighted ? 0.4 : 1 }
    override var defaultAccessibilityLabel: String? { label.text }
    override var defaultAccessibilityTraits: UIAccessibilityTraits { super.defaultAccessibilityTraits.union(.button) }
}

/// Selects the previous or the next month.
final class MonthChevron: UIControl {
    private let image = UIImageView(image: nil)
    /// The name of the month that the chevron selects.
    var spoken = ""

    init(_ symbol: String) {
        super.init(frame: .zero)
        // Measured (controls/month-panel): 10.5 by 17.6.
        image.image = UIImage(
            systemName: symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: 16.5, weight: .bold))
        image.contentMode = .center
        // The symbol is narrower than UIKit's.
        image.transform = CGAffineTransform(scaleX: 1.09, y: 0.98)
        addSubview(image)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        (image.bounds.size, image.center) = (bounds.size, CGPoint(x: bounds.midX, y: bounds.midY))
    }

    override func stateChanged() {
        image.tintColor = isEnabled ? nil : .tertiaryLabel
        alpha = isHighlighted ? 0.4 : 1
    }
    override var defaultAccessibilityLabel: String? { spoken }
    override var defaultAccessibilityTraits: UIAccessibilityTraits { super.defaultAccessibilityTraits.union(.button) }
}

/// One day of a month.
final class MonthDay: UIControl {
    /// The index of the day, from 0.
    let index: Int
    private let circle = UIView()
    private let label = UILabel()
    private var spoken = ""
    /// The view below the number, of the height of a decoration. Outside of the bounds.
    var decoration: UIView? {
        didSet {
            guard decoration !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let decoration {
                decoration.isUserInteractionEnabled = false
                addSubview(decoration)
            }
            setNeedsLayout()
        }
    }

    init(_ index: Int) {
        self.index = index
        super.init(frame: .zero)
        label.textAlignment = .center
        circle.isUserInteractionEnabled = false
        [circle, label].forEach(addSubview)
    }

    required init?(coder: NSCoder) { nil }

    /// Measured (controls/month-day): digits of 20 regular; the selected day 24 semibold in the tint color, in a circle
    /// of 44 with 15 % of the tint.
    /// Chosen: the current day is in the tint color, and white on the tint color if it is selected.
    func show(
        _ number: String, spoken: String, isChosen: Bool, isToday: Bool, isAllowed: Bool,
        design: UIFontDescriptor.SystemDesign
    ) {
        label.text = number
        self.spoken = spoken
        isEnabled = isAllowed
        isSelected = isChosen
        let font = isChosen ? UIFont.systemFont(ofSize: 24, weight: .semibold) : .systemFont(ofSize: 20)
        label.font =
            design == .default
            ? font : font.fontDescriptor.withDesign(design).map { UIFont(descriptor: $0, size: 0) } ?? font
        let tint = tintColor ?? .systemBlue
        circle.backgroundColor = !isChosen ? .clear : isToday ? tint : tint.withAlphaComponent(0.15)
        label.textColor =
            !isAllowed ? .tertiaryLabel : isChosen && isToday ? .white : isChosen || isToday ? tint : .label
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        circle.frame = bounds
        circle.layer.cornerRadius = bounds.width / 2
        label.frame = bounds
        guard let decoration else { return }
        // Chosen: between the circle and the next row, over the width of the day.
        decoration.frame = CGRect(
            x: 0, y: bounds.height, width: bounds.width, height: MonthLayout.decoration)
    }

    override var defaultAccessibilityLabel: String? { spoken }
    override var defaultAccessibilityTraits: UIAccessibilityTraits {
        super.defaultAccessibilityTraits.union(isSelected ? [.button, .selected] : .button)
    }
}
