// Sums and extremes of the values of a vector.

/// Returns the sum of the values.
@inlinable public func simd_reduce_add<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint {
    x.sum()
}
/// Returns the sum of the values.
@inlinable public func reduce_add<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint {
    simd_reduce_add(x)
}

/// Returns the sum of the values. The sum wraps at overflow.
@inlinable public func simd_reduce_add<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FixedWidthInteger {
    x.wrappedSum()
}
/// Returns the sum of the values. The sum wraps at overflow.
@inlinable public func reduce_add<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FixedWidthInteger {
    simd_reduce_add(x)
}

/// Returns the smallest value.
@inlinable public func simd_reduce_min<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint {
    x.min()
}
/// Returns the smallest value.
@inlinable public func reduce_min<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint {
    simd_reduce_min(x)
}

/// Returns the largest value.
@inlinable public func simd_reduce_max<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint {
    x.max()
}
/// Returns the largest value.
@inlinable public func reduce_max<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint {
    simd_reduce_max(x)
}

/// Returns the smallest value.
@inlinable public func simd_reduce_min<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FixedWidthInteger {
    x.min()
}
/// Returns the smallest value.
@inlinable public func reduce_min<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FixedWidthInteger {
    simd_reduce_min(x)
}

/// Returns the largest value.
@inlinable public func simd_reduce_max<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FixedWidthInteger {
    x.max()
}
/// Returns the largest value.
@inlinable public func reduce_max<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FixedWidthInteger {
    simd_reduce_max(x)
}
