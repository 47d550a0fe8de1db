import Testing
import UIKit
import UIKitTesting

/// Alerts and the area behind sheets, in pixels, compared with pictures of iOS.
@MainActor
struct AlertPictureTests {
    /// At three pixels per point, as in the measured pictures.
    private func alertApp() throws -> (app: TestApp, card: CGRect) {
        let root = UIViewController()
        root.view.backgroundColor = .white
        let app = TestApp(
            root, size: CGSize(width: 414, height: 896), scale: 3,
            safeArea: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
        let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        root.present(alert, animated: false)
        app.settle()
        return (app, try #require(app.presentedFrame(of: alert.view)))
    }

    @Test("an alert of a title and one button is as high as on iOS, in the middle of what the display does not cover")
    func place() throws {
        let (_, card) = try alertApp()
        // Measured: 270 × 104.33, centered at 453.2 with safe area insets of 44 and 34 points.
        #expect(card.width == 270)
        #expect(abs(card.height - 104.33) < 0.01)
        #expect(abs(card.midY - 453.2) < 0.1)
    }

    @Test("an alert's title, line and colors are where and as iOS has them")
    func ink() throws {
        let (app, card) = try alertApp()
        let picture = try #require(app.picture())
        let (left, top) = (Int((card.minX * 3).rounded()), Int((card.minY * 3).rounded()))
        let gray = { (x: Int, y: Int) in picture[x, y].map { Int($0.red) } ?? 0 }
        // Measured: fill 240, line 175, background 204.
        #expect(abs(gray(left + 60, top + 60) - 240) <= 1)
        #expect(abs(gray(60, 300) - 204) <= 1)
        // Measured: the line is 60.0 below the top.
        let line = try #require((120..<240).first { gray(left + 60, top + $0) < 220 })
        #expect(line == 180)
        #expect(abs(gray(left + 60, top + line) - 175) <= 2)
        // Measured: the title's ink begins 23.0 below the top.
        let ink = try #require((6..<180).first { y in (left + 200..<left + 610).contains { gray($0, top + y) < 120 } })
        #expect(abs(Double(ink) / 3 - 23) < 0.34)
    }

    @Test("behind a page sheet the screen's card is 20 points narrower on either side, and its white is gray 224")
    func sheet() throws {
        let root = UIViewController()
        root.view.backgroundColor = .white
        let app = TestApp(root, scale: 1)
        let page = UIViewController()
        page.view.backgroundColor = .blue
        root.present(page, animated: false)
        app.settle()
        // Measured: inset 20, 12 % black.
        #expect(app.presentedFrame(of: root.view)?.minX == 20)
        let picture = try #require(app.picture())
        #expect(abs(Int(picture[195, 52]?.red ?? 0) - 224) <= 1)
    }
}
