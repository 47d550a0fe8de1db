import CoreGraphics
public import Foundation
import NumberConversion
import QuartzCore

/// Shows how much of something is done.
@preconcurrency @MainActor
open class UIProgressView: UIView {
    /// Whether the track is drawn; `bar` draws none.
    public enum Style: Int, Sendable { case `default` = 0, bar }

    private let fill = UIView()

    /// A bar of a style, with no progress.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        progressViewStyle = style
        applyColors()
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// Of an archive the properties of any view are read; an element of a storyboard has all its attributes when this
    /// returns.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        coder.fill(self, as: UIProgressView.self)
    }

    /// Whether the track is drawn. Default by default.
    open var progressViewStyle = Style.default { didSet { if progressViewStyle != oldValue { applyColors() } } }
    /// 0…1.
    open var progress: Float {
        get { shown }
        set { setProgress(newValue, animated: false) }
    }
    private var shown: Float = 0
    /// Sets progress, kept between 0 and 1; a value that is not finite is 0.
    open func setProgress(_ progress: Float, animated: Bool) {
        shown = progress.isFinite ? min(max(progress, 0), 1) : 0
        defer { valuesChanged() }
        guard animated, window != nil else { return layoutFill() }
        layoutIfNeeded()
        UIView.animate(withDuration: 0.25) { self.layoutFill() }
    }
    /// The color of the part that is done; nil takes the tint color.
    open var progressTintColor: UIColor? {
        get { ownProgressTintColor }
        set {
            customize("progressTintColor", { $0.progressTintColor = newValue }) {
                ownProgressTintColor = newValue
                applyColors()
            }
        }
    }
    private var ownProgressTintColor: UIColor?
    /// The color of the track; nil takes the system's.
    open var trackTintColor: UIColor? {
        get { ownTrackTintColor }
        set {
            customize("trackTintColor", { $0.trackTintColor = newValue }) {
                ownTrackTintColor = newValue
                applyColors()
            }
        }
    }
    private var ownTrackTintColor: UIColor?

    /// Measured: 4 points high since iOS 14.
    override open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 4) }
    override open func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 4) }
    override open func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = progressViewStyle == .bar ? 0 : bounds.height / 2
        fill.layer.cornerRadius = layer.cornerRadius
        layoutFill()
    }
    override open func tintColorDidChange() {
        super.tintColorDidChange()
        applyColors()
    }

    private func prepare() {
        isUserInteractionEnabled = false
        clipsToBounds = true
        addSubview(fill)
        applyColors()
    }

    private func applyColors() {
        backgroundColor = trackTintColor ?? (progressViewStyle == .bar ? .clear : .systemFill)
        fill.backgroundColor = progressTintColor ?? tintColor
    }

    private func layoutFill() {
        let width = bounds.width * CGFloat(shown)
        fill.frame = CGRect(x: isRightToLeft ? bounds.width - width : 0, y: 0, width: width, height: bounds.height)
    }

    override var isAccessibilityElementByDefault: Bool { true }
    override var defaultAccessibilityLabel: String? {
        "Progress, \(Int(saturating: (Double(shown) * 100).rounded())) percent"
    }
    override var defaultAccessibilityTraits: UIAccessibilityTraits { .updatesFrequently }
}
