import CoreGraphics
public import Foundation
import QuartzCore

/// Turns something on or off. Its size is always 51 by 31 points: of a frame that is set, or that constraints give it,
/// it takes the origin, in right-to-left interfaces the upper right corner of what constraints give.
@preconcurrency @MainActor
open class UISwitch: UIControl {
    private let track = UIView()
    private let thumb = UIView()
    private var startedOn = false

    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: UISwitch.fixedSize))
        prepare()
    }

    /// A switch in its own size, off.
    public convenience init() { self.init(frame: .zero) }

    /// Of an archive the properties of any view are read; an element of a storyboard has all its attributes when this
    /// returns.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        coder.fill(self, as: UISwitch.self)
    }

    /// Measured (controls/switch).
    private static var fixedSize: CGSize { CGSize(width: 51, height: 31) }

    /// Whether the switch is on. Setting it moves the thumb at once and sends no event.
    open var isOn: Bool {
        get { shownOn }
        set { setOn(newValue, animated: false) }
    }
    private var shownOn = false
    /// Sends no event: the app knows what it did.
    open func setOn(_ on: Bool, animated: Bool) {
        guard shownOn != on else { return }
        shownOn = on
        defer { valuesChanged() }
        guard animated, window != nil else { return layoutParts() }
        UIView.animate(withDuration: 0.25) { self.layoutParts() }
    }
    /// Nil is system green.
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
    /// The color of the thumb; nil is white.
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

    override open var frame: CGRect {
        get { super.frame }
        set {
            // A turned switch is moved: its frame is not its size.
            if transform.isIdentity {
                super.frame = CGRect(origin: newValue.origin, size: UISwitch.fixedSize)
            } else {
                center = CGPoint(x: newValue.midX, y: newValue.midY)
            }
        }
    }
    override open var bounds: CGRect {
        get { super.bounds }
        set { super.bounds = CGRect(origin: newValue.origin, size: UISwitch.fixedSize) }
    }
    override func frameTaken(from solved: CGRect) -> CGRect {
        let size = UISwitch.fixedSize
        return CGRect(
            origin: CGPoint(x: isRightToLeft ? solved.maxX - size.width : solved.minX, y: solved.minY), size: size)
    }
    // As UIKit has it: a neighbor that may stretch does so before a switch.
    override var defaultIntrinsicPriorities: ViewLayoutState.IntrinsicPriorities {
        var priorities = ViewLayoutState.IntrinsicPriorities()
        priorities.hugging = (.defaultHigh, .defaultHigh)
        return priorities
    }
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

    // A finger that drags sets the side it is on; one that lifts in place turns the switch over.
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
        // Measured: a thumb of 27 points, 2 from the edge; wider while a finger is on it.
        let width: CGFloat = isHighlighted ? 33 : 27
        let atRight = shownOn != isRightToLeft
        thumb.frame = CGRect(x: atRight ? area.width - width - 2 : 2, y: 2, width: width, height: 27)
        thumb.layer.cornerRadius = 13.5
        thumb.backgroundColor = thumbTintColor ?? .white
    }

    override var defaultAccessibilityTraits: UIAccessibilityTraits { super.defaultAccessibilityTraits.union(.button) }
}
