import CairoRaster
import CoreGraphics
import Foundation
import HostInterface
import Testing

/// The widths of letters, compared with the system font of iOS.
@MainActor struct LetterWidthTests {
    let shaper = PangoShaper()

    func width(_ text: String, size: CGFloat, weight: Int = 400) -> CGFloat {
        let run = TextRun(text: text, font: FontRequest(size: size, weight: weight), color: .black)
        return shaper.metrics(of: TextBlock(runs: [run]), width: .infinity).size.width
    }

    // Measured: the widths of labels on iOS.
    @Test(
        "Words are as wide as on iOS, within 1.5 percent, in the cut for text and in the one for display",
        arguments: [
            (13, 400, 63.71), (17, 400, 79.66), (13, 600, 66.79), (17, 600, 83.68), (20, 400, 91.62), (20, 700, 99.10),
            (34, 700, 166.06),
        ] as [(CGFloat, Int, CGFloat)])
    func words(size: CGFloat, weight: Int, iOS: CGFloat) {
        let drawn = width("Hello UIKit", size: size, weight: weight)
        #expect(abs(drawn / iOS - 1) < 0.015, "\(drawn) where iOS has \(iOS)")
    }

    // Measured: sums of the widths of letters on iOS, without kerning.
    @Test(
        "Titles of regular weight at 28 points are as wide as on iOS, within 1.5 percent",
        arguments: [
            ("Settings", 99.79), ("Messages", 123.51), ("Documents", 139.12), ("Reminders", 129.06),
            ("Large Titles", 140.96),
        ] as [(String, CGFloat)])
    func regularTitles(title: String, iOS: CGFloat) {
        let drawn = width(title, size: 28)
        #expect(abs(drawn / iOS - 1) < 0.015, "\(title): \(drawn) where iOS has \(iOS)")
    }

    // Measured: the same, at 34 points in bold.
    @Test(
        "Large titles are as wide as on iOS, within 1.5 percent",
        arguments: [
            ("Settings", 132.96), ("General", 123.90), ("Photos", 111.68), ("Albums", 120.77), ("Library", 111.26),
            ("Messages", 161.32),
            ("Documents", 182.18), ("Downloads", 177.21), ("Inbox", 88.19), ("Files", 73.34),
        ] as [(String, CGFloat)])
    func largeTitles(title: String, iOS: CGFloat) {
        let drawn = width(title, size: 34, weight: 700)
        #expect(abs(drawn / iOS - 1) < 0.015, "\(title): \(drawn) where iOS has \(iOS)")
    }

    @Test("Where one point more changes the cut, a word grows by no more than a tenth")
    func changeOfCut() {
        let (text, display) = (width("Settings", size: 19), width("Settings", size: 20))
        #expect(display > text)
        #expect(display < text * 1.1)
    }

    @Test("The display cut changes no line height, ascender or baseline", arguments: [19.5, 20, 28, 34, 53])
    func measures(size: CGFloat) {
        let metrics = shaper.metrics(of: FontRequest(size: size, weight: 700))
        #expect(abs(metrics.lineHeight - size * 1.193359) < 0.0001)
        #expect(abs(metrics.ascender - size * 0.952148) < 0.0001)
        let run = TextRun(text: "Settings", font: FontRequest(size: size, weight: 700), color: .black)
        #expect(
            abs(shaper.metrics(of: TextBlock(runs: [run]), width: .infinity).firstBaseline - size * 0.952148) < 0.0001)
    }
}
