import CoreGraphics
public import Foundation
import QuartzCore

/// The text field of a search bar: rounded, with a magnifier; usable on its own too.
@MainActor
open class UISearchTextField: UITextField {
    /// The bar that the field belongs to.
    weak var bar: UISearchBar?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepareSearch()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareSearch()
    }

    /// Measured: 36 points high.
    override open var intrinsicContentSize: CGSize { CGSize(width: super.intrinsicContentSize.width, height: SearchBarMetrics.fieldHeight) }
    override open func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
    override open func leftViewRect(forBounds bounds: CGRect) -> CGRect { signPlace(bounds, isLeading: true) }
    override open func rightViewRect(forBounds bounds: CGRect) -> CGRect { signPlace(bounds, isLeading: false) }
    override open func textRect(forBounds bounds: CGRect) -> CGRect { searchTextPlace(super.textRect(forBounds: bounds)) }
    package override func performCancel() -> Bool {
        if markedTextRange == nil, let bar, bar.cancelByKey() { return true }
        return super.performCancel()
    }
    package override func performBack() -> Bool { bar?.cancelByKey() == true || super.performBack() }
    override var defaultAccessibilityLabel: String? { placeholder ?? Words.search }
    override var defaultAccessibilityTraits: UIAccessibilityTraits { super.defaultAccessibilityTraits.union(.searchField) }
}

/// Sizes of search bars, in points.
enum SearchBarMetrics {
    /// Measured since iOS 11.
    static let fieldHeight: CGFloat = 36
    /// Measured: a search bar on its own.
    static let ownHeight: CGFloat = 56
    /// Folklore: the row in a navigation bar, the field and 16 points of padding, one of them above.
    static let rowHeight: CGFloat = 52
    static let rowTop: CGFloat = 1
    /// Measured by eye: beside the field of a bar on its own.
    static let ownMargin: CGFloat = 8
    /// Chosen: a scope bar with the gap above it.
    static let scopeHeight: CGFloat = 40
    static let segmentHeight: CGFloat = 32
    /// Chosen: a line of 13 points above the field.
    static let promptHeight: CGFloat = 19
    static let cornerRadius: CGFloat = 10
    /// Measured by eye: the magnifier stands 8 points from the edge, the text a few points behind it.
    static let signWidth: CGFloat = 30
    /// Chosen: between the field and the cancel button.
    static let cancelGap: CGFloat = 12
}

extension UISearchTextField {
    private func prepareSearch() {
        borderStyle = .none
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = SearchBarMetrics.cornerRadius
        clearButtonMode = .always
        leftViewMode = .always
        rightViewMode = .always
        // Measured by eye: the placeholder of a search field is darker than that of other fields.
        field.placeholderColor = .secondaryLabel
        parts.placeholder.textColor = .secondaryLabel
        leftView = SearchSign(UIImage(systemName: "magnifyingglass", withConfiguration: UIImage.SymbolConfiguration(pointSize: 16)))
        parts.clearButton.tintColor = .secondaryLabel
    }

    /// Signs take the field's height, also while it is squeezed; other views keep their own size.
    func signPlace(_ bounds: CGRect, isLeading: Bool) -> CGRect {
        guard let view = isLeading ? leftView : rightView else { return .zero }
        guard view is SearchSign else { return sideViewPlace(view, bounds, isLeading: isLeading) }
        let isLeft = isLeading != isRightToLeft
        return CGRect(
            x: isLeft ? bounds.minX : bounds.maxX - SearchBarMetrics.signWidth, y: bounds.minY, width: SearchBarMetrics.signWidth,
            height: bounds.height)
    }

    private func searchTextPlace(_ rect: CGRect) -> CGRect {
        let offset = bar?.searchLook.textOffset ?? .zero
        let free: CGFloat = showsClearButton || (rightView != nil && rightViewMode == .always) ? 0 : 8
        let cut = CGRect(x: rect.minX + (isRightToLeft ? free : 0), y: rect.minY, width: max(0, rect.width - free), height: rect.height)
        return cut.offsetBy(dx: offset.horizontal, dy: offset.vertical)
    }
}

/// A sign beside a search field's text.
final class SearchSign: UIView {
    let image: UIImageView
    var offset = UIOffset.zero { didSet { setNeedsLayout() } }
    private let tapped: (() -> Void)?

    init(_ picture: UIImage?, _ tapped: (() -> Void)? = nil) {
        image = UIImageView(image: picture?.withRenderingMode(.alwaysTemplate))
        self.tapped = tapped
        super.init(frame: CGRect(x: 0, y: 0, width: SearchBarMetrics.signWidth, height: SearchBarMetrics.fieldHeight))
        image.contentMode = .center
        image.tintColor = .secondaryLabel
        image.isUserInteractionEnabled = false
        isUserInteractionEnabled = tapped != nil
        addSubview(image)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() { image.frame = bounds.offsetBy(dx: offset.horizontal, dy: offset.vertical) }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { image.alpha = 0.3 }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { image.alpha = 1 }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        image.alpha = 1
        if let touch = touches.first, point(inside: touch.location(in: self), with: event) { tapped?() }
    }
}
