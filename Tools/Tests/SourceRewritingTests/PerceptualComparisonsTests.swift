import Testing

@Suite struct PerceptualComparisonsTests {
    // A framework that most files of a module import is not left out.
    private let plain = ["import UIKit\nlet a = 1\n", "let b = 1\n", "let c = 1\n"]

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
            func perceptuallyCompare(_ a: CIImage, _ b: CISampler, pixelPrecision: Float) -> String? {
            nil
            }
            """, others: plain)
        #expect(
            found.lines(8) == [
                "import UIKit", "import Foundation", "func compare(_ a: CGImage, _ b: CGImage) -> String? {",
                "return UIKitTesting.PictureTolerance.mismatch(",
                "a, b, pixelPrecision: 0.9, perceptualPrecision: 0.98)", "}", "", "",
            ])
        #expect(found.text.contains("\nimport UIKitTesting"))
    }

    @Test("a call of another function with images of Core Image stops")
    func others() {
        let found = Rewriting(
            """
            import UIKit
            import CoreImage
            func compare(_ a: CGImage) -> String? { perceptuallyCompare(CISampler(cgImage: a)) }
            """, others: plain)
        #expect(found.lines(3)[2].contains("fatalError"))
    }
}
