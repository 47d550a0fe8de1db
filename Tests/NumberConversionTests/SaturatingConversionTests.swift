import NumberConversion
import Testing

struct SaturatingConversionTests {
    @Test(
        "A number that fits keeps its whole part",
        arguments: [(1.9, 1), (-1.9, -1), (0.0, 0), (-0.0, 0), (2e9, 2_000_000_000)])
    func fits(value: Double, whole: Int) {
        #expect(Int(saturating: value) == whole)
    }

    @Test("A number that does not fit becomes the nearest one that does")
    func saturates() {
        #expect(Int(saturating: 1e300) == .max)
        #expect(Int(saturating: -1e300) == .min)
        #expect(Int(saturating: Double.infinity) == .max)
        #expect(Int(saturating: -Double.infinity) == .min)
        // The first Double above the range of 64 bits.
        #expect(Int64(saturating: 0x1p63) == .max)
        #expect(Int64(saturating: -0x1p63) == .min)
        #expect(Int32(saturating: 2_147_483_647.5) == .max)
        #expect(UInt16(saturating: 65_536) == .max)
        #expect(UInt8(saturating: -3) == 0)
        #expect(UInt8(saturating: 255.9) == 255)
    }

    @Test("NaN becomes 0")
    func notANumber() {
        #expect(Int(saturating: Double.nan) == 0)
        #expect(UInt32(saturating: Double.signalingNaN) == 0)
    }
}
