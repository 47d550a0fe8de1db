import CoreGraphics
import Foundation
import Testing

@testable import UIKitCore
import UIKitTesting

/// Subclasses that change the caret and the selection of a field.
@MainActor
struct OverriddenCaretTests {
    final class CodeField: UITextField {
        override func caretRect(for position: UITextPosition) -> CGRect { .zero }
        override func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
        override func closestPosition(to point: CGPoint) -> UITextPosition? { endOfDocument }
    }

    final class TallField: UITextField {
        override func caretRect(for position: UITextPosition) -> CGRect {
            super.caretRect(for: position).insetBy(dx: 0, dy: -4)
        }
    }

    final class TallView: UITextView {
        override func caretRect(for position: UITextPosition) -> CGRect {
            var rect = super.caretRect(for: position)
            rect.size.height = 40
            return rect
        }
    }

    private func edited<Field: UIView>(_ field: Field) -> TestApp {
        field.frame = CGRect(x: 20, y: 100, width: 200, height: 44)
        let screen = UIViewController()
        screen.view.backgroundColor = .white
        screen.view.addSubview(field)
        let app = TestApp(screen)
        field.becomeFirstResponder()
        app.type("ab")
        app.settle()
        return app
    }

    private func caret(of field: UITextField) -> CGRect {
        field.parts.caret.convert(field.parts.caret.bounds, to: field)
    }

    @Test("a field whose subclass has no rectangles shows neither the caret nor the background of the selection")
    func hidden() throws {
        let field = CodeField()
        let app = edited(field)
        #expect(!field.parts.caret.isHidden && caret(of: field).isEmpty)
        let plain = UITextField()
        let plainApp = edited(plain)
        #expect(!caret(of: plain).isEmpty)
        for field in [field, plain] { field.selectAll(nil) }
        app.settle()
        plainApp.settle()
        func blue(_ app: TestApp) throws -> Int {
            let picture = try #require(app.picture())
            let scale = picture.width / 390
            let row = 122 * scale, columns = 20 * scale..<60 * scale
            return columns.count { picture[$0, row].map { Int($0.blue) > Int($0.red) + 20 } ?? false }
        }
        #expect(try blue(app) == 0)
        #expect(try blue(plainApp) > 0)
    }

    @Test("a field's caret is where the subclass places it, and elsewhere as in a plain field")
    func moved() {
        let tall = TallField(), plain = UITextField()
        let apps = [edited(tall), edited(plain)]
        #expect(caret(of: tall) == caret(of: plain).insetBy(dx: 0, dy: -4))
        #expect(caret(of: plain) == plain.caretRect(for: plain.endOfDocument))
        withExtendedLifetime(apps) {}
    }

    @Test("a text view's caret is where the subclass places it")
    func textView() {
        let view = TallView()
        let app = edited(view)
        #expect(view.caret.frame.height == 40)
        withExtendedLifetime(app) {}
    }

    @Test("a click uses the position of the subclass")
    func position() throws {
        let field = CodeField()
        let app = edited(field)
        #expect(field.offset(from: field.beginningOfDocument, to: try #require(field.closestPosition(to: .zero))) == 2)
        #expect(field.characterRange(at: .zero).map { field.text(in: $0) } == "b")
        withExtendedLifetime(app) {}
    }
}
