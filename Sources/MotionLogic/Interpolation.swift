/// `x` clamped to `0 ... 1`. NaN returns 0.
package func unit(_ x: Double) -> Double { x > 0 ? min(x, 1) : 0 }

/// The value at progress `p` between `a` and `b`.
package func blend(_ a: Double, _ b: Double, _ p: Double) -> Double { a + (b - a) * p }

/// 0 up to 0, 1 from 1 on, and a smooth transition between.
package func smoothstep(_ x: Double) -> Double {
    let t = unit(x)
    return t * t * (3 - 2 * t)
}

/// The direction of text.
package enum MotionDirection: Hashable, Sendable {
    case leftToRight, rightToLeft

    /// 1 if leading to trailing is toward greater x, otherwise −1.
    package var sign: Double { self == .leftToRight ? 1 : -1 }
}
