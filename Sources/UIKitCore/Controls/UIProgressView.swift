import CoreGraphics
public import Foundation
import NumberConversion
import ObjectiveCRuntime
import QuartzCore

/// A bar that shows the progress of a task.
@preconcurrency @MainActor
open class UIProgressView: UIView {
    /// The style of a progress bar. `bar` draws no track.
    public enum Style: Int, Sendable { case `default` = 0, bar }

    private let track = UIImageView()
    private let fill = UIImageView()

    /// Creates a progress bar with a style, and a progress of 0.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        progressViewStyle = style
        applyColors()
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// Reads the properties of every view from an archive. An element of a storyboard has all its attributes when the
    /// initializer returns.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        coder.fill(self, as: UIProgressView.self)
    }

    /// The style of the bar. The default is `default`.
    open var progressViewStyle = Style.default { didSet { if progressViewStyle != oldValue { applyColors() } } }
    /// The progress, from 0 to 1.
    open var progress: Float {
        get { shown }
        set { setProgress(newValue, animated: false) }
    }
    private var shown: Float = 0
    /// Sets the progress, clamped to 0…1. A value that is not finite counts as 0.
    open func setProgress(_ progress: Float, animated: Bool) {
        shown = progress.isFinite ? min(max(progress, 0), 1) : 0
        defer { valuesChanged() }
        guard animated, window != nil else { return layoutFill() }
        layoutIfNeeded()
        UIView.animate(withDuration: 0.25) { self.layoutFill() }
    }
    /// The task whose completed fraction the bar displays; nil, the default, for ``progress``.
    ///
    /// Foundation on Linux does not notify of a change, so a bar in a window reads the fraction ten times a second
    /// until the task is finished or cancelled.
    open var observedProgress: Progress? {
        didSet {
            if observedProgress !== oldValue { observeProgress() }
        }
    }
    private var reading: ScheduledWork?

    override func windowChanged() {
        super.windowChanged()
        observeProgress()
    }

    private func observeProgress() {
        reading?.cancel()
        reading = nil
        guard let task = observedProgress else { return }
        let fraction = Float(task.fractionCompleted)
        if fraction != shown { setProgress(fraction, animated: true) }
        guard window != nil, !task.isFinished, !task.isCancelled else { return }
        reading = appContext.after(0.1) { [weak self] in self?.observeProgress() }
    }
    /// The color of the completed part; nil for the tint color.
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
    /// The color of the track; nil for the system's color.
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
    /// The image of the completed part, stretched between its caps; nil, the default, for a color.
    open var progressImage: UIImage? {
        get { fill.image }
        set {
            customize("progressImage", { $0.progressImage = newValue }) {
                fill.image = newValue
                applyColors()
            }
        }
    }
    /// The image of the track, stretched between its caps; nil, the default, for a color.
    open var trackImage: UIImage? {
        get { track.image }
        set {
            customize("trackImage", { $0.trackImage = newValue }) {
                track.image = newValue
                applyColors()
            }
        }
    }

    /// Measured (controls/progress): 4 points high since iOS 14.
    override open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 4) }
    override open func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 4) }
    override open func layoutSubviews() {
        super.layoutSubviews()
        // Images have corners of their own.
        let isRound = progressViewStyle != .bar && track.image == nil && fill.image == nil
        layer.cornerRadius = isRound ? bounds.height / 2 : 0
        fill.layer.cornerRadius = layer.cornerRadius
        track.frame = bounds
        layoutFill()
    }
    override open func tintColorDidChange() {
        super.tintColorDidChange()
        applyColors()
    }

    private func prepare() {
        isUserInteractionEnabled = false
        clipsToBounds = true
        addSubview(track)
        addSubview(fill)
        applyColors()
    }

    private func applyColors() {
        let color: UIColor = progressViewStyle == .bar ? .clear : .systemFill
        backgroundColor = track.image == nil ? trackTintColor ?? color : .clear
        fill.backgroundColor = fill.image == nil ? progressTintColor ?? tintColor : nil
        track.isHidden = track.image == nil
        setNeedsLayout()
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
