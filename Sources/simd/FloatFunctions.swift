// Functions of vectors of floating-point numbers, value by value.

/// Returns 1 for each positive value, -1 for each negative value, and 0 for 0 and NaN.
@inlinable public func simd_sign<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
    V(repeating: 0).replacing(with: 1, where: x .> 0).replacing(with: -1, where: x .< 0)
}
/// Returns 1 for each positive value, -1 for each negative value, and 0 for 0 and NaN.
@inlinable public func sign<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
    simd_sign(x)
}

/// Returns the values between `x` at 0 and `y` at 1. Other values of `t` extrapolate.
@inlinable public func simd_mix<V: SIMD>(_ x: V, _ y: V, _ t: V) -> V where V.Scalar: BinaryFloatingPoint {
    x + t * (y - x)
}
/// Returns the values between `x` at 0 and `y` at 1. Other values of `t` extrapolate.
@inlinable public func mix<V: SIMD>(_ x: V, _ y: V, t: V) -> V where V.Scalar: BinaryFloatingPoint {
    simd_mix(x, y, t)
}

/// Returns the values between `x` at 0 and `y` at 1, with one `t` for all values.
@inlinable public func simd_mix<V: SIMD>(_ x: V, _ y: V, _ t: V.Scalar) -> V where V.Scalar: BinaryFloatingPoint {
    x + t * (y - x)
}
/// Returns the values between `x` at 0 and `y` at 1, with one `t` for all values.
@inlinable public func mix<V: SIMD>(_ x: V, _ y: V, t: V.Scalar) -> V where V.Scalar: BinaryFloatingPoint {
    simd_mix(x, y, t)
}

/// Returns the reciprocals.
@inlinable public func simd_recip<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
    1 / x
}
/// Returns the reciprocals.
@inlinable public func recip<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
    simd_recip(x)
}

/// Returns the reciprocals of the square roots.
@inlinable public func simd_rsqrt<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
    1 / x.squareRoot()
}
/// Returns the reciprocals of the square roots.
@inlinable public func rsqrt<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
    simd_rsqrt(x)
}

/// Returns the difference between each value and the largest integer below; less than 1.
@inlinable public func simd_fract<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
    simd_min(x - x.rounded(.down), V(repeating: V.Scalar(1).nextDown))
}
/// Returns the difference between each value and the largest integer below; less than 1.
@inlinable public func fract<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
    simd_fract(x)
}

/// Returns 0 for each value below the edge, and 1 for other values.
@inlinable public func simd_step<V: SIMD>(_ edge: V, _ x: V) -> V where V.Scalar: BinaryFloatingPoint {
    V(repeating: 1).replacing(with: 0, where: x .< edge)
}
/// Returns 0 for each value below the edge, and 1 for other values.
@inlinable public func step<V: SIMD>(_ x: V, edge: V) -> V where V.Scalar: BinaryFloatingPoint {
    simd_step(edge, x)
}

/// Returns the smooth step between 0 at `edge0` and 1 at `edge1`: 3t² - 2t³ of the limited fraction.
@inlinable public func simd_smoothstep<V: SIMD>(_ edge0: V, _ edge1: V, _ x: V) -> V
where V.Scalar: BinaryFloatingPoint {
    let t = simd_clamp((x - edge0) / (edge1 - edge0), 0, 1)
    return t * t * (3 - 2 * t)
}
/// Returns the smooth step between 0 at `edge0` and 1 at `edge1`: 3t² - 2t³ of the limited fraction.
@inlinable public func smoothstep<V: SIMD>(_ x: V, edge0: V, edge1: V) -> V where V.Scalar: BinaryFloatingPoint {
    simd_smoothstep(edge0, edge1, x)
}
