import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor
struct GradientLayerTests {
    @Test("a gradient layer's corner radius rounds its gradient, at the corners that are named, without clipping")
    func corners() throws {
        let page = UIViewController(), app = TestApp(page, size: CGSize(width: 200, height: 200), scale: 1)
        page.view.backgroundColor = .white
        let gradient = CAGradientLayer()
        gradient.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        gradient.colors = [UIColor.red.cgColor, UIColor.red.cgColor]
        page.view.layer.addSublayer(gradient)
        app.settle()
        func isRed(_ x: Int, _ y: Int) throws -> Bool { try #require(app.picture()?[x, y]).green < 100 }
        #expect(try isRed(51, 51))
        gradient.cornerRadius = 20
        gradient.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
        app.settle()
        #expect(try !isRed(51, 51) && !isRed(148, 148))
        #expect(try isRed(148, 51) && isRed(51, 148) && isRed(100, 100))
    }

    @Test("a radial gradient has its first color at the start point, and its last color outside of the ellipse")
    func radial() throws {
        let page = UIViewController(), app = TestApp(page, size: CGSize(width: 200, height: 200), scale: 1)
        page.view.backgroundColor = .white
        let gradient = CAGradientLayer()
        #expect(gradient.type == .axial)
        gradient.type = .radial
        gradient.frame = CGRect(x: 0, y: 50, width: 200, height: 100)
        gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
        gradient.startPoint = CGPoint(x: 0.5, y: 0.5)
        gradient.endPoint = CGPoint(x: 1, y: 1)
        page.view.layer.addSublayer(gradient)
        app.settle()
        func red(_ x: Int, _ y: Int) throws -> Int { Int(try #require(app.picture()?[x, y]).red) }
        #expect(try red(100, 100) > 245)
        #expect(try red(2, 52) == 0)
        // Half of the way, along both axes of the ellipse.
        #expect(try abs(red(150, 100) - 128) < 6)
        #expect(try abs(red(100, 125) - 128) < 6)
        let white = try #require(app.picture()?[100, 40])
        #expect(white.green == 255)
        // Without an ellipse the last color is everywhere.
        gradient.endPoint = CGPoint(x: 0.5, y: 1)
        app.settle()
        #expect(try red(100, 100) == 0)
        gradient.cornerRadius = 20
        app.settle()
        #expect(try red(1, 51) == 255)
    }

    @Test("a picture that was written is read again, and another file is an error")
    func files() throws {
        let page = UIViewController(), app = TestApp(page, size: CGSize(width: 40, height: 30), scale: 1)
        page.view.backgroundColor = .blue
        app.settle()
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("picture \(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let picture = try #require(app.picture())
        try picture.write(to: folder + "/a.png")
        let read = try TestPicture(contentsOf: folder + "/a.png")
        #expect(picture.compare(with: read) == nil)
        try Data("no picture".utf8).write(to: URL(fileURLWithPath: folder + "/b.png"))
        #expect(throws: (any Error).self) { try TestPicture(contentsOf: folder + "/b.png") }
        #expect(throws: (any Error).self) { try TestPicture(contentsOf: folder + "/c.png") }
    }

    @Test("a text view has the system's background, and keeps another one")
    func textView() {
        let view = UITextView()
        #expect(view.backgroundColor == .systemBackground)
        view.backgroundColor = nil
        #expect(view.backgroundColor == nil)
    }

    @Test("an identifier that is an index path or a string is found again by a cast")
    func identifiers() {
        let path = UIContextMenuConfiguration(identifier: IndexPath(row: 2, section: 1) as NSCopying)
        #expect(path.identifier as? IndexPath == IndexPath(row: 2, section: 1))
        #expect(UIContextMenuConfiguration(identifier: "a" as NSCopying).identifier as? String == "a")
    }
}
