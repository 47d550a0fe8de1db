import Testing
import UIKit
import UIKitTesting

/// Images with a stretched center.
@MainActor
struct StretchedPictureTests {
    @Test(
        "the parts of a stretched drawing meet without a line between them, at any width",
        arguments: [100.0, 100.3, 100.5, 100.75])
    func seamless(width: CGFloat) throws {
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 28, height: 28)).image { _ in
            UIColor.black.setFill()
            UIBezierPath(rect: CGRect(x: 0, y: 0, width: 28, height: 28)).fill()
        }.resizableImage(withCapInsets: UIEdgeInsets(top: 13, left: 13, bottom: 13, right: 13))
        let screen = UIViewController()
        screen.view.backgroundColor = .white
        let view = UIImageView(image: picture)
        view.frame = CGRect(x: 20, y: 100, width: width, height: 30.25)
        screen.view.addSubview(view)
        let app = TestApp(screen)
        app.settle()
        let shown = try #require(app.picture())
        for x in 40..<Int(2 * (20 + width)) - 1 { #expect(shown[x, 215]?.red == 0, "column \(x)") }
        for y in 200..<260 { #expect(shown[80, y]?.red == 0, "row \(y)") }
    }
}
