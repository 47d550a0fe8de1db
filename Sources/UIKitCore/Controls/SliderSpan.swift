import CoreGraphics
import Foundation

/// The numbers of a slider: they are finite, and the value lies between the others.
struct SliderSpan: Hashable {
    private(set) var minimum: Float = 0
    private(set) var maximum: Float = 1
    private(set) var value: Float = 0

    /// Documented: what is above the maximum becomes the maximum, what is below the minimum the minimum.
    mutating func setValue(_ new: Float) { if !new.isNaN { value = min(max(new, minimum), maximum) } }

    /// Documented: a minimum above the maximum takes that along.
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

    /// Where on the way from the minimum to the maximum a value lies, 0…1; 0 where there is no way.
    func part(of value: Float) -> Double {
        let length = Double(maximum) - Double(minimum)
        guard length > 0, !value.isNaN else { return 0 }
        return min(max((Double(value) - Double(minimum)) / length, 0), 1)
    }

    func value(at part: Double) -> Float {
        Float(Double(minimum) + (Double(maximum) - Double(minimum)) * min(max(part.isNaN ? 0 : part, 0), 1))
    }
}

/// Where the parts of a slider stand by themselves, in points.
enum SliderPlacing {
    /// The rectangle of the system's thumb. Measured: 31 points, as high as the slider.
    static let thumbSize = CGSize(width: 31, height: 31)
    /// Measured (controls/slider-thumb): the disc that shows in it.
    static let disc: CGFloat = 27
    /// Chosen: as a progress bar since iOS 14.
    static let trackHeight: CGFloat = 4
    /// Beyond the track's ends, for the thumb's shadow. Measured (controls/slider-track).
    private static let overhang: CGFloat = 3
    /// How far the middle of the system's thumb lies above that of the track. Measured (controls/slider-thumb).
    private static let lift: CGFloat = 1
    /// Chosen: from an image at the end to the track.
    private static let imageGap: CGFloat = 15
    /// Chosen: by how much a finger may miss the thumb.
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
        let way = room * CGFloat(isRightToLeft ? 1 - part : part)
        return CGRect(
            x: track.minX - overhang + way, y: track.midY - size.height / 2 - (size == thumbSize ? lift : 0),
            width: size.width, height: size.height)
    }
}
