import CoreGraphics
import Foundation
import ObjectiveCRuntime
import QuartzCore

/// The images of a stepper, by state.
@MainActor
struct StepperStyle {
    struct Place: Hashable { var left: UIControl.State, right: UIControl.State }

    var backgrounds: [UIControl.State: UIImage] = [:]
    var dividers: [Place: UIImage] = [:]
    var increments: [UIControl.State: UIImage] = [:]
    var decrements: [UIControl.State: UIImage] = [:]

    static var plus: UIImage? {
        UIImage(systemName: "plus", withConfiguration: UIImage.SymbolConfiguration(pointSize: 16))
    }
    static var minus: UIImage? {
        UIImage(systemName: "minus", withConfiguration: UIImage.SymbolConfiguration(pointSize: 16))
    }

    func background(_ state: UIControl.State) -> UIImage? { backgrounds.value(for: state) }
    func divider(_ left: UIControl.State, _ right: UIControl.State) -> UIImage? {
        dividers[Place(left: left, right: right)] ?? dividers[Place(left: .normal, right: .normal)]
    }
}

/// The touch that presses a stepper.
@MainActor
struct StepperHold {
    var half: StepperSpan.Half?
    var isInside = true
    var hasRepeated = false
    /// Whether a change of the value has not been sent to the app yet.
    var owesEvent = false
    var next: ScheduledWork?
}

/// The subviews of a stepper.
@MainActor
final class StepperParts {
    private let back = UIImageView(), light = UIView(), divider = UIImageView()
    private let minus = UIImageView(), plus = UIImageView()

    func join(_ stepper: UIStepper) {
        for view in [back, light, divider, minus, plus] {
            view.isUserInteractionEnabled = false
            stepper.addSubview(view)
        }
        for view in [minus, plus] { view.contentMode = .center }
        // Chosen: the radius of a segmented control since iOS 13.
        back.layer.cornerRadius = 8
        light.layer.cornerRadius = 8
        show(stepper)
    }

    func show(_ stepper: UIStepper) {
        let style = stepper.style
        let states = [StepperSpan.Half.decrement, .increment].map { state(of: $0, stepper) }
        back.image = style.background(stepper.isEnabled ? .normal : .disabled)
        back.backgroundColor = back.image == nil ? .tertiarySystemFill : nil
        let (left, right) = stepper.isRightToLeft ? (states[1], states[0]) : (states[0], states[1])
        divider.image = style.divider(left, right)
        divider.backgroundColor = divider.image == nil && stepper.hold.half == nil ? .separator : nil
        show(plus, style.increments, StepperStyle.plus, states[1], stepper)
        show(minus, style.decrements, StepperStyle.minus, states[0], stepper)
        light.backgroundColor = style.backgrounds.isEmpty ? .tertiarySystemFill : nil
        light.isHidden = !states.contains(.highlighted)
        stepper.setNeedsLayout()
    }

    private func show(
        _ view: UIImageView, _ own: [UIControl.State: UIImage], _ system: UIImage?, _ state: UIControl.State,
        _ stepper: UIStepper
    ) {
        let chosen = own.value(for: state)
        // Chosen: an image with the mode `automatic` is shown as a template, like a button's image.
        view.image =
            chosen.map { $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0 } ?? system
        view.tintColor = chosen == nil ? .label : stepper.tintColor
        view.alpha = state == .disabled ? 0.3 : 1
    }

    private func state(of half: StepperSpan.Half, _ stepper: UIStepper) -> UIControl.State {
        guard stepper.isEnabled, stepper.span.canStep(half) || stepper.hold.half == half else { return .disabled }
        return stepper.hold.half == half && stepper.hold.isInside ? .highlighted : .normal
    }

    func layout(_ stepper: UIStepper) {
        let size = UIStepper.fixedSize
        let width = divider.image?.size.width ?? 1
        let half = (size.width - width) / 2
        let left = CGRect(x: 0, y: 0, width: half, height: size.height), right = left.offsetBy(dx: half + width, dy: 0)
        back.frame = CGRect(origin: .zero, size: size)
        // Chosen: the system's divider is 16 points high and centered, like the line between segments.
        divider.frame =
            divider.image == nil
            ? CGRect(x: half, y: 8, width: width, height: 16) : CGRect(x: half, y: 0, width: width, height: size.height)
        (minus.frame, plus.frame) = stepper.isRightToLeft ? (right, left) : (left, right)
        light.frame = stepper.hold.half == .increment ? plus.frame : minus.frame
    }
}

extension UIStepper {
    /// Chosen: a touch that lasts half a second makes a step, and then ten steps per second.
    private static var firstDelay: Double { 0.5 }
    private static var delay: Double { 0.1 }

    func change(_ edit: (inout StepperSpan) -> Void) {
        let former = span
        edit(&span)
        guard span != former else { return }
        parts.show(self)
        valuesChanged()
    }

    func changeStyle(_ edit: (inout StepperStyle) -> Void) {
        keeping(style) { edit(&style) }
        parts.show(self)
    }

    func half(at point: CGPoint) -> StepperSpan.Half {
        (point.x > bounds.midX) != isRightToLeft ? .increment : .decrement
    }

    func press(_ half: StepperSpan.Half) {
        hold = StepperHold(half: half)
        parts.show(self)
        if autorepeat { hold.next = appContext.after(Self.firstDelay) { [weak self] in self?.stepAgain() } }
    }

    func track(_ point: CGPoint) {
        let inside = bounds.contains(point) && half(at: point) == hold.half
        guard inside != hold.isInside else { return }
        hold.isInside = inside
        parts.show(self)
    }

    private func stepAgain() {
        guard let half = hold.half, isTracking else { return }
        hold.hasRepeated = true
        if hold.isInside { step(half) }
        // An action of the app may have cancelled the touch.
        guard hold.half == half, isTracking, autorepeat, span.canStep(half) else { return }
        hold.next = appContext.after(Self.delay) { [weak self] in self?.stepAgain() }
    }

    func step(_ half: StepperSpan.Half) {
        let old = value
        change { $0.advance(half) }
        guard value != old else { return }
        if isContinuous || !hold.hasRepeated { sendValueChanged() } else { hold.owesEvent = true }
    }

    func release() {
        hold.next?.cancel()
        let owes = hold.owesEvent
        hold = StepperHold()
        parts.show(self)
        if owes { sendValueChanged() }
    }

    /// Performs a step for a screen reader.
    func stepOnce(_ half: StepperSpan.Half) {
        guard isEnabled, hold.half == nil else { return }
        step(half)
    }

    private func sendValueChanged() { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
}
