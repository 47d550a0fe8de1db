/// A matrix with 2 columns and 2 rows.
@frozen public struct Matrix2x2<Scalar: BinaryFloatingPoint & SIMDScalar>: SquareMatrix {
    /// The columns.
    public var columns: (SIMD2<Scalar>, SIMD2<Scalar>)

    /// Creates a matrix from its columns.
    @inlinable public init(columns: (SIMD2<Scalar>, SIMD2<Scalar>)) { self.columns = columns }
    /// Creates a matrix from its columns.
    @inlinable public init(_ col0: SIMD2<Scalar>, _ col1: SIMD2<Scalar>) { columns = (col0, col1) }
    @inlinable public init() { columns = (SIMD2(), SIMD2()) }

    @inlinable public subscript(column: Int) -> SIMD2<Scalar> {
        get {
            switch column {
            case 0: columns.0
            case 1: columns.1
            default: fatalError("Matrix2x2[\(column)]: pass a column from 0 to 1")
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            default: fatalError("Matrix2x2[\(column)]: pass a column from 0 to 1")
            }
        }
    }

    @inlinable public var determinant: Scalar { columns.0.x * columns.1.y - columns.0.y * columns.1.x }

    @inlinable public var inverse: Self {
        Self(SIMD2(columns.1.y, -columns.0.y), SIMD2(-columns.1.x, columns.0.x)) * (1 / determinant)
    }
}

/// A matrix with 3 columns and 3 rows.
@frozen public struct Matrix3x3<Scalar: BinaryFloatingPoint & SIMDScalar>: SquareMatrix {
    /// The columns.
    public var columns: (SIMD3<Scalar>, SIMD3<Scalar>, SIMD3<Scalar>)

    /// Creates a matrix from its columns.
    @inlinable public init(columns: (SIMD3<Scalar>, SIMD3<Scalar>, SIMD3<Scalar>)) { self.columns = columns }
    /// Creates a matrix from its columns.
    @inlinable public init(_ col0: SIMD3<Scalar>, _ col1: SIMD3<Scalar>, _ col2: SIMD3<Scalar>) {
        columns = (col0, col1, col2)
    }
    @inlinable public init() { columns = (SIMD3(), SIMD3(), SIMD3()) }

    @inlinable public subscript(column: Int) -> SIMD3<Scalar> {
        get {
            switch column {
            case 0: columns.0
            case 1: columns.1
            case 2: columns.2
            default: fatalError("Matrix3x3[\(column)]: pass a column from 0 to 2")
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            case 2: columns.2 = newValue
            default: fatalError("Matrix3x3[\(column)]: pass a column from 0 to 2")
            }
        }
    }

    @inlinable public var determinant: Scalar { simd_dot(columns.0, simd_cross(columns.1, columns.2)) }

    // The rows of the inverse are the cross products of two columns, over the determinant.
    @inlinable public var inverse: Self {
        let rows = Self(
            simd_cross(columns.1, columns.2), simd_cross(columns.2, columns.0), simd_cross(columns.0, columns.1))
        return rows.transpose * (1 / determinant)
    }
}

/// A matrix with 4 columns and 4 rows.
@frozen public struct Matrix4x4<Scalar: BinaryFloatingPoint & SIMDScalar>: SquareMatrix {
    /// The columns.
    public var columns: (SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>)

    /// Creates a matrix from its columns.
    @inlinable public init(columns: (SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>)) {
        self.columns = columns
    }
    /// Creates a matrix from its columns.
    @inlinable public init(
        _ col0: SIMD4<Scalar>, _ col1: SIMD4<Scalar>, _ col2: SIMD4<Scalar>, _ col3: SIMD4<Scalar>
    ) {
        columns = (col0, col1, col2, col3)
    }
    @inlinable public init() { columns = (SIMD4(), SIMD4(), SIMD4(), SIMD4()) }

