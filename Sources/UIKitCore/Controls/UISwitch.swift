import CoreGraphics
import Diagnostics
public import Foundation
import ObjectiveCRuntime
import QuartzCore

/// A control that turns an option on or off. Its size is always 51 × 31 points. A frame or constraints set only the
/// origin; in right-to-left interfaces, constraints set the upper right corner.
@preconcurrency @MainActor
open class UISwitch: UIControl, FixedSizeControl {
    private let track = UIView()
    private let thumb = UIView()
    private var startedOn = false

    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: UISwitch.fixedSize))
        prepare()
    }

    /// Creates a switch with its fixed size, turned off.
    public convenience init() { self.init(frame: .zero) }

    /// Reads the properties of every view from an archive. An element of a storyboard has all its attributes when the
    /// initializer returns.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        coder.fill(self, as: UISwitch.self)
    }

    /// Measured (controls/switch).
    static var fixedSize: CGSize { CGSize(width: 51, height: 31) }

    /// Whether the switch is on. Setting it moves the thumb immediately and sends no event.
    open var isOn: Bool {
        get { shownOn }
        set { setOn(newValue, animated: false) }
    }
    private var shownOn = false
    /// Sets the state without sending an event.
    open func setOn(_ on: Bool, animated: Bool) {
        guard shownOn != on else { return }
        shownOn = on
        defer { valuesChanged() }
        guard animated, window != nil else { return layoutParts() }
        UIView.animate(withDuration: 0.25) { self.layoutParts() }
    }
    /// The color of the track when the switch is on; nil for system green.
    open var onTintColor: UIColor? {
        get { ownOnTintColor }
        set {
            customize("onTintColor", { $0.onTintColor = newValue }) {
                ownOnTintColor = newValue
                layoutParts()
            }
        }
    }
    private var ownOnTintColor: UIColor?
    /// The color of the thumb; nil for white.
    open var thumbTintColor: UIColor? {
        get { ownThumbTintColor }
        set {
            customize("thumbTintColor", { $0.thumbTintColor = newValue }) {
                ownThumbTintColor = newValue
                layoutParts()
            }
        }
    }
    private var ownThumbTintColor: UIColor?

    /// The image of a switch that is on. Documented (UISwitch.onImage): without effect since iOS 7.
    /// - Coverage: inert (a switch has no image)
    open var onImage: UIImage? {
        get { images.on }
        set { customize("onImage", { $0.onImage = newValue }) { setImage(\.on, newValue) } }
    }
    /// The image in the off position. Documented (UISwitch.offImage): without effect since iOS 7.
    /// - Coverage: inert (a switch has no image)
    open var offImage: UIImage? {
        get { images.off }
        set { customize("offImage", { $0.offImage = newValue }) { setImage(\.off, newValue) } }
    }
    private struct Images { var on: UIImage?, off: UIImage? }
    private var images = Images()
    private func setImage(_ place: WritableKeyPath<Images, UIImage?>, _ image: UIImage?) {
        images[keyPath: place] = image
        if image != nil { Log.once("UISwitch.onImage and offImage have no effect, as on iOS since version 7") }
    }

    /// The form of a switch. Documented (UISwitch.Style): a check box exists only on the Mac.
    public enum Style: Int, Sendable { case automatic = 0, checkbox, sliding }

    /// The form that the app prefers. The default is `.automatic`.
    /// - Coverage: inert (every switch slides, as on phones and tablets)
    open var preferredStyle = Style.automatic {
        didSet {
            if preferredStyle == .checkbox {
                Log.once("UISwitch.preferredStyle: .checkbox has no effect: switches slide, as on phones and tablets")
            }
        }
    }
    /// The form of the switch: always `.sliding`, as on phones and tablets.
    open var style: Style { .sliding }
    /// The text beside a check box. Documented (UISwitch.title): a sliding switch shows no title. The screen reader
    /// reads the title of a switch without a label.
    open var title: String? { didSet { if title != oldValue { valuesChanged() } } }

    override open var frame: CGRect {
        get { super.frame }
        set { if let fixed = fixedFrame(newValue) { super.frame = fixed } }
    }
    override open var bounds: CGRect {
        get { super.bounds }
        set { super.bounds = fixedBounds(newValue) }
    }
    override func appliedFrame(from solved: CGRect) -> CGRect { fixedFrame(solved: solved) }
    override var defaultIntrinsicPriorities: ViewLayoutState.IntrinsicPriorities { .ofFixedSize }
    override open var intrinsicContentSize: CGSize { UISwitch.fixedSize }
    override open func sizeThatFits(_ size: CGSize) -> CGSize { UISwitch.fixedSize }
    override open func layoutSubviews() {
        super.layoutSubviews()
        layoutParts()
    }

    override func stateChanged() {
        alpha = isEnabled ? 1 : 0.5
        UIView.animate(withDuration: 0.2) { self.layoutParts() }
    }
    override var triggersPrimaryAction: Bool { false }

    // A drag sets the side of the touch. A tap toggles the switch.
    override open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        startedOn = isOn
        dragged = false
        return super.beginTracking(touch, with: event)
    }
    private var dragged = false
    override open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let x = touch.location(in: self).x
        let wants = (x > bounds.midX) != isRightToLeft
        if abs(x - bounds.midX) > bounds.width * 0.3 || dragged, wants != isOn {
            dragged = true
            setOn(wants, animated: true)
        }
        return true
    }
    override open func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if !dragged { setOn(!startedOn, animated: true) }
        if isOn != startedOn { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }

    private func prepare() {
        track.isUserInteractionEnabled = false
        thumb.isUserInteractionEnabled = false
        addSubview(track)
        addSubview(thumb)
        thumb.layer.shadowColor = .black
        thumb.layer.shadowOpacity = 0.15
        thumb.layer.shadowOffset = CGSize(width: 0, height: 3)
        thumb.layer.shadowRadius = 4
    }

    private func layoutParts() {
        let area = CGRect(origin: .zero, size: UISwitch.fixedSize)
        track.frame = area
        track.layer.cornerRadius = area.height / 2
        track.backgroundColor = shownOn ? onTintColor ?? .systemGreen : .secondarySystemFill
        // Measured (controls/switch-thumb): a thumb of 27 points, 2 points from the edge; wider while pressed.
        let width: CGFloat = isHighlighted ? 33 : 27
        let atRight = shownOn != isRightToLeft
        thumb.frame = CGRect(x: atRight ? area.width - width - 2 : 2, y: 2, width: width, height: 27)
        thumb.layer.cornerRadius = 13.5
        thumb.backgroundColor = thumbTintColor ?? .white
    }

    override var defaultAccessibilityLabel: String? { title ?? super.defaultAccessibilityLabel }
    override var defaultAccessibilityTraits: UIAccessibilityTraits { super.defaultAccessibilityTraits.union(.button) }
}
