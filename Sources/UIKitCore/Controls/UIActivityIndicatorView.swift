import CoreGraphics
public import Foundation
import QuartzCore
import SystemStrings

/// A spinner that shows that a task of unknown duration is in progress.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
    /// The size of an indicator.
    public enum Style: Int, Sendable {
        /// Styles of iOS 12 and earlier: large and white, white, gray.
        case whiteLarge = 0, white, gray
        case medium = 100, large = 101

        /// Measured (controls/activity-size): width and height, in points.
        var length: CGFloat { self == .large || self == .whiteLarge ? 37 : 20 }
        /// The color of the older styles.
        var color: UIColor? {
            switch self {
            case .whiteLarge, .white: .white
            case .gray: .gray
            case .medium, .large: nil
            }
        }
    }

    private var step = 0
    private var work: ScheduledWork?

    /// Creates an indicator with the size of its style, which is not animating.
    public init(style: Style) {
        self.style = style
        if let own = style.color { ownColor = own }
        super.init(frame: CGRect(x: 0, y: 0, width: style.length, height: style.length))
        prepare()
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
        coder.fill(self, as: UIActivityIndicatorView.self)
    }

    /// The size of the indicator. The default is `medium`.
    open var style = Style.medium {
        didSet {
            guard style != oldValue else { return }
            if let own = style.color { ownColor = own }
            invalidateIntrinsicContentSize()
            setNeedsDisplay()
        }
    }
    /// The color of the spokes. The default is system gray.
    open var color: UIColor! {
        get { ownColor }
        set {
            customize("color", { $0.color = newValue }) {
                ownColor = newValue ?? .systemGray
                setNeedsDisplay()
            }
        }
    }
    private var ownColor = UIColor.systemGray
    /// Whether the view is hidden while it is not animating. The default is true.
    open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }
    /// Whether the indicator is animating.
    open private(set) var isAnimating = false

    /// Starts the animation, and shows the view if ``hidesWhenStopped`` is true.
    open func startAnimating() {
        guard !isAnimating else { return }
        isAnimating = true
        if hidesWhenStopped { isHidden = false }
        scheduleStep()
    }

    /// Stops the animation, and hides the view if ``hidesWhenStopped`` is true.
    open func stopAnimating() {
        isAnimating = false
        work?.cancel()
        work = nil
        if hidesWhenStopped { isHidden = true }
    }

    override open var intrinsicContentSize: CGSize { CGSize(width: style.length, height: style.length) }
    override open func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    override open func didMoveToWindow() {
        super.didMoveToWindow()
        // The animation pauses outside a window.
        work?.cancel()
        work = nil
        scheduleStep()
    }

    private func prepare() {
        isUserInteractionEnabled = false
        isHidden = true
        layer.pending.redrawsOnResize = true
    }

    /// Chosen: eight spokes, one revolution per second. Timers make the steps, not frames, so that an idle app draws
    /// only eight times per second.
    private func scheduleStep() {
        guard isAnimating, window != nil, work == nil else { return }
        work = appContext.after(1.0 / 8) { [weak self] in
            guard let self, self.isAnimating, self.window != nil else { return }
            self.step = (self.step + 1) % 8
            self.setNeedsDisplay()
            self.work = nil
            self.scheduleStep()
        }
    }

    override open func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let length = min(style.length, bounds.width, bounds.height)
        guard length > 0 else { return }
        let color = color.cgColor
        context.setLineWidth(length * 0.11)
        context.setLineCap(.round)
        for spoke in 0..<8 {
            let angle = Double(spoke) / 8 * 2 * .pi - .pi / 2
            let (x, y) = (CGFloat(cos(angle)), CGFloat(sin(angle)))
            // The leading spoke is opaque; the following spokes fade.
            let age = (step - spoke + 8) % 8
            context.setStrokeColor(color.faded(by: max(0.2, 1 - CGFloat(age) * 0.13)))
            context.move(to: CGPoint(x: bounds.midX + x * length * 0.23, y: bounds.midY + y * length * 0.23))
            context.addLine(to: CGPoint(x: bounds.midX + x * length * 0.42, y: bounds.midY + y * length * 0.42))
            context.strokePath()
        }
    }

    override var isAccessibilityElementByDefault: Bool { true }
    override var defaultAccessibilityLabel: String? {
        isAnimating ? SystemString.inProgress.localized : SystemString.progressHalted.localized
    }
    override var defaultAccessibilityTraits: UIAccessibilityTraits { .updatesFrequently }
}
