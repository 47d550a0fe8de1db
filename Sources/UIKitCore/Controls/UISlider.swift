import CoreGraphics
import Diagnostics
public import Foundation
import NumberConversion
import QuartzCore

/// A control for selecting a value from a range by dragging a thumb along a track.
///
/// A drag that begins on the thumb moves the thumb; a drag that begins next to the thumb does nothing. A drag along the
/// track belongs to the slider, also inside a view that scrolls in this direction. In right-to-left interfaces, the
/// minimum is on the right. The keyboard does not move the slider: controls ignore keys.
@preconcurrency @MainActor
open class UISlider: UIControl {
    let parts = SliderParts()
    var style = SliderStyle()
    var span = SliderSpan()
    /// The distance from the thumb's center to the touch, in points.
    var touchOffset: CGFloat = 0
    /// Whether the touch has changed the value.
    var hasMoved = false

    public override init(frame: CGRect) {
        super.init(frame: frame)
        parts.join(self)
    }

    /// Creates a slider of zero size, with a range from 0 to 1.
    public convenience init() { self.init(frame: .zero) }

    /// Reads the properties of every view from an archive. An element of a storyboard has all its attributes when the
    /// initializer returns.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        parts.join(self)
        coder.fill(self, as: UISlider.self)
    }

    // MARK: Value

    /// The value, clamped to the range. The default is 0. Setting it sends no event. NaN is ignored.
    open var value: Float {
        get { span.value }
        set { setValue(newValue, animated: false) }
    }
    /// The lower end of the range. The default is 0. A value above the maximum also raises the maximum.
    open var minimumValue: Float {
        get { span.minimum }
        set { change { $0.setMinimum(newValue) } }
    }
    /// The upper end of the range. The default is 1. A value below the minimum also lowers the minimum.
    open var maximumValue: Float {
        get { span.maximum }
        set { change { $0.setMaximum(newValue) } }
    }
    /// Sets the value without sending an event. Chosen: the animation lasts as long as the enclosing animation block,
    /// or 0.25 seconds outside a block.
    open func setValue(_ value: Float, animated: Bool) {
        guard animated, window != nil else { return change { $0.setValue(value) } }
        layoutIfNeeded()
        UIView.animate(withDuration: 0.25) {
            self.change { $0.setValue(value) }
            self.layoutIfNeeded()
        }
    }
    /// Whether each move of the touch sends `.valueChanged`. If false, only the end of the touch sends it. The default
    /// is true.
    open var isContinuous = true

    // MARK: Look

    /// The image at the end of the track with the minimum.
    open var minimumValueImage: UIImage? {
        get { style.minimumValueImage }
        set {
            customize("minimumValueImage", { $0.minimumValueImage = newValue }) {
                changeStyle { $0.minimumValueImage = newValue }
            }
        }
    }
    /// The image at the end of the track with the maximum.
    open var maximumValueImage: UIImage? {
        get { style.maximumValueImage }
        set {
            customize("maximumValueImage", { $0.maximumValueImage = newValue }) {
                changeStyle { $0.maximumValueImage = newValue }
            }
        }
    }
    /// The color of the track on the minimum's side; nil for the tint color. Setting the color removes the
    /// images of the part.
    open var minimumTrackTintColor: UIColor? {
        get { style.minimumTint }
        set {
            customize("minimumTrackTintColor", { $0.minimumTrackTintColor = newValue }) {
                let images = ownImages(style.minimumTracks, "minimum track")
                changeStyle { ($0.minimumTint, $0.minimumTracks) = (newValue, images) }
            }
        }
    }
    /// The color of the track on the maximum's side; nil for the system's gray. Setting the color removes the
    /// images of the part.
    open var maximumTrackTintColor: UIColor? {
        get { style.maximumTint }
        set {
            customize("maximumTrackTintColor", { $0.maximumTrackTintColor = newValue }) {
                let images = ownImages(style.maximumTracks, "maximum track")
                changeStyle { ($0.maximumTint, $0.maximumTracks) = (newValue, images) }
            }
        }
    }
    /// The color of the thumb; nil for white. Setting it removes the images of the thumb.
    open var thumbTintColor: UIColor? {
        get { style.thumbTint }
        set {
            customize("thumbTintColor", { $0.thumbTintColor = newValue }) {
                let images = ownImages(style.thumbs, "thumb")
                changeStyle { ($0.thumbTint, $0.thumbs) = (newValue, images) }
            }
        }
    }
    /// Sets the thumb's image for a state. A missing image uses `.normal`. The image's size is the thumb's size.
    /// Setting an image removes the tint color of the thumb.
    open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
        customize("thumb \(state.rawValue)", { $0.setThumbImage(image, for: state) }) {
            guard !keepsOwn("thumbTintColor") else { return }
            changeStyle {
                $0.thumbs[state] = image
                if image != nil { $0.thumbTint = nil }
            }
        }
    }
    /// Sets the track's image on the minimum's side, stretched between its caps. The image's height is the track's
    /// height.
    open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        customize("minimum track \(state.rawValue)", { $0.setMinimumTrackImage(image, for: state) }) {
            guard !keepsOwn("minimumTrackTintColor") else { return }
            changeStyle {
                $0.minimumTracks[state] = image
                if image != nil { $0.minimumTint = nil }
            }
        }
    }
    /// Sets the track's image on the maximum's side, stretched between its caps.
    open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        customize("maximum track \(state.rawValue)", { $0.setMaximumTrackImage(image, for: state) }) {
            guard !keepsOwn("maximumTrackTintColor") else { return }
            changeStyle {
                $0.maximumTracks[state] = image
                if image != nil { $0.maximumTint = nil }
            }
        }
    }
    /// Returns the image that was set for a state, or nil.
    open func thumbImage(for state: UIControl.State) -> UIImage? { style.thumbs[state] }
    /// Returns the image that was set for a state, or nil.
    open func minimumTrackImage(for state: UIControl.State) -> UIImage? { style.minimumTracks[state] }
    /// Returns the image that was set for a state, or nil.
    open func maximumTrackImage(for state: UIControl.State) -> UIImage? { style.maximumTracks[state] }
    /// The image for the current state; nil for the system's thumb.
    open var currentThumbImage: UIImage? { SliderStyle.image(style.thumbs, state) }
    /// The image for the current state; nil for the system's track.
    open var currentMinimumTrackImage: UIImage? { SliderStyle.image(style.minimumTracks, state) }
    /// The image for the current state; nil for the system's track.
    open var currentMaximumTrackImage: UIImage? { SliderStyle.image(style.maximumTracks, state) }
    /// - Coverage: inert (every slider has the phone's form; `.mac` shows the same)
    open var preferredBehavioralStyle = UIBehavioralStyle.automatic {
        didSet {
            if preferredBehavioralStyle == .mac {
                Log.once("UISlider.preferredBehavioralStyle: .mac has no effect: sliders have one form")
            }
        }
    }
    /// The style of the slider: always `.pad`, which phones also have.
    open var behavioralStyle: UIBehavioralStyle { .pad }

    // MARK: Rectangles in the slider's coordinates, which each layout requests. Subclasses override them.

    /// Returns the rectangle of the minimum's image: at the left end, or at the right end in right-to-left interfaces.
    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        SliderPlacing.image(style.minimumValueImage?.size, in: bounds, atLeft: !isRightToLeft)
    }
    /// Returns the rectangle of the maximum's image: at the right end, or at the left end in right-to-left interfaces.
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        SliderPlacing.image(style.maximumValueImage?.size, in: bounds, atLeft: isRightToLeft)
    }
    /// Returns the rectangle of the track, between the images at its ends.
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        SliderPlacing.track(
            in: bounds, height: style.trackHeight(state), minimum: minimumValueImageRect(forBounds: bounds),
            maximum: maximumValueImageRect(forBounds: bounds), isRightToLeft: isRightToLeft)
    }
    /// Returns the rectangle of the thumb for a value, on the track of ``trackRect(forBounds:)``.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        SliderPlacing.thumb(
            currentThumbImage?.size ?? SliderPlacing.thumbSize, on: rect, at: span.part(of: value),
            isRightToLeft: isRightToLeft)
    }

    // MARK: Layout

    /// Measured (controls/slider-size): 31 points high. The thumb's shadow extends 2 points beyond the alignment
    /// rectangle on the left and right.
    override open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: SliderPlacing.thumbSize.height)
    }
    override open var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 2) }
    override open func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: SliderPlacing.thumbSize.height)
    }
    override open func layoutSubviews() {
        super.layoutSubviews()
        parts.layout(self)
    }
    override open func tintColorDidChange() {
        super.tintColorDidChange()
        parts.show(self)
    }
    override func stateChanged() {
        parts.show(self)
        setNeedsLayout()
    }

    // MARK: Touches

    override var triggersPrimaryAction: Bool { false }

    override open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let (place, thumb) = (touch.location(in: self), shownThumb)
        guard isOnThumb(place) else { return false }
        (touchOffset, hasMoved) = (place.x - thumb.midX, false)
        return super.beginTracking(touch, with: event)
    }
    override open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        drag(to: touch.location(in: self).x, event)
        return super.continueTracking(touch, with: event)
    }
    /// The end of a touch sends the last `.valueChanged` of a drag, also for a continuous slider.
    override open func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if hasMoved { perform([.valueChanged, .primaryActionTriggered], event) }
    }
    override open func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        // Chosen: the value stays, so an app that has not received it receives it now.
        if !isContinuous, hasMoved { perform([.valueChanged, .primaryActionTriggered], event) }
        hasMoved = false
    }

    /// Documented (UIView.gestureRecognizerShouldBegin): a drag along the track that begins on the thumb has precedence
    /// over surrounding gestures. Chosen: a swipe from an edge of the screen has precedence over the drag.
    override open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard super.gestureRecognizerShouldBegin(gestureRecognizer) else { return false }
        return gestureRecognizer.view === self || !isAlongThumb(gestureRecognizer)
    }

    // MARK: Accessibility

    override var defaultAccessibilityValue: String? { "\(Int(saturating: (span.part(of: value) * 100).rounded()))%" }
    override var defaultAccessibilityTraits: UIAccessibilityTraits {
        super.defaultAccessibilityTraits.union(.adjustable)
    }
    /// Chosen: an increment is a tenth of the range, and sends events like a change by the user.
    override open func accessibilityIncrement() { step(0.1) }
    override open func accessibilityDecrement() { step(-0.1) }
}
