import MotionLogic
import Testing

@Suite("Timing curves")
struct CurveTests {
    @Test("every named curve starts at 0, ends at 1 and never turns back")
    func ends() {
        for curve in [CubicCurve.linear, .easeIn, .easeOut, .easeInEaseOut, .systemDefault] {
            #expect(curve.value(at: 0) == 0)
            #expect(curve.value(at: 1) == 1)
            #expect(curve.value(at: -1) == 0)
            var last = 0.0
            for step in 1...1000 {
                let value = curve.value(at: Double(step) / 1000)
                #expect(value >= last)
                last = value
            }
        }
    }

    @Test(
        "the value belongs to the point of the curve with that time",
        arguments: [
            CubicCurve.easeIn, .easeOut, .easeInEaseOut, .systemDefault,
            CubicCurve(0, 1, 1, 0), CubicCurve(1, 0, 0, 1), CubicCurve(0.32, 0.72, 0, 1), CubicCurve(0.5, -2, 0.5, 3),
        ])
    func onTheCurve(_ c: CubicCurve) {
        func point(_ a: Double, _ b: Double, _ s: Double) -> Double {
            let r = 1 - s
            return 3 * r * r * s * a + 3 * r * s * s * b + s * s * s
        }
        for step in 1..<50 {
            let s = Double(step) / 50 + 0.003
            let x = point(c.x1, c.x2, s), y = point(c.y1, c.y2, s)
            // At a vertical part of the curve, many values have the same time.
            let slope = (point(c.x1, c.x2, s + 1e-6) - point(c.x1, c.x2, s - 1e-6)) / 2e-6
            guard slope > 0.02 else { continue }
            #expect(abs(c.value(at: x) - y) < 1e-9, "\(c) at \(s)")
        }
    }

    @Test("a symmetric curve is symmetric")
    func symmetric() {
        #expect(abs(CubicCurve.easeInEaseOut.value(at: 0.5) - 0.5) < 1e-12)
        #expect(abs(CubicCurve.easeIn.value(at: 0.3) + CubicCurve.easeOut.value(at: 0.7) - 1) < 1e-12)
    }
}
