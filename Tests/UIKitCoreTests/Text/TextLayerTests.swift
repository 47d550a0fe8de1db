import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor
struct TextLayerTests {
    private let app: TestApp
    private let page = UIViewController()
    private let layer = CATextLayer()

    init() {
        app = TestApp(page, size: CGSize(width: 200, height: 100), scale: 1)
        page.view.backgroundColor = .black
        layer.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        layer.fontSize = 20
        page.view.layer.addSublayer(layer)
    }

    /// The columns and rows with a bright pixel.
    private func ink() -> CGRect {
        app.settle()
        guard let picture = app.picture() else { return .null }
        var box = CGRect.null
        for y in 0..<picture.height {
            for x in 0..<picture.width where (picture[x, y]?.green ?? 0) > 128 {
                box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return box
    }

    @Test("a text layer draws a plain text in its color, where its alignment says")
    func plain() {
        layer.string = "HHH"
        layer.alignmentMode = .left
        let left = ink()
        #expect(left.minX < 5 && left.maxX < 60 && left.maxY < 30, "\(left)")
        layer.alignmentMode = .right
        #expect(ink().maxX > 190)
        layer.alignmentMode = .center
        #expect(abs(ink().midX - 100) < 3)
        layer.foregroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        #expect(ink().isNull)
    }

    @Test("lines wrap at the width where the layer wraps, and a text is cut off where the layer truncates")
    func lines() {
        layer.string = "HHHHH HHHHH HHHHH HHHHH HHHHH"
        #expect(ink().maxY < 30)
        layer.isWrapped = true
        #expect(ink().maxY > 40)
        layer.isWrapped = false
        layer.truncationMode = .end
        let cut = ink()
        #expect(cut.maxY < 30 && cut.maxX <= 200)
        layer.fontSize = 30
        #expect(ink().height > cut.height)
    }

    @Test("an attributed text has its own fonts and colors, of Core Graphics and Core Text too")
    func attributed() {
        layer.string = NSAttributedString(
            string: "HH",
            attributes: [
                .font: UIFont.systemFont(ofSize: 40),
                kCTForegroundColorAttributeName as NSAttributedString.Key: CGColor.white,
            ])
        #expect(ink().height > 20)
        layer.string = NSAttributedString(string: "HH", attributes: [.foregroundColor: UIColor.red])
        #expect(ink().isNull)
    }

    @Test("the preferred size is that of the text, and a font by name has the layer's size")
    func size() {
        layer.string = "Hello"
        let small = layer.preferredFrameSize()
        #expect(small.height >= 23 && small.height <= 25 && small.width > 30)
        layer.font = UIFont.systemFont(ofSize: 100)
        #expect(layer.preferredFrameSize() == small)
        layer.font = "DejaVuSans-Bold"
        #expect(layer.preferredFrameSize().width != small.width)
        layer.string = nil
        #expect(layer.preferredFrameSize().width == 0)
    }

    @Test("families of fonts and their names are those that the system has")
    func fonts() throws {
        let families = UIFont.familyNames
        #expect(families == families.sorted() && !families.isEmpty)
        let family = try #require(families.first { !UIFont.fontNames(forFamilyName: $0).isEmpty })
        #expect(UIFont(name: UIFont.fontNames(forFamilyName: family)[0], size: 12) != nil)
        #expect(UIFont.fontNames(forFamilyName: "No Such Family").isEmpty)
        #expect(UIFont.fontNames(forFamilyName: "").isEmpty)
    }

    @Test("names of Core Text are keys of attributed text")
    func names() {
        #expect(kCTFontAttributeName as NSAttributedString.Key == .font)
        #expect(NSAttributedString.Key(kCTKernAttributeName as String) == .kern)
        #expect(kContextualSwashAlternatesOnSelector == 4)
    }

    @Test("an appearance sets the font of labels that have none of their own")
    func appearance() {
        UILabel.appearance().font = .systemFont(ofSize: 33)
        let (plain, own) = (UILabel(), UILabel())
        own.font = .systemFont(ofSize: 11)
        page.view.addSubview(plain)
        page.view.addSubview(own)
        app.settle()
        #expect(plain.font.pointSize == 33 && own.font.pointSize == 11)
    }

    @Test("a field asks its class to draw the placeholder")
    func placeholder() {
        final class Field: UITextField {
            var rects: [CGRect] = []
            override func drawPlaceholder(in rect: CGRect) { rects.append(rect) }
        }
        let field = Field(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        field.placeholder = "HHH"
        page.view.addSubview(field)
        #expect(ink().isNull)
        #expect(field.rects.last?.width == 100)
    }

    @Test("init() is called on a class value of an object")
    func objectByClass() {
        class Model: NSObject {
            var name = "model"
        }
        final class Other: Model {
            override init() {
                super.init()
                name = "other"
            }
        }
        func make<T: NSObject>(_ type: T.Type) -> T { T() }
        #expect(make(Other.self).name == "other")
        let type: Model.Type = Other.self
        #expect(type.init().name == "other")
        #expect(make(UIView.self).frame == .zero)
    }
}
