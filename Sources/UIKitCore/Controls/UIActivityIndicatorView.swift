import CoreGraphics
public import Foundation
import QuartzCore
import SystemStrings

/// Shows that something goes on whose end is not known.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
    /// How large the indicator is.
    public enum Style: Int, Sendable {
        /// Of iOS 12 and before: large and white, white, gray.
        case whiteLarge = 0, white, gray
        case medium = 100, large = 101

        /// Measured: points each way.
        var length: CGFloat { self == .large || self == .whiteLarge ? 37 : 20 }
        /// The older styles bring their color.
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

    /// An indicator in its style's size, which does not turn.
    public init(style: Style) {
        self.style = style
        if let own = style.color { color = own }
        super.init(frame: CGRect(x: 0, y: 0, width: style.length, height: style.length))
        prepare()
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
        coder.fill(self, as: UIActivityIndicatorView.self)
    }

    /// How large the indicator is. Medium by default.
    open var style = Style.medium {
        didSet {
            guard style != oldValue else { return }
            if let own = style.color { color = own }
            invalidateIntrinsicContentSize()
            setNeedsDisplay()
        }
    }
    /// The color of the spokes. System gray by default.
    open var color: UIColor! = .systemGray { didSet { setNeedsDisplay() } }
    /// Whether the view is hidden while it does not turn. True by default.
    open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }
    /// Whether it turns.
    open private(set) var isAnimating = false

    /// Begins to turn, and shows the view if ``hidesWhenStopped`` hid it.
    open func startAnimating() {
        guard !isAnimating else { return }
        isAnimating = true
        if hidesWhenStopped { isHidden = false }
        scheduleStep()
    }

    /// Stops turning, and hides the view if ``hidesWhenStopped`` is set.
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
        // Out of a window nothing shows, so nothing turns.
        work?.cancel()
        work = nil
        scheduleStep()
    }

    private func prepare() {
        isUserInteractionEnabled = false
        isHidden = true
        layer.pending.redrawsOnResize = true
    }

    /// Chosen: eight spokes, one turn a second. Steps are timers, not frames, so that a waiting app draws eight times a
    /// second only.
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
            // The leading spoke is full, those behind it fade.
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
