// Functions of single numbers. They take `CGFloat` too, and return the type of the arguments.

/// Returns the number, limited to the range between two numbers.
@inlinable public func simd_clamp<T: BinaryFloatingPoint>(_ x: T, _ min: T, _ max: T) -> T {
    x < min ? min : x > max ? max : x
}
/// Returns the number, limited to the range between two numbers.
@inlinable public func clamp<T: BinaryFloatingPoint>(_ x: T, min: T, max: T) -> T { simd_clamp(x, min, max) }

/// Returns 1 for a positive number, -1 for a negative number, and 0 for 0 and NaN.
@inlinable public func simd_sign<T: BinaryFloatingPoint>(_ x: T) -> T { x > 0 ? 1 : x < 0 ? -1 : 0 }
/// Returns 1 for a positive number, -1 for a negative number, and 0 for 0 and NaN.
@inlinable public func sign<T: BinaryFloatingPoint>(_ x: T) -> T { simd_sign(x) }

/// Returns the number between `x` at 0 and `y` at 1. Other values of `t` extrapolate.
@inlinable public func simd_mix<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ t: T) -> T { x + t * (y - x) }
/// Returns the number between `x` at 0 and `y` at 1. Other values of `t` extrapolate.
@inlinable public func mix<T: BinaryFloatingPoint>(_ x: T, _ y: T, t: T) -> T { simd_mix(x, y, t) }

/// Returns the reciprocal.
@inlinable public func simd_recip<T: BinaryFloatingPoint>(_ x: T) -> T { 1 / x }
/// Returns the reciprocal.
@inlinable public func recip<T: BinaryFloatingPoint>(_ x: T) -> T { simd_recip(x) }

/// Returns the reciprocal of the square root.
@inlinable public func simd_rsqrt<T: BinaryFloatingPoint>(_ x: T) -> T { 1 / x.squareRoot() }
/// Returns the reciprocal of the square root.
@inlinable public func rsqrt<T: BinaryFloatingPoint>(_ x: T) -> T { simd_rsqrt(x) }

/// Returns the difference between a number and the largest integer below; less than 1.
@inlinable public func simd_fract<T: BinaryFloatingPoint>(_ x: T) -> T {
    Swift.min(x - x.rounded(.down), T(1).nextDown)
}
/// Returns the difference between a number and the largest integer below; less than 1.
@inlinable public func fract<T: BinaryFloatingPoint>(_ x: T) -> T { simd_fract(x) }

/// Returns 0 for a number below the edge, and 1 for other numbers.
@inlinable public func simd_step<T: BinaryFloatingPoint>(_ edge: T, _ x: T) -> T { x < edge ? 0 : 1 }
/// Returns 0 for a number below the edge, and 1 for other numbers.
@inlinable public func step<T: BinaryFloatingPoint>(_ x: T, edge: T) -> T { simd_step(edge, x) }

/// Returns the smooth step between 0 at `edge0` and 1 at `edge1`: 3t² - 2t³ of the limited fraction.
@inlinable public func simd_smoothstep<T: BinaryFloatingPoint>(_ edge0: T, _ edge1: T, _ x: T) -> T {
    let t = simd_clamp((x - edge0) / (edge1 - edge0), 0, 1)
    return t * t * (3 - 2 * t)
}
/// Returns the smooth step between 0 at `edge0` and 1 at `edge1`: 3t² - 2t³ of the limited fraction.
@inlinable public func smoothstep<T: BinaryFloatingPoint>(_ x: T, edge0: T, edge1: T) -> T {
    simd_smoothstep(edge0, edge1, x)
}
