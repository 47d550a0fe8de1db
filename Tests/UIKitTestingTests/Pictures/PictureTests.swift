import Foundation
import Testing
import UIKit
import UIKitTesting

/// Pictures are compared pixel by pixel, and report their differences.
@MainActor
struct PictureTests {
    private func makeApp(square: CGRect) -> TestApp {
        let root = UIViewController()
        root.view.backgroundColor = .white
        let view = UIView(frame: square)
        view.backgroundColor = .black
        root.view.addSubview(view)
        return TestApp(root, size: CGSize(width: 40, height: 30), scale: 1)
    }

    @Test("the same content makes the same picture")
    func same() throws {
        let square = CGRect(x: 5, y: 6, width: 10, height: 10)
        let picture = try #require(makeApp(square: square).picture())
        let other = try #require(makeApp(square: square).picture())
        #expect(picture.compare(with: other) == nil)
        #expect((picture.width, picture.height) == (40, 30))
    }

    @Test("a difference is counted and placed")
    func different() throws {
        let picture = try #require(makeApp(square: CGRect(x: 5, y: 6, width: 10, height: 10)).picture())
        let other = try #require(makeApp(square: CGRect(x: 5, y: 6, width: 10, height: 12)).picture())
        let difference = try #require(picture.compare(with: other))
        #expect(difference.pixels == 20)
        #expect(difference.area == CGRect(x: 5, y: 16, width: 10, height: 2))
        #expect(difference.description.contains("20 pixels"))
        #expect(picture.compare(with: other, tolerance: 255) == nil)
        #expect(picture.differingPixels(from: other) == 20)
    }

    @Test("pictures of two sizes differ")
    func sizes() throws {
        let picture = try #require(makeApp(square: .zero).picture())
        let app = makeApp(square: .zero)
        app.resize(to: CGSize(width: 41, height: 30))
        let other = try #require(app.picture())
        #expect(picture.compare(with: other)?.description.contains("41×30") == true)
    }

    @Test("a mirrored picture is that of mirrored content")
    func mirrored() throws {
        let picture = try #require(makeApp(square: CGRect(x: 5, y: 6, width: 10, height: 10)).picture())
        let other = try #require(makeApp(square: CGRect(x: 25, y: 6, width: 10, height: 10)).picture())
        let mirrored = try #require(picture.mirrored())
        #expect(mirrored.compare(with: other) == nil)
        #expect(picture.compare(with: other) != nil)
    }

    @Test("pixels are read as red, green, blue, alpha; none outside")
    func pixels() throws {
        let picture = try #require(makeApp(square: CGRect(x: 5, y: 6, width: 10, height: 10)).picture())
        #expect(picture[5, 6].map { [$0.red, $0.green, $0.blue, $0.alpha] } == [0, 0, 0, 255])
        #expect(picture[4, 6]?.red == 255)
        #expect(picture[40, 0] == nil)
    }

    @Test("a picture is written with the folders that lead to it")
    func writes() throws {
        let folder = NSTemporaryDirectory() + "chevron-picture-\(ProcessInfo.processInfo.processIdentifier)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try makeApp(square: .zero).picture()?.write(to: "\(folder)/inner/picture.png")
        let data = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/inner/picture.png"))
        #expect(data.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    }
}
