import Foundation
import Testing
import simd

struct VectorTests {
    @Test func `numbers and vectors are mixed, limited and compared with an edge`() {
        let (a, b): (CGFloat, CGFloat) = (3, 5)
        let middle: CGFloat = simd_mix(a, b, 0.5)
        #expect(middle == 4)
        #expect(mix(simd_double2(0, 1), simd_double2(2, 3), t: 0.5) == [1, 2])
        #expect(simd_mix(simd_float2(0, 0), simd_float2(2, 2), simd_float2(0, 1)) == [0, 2])
        #expect(clamp(simd_double3(-1, 3, 9), min: 0, max: 5) == [0, 3, 5])
        #expect(simd_clamp(simd_int2(-4, 7), [0, 0], [5, 5]) == [0, 5])
        #expect(simd_clamp(7.5, 0, 5) == 5)
        #expect(step(simd_float2(1, 3), edge: [2, 2]) == [0, 1])
        #expect(simd_step(2.0, 1.0) == 0)
        #expect(smoothstep(0.5, edge0: 0, edge1: 1) == 0.5)
        #expect(simd_smoothstep([0, 0], [1, 2], simd_double2(2, 1)) == [1, 0.5])
        #expect(fract(-0.25) == 0.75)
        #expect(simd_fract(simd_double2(1.5, -0.25)) == [0.5, 0.75])
        #expect(sign(simd_double3(-2, 0, 5)) == [-1, 0, 1])
        #expect(simd_sign(-0.5) == -1)
        #expect(recip(simd_double2(2, 4)) == [0.5, 0.25])
        #expect(simd_rsqrt(4.0) == 0.5)
    }

    @Test func `extremes ignore NaN, and the smallest integer stops no program`() {
        #expect(simd_min(simd_double2(.nan, 1), simd_double2(2, .nan)) == [2, 1])
        #expect(max(simd_double2(.nan, 1), simd_double2(2, .nan)) == [2, 1])
        #expect(abs(simd_float2(-1.5, 2)) == [1.5, 2])
        #expect(simd_abs(simd_int2(.min, -3)) == [.min, 3])
        #expect(reduce_add(simd_int2(.max, 1)) == .min)
        #expect(simd_reduce_add(simd_double4(1, 2, 3, 4)) == 10)
        #expect(reduce_min(simd_float3(3, 1, 2)) == 1)
        #expect(simd_reduce_max(simd_uint2(3, 4)) == 4)
        #expect(min(3, 4) == 3)
        #expect(abs(-3) == 3)
    }

    @Test func `lengths, angles and reflections of vectors`() {
        #expect(dot(simd_double2(1, 2), [3, 4]) == 11)
        #expect(simd_length(simd_float2(3, 4)) == 5)
        #expect(length_squared(simd_float2(3, 4)) == 25)
        #expect(simd_distance(simd_double2(1, 1), [4, 5]) == 5)
        #expect(distance_squared(simd_double2(1, 1), [4, 5]) == 25)
        #expect(normalize(simd_double2(0, 2)) == [0, 1])
        #expect(norm_one(simd_double2(-1, 2)) == 3)
        #expect(simd_norm_inf(simd_double2(-4, 2)) == 4)
        #expect(cross(simd_float3(1, 0, 0), [0, 1, 0]) == [0, 0, 1])
        #expect(simd_cross(simd_double2(1, 0), [0, 2]) == [0, 0, 2])
        #expect(project(simd_double2(2, 3), [1, 0]) == [2, 0])
        #expect(reflect(simd_double2(1, -1), n: [0, 1]) == [1, 1])
        #expect(simd_refract(simd_double2(1, -1), [0, 1], 1) == [1, -1])
        #expect(refract(simd_double2(1, 0), n: [0, 1], eta: 2) == [0, 0])
    }
}
