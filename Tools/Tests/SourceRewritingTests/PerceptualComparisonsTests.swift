import Testing

@Suite struct PerceptualComparisonsTests {
    @Test("a comparison by Core Image becomes a call of the library, and the function around it stays")
    func comparison() {
        let found = Rewriting(
            """
            import UIKit
            import CoreImage
            func compare(_ a: CGImage, _ b: CGImage) -> String? {
            return perceptuallyCompare(
            CIImage(cgImage: a), CIImage(cgImage: b), pixelPrecision: 0.9, perceptualPrecision: 0.98)
            }
            func perceptuallyCompare(_ a: CIImage, _ b: CIImage, pixelPrecision: Float, perceptualPrecision: Float) -> String? {
            nil
            }
            """)
        #expect(
            found.lines(9) == [
                "import UIKit", "import Foundation", "func compare(_ a: CGImage, _ b: CGImage) -> String? {",
                "return UIKitTesting.PictureTolerance.mismatch(",
                "a, b, pixelPrecision: 0.9, perceptualPrecision: 0.98)", "}", "", "", "",
            ])
        #expect(found.text.contains("\nimport UIKitTesting"))
    }

    @Test("a call of another function with images of Core Image stops")
    func others() {
        let found = Rewriting(
            """
            import UIKit
            import CoreImage
            func compare(_ a: CGImage) -> String? { perceptuallyCompare(CIImage(cgImage: a)) }
            """)
        #expect(found.lines(3)[2].contains("fatalError"))
    }
}
