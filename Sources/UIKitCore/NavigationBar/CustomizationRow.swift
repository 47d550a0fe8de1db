import CoreGraphics
import Foundation
import QuartzCore
import SystemStrings

/// A group in the panel that customizes a bar: a button that adds or removes the group, its images and name, and a
/// handle for moving it.
final class CustomizationRow: UIView {
    var onToggle: () -> Void = {}
    /// Moves the row by one position, for screen readers.
    var onStep: (Int) -> Void = { _ in }
    /// The distance in points from the start of the drag.
    var onDrag: (CGFloat) -> Void = { _ in }
    var onDrop: () -> Void = {}

    private let sign = UIButton(type: .custom)
    /// The background that is visible through the sign, also in dark mode.
    private let signGround = UIView()
    private let pictures: [UIImageView]
    private let label = UILabel()
    private let handle = RowHandle(frame: .zero)
    private let line = UIView()
    private let name: String

    /// Chosen: the maximum number of images for a group without a representative.
    private static let pictureLimit = 3
    private static let pictureWidth: CGFloat = 26

    init(_ group: UIBarButtonItemGroup, mayChange: Bool, isTurned: Bool) {
        name = group.customizationTitle
        pictures = group.customizationImages.prefix(Self.pictureLimit).map {
            UIImageView(image: $0.withRenderingMode(.alwaysTemplate))
        }
        super.init(frame: .zero)
        if isTurned { semanticContentAttribute = .forceRightToLeft }
        label.text = name
        label.font = .systemFont(ofSize: 17)
        label.accessibilityElementsHidden = true
        line.backgroundColor = .separator
        sign.isHidden = !mayChange
        signGround.isHidden = !mayChange
        signGround.isUserInteractionEnabled = false
        signGround.backgroundColor = .white
        signGround.layer.cornerRadius = 6
        sign.addAction(UIAction { [weak self] _ in self?.onToggle() }, for: .touchUpInside)
        handle.onDrag = { [weak self] in self?.onDrag($0) }
        handle.onDrop = { [weak self] in self?.onDrop() }
        handle.onStep = { [weak self] in self?.onStep($0) }
        handle.accessibilityLabel = name
        for picture in pictures {
            picture.contentMode = .center
            picture.isAccessibilityElement = false
        }
        for view in [signGround, sign, label, handle, line] + pictures as [UIView] {
            if isTurned { view.semanticContentAttribute = .forceRightToLeft }
            addSubview(view)
        }
    }

    required init?(coder: NSCoder) { nil }

    var isDragged = false {
        didSet {
            guard isDragged != oldValue else { return }
            backgroundColor = isDragged ? UIColor { $0.isDark ? .systemGray4 : .secondarySystemGroupedBackground } : nil
            layer.cornerRadius = isDragged ? 10 : 0
            layer.shadowColor = .black
            layer.shadowRadius = 8
            layer.shadowOffset = CGSize(width: 0, height: 2)
            layer.shadowOpacity = isDragged ? 0.25 : 0
        }
    }

    func update(isShown: Bool, hasLine: Bool) {
        let configuration = UIImage.SymbolConfiguration(pointSize: 20)
        sign.setImage(
            UIImage(systemName: isShown ? "minus.circle.fill" : "plus.circle.fill", withConfiguration: configuration)?
                .withRenderingMode(.alwaysTemplate), for: .normal)
        sign.tintColor = isShown ? .systemRed : .systemGreen
        sign.accessibilityLabel = "\(isShown ? SystemString.delete.localized : SystemString.add.localized), \(name)"
        handle.isHidden = !isShown
        line.isHidden = !hasLine
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let height = bounds.height
        put(sign, 0, 48)
        signGround.frame = CGRect(x: sign.frame.midX - 6, y: sign.frame.midY - 6, width: 12, height: 12)
        var x: CGFloat = 48
        for picture in pictures {
            put(picture, x, Self.pictureWidth)
            x += Self.pictureWidth + 4
        }
        if !pictures.isEmpty { x += 8 }
        put(label, x, max(0, bounds.width - x - 52))
        put(handle, bounds.width - 48, 48)
        let pixel = 1 / max(traitCollection.displayScale, 1)
        let start: CGFloat = 48
        line.frame = CGRect(x: isRightToLeft ? 0 : start, y: height - pixel, width: bounds.width - start, height: pixel)
    }

    private func put(_ view: UIView, _ x: CGFloat, _ width: CGFloat) {
        view.frame = CGRect(x: isRightToLeft ? bounds.width - x - width : x, y: 0, width: width, height: bounds.height)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

/// Three lines for dragging a row.
final class RowHandle: UIControl {
    var onDrag: (CGFloat) -> Void = { _ in }
    var onDrop: () -> Void = {}
    var onStep: (Int) -> Void = { _ in }
    private let image = UIImageView(
        image: UIImage(systemName: "line.3.horizontal", withConfiguration: UIImage.SymbolConfiguration(pointSize: 17))?
            .withRenderingMode(.alwaysTemplate))
    private var start: CGFloat = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        image.contentMode = .center
        image.tintColor = .tertiaryLabel
        image.isUserInteractionEnabled = false
        isAccessibilityElement = true
        accessibilityTraits = .adjustable
        accessibilityIdentifier = "RowHandle"
        addSubview(image)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() { image.frame = bounds }

    // The row moves with the touch, so distances are measured in the window, which does not.
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        start = touch.location(in: nil).y
        return true
    }
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        onDrag(touch.location(in: nil).y - start)
        return true
    }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { onDrop() }
    override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        onDrop()
    }

    override func accessibilityIncrement() { onStep(1) }
    override func accessibilityDecrement() { onStep(-1) }
}

extension UIBarButtonItemGroup {
    /// The images of the group: that of the representative, otherwise those of its items.
    var customizationImages: [UIImage] {
        if let image = representativeItem?.image { return [image] }
        return barButtonItems.compactMap { $0.image ?? $0.systemItem?.symbolName.flatMap { UIImage(systemName: $0) } }
    }
}
