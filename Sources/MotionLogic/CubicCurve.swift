import Foundation

/// A timing curve: a cubic Bézier from (0, 0) to (1, 1) with two control points; time in, progress out, both 0…1.
///
/// The x of both control points is kept within 0…1, so that each moment has exactly one progress; y may leave the
/// range.
package struct CubicCurve: Hashable, Sendable {
    package let x1, y1, x2, y2: Double

    package init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        self.x1 = CubicCurve.unit(x1)
        self.y1 = y1.isFinite ? y1 : 0
        self.x2 = CubicCurve.unit(x2)
        self.y2 = y2.isFinite ? y2 : 1
    }

    // Documented: the control points that CAMediaTimingFunction publishes for its named curves.
    package static let linear = CubicCurve(0, 0, 1, 1)
    package static let easeIn = CubicCurve(0.42, 0, 1, 1)
    package static let easeOut = CubicCurve(0, 0, 0.58, 1)
    package static let easeInEaseOut = CubicCurve(0.42, 0, 0.58, 1)
    package static let systemDefault = CubicCurve(0.25, 0.1, 0.25, 1)

    /// Progress at `time`; moments before 0 and after 1 give the ends.
    package func value(at time: Double) -> Double {
        guard time > 0 else { return 0 }
        guard time < 1 else { return 1 }
        if x1 == y1, x2 == y2 { return time }
        return Self.bezier(y1, y2, parameter(atX: time))
    }

    /// The curve's parameter where its x is `x`: Newton's steps, each kept inside a bracket that bisection narrows,
    /// because a flat spot (slope 0) would throw a bare Newton step out of the curve.
    private func parameter(atX x: Double) -> Double {
        var low = 0.0, high = 1.0, s = x
        for _ in 0..<64 {
            let error = Self.bezier(x1, x2, s) - x
            if abs(error) < 1e-14 { break }
            if error < 0 { low = s } else { high = s }
            let slope = Self.slope(x1, x2, s)
            let step = slope > 1e-9 ? s - error / slope : .nan
            s = step > low && step < high ? step : (low + high) / 2
            if high - low < 1e-15 { break }
        }
        return s
    }

    private static func bezier(_ a: Double, _ b: Double, _ s: Double) -> Double {
        let c = 3 * a, d = 3 * (b - a) - c
        return ((1 - c - d) * s + d) * s * s + c * s
    }

    private static func slope(_ a: Double, _ b: Double, _ s: Double) -> Double {
        let c = 3 * a, d = 3 * (b - a) - c
        return (3 * (1 - c - d) * s + 2 * d) * s + c
    }

    private static func unit(_ x: Double) -> Double { x.isFinite ? min(max(x, 0), 1) : 0 }
}
