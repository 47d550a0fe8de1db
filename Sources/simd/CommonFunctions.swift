// Functions of vectors, value by value. The names with `simd_` are those of C, without labels.

/// Returns the absolute values.
@inlinable public func simd_abs<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
    x.replacing(with: 0 - x, where: x .< 0)
}
/// Returns the absolute values.
@inlinable public func abs<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
    simd_abs(x)
}

/// Returns the absolute values. The smallest integer stays negative.
@inlinable public func simd_abs<V: SIMD>(_ x: V) -> V where V.Scalar: FixedWidthInteger & SignedInteger {
    x.replacing(with: 0 &- x, where: x .< 0)
}
/// Returns the absolute values. The smallest integer stays negative.
@inlinable public func abs<V: SIMD>(_ x: V) -> V where V.Scalar: FixedWidthInteger & SignedInteger {
    simd_abs(x)
}

/// Returns the smaller value of each pair, or the number of a pair with a NaN.
@inlinable public func simd_min<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: BinaryFloatingPoint {
    x.replacing(with: y, where: (y .< x) .| (x .!= x))
}
/// Returns the smaller value of each pair, or the number of a pair with a NaN.
@inlinable public func min<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: BinaryFloatingPoint {
    simd_min(x, y)
}

/// Returns the smaller value of each pair.
@inlinable public func simd_min<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: FixedWidthInteger {
    x.replacing(with: y, where: y .< x)
}
/// Returns the smaller value of each pair.
@inlinable public func min<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: FixedWidthInteger {
    simd_min(x, y)
}

/// Returns the larger value of each pair, or the number of a pair with a NaN.
@inlinable public func simd_max<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: BinaryFloatingPoint {
    x.replacing(with: y, where: (y .> x) .| (x .!= x))
}
/// Returns the larger value of each pair, or the number of a pair with a NaN.
@inlinable public func max<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: BinaryFloatingPoint {
    simd_max(x, y)
}

/// Returns the larger value of each pair.
@inlinable public func simd_max<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: FixedWidthInteger {
    x.replacing(with: y, where: y .> x)
}
/// Returns the larger value of each pair.
@inlinable public func max<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: FixedWidthInteger {
    simd_max(x, y)
}

/// Returns the values, limited to the range between two vectors.
@inlinable public func simd_clamp<V: SIMD>(_ x: V, _ min: V, _ max: V) -> V where V.Scalar: BinaryFloatingPoint {
    simd_min(simd_max(x, min), max)
}
/// Returns the values, limited to the range between two vectors.
@inlinable public func clamp<V: SIMD>(_ x: V, min: V, max: V) -> V where V.Scalar: BinaryFloatingPoint {
    simd_clamp(x, min, max)
}

/// Returns the values, limited to the range between two numbers.
@inlinable public func simd_clamp<V: SIMD>(_ x: V, _ min: V.Scalar, _ max: V.Scalar) -> V
where V.Scalar: BinaryFloatingPoint {
    simd_clamp(x, V(repeating: min), V(repeating: max))
}
/// Returns the values, limited to the range between two numbers.
@inlinable public func clamp<V: SIMD>(_ x: V, min: V.Scalar, max: V.Scalar) -> V where V.Scalar: BinaryFloatingPoint {
    simd_clamp(x, min, max)
}

/// Returns the values, limited to the range between two vectors.
@inlinable public func simd_clamp<V: SIMD>(_ x: V, _ min: V, _ max: V) -> V where V.Scalar: FixedWidthInteger {
    simd_min(simd_max(x, min), max)
}
/// Returns the values, limited to the range between two vectors.
@inlinable public func clamp<V: SIMD>(_ x: V, min: V, max: V) -> V where V.Scalar: FixedWidthInteger {
    simd_clamp(x, min, max)
}

/// Returns the values, limited to the range between two numbers.
@inlinable public func simd_clamp<V: SIMD>(_ x: V, _ min: V.Scalar, _ max: V.Scalar) -> V
where V.Scalar: FixedWidthInteger {
    simd_clamp(x, V(repeating: min), V(repeating: max))
}
/// Returns the values, limited to the range between two numbers.
@inlinable public func clamp<V: SIMD>(_ x: V, min: V.Scalar, max: V.Scalar) -> V where V.Scalar: FixedWidthInteger {
    simd_clamp(x, min, max)
}
