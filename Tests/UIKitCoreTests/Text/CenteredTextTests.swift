import CoreGraphics
import Testing
import UIKit
import UIKitTesting

@MainActor
struct CenteredTextTests {
    @Test(
        "text in the middle of a label is there in every script", arguments: ["Flag", "حذف", "מחיקה", "削除"],
        [false, true])
    func centered(text: String, rightToLeft: Bool) throws {
        let root = UIViewController()
        root.view.backgroundColor = .white
        let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
        label.text = text
        label.textColor = .black
        label.textAlignment = .center
        root.view.addSubview(label)
        let app = TestApp(root, rightToLeft: rightToLeft)
        app.settle()
        let picture = try #require(app.picture())
        let ink = (40..<440).filter { x in (200..<260).contains { y in picture[x, y].map { $0.red < 128 } ?? false } }
        let (first, last) = (try #require(ink.first), try #require(ink.last))
        #expect(abs(first + last - 480) <= 8, "\(first)…\(last)")
    }
}
