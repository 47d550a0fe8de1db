/// A matrix with as many columns as rows, stored as columns, as on Apple's systems.
///
/// Documented (simd): `simd_float2x2` … `simd_double4x4`.
public protocol SquareMatrix: Hashable, CustomDebugStringConvertible {
    /// A column or a row.
    associatedtype Column: SIMD where Column.Scalar: BinaryFloatingPoint & SIMDScalar

    /// Creates a matrix of zeros.
    init()
    /// A column of the matrix.
    /// - Precondition: 0 up to the number of columns, less 1.
    subscript(column: Int) -> Column { get set }
    /// The determinant.
    var determinant: Column.Scalar { get }
    /// The inverse matrix. A matrix without an inverse returns infinities and NaN.
    var inverse: Self { get }
}

extension SquareMatrix {
    /// The number of columns, which is the number of rows.
    @usableFromInline static var size: Int { Column.scalarCount }

    /// Creates a matrix with one value on the diagonal and zeros elsewhere. `1` creates the identity.
    @inlinable public init(_ scalar: Column.Scalar) { self.init(diagonal: Column(repeating: scalar)) }

    /// Creates a matrix with the values of a vector on the diagonal and zeros elsewhere.
    @inlinable public init(diagonal: Column) {
        self.init()
        for index in 0..<Self.size { self[index, index] = diagonal[index] }
    }

    /// Creates a matrix from its columns.
    /// - Precondition: there are as many columns as rows.
    @inlinable public init(_ columns: [Column]) {
        guard columns.count == Self.size else { fatalError("\(Self.self).init(_:): pass \(Self.size) columns") }
        self.init()
        for (index, column) in columns.enumerated() { self[index] = column }
    }

    /// Creates a matrix from its rows.
    /// - Precondition: there are as many rows as columns.
    @inlinable public init(rows: [Column]) {
        guard rows.count == Self.size else { fatalError("\(Self.self).init(rows:): pass \(Self.size) rows") }
        self.init()
        for (row, values) in rows.enumerated() {
            for column in 0..<Self.size { self[column, row] = values[column] }
        }
    }

    /// A value of the matrix.
    @inlinable public subscript(column: Int, row: Int) -> Column.Scalar {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }

    /// The matrix with rows in the place of columns.
    @inlinable public var transpose: Self {
        var result = Self()
        for column in 0..<Self.size {
            for row in 0..<Self.size { result[row, column] = self[column, row] }
        }
        return result
    }

    @inlinable func map(_ body: (Int) -> Column) -> Self {
        var result = Self()
        for column in 0..<Self.size { result[column] = body(column) }
        return result
    }

    /// Whether all values are equal.
    @inlinable public static func == (a: Self, b: Self) -> Bool { (0..<size).allSatisfy { a[$0] == b[$0] } }

    /// Hashes all values.
    @inlinable public func hash(into hasher: inout Hasher) {
        for column in 0..<Self.size { hasher.combine(self[column]) }
    }

    /// The columns as text.
    public var debugDescription: String {
        "\(Self.self)(\((0..<Self.size).map { "\(self[$0])" }.joined(separator: ", ")))"
    }
}

// MARK: Calculations

extension SquareMatrix {
    /// Returns the sums of the values.
    @inlinable public static func + (a: Self, b: Self) -> Self { a.map { a[$0] + b[$0] } }
    /// Returns the differences of the values.
    @inlinable public static func - (a: Self, b: Self) -> Self { a.map { a[$0] - b[$0] } }
    /// Returns the values with the opposite sign.
    @inlinable public static prefix func - (a: Self) -> Self { a.map { 0 - a[$0] } }
    /// Returns the values times a number.
    @inlinable public static func * (a: Self, b: Column.Scalar) -> Self { a.map { a[$0] * b } }
    /// Returns the values times a number.
    @inlinable public static func * (a: Column.Scalar, b: Self) -> Self { b * a }

    /// Returns the product of a matrix and a column.
    @inlinable public static func * (a: Self, b: Column) -> Column {
        (0..<size).reduce(into: Column(repeating: 0)) { $0 += a[$1] * b[$1] }
    }
    /// Returns the product of a row and a matrix.
    @inlinable public static func * (a: Column, b: Self) -> Column {
        var result = Column(repeating: 0)
        for column in 0..<size { result[column] = (a * b[column]).sum() }
        return result
    }
    /// Returns the product of two matrices.
    @inlinable public static func * (a: Self, b: Self) -> Self { b.map { a * b[$0] } }

    /// Adds the values of a matrix.
    @inlinable public static func += (a: inout Self, b: Self) { a = a + b }
    /// Subtracts the values of a matrix.
    @inlinable public static func -= (a: inout Self, b: Self) { a = a - b }
    /// Multiplies the values with a number.
    @inlinable public static func *= (a: inout Self, b: Column.Scalar) { a = a * b }
    /// Multiplies with a matrix on the right.
    @inlinable public static func *= (a: inout Self, b: Self) { a = a * b }
}

/// Returns the product of two matrices.
@inlinable public func simd_mul<M: SquareMatrix>(_ x: M, _ y: M) -> M { x * y }
/// Returns the product of a matrix and a column.
@inlinable public func simd_mul<M: SquareMatrix>(_ x: M, _ y: M.Column) -> M.Column { x * y }
/// Returns the product of a row and a matrix.
@inlinable public func simd_mul<M: SquareMatrix>(_ x: M.Column, _ y: M) -> M.Column { x * y }
/// Returns the product of a number and a matrix.
@inlinable public func simd_mul<M: SquareMatrix>(_ x: M.Column.Scalar, _ y: M) -> M { x * y }
/// Returns the product of two matrices.
@inlinable public func matrix_multiply<M: SquareMatrix>(_ x: M, _ y: M) -> M { x * y }
/// Returns the product of a matrix and a column.
@inlinable public func matrix_multiply<M: SquareMatrix>(_ x: M, _ y: M.Column) -> M.Column { x * y }
/// Returns the sum of two matrices.
@inlinable public func simd_add<M: SquareMatrix>(_ x: M, _ y: M) -> M { x + y }
/// Returns the difference of two matrices.
@inlinable public func simd_sub<M: SquareMatrix>(_ x: M, _ y: M) -> M { x - y }
/// Returns the inverse. A matrix without an inverse returns infinities and NaN.
@inlinable public func simd_inverse<M: SquareMatrix>(_ x: M) -> M { x.inverse }
/// Returns the matrix with rows in the place of columns.
@inlinable public func simd_transpose<M: SquareMatrix>(_ x: M) -> M { x.transpose }
/// Returns the determinant.
@inlinable public func simd_determinant<M: SquareMatrix>(_ x: M) -> M.Column.Scalar { x.determinant }
/// Whether all values are equal.
@inlinable public func simd_equal<M: SquareMatrix>(_ x: M, _ y: M) -> Bool { x == y }
/// Whether no value differs by more than the tolerance.
@inlinable public func simd_almost_equal_elements<M: SquareMatrix>(
    _ x: M, _ y: M, _ tolerance: M.Column.Scalar
) -> Bool {
    (0..<M.size).allSatisfy { all(simd_abs(x[$0] - y[$0]) .<= tolerance) }
}
