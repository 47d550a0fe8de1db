import CoreGraphics
public import Foundation
import NumberConversion
import QuartzCore

/// Chooses one of a range of values, by a thumb that is dragged along a track.
///
/// A drag that starts on the thumb moves it; one that starts beside it does nothing. A drag along the track stays with
/// the slider, also in what scrolls or is swiped in that direction. Minimum and maximum change ends where the interface
/// reads from right to left. With a keyboard nothing can be done: controls take no keys here.
@preconcurrency @MainActor
open class UISlider: UIControl {
    let face = SliderFace()
    var looks = SliderLooks()
    var span = SliderSpan()
    /// From the middle of the thumb to the finger that holds it, in points.
    var grip: CGFloat = 0
    /// The value has changed under the finger.
    var hasMoved = false

    public override init(frame: CGRect) {
        super.init(frame: frame)
        face.join(self)
    }

    /// A slider without a size of its own, from 0 to 1.
    public convenience init() { self.init(frame: .zero) }

    /// Of an archive the properties of any view are read; an element of a storyboard has all its attributes when this
    /// returns.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        face.join(self)
        coder.fill(self, as: UISlider.self)
    }

    // MARK: Value

    /// 0 at first; always between minimum and maximum. Setting it sends no event; what is no number is not taken.
    open var value: Float {
        get { span.value }
        set { setValue(newValue, animated: false) }
    }
    /// 0 at first. A higher one than the maximum raises that too.
    open var minimumValue: Float {
        get { span.minimum }
        set { change { $0.setMinimum(newValue) } }
    }
    /// 1 at first. A lower one than the minimum lowers that too.
    open var maximumValue: Float {
        get { span.maximum }
        set { change { $0.setMaximum(newValue) } }
    }
    /// Sends no event: the app knows what it did. Inside an animation block the thumb takes the block's time, else 0.25
    /// seconds. Chosen.
    open func setValue(_ value: Float, animated: Bool) {
        guard animated, window != nil else { return change { $0.setValue(value) } }
        layoutIfNeeded()
        UIView.animate(withDuration: 0.25) {
            self.change { $0.setValue(value) }
            self.layoutIfNeeded()
        }
    }
    /// Whether `.valueChanged` comes with each move of the finger, or once when it lifts. True at first.
    open var isContinuous = true

    // MARK: Look

    /// At the end of the track where the minimum is.
    open var minimumValueImage: UIImage? {
        get { looks.minimumValueImage }
        set {
            customize("minimumValueImage", { $0.minimumValueImage = newValue }) {
                look { $0.minimumValueImage = newValue }
            }
        }
    }
    /// At the end of the track where the maximum is.
    open var maximumValueImage: UIImage? {
        get { looks.maximumValueImage }
        set {
            customize("maximumValueImage", { $0.maximumValueImage = newValue }) {
                look { $0.maximumValueImage = newValue }
            }
        }
    }
    /// Nil is the tint color. Setting it drops the images of that part.
    open var minimumTrackTintColor: UIColor? {
        get { looks.minimumTint }
        set {
            customize("minimumTrackTintColor", { $0.minimumTrackTintColor = newValue }) {
                look { ($0.minimumTint, $0.minimumTracks) = (newValue, [:]) }
            }
        }
    }
    /// Nil is the system's gray. Setting it drops the images of that part.
    open var maximumTrackTintColor: UIColor? {
        get { looks.maximumTint }
        set {
            customize("maximumTrackTintColor", { $0.maximumTrackTintColor = newValue }) {
                look { ($0.maximumTint, $0.maximumTracks) = (newValue, [:]) }
            }
        }
    }
    /// Nil is white. Setting it drops the images of the thumb.
    open var thumbTintColor: UIColor? {
        get { looks.thumbTint }
        set {
            customize("thumbTintColor", { $0.thumbTintColor = newValue }) {
                look { ($0.thumbTint, $0.thumbs) = (newValue, [:]) }
            }
        }
    }
    /// The thumb in a state; what is missing comes from `.normal`. Its size is the thumb's. Setting it drops the tint
    /// of the thumb.
    open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
        customize("thumb \(state.rawValue)", { $0.setThumbImage(image, for: state) }) {
            look {
                $0.thumbs[state] = image
                if image != nil { $0.thumbTint = nil }
            }
        }
    }
    /// The track on the minimum's side, stretched by its caps; its height is the track's.
    open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        customize("minimum track \(state.rawValue)", { $0.setMinimumTrackImage(image, for: state) }) {
            look {
                $0.minimumTracks[state] = image
                if image != nil { $0.minimumTint = nil }
            }
        }
    }
    /// The track on the maximum's side, stretched by its caps.
    open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        customize("maximum track \(state.rawValue)", { $0.setMaximumTrackImage(image, for: state) }) {
            look {
                $0.maximumTracks[state] = image
                if image != nil { $0.maximumTint = nil }
            }
        }
    }
    /// The image that was set for a state; nil without one.
    open func thumbImage(for state: UIControl.State) -> UIImage? { looks.thumbs[state] }
    /// The image that was set for a state; nil without one.
    open func minimumTrackImage(for state: UIControl.State) -> UIImage? { looks.minimumTracks[state] }
    /// The image that was set for a state; nil without one.
    open func maximumTrackImage(for state: UIControl.State) -> UIImage? { looks.maximumTracks[state] }
    /// The image that shows in the present state; nil shows the system's thumb.
    open var currentThumbImage: UIImage? { SliderLooks.image(looks.thumbs, state) }
    /// The image that shows in the present state; nil shows the system's track.
    open var currentMinimumTrackImage: UIImage? { SliderLooks.image(looks.minimumTracks, state) }
    /// The image that shows in the present state; nil shows the system's track.
    open var currentMaximumTrackImage: UIImage? { SliderLooks.image(looks.maximumTracks, state) }
    /// - Coverage: inert (every slider has the phone's form; `.mac` shows the same)
    open var preferredBehavioralStyle = UIBehavioralStyle.automatic {
        didSet {
            if preferredBehavioralStyle == .mac {
                Log.once("UISlider.preferredBehavioralStyle: .mac has no effect: sliders have one form")
            }
        }
    }
    /// The form that the slider has: `.pad`, which is that of phones too.
    open var behavioralStyle: UIBehavioralStyle { .pad }

    // MARK: Places, in points of the slider. Subclasses override them; they are asked with each layout.

    /// At the left end, or where the interface reads from right to left at the right end.
    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        SliderPlacing.image(looks.minimumValueImage?.size, in: bounds, atLeft: !isRightToLeft)
    }
    /// At the right end, or where the interface reads from right to left at the left end.
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        SliderPlacing.image(looks.maximumValueImage?.size, in: bounds, atLeft: isRightToLeft)
    }
    /// The whole track, between the images of both ends.
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        SliderPlacing.track(
            in: bounds, height: looks.trackHeight(state), minimum: minimumValueImageRect(forBounds: bounds),
            maximum: maximumValueImageRect(forBounds: bounds), isRightToLeft: isRightToLeft)
    }
    /// The thumb for a value, on a track as ``trackRect(forBounds:)`` gives it.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        SliderPlacing.thumb(
            currentThumbImage?.size ?? SliderPlacing.thumbSize, on: rect, at: span.part(of: value),
            isRightToLeft: isRightToLeft)
    }

    // MARK: Layout

    /// Measured: 31 points high, and 2 points of the thumb's shadow stand beyond the alignment rectangle at both sides.
    override open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: SliderPlacing.thumbSize.height)
    }
    override open var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 2) }
    override open func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: SliderPlacing.thumbSize.height)
    }
    override open func layoutSubviews() {
        super.layoutSubviews()
        face.layout(self)
    }
    override open func tintColorDidChange() {
        super.tintColorDidChange()
        face.show(self)
    }
    override func stateChanged() {
        face.show(self)
        setNeedsLayout()
    }

    // MARK: Touches

    override var triggersPrimaryAction: Bool { false }

    override open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let (place, thumb) = (touch.location(in: self), shownThumb)
        guard isOnThumb(place) else { return false }
        (grip, hasMoved) = (place.x - thumb.midX, false)
        return super.beginTracking(touch, with: event)
    }
    override open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        drag(to: touch.location(in: self).x, event)
        return super.continueTracking(touch, with: event)
    }
    /// The last `.valueChanged` of a drag comes with the touch that ended, also of a continuous slider.
    override open func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if hasMoved { perform([.valueChanged, .primaryActionTriggered], event) }
    }
    override open func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        // Chosen: the value stays, so who has not heard of it does now.
        if !isContinuous, hasMoved { perform([.valueChanged, .primaryActionTriggered], event) }
        hasMoved = false
    }

    /// Documented: a slider keeps what goes along it from its thumb from the gestures around it. The swipe from an edge
    /// of the screen goes first.
    override open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard super.gestureRecognizerShouldBegin(gestureRecognizer) else { return false }
        return gestureRecognizer.view === self || !isAlongThumb(gestureRecognizer)
    }

    // MARK: Accessibility

    override var defaultAccessibilityValue: String? { "\(Int(saturating: (span.part(of: value) * 100).rounded()))%" }
    override var defaultAccessibilityTraits: UIAccessibilityTraits {
        super.defaultAccessibilityTraits.union(.adjustable)
    }
    /// Documented: a tenth of the range, as when the user does it: events are sent.
    override open func accessibilityIncrement() { step(0.1) }
    override open func accessibilityDecrement() { step(-0.1) }
}
