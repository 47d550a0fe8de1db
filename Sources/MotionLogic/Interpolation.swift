/// `x` kept within 0…1; a value that is no number counts as 0.
package func unit(_ x: Double) -> Double { x > 0 ? min(x, 1) : 0 }

/// The point at progress `p` between `a` and `b`.
package func blend(_ a: Double, _ b: Double, _ p: Double) -> Double { a + (b - a) * p }

/// 0 up to 0, 1 from 1, with flat ends between.
package func smoothstep(_ x: Double) -> Double {
    let t = unit(x)
    return t * t * (3 - 2 * t)
}

/// Which side a row of text starts on.
package enum MotionDirection: Hashable, Sendable {
    case leftToRight, rightToLeft

    /// +1 where leading to trailing is toward greater x, −1 where it is not.
    package var sign: Double { self == .leftToRight ? 1 : -1 }
}