    @inlinable public subscript(column: Int) -> SIMD4<Scalar> {
        get {
            switch column {
            case 0: columns.0
            case 1: columns.1
            case 2: columns.2
            case 3: columns.3
            default: fatalError("Matrix4x4[\(column)]: pass a column from 0 to 3")
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            case 2: columns.2 = newValue
            case 3: columns.3 = newValue
            default: fatalError("Matrix4x4[\(column)]: pass a column from 0 to 3")
            }
        }
    }

    @inlinable public var determinant: Scalar { simd_dot(columns.0, Self(cofactorsOf: self)[0]) }

    @inlinable public var inverse: Self {
        let cofactors = Self(cofactorsOf: self)
        return cofactors.transpose * (1 / simd_dot(columns.0, cofactors[0]))
    }

    /// Each value is the determinant of the matrix without the value's column and row, with the sign of the place.
    @usableFromInline init(cofactorsOf matrix: Self) {
        self.init()
        for column in 0..<4 {
            let others = (0..<4).filter { $0 != column }.map { matrix[$0] }
            for row in 0..<4 {
                let rows = (0..<4).filter { $0 != row }
                let part = Matrix3x3<Scalar>(others.map { SIMD3($0[rows[0]], $0[rows[1]], $0[rows[2]]) })
                self[column, row] = (column + row).isMultiple(of: 2) ? part.determinant : -part.determinant
            }
        }
    }
}

extension Matrix2x2: Sendable where SIMD2<Scalar>: Sendable {}
extension Matrix3x3: Sendable where SIMD3<Scalar>: Sendable {}
extension Matrix4x4: Sendable where SIMD4<Scalar>: Sendable {}

/// A matrix of `Float` values with 2 columns and 2 rows.
public typealias simd_float2x2 = Matrix2x2<Float>
/// A matrix of `Float` values with 3 columns and 3 rows.
public typealias simd_float3x3 = Matrix3x3<Float>
/// A matrix of `Float` values with 4 columns and 4 rows.
public typealias simd_float4x4 = Matrix4x4<Float>
/// A matrix of `Double` values with 2 columns and 2 rows.
public typealias simd_double2x2 = Matrix2x2<Double>
/// A matrix of `Double` values with 3 columns and 3 rows.
public typealias simd_double3x3 = Matrix3x3<Double>
/// A matrix of `Double` values with 4 columns and 4 rows.
public typealias simd_double4x4 = Matrix4x4<Double>

// The names of the same types without a prefix, and the older ones.

/// `simd_float2x2`.
public typealias float2x2 = simd_float2x2
/// `simd_float3x3`.
public typealias float3x3 = simd_float3x3
/// `simd_float4x4`.
public typealias float4x4 = simd_float4x4
/// `simd_double2x2`.
public typealias double2x2 = simd_double2x2
/// `simd_double3x3`.
public typealias double3x3 = simd_double3x3
/// `simd_double4x4`.
public typealias double4x4 = simd_double4x4
/// `simd_float2x2`.
public typealias matrix_float2x2 = simd_float2x2
/// `simd_float3x3`.
public typealias matrix_float3x3 = simd_float3x3
/// `simd_float4x4`.
public typealias matrix_float4x4 = simd_float4x4
/// `simd_double2x2`.
public typealias matrix_double2x2 = simd_double2x2
/// `simd_double3x3`.
public typealias matrix_double3x3 = simd_double3x3
/// `simd_double4x4`.
public typealias matrix_double4x4 = simd_double4x4

/// The identity.
public let matrix_identity_float2x2 = simd_float2x2(1)
/// The identity.
public let matrix_identity_float3x3 = simd_float3x3(1)
/// The identity.
public let matrix_identity_float4x4 = simd_float4x4(1)
/// The identity.
public let matrix_identity_double2x2 = simd_double2x2(1)
/// The identity.
public let matrix_identity_double3x3 = simd_double3x3(1)
/// The identity.
public let matrix_identity_double4x4 = simd_double4x4(1)
