import Testing

@testable import NavigationLogic

struct WindowShapeRuleTests {
    @Test(
        "a window's shape follows from its size",
        arguments: [
            (390.0, 844.0, false, false, true), (667, 375, false, false, false),
            // Measured: phones in landscape.
            (812, 375, false, false, false), (844, 390, false, false, false), (852, 393, false, false, false),
            (874, 402, false, false, false),
            (736, 414, false, true, false), (896, 414, false, true, false), (926, 428, false, true, false),
            (932, 430, false, true, false),
            (895, 413, false, false, false), (896, 300, false, true, false),
            (768, 1024, true, true, true),
            (1024, 768, true, true, true), (599, 900, false, false, true), (600, 600, true, true, true),
            (1200, 479, false, true, false),
            (735, 480, false, false, true), (736, 480, false, true, true), (0, 0, false, false, false),
        ])
    func shapes(width: Double, height: Double, isPad: Bool, isWide: Bool, isHigh: Bool) {
        let shape = WindowShape(width: width, height: height)
        #expect(
            shape
                == WindowShape(
                    isPad: isPad, horizontal: isWide ? .regular : .compact, vertical: isHigh ? .regular : .compact))
    }

    @Test(
        "metrics take time only where the shape changes, the window is seen and motion is wanted",
        arguments: [
            (390.0, 844.0, 844.0, 390.0, true, true, true), (390, 844, 667, 375, true, true, true),
            (599, 900, 601, 900, true, true, true),
            // Another size with the same shape.
            (390, 844, 500, 700, true, true, false), (1024, 768, 768, 1024, true, true, false),
            (390, 844, 844, 390, false, true, false), (390, 844, 844, 390, true, false, false),
            (390, 844, 390, 844, true, true, false),
        ])
    func changes(
        width: Double, height: Double, newWidth: Double, newHeight: Double, isSeen: Bool, allowsMotion: Bool,
        moves: Bool
    ) {
        let change = WindowShape.change(
            from: WindowShape(width: width, height: height), to: WindowShape(width: newWidth, height: newHeight),
            isSeen: isSeen,
            allowsMotion: allowsMotion)
        #expect(change == (moves ? .over(seconds: 0.4) : .atOnce))
    }
}
