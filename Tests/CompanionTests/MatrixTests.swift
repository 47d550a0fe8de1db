import Testing
import simd

struct MatrixTests {
    @Test func `rows and columns are two views of one matrix`() {
        let rows = double4x4(rows: [[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12], [13, 14, 15, 16]])
        #expect(rows[0] == [1, 5, 9, 13])
        #expect(rows.columns.3 == [4, 8, 12, 16])
        #expect(rows[1, 2] == 10)
        #expect(rows.transpose == double4x4([[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12], [13, 14, 15, 16]]))
        var changed = rows
        changed[3, 0] = 0
        #expect(changed[3] == [0, 8, 12, 16])
        #expect(float2x2(diagonal: [2, 3]) == float2x2(columns: ([2, 0], [0, 3])))
    }

    @Test func `products apply the right side first`() {
        let turn = float2x2([0, 1], [-1, 0])
        let stretch = float2x2(diagonal: [2, 1])
        #expect(turn * simd_float2(1, 0) == [0, 1])
        #expect(turn * stretch * simd_float2(1, 0) == [0, 2])
        #expect(simd_mul(stretch, turn) * simd_float2(1, 0) == [0, 1])
        #expect(simd_float2(1, 2) * turn == [2, -1])
        #expect(3 * turn - turn == turn * 2)
        #expect(simd_mul(turn, matrix_identity_float2x2) == turn)
        #expect(-turn + turn == float2x2())
    }

    @Test func `the inverse undoes a matrix of each size`() {
        let two = double2x2([4, 2], [7, 6])
        #expect(two.determinant == 10)
        #expect(simd_almost_equal_elements(two * two.inverse, matrix_identity_double2x2, 1e-12))
        let three = double3x3([2, 0, 1], [1, 3, 2], [1, 1, 4])
        #expect(three.determinant == 18)
        #expect(simd_almost_equal_elements(three * three.inverse, matrix_identity_double3x3, 1e-12))
        let four = double4x4([1, 0, 2, -1], [3, 0, 0, 5], [2, 1, 4, -3], [1, 0, 5, 0])
        #expect(simd_determinant(four) == 30)
        #expect(simd_almost_equal_elements(simd_inverse(four) * four, matrix_identity_double4x4, 1e-12))
    }

    @Test func `a matrix without an inverse returns no finite number`() {
        #expect(!float2x2([1, 2], [2, 4]).inverse[0, 0].isFinite)
    }
}
