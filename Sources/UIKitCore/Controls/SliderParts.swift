import CoreGraphics
import Foundation
import ObjectiveCRuntime
import QuartzCore

/// The images and colors of a slider.
@MainActor
struct SliderStyle {
    var minimumValueImage: UIImage?
    var maximumValueImage: UIImage?
    var minimumTint: UIColor?
    var maximumTint: UIColor?
    var thumbTint: UIColor?
    var thumbs: [UIControl.State: UIImage] = [:]
    var minimumTracks: [UIControl.State: UIImage] = [:]
    var maximumTracks: [UIControl.State: UIImage] = [:]

    /// Derived: a state without an image uses the image of `.normal`, as in a button (UIButton.setImage).
    static func image(_ images: [UIControl.State: UIImage], _ state: UIControl.State) -> UIImage? {
        images.value(for: state)
    }

    func trackHeight(_ state: UIControl.State) -> CGFloat {
        let heights = [minimumTracks, maximumTracks].compactMap { Self.image($0, state)?.size.height }
        return heights.max() ?? SliderPlacing.trackHeight
    }
}

/// The subviews of a slider.
@MainActor
final class SliderParts {
    private let minimumTrack = UIImageView(), maximumTrack = UIImageView()
    private let minimumEnd = UIImageView(), maximumEnd = UIImageView()
    private let disc = UIView(), thumbPicture = UIImageView()

    func join(_ slider: UISlider) {
        for view in [minimumEnd, maximumEnd, maximumTrack, minimumTrack, disc, thumbPicture] {
            view.isUserInteractionEnabled = false
            slider.addSubview(view)
        }
        disc.layer.cornerRadius = SliderPlacing.disc / 2
        disc.layer.shadowColor = .black
        disc.layer.shadowOpacity = 0.15
        disc.layer.shadowOffset = CGSize(width: 0, height: 3)
        disc.layer.shadowRadius = 4
        show(slider)
    }

    /// Shows the images and colors of the current state.
    func show(_ slider: UISlider) {
        let style = slider.style
        minimumEnd.image = style.minimumValueImage
        maximumEnd.image = style.maximumValueImage
        minimumTrack.image = slider.currentMinimumTrackImage
        maximumTrack.image = slider.currentMaximumTrackImage
        minimumTrack.backgroundColor = minimumTrack.image == nil ? style.minimumTint ?? slider.tintColor : nil
        maximumTrack.backgroundColor = maximumTrack.image == nil ? style.maximumTint ?? .systemFill : nil
        thumbPicture.image = slider.currentThumbImage
        disc.isHidden = thumbPicture.image != nil
        disc.backgroundColor = style.thumbTint ?? .white
        // Chosen: half opacity, except for the thumb's disc, through which the track would be visible. The app's own
        // alpha of the slider is preserved.
        for view in [minimumTrack, maximumTrack, minimumEnd, maximumEnd, thumbPicture] {
            view.alpha = slider.isEnabled ? 1 : 0.5
        }
    }

    func layout(_ slider: UISlider) {
        let bounds = slider.bounds
        let track = slider.trackRect(forBounds: bounds)
        let thumb = slider.thumbRect(forBounds: bounds, trackRect: track, value: slider.value)
        minimumEnd.frame = slider.minimumValueImageRect(forBounds: bounds)
        maximumEnd.frame = slider.maximumValueImageRect(forBounds: bounds)
        let middle = min(max(thumb.midX, track.minX), track.maxX)
        let left = CGRect(x: track.minX, y: track.minY, width: middle - track.minX, height: track.height)
        let right = CGRect(x: middle, y: track.minY, width: track.maxX - middle, height: track.height)
        (minimumTrack.frame, maximumTrack.frame) = slider.isRightToLeft ? (right, left) : (left, right)
        for view in [minimumTrack, maximumTrack] { view.layer.cornerRadius = view.image == nil ? track.height / 2 : 0 }
        let size = SliderPlacing.disc
        disc.frame = CGRect(x: thumb.midX - size / 2, y: thumb.midY - size / 2, width: size, height: size)
        thumbPicture.frame = thumb
    }
}

extension UISlider {
    /// Changes the value or range, and updates the views.
    func change(_ edit: (inout SliderSpan) -> Void) {
        let former = span
        edit(&span)
        guard span != former else { return }
        setNeedsLayout()
        valuesChanged()
    }

    /// The images that remain when a tint color is set. The color of a proxy does not remove the images that the app
    /// set on the slider itself.
    func ownImages(_ images: [UIControl.State: UIImage], _ key: String) -> [UIControl.State: UIImage] {
        images.filter { keepsOwn("\(key) \($0.key.rawValue)") }
    }

    func changeStyle(_ edit: (inout SliderStyle) -> Void) {
        keeping(style) { edit(&style) }
        parts.show(self)
        setNeedsLayout()
    }

    var shownThumb: CGRect { thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value) }

    func isOnThumb(_ point: CGPoint) -> Bool {
        shownThumb.insetBy(dx: -SliderPlacing.reach, dy: -SliderPlacing.reach).contains(point)
    }

    /// Moves the thumb to a touch. The thumb's rectangles at the range's ends define the direction and the distance, so
    /// overrides of a subclass are respected.
    func drag(to x: CGFloat, _ event: UIEvent?) {
        let track = trackRect(forBounds: bounds)
        let start = thumbRect(forBounds: bounds, trackRect: track, value: minimumValue).midX
        let end = thumbRect(forBounds: bounds, trackRect: track, value: maximumValue).midX
        guard start != end else { return }
        let old = value
        change { $0.setValue($0.value(at: Double((x - touchOffset - start) / (end - start)))) }
        guard value != old else { return }
        hasMoved = true
        if isContinuous { perform([.valueChanged, .primaryActionTriggered], event) }
    }

    func isAlongThumb(_ gesture: UIGestureRecognizer) -> Bool {
        let location = gesture.location(in: self)
        switch gesture {
        case is UIScreenEdgePanGestureRecognizer: return false
        case let pan as UIPanGestureRecognizer:
            let translation = pan.translation(in: self), speed = pan.velocity(in: self)
            let direction = translation == .zero ? speed : translation
            return abs(direction.x) > abs(direction.y)
                && (isTracking || isOnThumb(CGPoint(x: location.x - translation.x, y: location.y - translation.y)))
        case let swipe as UISwipeGestureRecognizer:
            return !swipe.direction.isDisjoint(with: [.left, .right]) && (isTracking || isOnThumb(location))
        default: return false
        }
    }

    /// - Parameter part: a fraction of the range.
    func step(_ part: Double) {
        guard isEnabled else { return }
        let old = value
        // Rounded, so that ten steps of a tenth cover the whole range.
        let next = ((span.part(of: value) + part) * 1e6).rounded() / 1e6
        change { $0.setValue($0.value(at: next)) }
        if value != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }
}
