import Foundation

/// A timing curve: a cubic Bézier curve from (0, 0) to (1, 1) with two control points. Maps time to progress, both in
/// `0 ... 1`.
///
/// The x of both control points is clamped to `0 ... 1`, so that each time has exactly one progress. The y values are
/// unlimited.
package struct CubicCurve: Hashable, Sendable {
    package let x1, y1, x2, y2: Double

    package init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        self.x1 = CubicCurve.unit(x1)
        self.y1 = y1.isFinite ? y1 : 0
        self.x2 = CubicCurve.unit(x2)
        self.y2 = y2.isFinite ? y2 : 1
    }

    // Documented (CSS Easing Functions): the control points of the keywords. Derived: the named curves of
    // CAMediaTimingFunction have the same control points.
    package static let linear = CubicCurve(0, 0, 1, 1)
    package static let easeIn = CubicCurve(0.42, 0, 1, 1)
    package static let easeOut = CubicCurve(0, 0, 0.58, 1)
    package static let easeInEaseOut = CubicCurve(0.42, 0, 0.58, 1)
    package static let systemDefault = CubicCurve(0.25, 0.1, 0.25, 1)

    /// The progress at `time`. Times before 0 and after 1 return the values at the ends.
    package func value(at time: Double) -> Double {
        guard time > 0 else { return 0 }
        guard time < 1 else { return 1 }
        if x1 == y1, x2 == y2 { return time }
        return Self.bezier(y1, y2, parameter(atX: time))
    }

    /// The curve's parameter at x. Uses Newton's method inside a bracket that bisection narrows, because a plain Newton
    /// step would leave the curve where the slope is 0.
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
