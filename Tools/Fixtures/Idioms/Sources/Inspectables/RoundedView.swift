import UIKit

@IBDesignable
open class RoundedView: UIView {
    @IBInspectable open var cornerRadius: CGFloat = 4 { didSet { setup() } }
    @IBInspectable public var fill: UIColor? { didSet { setup() } }
    @IBOutlet private(set) weak var titleLabel: UILabel!
    @IBOutlet public var stars: [UIImageView]!
    public var prepared = 0

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setup()
    }

    required public init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        setup()
    }

    open override func awakeFromNib() {
        super.awakeFromNib()
        prepared += 1
    }

    open override func prepareForInterfaceBuilder() {
        super.prepareForInterfaceBuilder()
        prepared += 10
    }

    private func setup() {
        layer.cornerRadius = cornerRadius
        backgroundColor = fill
    }

    public func snapshot() -> UIImage? {
        UIGraphicsBeginImageContextWithOptions(bounds.size, false, 1)
        defer { UIGraphicsEndImageContext() }
        (fill ?? .black).setFill()
        UIBezierPath(roundedRect: bounds, cornerRadius: cornerRadius).fill()
        return UIGraphicsGetImageFromCurrentImageContext()
    }
}
