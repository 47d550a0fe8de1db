import CoreGraphics
import Foundation
import GestureLogic
import QuartzCore

/// The buttons of a swiped row.
final class SwipeButtons: UIView {
    private let buttons: [SwipeButton]
    /// The preferred widths of the buttons in points.
    let widths: [CGFloat]
    private let side: RowSide
    /// The last layout.
    private(set) var shown: (offset: CGFloat, isFar: Bool) = (0, false)
    /// Whether the buttons are open far enough for their images to have their full size.
    private var isHalfOpen = false
    private var swipe: RowSwipe

    init(
        _ configuration: UISwipeActionsConfiguration, side: RowSide, in cell: UIView,
        _ chosen: @escaping (UIContextualAction, UIView) -> Void
    ) {
        self.side = side
        let size = cell.bounds.size
        buttons = configuration.actions.map { action in
            SwipeButton(action, rowHeight: size.height) { button in chosen(action, button) }
        }
        let count = configuration.actions.count
        widths = buttons.map { button in
            button.preferredWidth = RowSwipe.buttonWidth(title: button.titleWidth, count: count, row: size.width)
            return button.preferredWidth
        }
        swipe = RowSwipe(
            widths: widths, width: cell.bounds.width, performsFirst: configuration.performsFirstActionWithFullSwipe)
        super.init(frame: .zero)
        semanticContentAttribute = cell.isRightToLeft ? .forceRightToLeft : .forceLeftToRight
        clipsToBounds = true
        // The first button covers the others when it takes the whole width.
        for button in buttons.reversed() {
            button.startsAtLeft = (side == .trailing) != isRightToLeft
            addSubview(button)
        }
    }

    required init?(coder: NSCoder) { nil }

    var rule: RowSwipe { swipe }

    /// Sets the frames of the buttons: at the edge of the row, as wide as the row was moved.
    func layout(offset: CGFloat, isFar: Bool, in size: CGSize) {
        let isAtRight = (side == .trailing) != isRightToLeft
        frame = CGRect(x: isAtRight ? size.width : -offset, y: 0, width: offset, height: size.height)
        shown = (offset, isFar)
        let wasHalfOpen = isHalfOpen
        isHalfOpen = offset >= swipe.buttons / 2
        if wasHalfOpen != isHalfOpen { buttons.forEach { $0.growImage(isHalfOpen) } }
        for (button, slice) in zip(buttons, swipe.slices(widths, offset: offset, isFar: isFar)) {
            button.staysInside = isFar
            button.frame = CGRect(
                x: isAtRight ? slice.start : offset - slice.start - slice.width, y: 0, width: slice.width,
                height: size.height)
            // Laid out immediately, so that the texts move in the same animation.
            button.setNeedsLayout()
            button.layoutIfNeeded()
        }
    }

    func button(of action: UIContextualAction) -> UIView? { buttons.first { $0.action === action } }

    func stopMoving() {
        for view in [self] + buttons { view.layer.removeAllAnimations() }
        buttons.forEach { $0.stopMoving() }
    }
}

/// One button of a swiped row.
private final class SwipeButton: UIControl {
    let action: UIContextualAction
    /// The width of the title in points.
    let titleWidth: CGFloat
    /// The preferred width in points.
    var preferredWidth: CGFloat = 0
    /// Whether the content is aligned to the row, so that the row seems to uncover the button.
    var startsAtLeft = true
    /// Whether the button takes the whole width. Its content is then beside the row instead of in the center.
    var staysInside = false
    private let label = UILabel()
    private let picture = UIImageView(image: nil)
    private let shade = UIView()

    /// Folklore (scrolling/swipe-title): a title is displayed below an image in rows of at least 91 points.
    private static let heightForBoth: CGFloat = 91

    init(_ action: UIContextualAction, rowHeight: CGFloat, _ chosen: @escaping (UIView) -> Void) {
        self.action = action
        let hasPicture = action.image != nil
        let title = hasPicture && rowHeight < Self.heightForBoth ? nil : action.title
        label.text = title
        label.font = .systemFont(ofSize: 15)
        label.textColor = .white
        label.textAlignment = .center
        let width = title?.isEmpty == false ? label.sizeThatFits(CGSize(width: 0, height: 0)).width : 0
        titleWidth = width.rounded(.up)
        super.init(frame: .zero)
        clipsToBounds = true
        backgroundColor = action.backgroundColor
        picture.image = action.image.map { $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0 }
        picture.tintColor = .white
        picture.transform = Self.smallImage
        picture.contentMode = .center
        shade.backgroundColor = .black
        shade.alpha = 0
        for view in [picture, label, shade] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        addAction(UIAction { [weak self] _ in self.map { chosen($0) } }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    /// Measured (scrolling/swipe-icon).
    private static let smallImage = CGAffineTransform(scaleX: 0.8, y: 0.8)

    /// Animates the image to its full size, or back.
    func growImage(_ isFull: Bool) {
        guard picture.image != nil else { return }
        UIView.animate(
            withDuration: 0.15, delay: 0, options: [.overrideInheritedDuration, .overrideInheritedCurve]
        ) {
            self.picture.transform = isFull ? .identity : Self.smallImage
        }
    }

    func stopMoving() { [label, picture, shade].forEach { $0.layer.removeAllAnimations() } }

    override func stateChanged() {
        super.stateChanged()
        // Chosen: by eye.
        shade.alpha = isHighlighted ? 0.15 : 0
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        shade.frame = bounds
        let width = staysInside ? preferredWidth : max(preferredWidth, bounds.width)
        let x = startsAtLeft ? 0 : bounds.width - width
        let text = label.text?.isEmpty == false ? label.intrinsicContentSize.height : 0
        let size = picture.image == nil ? 0 : picture.intrinsicContentSize.height
        // Measured (scrolling/swipe-button): 8 points between image and title, and at the sides of the title.
        let gap: CGFloat = text > 0 && size > 0 ? 8 : 0
        let top = ((bounds.height - text - gap - size) / 2).rounded()
        picture.bounds.size = CGSize(width: width, height: size)
        picture.center = CGPoint(x: x + width / 2, y: top + size / 2)
        label.frame = CGRect(x: x + 8, y: top + size + gap, width: max(0, width - 16), height: text)
    }

    override var isAccessibilityElementByDefault: Bool { true }
    override var defaultAccessibilityLabel: String? { action.title ?? action.image?.accessibilityLabel }
    override var defaultAccessibilityTraits: UIAccessibilityTraits { .button }
}
