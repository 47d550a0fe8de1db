import CoreGraphics
import Foundation

/// The range and value of a slider. The numbers are finite, and the value is within the range.
struct SliderSpan: Hashable {
    private(set) var minimum: Float = 0
    private(set) var maximum: Float = 1
    private(set) var value: Float = 0

    /// Documented (UISlider.value): a value outside the range is clamped.
    mutating func setValue(_ new: Float) { if !new.isNaN { value = min(max(new, minimum), maximum) } }

    /// Documented (UISlider.minimumValue): a minimum above the maximum changes the maximum to the same value.
    mutating func setMinimum(_ new: Float) {
        guard new.isFinite else { return }
        minimum = new
        maximum = max(maximum, new)
        setValue(value)
    }

    mutating func setMaximum(_ new: Float) {
        guard new.isFinite else { return }
        maximum = new
        minimum = min(minimum, new)
        setValue(value)
    }

    /// The position of a value in the range, from 0 to 1. Returns 0 for an empty range.
    func part(of value: Float) -> Double {
        let length = Double(maximum) - Double(minimum)
        guard length > 0, !value.isNaN else { return 0 }
        return min(max((Double(value) - Double(minimum)) / length, 0), 1)
    }

    func value(at part: Double) -> Float {
        Float(Double(minimum) + (Double(maximum) - Double(minimum)) * min(max(part.isNaN ? 0 : part, 0), 1))
    }
}

/// The default rectangles of a slider's parts, in points.
enum SliderPlacing {
    /// The rectangle of the system's thumb. Measured (controls/slider-size): 31 points, equal to the height of the
    /// slider.
    static let thumbSize = CGSize(width: 31, height: 31)
    /// Measured (controls/slider-thumb): the visible disc of the thumb.
    static let disc: CGFloat = 27
    /// Chosen: the height of a progress bar since iOS 14.
    static let trackHeight: CGFloat = 4
    /// The space beyond the track's ends, for the thumb's shadow. Measured (controls/slider-track).
    private static let overhang: CGFloat = 3
    /// The distance of the thumb's center above the track's center. Measured (controls/slider-thumb).
    private static let thumbOffset: CGFloat = 1
    /// Chosen: the distance from an image at the end to the track.
    private static let imageGap: CGFloat = 15
    /// Chosen: the distance by which a touch may miss the thumb.
    static let reach: CGFloat = 10

    static func image(_ size: CGSize?, in bounds: CGRect, atLeft: Bool) -> CGRect {
        let size = size ?? .zero
        return CGRect(
            x: atLeft ? bounds.minX : bounds.maxX - size.width, y: (bounds.midY - size.height / 2).rounded(),
            width: size.width, height: size.height)
    }

    static func track(in bounds: CGRect, height: CGFloat, minimum: CGRect, maximum: CGRect, isRightToLeft: Bool)
        -> CGRect
    {
        let (left, right) = isRightToLeft ? (maximum, minimum) : (minimum, maximum)
        let start = left.width > 0 ? left.maxX + imageGap : bounds.minX + overhang
        let end = right.width > 0 ? right.minX - imageGap : bounds.maxX - overhang
        return CGRect(x: start, y: (bounds.midY - height / 2).rounded(), width: max(0, end - start), height: height)
    }

    static func thumb(_ size: CGSize, on track: CGRect, at part: Double, isRightToLeft: Bool) -> CGRect {
        let room = track.width + 2 * overhang - size.width
        let distance = room * CGFloat(isRightToLeft ? 1 - part : part)
        return CGRect(
            x: track.minX - overhang + distance,
            y: track.midY - size.height / 2 - (size == thumbSize ? thumbOffset : 0),
            width: size.width, height: size.height)
    }
}
