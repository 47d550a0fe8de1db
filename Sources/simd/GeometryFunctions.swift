// Geometry of vectors.

/// Returns the dot product.
@inlinable public func simd_dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint {
    (x * y).sum()
}
/// Returns the dot product.
@inlinable public func dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint {
    simd_dot(x, y)
}

/// Returns the square of the length.
@inlinable public func simd_length_squared<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint {
    simd_dot(x, x)
}
/// Returns the square of the length.
@inlinable public func length_squared<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint {
    simd_length_squared(x)
}

/// Returns the length.
@inlinable public func simd_length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint {
    simd_dot(x, x).squareRoot()
}
/// Returns the length.
@inlinable public func length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint {
    simd_length(x)
}

/// Returns the sum of the absolute values.
@inlinable public func simd_norm_one<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint {
    simd_abs(x).sum()
}
/// Returns the sum of the absolute values.
@inlinable public func norm_one<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint {
    simd_norm_one(x)
}

/// Returns the largest absolute value.
@inlinable public func simd_norm_inf<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint {
    simd_abs(x).max()
}
/// Returns the largest absolute value.
@inlinable public func norm_inf<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint {
    simd_norm_inf(x)
}

/// Returns the square of the distance of two points.
@inlinable public func simd_distance_squared<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint {
    simd_length_squared(x - y)
}
/// Returns the square of the distance of two points.
@inlinable public func distance_squared<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint {
    simd_distance_squared(x, y)
}

/// Returns the distance of two points.
@inlinable public func simd_distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint {
    simd_length(x - y)
}
/// Returns the distance of two points.
@inlinable public func distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint {
    simd_distance(x, y)
}

/// Returns the vector of the same direction and the length 1; NaN for the vector 0.
@inlinable public func simd_normalize<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
    x / simd_length(x)
}
/// Returns the vector of the same direction and the length 1; NaN for the vector 0.
@inlinable public func normalize<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
    simd_normalize(x)
}

/// Returns the projection of `x` on `y`.
@inlinable public func simd_project<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: BinaryFloatingPoint {
    simd_dot(x, y) / simd_dot(y, y) * y
}
/// Returns the projection of `x` on `y`.
@inlinable public func project<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: BinaryFloatingPoint {
    simd_project(x, y)
}

/// Returns the reflection of `x` at a plane. `n` is the normal of the plane, with the length 1.
@inlinable public func simd_reflect<V: SIMD>(_ x: V, _ n: V) -> V where V.Scalar: BinaryFloatingPoint {
    x - 2 * simd_dot(x, n) * n
}
/// Returns the reflection of `x` at a plane. `n` is the normal of the plane, with the length 1.
@inlinable public func reflect<V: SIMD>(_ x: V, n: V) -> V where V.Scalar: BinaryFloatingPoint {
    simd_reflect(x, n)
}

/// Returns the refraction of `x` at a plane with the normal `n`, or 0 for a total reflection.
/// - Parameter eta: the ratio of the indices of refraction.
@inlinable public func simd_refract<V: SIMD>(_ x: V, _ n: V, _ eta: V.Scalar) -> V where V.Scalar: BinaryFloatingPoint {
    let cosine = simd_dot(x, n)
    let k: V.Scalar = 1 - eta * eta * (1 - cosine * cosine)
    if k < 0 { return V(repeating: 0) }
    let part: V.Scalar = eta * cosine + k.squareRoot()
    return x * eta - n * part
}
/// Returns the refraction of `x` at a plane with the normal `n`, or 0 for a total reflection.
/// - Parameter eta: the ratio of the indices of refraction.
@inlinable public func refract<V: SIMD>(_ x: V, n: V, eta: V.Scalar) -> V where V.Scalar: BinaryFloatingPoint {
    simd_refract(x, n, eta)
}

/// Returns the cross product of two vectors of the plane, which has only a third value.
@inlinable public func simd_cross<T: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD2<T>, _ y: SIMD2<T>) -> SIMD3<T> {
    SIMD3(0, 0, x.x * y.y - x.y * y.x)
}
/// Returns the cross product of two vectors of the plane, which has only a third value.
@inlinable public func cross<T: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD2<T>, _ y: SIMD2<T>) -> SIMD3<T> {
    simd_cross(x, y)
}

/// Returns the cross product of two vectors.
@inlinable public func simd_cross<T: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD3<T>, _ y: SIMD3<T>) -> SIMD3<T> {
    SIMD3(x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z, x.x * y.y - x.y * y.x)
}
/// Returns the cross product of two vectors.
@inlinable public func cross<T: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD3<T>, _ y: SIMD3<T>) -> SIMD3<T> {
    simd_cross(x, y)
}
