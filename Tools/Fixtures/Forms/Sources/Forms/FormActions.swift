import UIKit

extension FormViewController {
    @IBAction private func clear(_ sender: UIButton) { add("clear \(sender.tag)") }
}

extension UIView {
    @IBInspectable var roundness: CGFloat {
        get { layer.cornerRadius }
        set { layer.cornerRadius = newValue }
    }
}

/// Only the storyboard names it.
private final class Divider: UIView {
    @IBInspectable var thickness: Double = 1
    override func awakeFromNib() {
        super.awakeFromNib()
        tag = Int(thickness)
    }
}

@objc(FRMStamp) final class Stamp: UIView {}

@IBDesignable public class RatingView: UIView {
    @IBOutlet private var stars: [UIImageView]!
    @IBInspectable public var rating: Int = 0 { didSet { show() } }

    public static func make() -> RatingView? { UINib(nibName: "RatingView", bundle: .module).instantiate(withOwner: nil).first as? RatingView }

    private func show() { stars?.enumerated().forEach { $1.isHighlighted = $0 < rating } }
    public var lit: Int { stars.filter(\.isHighlighted).count }

    @IBAction private func rate(_ sender: UITapGestureRecognizer) { rating = stars.count }
}

public func fieldCount(_ count: Int) -> String { String(localized: "\(count) fields", bundle: .module) }

extension Bundle {
    /// The bundle with the screens.
    static var forms: Bundle { .module }
}
