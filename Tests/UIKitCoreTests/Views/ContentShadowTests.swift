import CoreGraphics
import Testing
import UIKit
import UIKitTesting

/// Shadows of views without a background.
@MainActor
struct ContentShadowTests {
    private func makeApp(_ view: UIView) -> TestApp {
        let page = UIViewController()
        page.view.backgroundColor = .white
        page.view.addSubview(view)
        let app = TestApp(page, size: CGSize(width: 200, height: 200), scale: 2)
        app.settle()
        return app
    }

    private func cast(_ view: UIView, radius: CGFloat = 0) {
        view.layer.shadowColor = UIColor.black.cgColor
        view.layer.shadowOpacity = 1
        view.layer.shadowRadius = radius
        view.layer.shadowOffset = CGSize(width: 0, height: 30)
    }

    private func red(_ app: TestApp, _ x: Int, _ y: Int) throws -> UInt8 {
        try #require(app.picture()?[x * 2, y * 2]).red
    }

    @Test("the shadow has the shape of the subviews, also of those outside the bounds")
    func subviews() throws {
        let holder = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 60))
        for x in [0, 120] as [CGFloat] {
            let inner = UIView(frame: CGRect(x: x, y: 0, width: 20, height: 20))
            inner.backgroundColor = .red
            holder.addSubview(inner)
        }
        cast(holder)
        let app = makeApp(holder)
        #expect(try red(app, 30, 60) == 0)
        #expect(try red(app, 150, 60) == 0)
        // There is no shadow between the subviews, or where only their superview is.
        #expect(try red(app, 90, 60) == 255)
        #expect(try red(app, 90, 100) == 255)
    }

    @Test("letters and pictures of the view's own cast it too")
    func contents() throws {
        let label = UILabel(frame: CGRect(x: 20, y: 20, width: 100, height: 30))
        label.text = "█"
        label.font = .systemFont(ofSize: 24)
        label.textColor = .red
        cast(label)
        let app = makeApp(label)
        let drawn = try #require(app.picture()?.ink(within: CGRect(x: 30, y: 104, width: 160, height: 60)))
        #expect(drawn.width > 10)
    }

    @Test("what changes or moves inside changes the shadow, in the same pixels as a picture drawn from nothing")
    func changes() throws {
        let holder = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 60))
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        inner.backgroundColor = .red
        holder.addSubview(inner)
        cast(holder, radius: 6)
        let app = makeApp(holder)
        let first = try #require(app.picture())
        inner.frame.origin.x = 60
        app.settle()
        let second = try #require(app.picture()), fresh = try #require(app.freshPicture())
        #expect(first.compare(with: second) != nil)
        #expect(second.compare(with: fresh) == nil)
        inner.alpha = 0
        app.settle()
        #expect(try #require(app.picture()).ink() == nil)
        inner.alpha = 1
        holder.frame.origin.y = 40
        app.settle()
        let moved = try #require(app.picture()), again = try #require(app.freshPicture())
        #expect(moved.compare(with: again) == nil)
    }

    @Test("a view with a background casts the shadow of that alone, one with nothing in it casts none")
    func others() throws {
        let plain = UIView(frame: CGRect(x: 20, y: 20, width: 40, height: 20))
        plain.backgroundColor = .red
        cast(plain)
        #expect(try red(makeApp(plain), 40, 60) == 0)
        let empty = UIView(frame: CGRect(x: 20, y: 20, width: 40, height: 20))
        cast(empty)
        #expect(try #require(makeApp(empty).picture()).ink() == nil)
    }

    @Test("a faint view casts a faint shadow")
    func faint() throws {
        let holder = UIView(frame: CGRect(x: 20, y: 20, width: 40, height: 20))
        let inner = UIView(frame: holder.bounds)
        inner.backgroundColor = UIColor.red.withAlphaComponent(0.5)
        holder.addSubview(inner)
        cast(holder)
        let value = try red(makeApp(holder), 40, 60)
        #expect(abs(Int(value) - 127) <= 2)
    }
}
