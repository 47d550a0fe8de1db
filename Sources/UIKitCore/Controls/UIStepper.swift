import CoreGraphics
import Diagnostics
public import Foundation
import QuartzCore

/// A control with two buttons that increase and decrease a number. Its size is always 94 × 32 points.
///
/// A tap makes a step when it ends; a longer touch repeats the step. Chosen: the begin of a touch makes no step, so
/// that a scroll that begins on the stepper changes nothing. In right-to-left interfaces the plus sign is on the left.
@preconcurrency @MainActor
open class UIStepper: UIControl, FixedSizeControl {
    let parts = StepperParts()
    var style = StepperStyle()
    var span = StepperSpan()
    var hold = StepperHold()

    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: UIStepper.fixedSize))
        parts.join(self)
    }

    /// Creates a stepper with its fixed size, with a range from 0 to 100 and a step of 1.
    public convenience init() { self.init(frame: .zero) }

    /// Reads the properties of every view from an archive. An element of a storyboard has all its attributes when the
    /// initializer returns.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        parts.join(self)
        coder.fill(self, as: UIStepper.self)
    }

    /// Chosen: the height of a segmented control, and the width since iOS 5.
    static var fixedSize: CGSize { CGSize(width: 94, height: 32) }

    // MARK: Value

    /// The value, clamped to the range. The default is 0. Setting it sends no event. NaN is ignored.
    open var value: Double {
        get { span.value }
        set { change { $0.setValue(newValue) } }
    }
    /// The lower end of the range. The default is 0. A value above the maximum also raises the maximum; UIKit stops the
    /// program.
    open var minimumValue: Double {
        get { span.minimum }
        set { change { $0.setMinimum(newValue) } }
    }
    /// The upper end of the range. The default is 100. A value below the minimum also lowers the minimum; UIKit stops
    /// the program.
    open var maximumValue: Double {
        get { span.maximum }
        set { change { $0.setMaximum(newValue) } }
    }
    /// The size of a step, more than 0. The default is 1. Other values are ignored; UIKit stops the program.
    open var stepValue: Double {
        get { span.step }
        set {
            guard newValue > 0, newValue.isFinite else {
                return Log.once("UIStepper.stepValue: ignored a number that is not above 0")
            }
            change { $0.step = newValue }
        }
    }
    /// Whether each step sends `.valueChanged`. If false, only the end of the touch sends it. The default is true.
    open var isContinuous = true
    /// Whether a long touch repeats the step. The default is true.
    open var autorepeat = true
    /// Whether a step beyond one end of the range continues at the other end. The default is false.
    open var wraps: Bool {
        get { span.wraps }
        set { change { $0.wraps = newValue } }
    }

    // MARK: Look

    /// Sets the image behind the control for a state. A missing image uses `.normal`. An image for `.normal` replaces
    /// the system's appearance.
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        customize("background \(state.rawValue)", { $0.setBackgroundImage(image, for: state) }) {
            changeStyle { $0.backgrounds[state] = image }
        }
    }
    /// Returns the image that was set for a state, or nil.
    open func backgroundImage(for state: UIControl.State) -> UIImage? { style.backgrounds[state] }
    /// Sets the image between the two halves in these states. A missing image uses `.normal` on each side.
    open func setDividerImage(
        _ image: UIImage?, forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
    ) {
        let again: (UIStepper) -> Void = {
            $0.setDividerImage(image, forLeftSegmentState: leftState, rightSegmentState: rightState)
        }
        customize("divider \(leftState.rawValue) \(rightState.rawValue)", { again($0) }) {
            changeStyle { $0.dividers[StepperStyle.Place(left: leftState, right: rightState)] = image }
        }
    }
    /// Returns the image that was set for the states, or nil.
    open func dividerImage(forLeftSegmentState state: UIControl.State, rightSegmentState: UIControl.State) -> UIImage? {
        style.dividers[StepperStyle.Place(left: state, right: rightSegmentState)]
    }
    /// Sets the image that replaces the plus sign for a state. The image has the tint color.
    open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
        customize("increment \(state.rawValue)", { $0.setIncrementImage(image, for: state) }) {
            changeStyle { $0.increments[state] = image }
        }
    }
    /// Returns the app's image for a state, or the system's sign for `.normal`.
    open func incrementImage(for state: UIControl.State) -> UIImage? {
        style.increments[state] ?? (state == .normal ? StepperStyle.plus : nil)
    }
    /// Sets the image that replaces the minus sign for a state. The image has the tint color.
    open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
        customize("decrement \(state.rawValue)", { $0.setDecrementImage(image, for: state) }) {
            changeStyle { $0.decrements[state] = image }
        }
    }
    /// Returns the app's image for a state, or the system's sign for `.normal`.
    open func decrementImage(for state: UIControl.State) -> UIImage? {
        style.decrements[state] ?? (state == .normal ? StepperStyle.minus : nil)
    }

    // MARK: Layout. The size is fixed: a frame or constraints set only the origin, as for a switch.

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
    override open var intrinsicContentSize: CGSize { UIStepper.fixedSize }
    override open func sizeThatFits(_ size: CGSize) -> CGSize { UIStepper.fixedSize }
    override open func layoutSubviews() {
        super.layoutSubviews()
        parts.layout(self)
    }
    override open func tintColorDidChange() {
        super.tintColorDidChange()
        parts.show(self)
    }
    override func stateChanged() { parts.show(self) }

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

    // MARK: Accessibility. Chosen: one adjustable element, instead of UIKit's two buttons.

    override var defaultAccessibilityValue: String? { StepperSpan.words(value) }
    override var defaultAccessibilityTraits: UIAccessibilityTraits {
        super.defaultAccessibilityTraits.union(.adjustable)
    }
    override open func accessibilityIncrement() { stepOnce(.increment) }
    override open func accessibilityDecrement() { stepOnce(.decrement) }
}
