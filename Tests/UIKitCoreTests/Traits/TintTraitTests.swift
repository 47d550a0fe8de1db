import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

/// `UIColor.tintColor` in views.
@MainActor
struct TintTraitTests {
    private final class Page: UIViewController {
        var changes = 0
        let label = UILabel(), box = UIView()
        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
            label.text = "tint"
            label.textColor = .tintColor
            label.frame = CGRect(x: 10, y: 200, width: 100, height: 20)
            box.backgroundColor = .tintColor
            box.frame = CGRect(x: 10, y: 300, width: 40, height: 40)
            view.addSubview(label)
            view.addSubview(box)
        }
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            changes += 1
        }
    }

    private func resolved(_ view: UIView) -> UIColor { UIColor.tintColor.resolvedColor(with: view.traitCollection) }

    @Test("the tint color is that of the view that resolves it, and follows the view's tint and superview")
    func views() throws {
        let page = Page()
        let app = TestApp(page)
        app.settle()
        let blue = UIColor.systemBlue.resolvedColor(with: page.traitCollection)
        #expect(resolved(page.view) == blue)
        #expect(page.box.layer.backgroundColor == blue.cgColor)
        #expect(UIColor.tintColor.cgColor == blue.cgColor)
        let before = page.changes

        page.view.tintColor = .red
        app.settle()
        #expect(resolved(page.label) == .red)
        #expect(page.box.layer.backgroundColor == UIColor.red.cgColor)
        page.box.tintColor = .green
        #expect(page.box.layer.backgroundColor == UIColor.green.cgColor)
        #expect(resolved(page.label) == .red)
        page.box.tintColor = .tintColor
        #expect(page.box.tintColor == .red)
        #expect(page.box.layer.backgroundColor == UIColor.red.cgColor)

        page.view.window?.tintColor = .purple
        page.view.tintColor = nil
        app.settle()
        #expect(page.box.layer.backgroundColor == UIColor.purple.cgColor)
        #expect(UIColor.tintColor.cgColor == UIColor.purple.cgColor)
        // A tint is no trait that an app reads.
        #expect(page.changes == before)

        let orange = UIView()
        orange.tintColor = .orange
        page.view.addSubview(orange)
        orange.addSubview(page.box)
        app.settle()
        #expect(page.box.layer.backgroundColor == UIColor.orange.cgColor)
        page.view.tintAdjustmentMode = .dimmed
        app.settle()
        let dimmed = resolved(page.label).cgColor
        #expect(dimmed.red == dimmed.green && dimmed.alpha < 1)
    }

    @Test("a text in the tint color is drawn with the tint")
    func picture() throws {
        let page = Page()
        let app = TestApp(page)
        app.settle()
        page.view.tintColor = .red
        app.settle()
        let first = try #require(app.picture())
        page.label.textColor = .red
        page.box.backgroundColor = .red
        app.settle()
        #expect(app.picture()?.differingPixels(from: first) == 0)
        page.view.tintColor = .green
        app.settle()
        #expect(app.picture()?.differingPixels(from: first) == 0)
        page.label.textColor = .tintColor
        app.settle()
        #expect((app.picture()?.differingPixels(from: first) ?? 0) > 0)
    }

    @Test("outside of views the first use of the tint color has the tint of the main window")
    func first() {
        let page = UIViewController()
        let app = TestApp(page)
        app.settle()
        page.view.window?.tintColor = .purple
        #expect(UIColor.tintColor.cgColor == UIColor.purple.cgColor)
    }

    @Test("an archived tint color stays the tint color")
    func archive() throws {
        let data = try NSKeyedArchiver.archivedData(withRootObject: UIColor.tintColor, requiringSecureCoding: true)
        let color = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data))
        let view = UIView()
        view.tintColor = .red
        #expect(color.resolvedColor(with: view.traitCollection) == .red)
    }
}
