import CoreGraphics
public import Foundation
import QuartzCore

/// Raises and lowers a number by two buttons. Its size is always 94 by 32 points.
///
/// A tap steps when it lifts; a finger that stays steps again and again. Chosen: not when it comes down, so that a
/// finger that begins to scroll there changes nothing. Where the interface reads from right to left plus is at the
/// left.
@preconcurrency @MainActor
open class UIStepper: UIControl {
    let face = StepperFace()
    var looks = StepperLooks()
    var span = StepperSpan()
    var hold = StepperHold()

    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: UIStepper.fixedSize))
        face.join(self)
    }

    /// A stepper in its own size, from 0 to 100 in steps of 1.
    public convenience init() { self.init(frame: .zero) }

    /// Of an archive the properties of any view are read; an element of a storyboard has all its attributes when this
    /// returns.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        face.join(self)
        coder.fill(self, as: UIStepper.self)
    }

    /// Chosen: as high as a segmented control, and as wide as UIKit has had it since iOS 5.
    static var fixedSize: CGSize { CGSize(width: 94, height: 32) }

    // MARK: Value

    /// 0 at first; always between minimum and maximum. Setting it sends no event; what is no number is not taken.
    open var value: Double {
        get { span.value }
        set { change { $0.setValue(newValue) } }
    }
    /// 0 at first. A higher one than the maximum raises that too, where UIKit stops the program.
    open var minimumValue: Double {
        get { span.minimum }
        set { change { $0.setMinimum(newValue) } }
    }
    /// 100 at first. A lower one than the minimum lowers that too, where UIKit stops the program.
    open var maximumValue: Double {
        get { span.maximum }
        set { change { $0.setMaximum(newValue) } }
    }
    /// 1 at first; more than 0. Anything else is not taken, where UIKit stops the program.
    open var stepValue: Double {
        get { span.step }
        set {
            guard newValue > 0, newValue.isFinite else {
                return Log.once("UIStepper.stepValue: a number that is not above 0 is not taken")
            }
            change { $0.step = newValue }
        }
    }
    /// Whether `.valueChanged` comes with each step, or once when the finger lifts. True at first.
    open var isContinuous = true
    /// Whether a finger that stays steps again and again. True at first.
    open var autorepeat = true
    /// Whether a step beyond one end goes on from the other. False at first.
    open var wraps: Bool {
        get { span.wraps }
        set { change { $0.wraps = newValue } }
    }

    // MARK: Look

    /// Behind the control in a state; what is missing comes from `.normal`. One for `.normal` replaces the system's
    /// appearance.
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        customize("background \(state.rawValue)", { $0.setBackgroundImage(image, for: state) }) {
            look { $0.backgrounds[state] = image }
        }
    }
    /// The image that was set for a state; nil without one.
    open func backgroundImage(for state: UIControl.State) -> UIImage? { looks.backgrounds[state] }
    /// Between two halves in these states. What is missing comes from `.normal` on both sides.
    open func setDividerImage(
        _ image: UIImage?, forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
    ) {
        let again: (UIStepper) -> Void = {
            $0.setDividerImage(image, forLeftSegmentState: leftState, rightSegmentState: rightState)
        }
        customize("divider \(leftState.rawValue) \(rightState.rawValue)", { again($0) }) {
            look { $0.dividers[StepperLooks.Place(left: leftState, right: rightState)] = image }
        }
    }
    /// The image that was set for the states; nil without one.
    open func dividerImage(forLeftSegmentState state: UIControl.State, rightSegmentState: UIControl.State) -> UIImage? {
        looks.dividers[StepperLooks.Place(left: state, right: rightSegmentState)]
    }
    /// In the place of the plus sign. One of an app's own takes the tint color.
    open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
        customize("increment \(state.rawValue)", { $0.setIncrementImage(image, for: state) }) {
            look { $0.increments[state] = image }
        }
    }
    /// The app's image, or for `.normal` the system's sign.
    open func incrementImage(for state: UIControl.State) -> UIImage? {
        looks.increments[state] ?? (state == .normal ? StepperLooks.plus : nil)
    }
    /// In the place of the minus sign. One of an app's own takes the tint color.
    open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
        customize("decrement \(state.rawValue)", { $0.setDecrementImage(image, for: state) }) {
            look { $0.decrements[state] = image }
        }
    }
    /// The app's image, or for `.normal` the system's sign.
    open func decrementImage(for state: UIControl.State) -> UIImage? {
        looks.decrements[state] ?? (state == .normal ? StepperLooks.minus : nil)
    }

    // MARK: Layout. Of a frame that is set, or that constraints give, it takes the origin, as a switch.

    override open var frame: CGRect {
        get { super.frame }
        set {
            if transform.isIdentity {
                super.frame = CGRect(origin: newValue.origin, size: UIStepper.fixedSize)
            } else {
                center = CGPoint(x: newValue.midX, y: newValue.midY)
            }
        }
    }
    override open var bounds: CGRect {
        get { super.bounds }
        set { super.bounds = CGRect(origin: newValue.origin, size: UIStepper.fixedSize) }
    }
    override func frameTaken(from solved: CGRect) -> CGRect {
        let size = UIStepper.fixedSize
        return CGRect(
            origin: CGPoint(x: isRightToLeft ? solved.maxX - size.width : solved.minX, y: solved.minY), size: size)
    }
    override var defaultIntrinsicPriorities: ViewLayoutState.IntrinsicPriorities {
        var priorities = ViewLayoutState.IntrinsicPriorities()
        priorities.hugging = (.defaultHigh, .defaultHigh)
        return priorities
    }
    override open var intrinsicContentSize: CGSize { UIStepper.fixedSize }
    override open func sizeThatFits(_ size: CGSize) -> CGSize { UIStepper.fixedSize }
    override open func layoutSubviews() {
        super.layoutSubviews()
        face.layout(self)
    }
    override open func tintColorDidChange() {
        super.tintColorDidChange()
        face.show(self)
    }
    override func stateChanged() { face.show(self) }

    // MARK: Touches

    override var triggersPrimaryAction: Bool { false }

    override open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard super.beginTracking(touch, with: event) else { return false }
        let half = half(at: touch.location(in: self))
        guard span.canStep(half) else { return false }
        press(half)
        return true
    }
    override open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        track(touch.location(in: self))
        return super.continueTracking(touch, with: event)
    }
    override open func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if !hold.hasRepeated, hold.isInside, let half = hold.half { step(half) }
        release()
    }
    override open func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        release()
    }

    // MARK: Accessibility. Chosen: one element that is adjusted, where UIKit has two buttons.

    override var defaultAccessibilityValue: String? { StepperSpan.words(value) }
    override var defaultAccessibilityTraits: UIAccessibilityTraits {
        super.defaultAccessibilityTraits.union(.adjustable)
    }
    override open func accessibilityIncrement() { stepOnce(.increment) }
    override open func accessibilityDecrement() { stepOnce(.decrement) }
}
