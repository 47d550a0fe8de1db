import Testing
import UIKit
import UIKitTesting

/// Lines that end with an ellipsis.
@MainActor
struct CutLineTests {
    @Test("a cut line stands at the edge that its text is aligned to, also as the second of two", arguments: [1, 2])
    func rightAligned(lines: Int) throws {
        let screen = UIViewController()
        screen.view.backgroundColor = .white
        let label = UILabel()
        label.text = "A large title that needs more room than one line of a phone has"
        label.font = .systemFont(ofSize: 34, weight: .bold)
        label.textColor = .black
        label.numberOfLines = lines
        label.textAlignment = .right
        label.frame = CGRect(x: 16, y: 100, width: 358, height: CGFloat(lines) * 41)
        screen.view.addSubview(label)
        let app = TestApp(screen)
        app.settle()
        let picture = try #require(app.picture())
        func rightmost(_ rows: Range<Int>) -> Int {
            (0..<picture.width).last { x in rows.contains { y in (picture[x, y]?.red ?? 255) < 128 } } ?? 0
        }
        let top = 2 * (100 + 41 * (lines - 1))
        #expect(abs(rightmost(top..<top + 82) - 748) <= 8)
    }
}
