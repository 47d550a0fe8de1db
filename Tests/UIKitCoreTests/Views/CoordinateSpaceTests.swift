import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
struct CoordinateSpaceTests {
    @Test("views, the screen and a scene convert places to one another")
    func converts() throws {
        let root = UIViewController()
        let app = TestApp(root)
        let outer = UIView(frame: CGRect(x: 20, y: 100, width: 200, height: 200)),
            inner = UIView(frame: CGRect(x: 5, y: 7, width: 50, height: 50))
        root.view.addSubview(outer)
        outer.addSubview(inner)
        app.turn()
        let screen = UIScreen.main.coordinateSpace
        #expect(screen.bounds.size == app.window.bounds.size)
        #expect(inner.convert(CGPoint(x: 1, y: 2), to: screen) == CGPoint(x: 26, y: 109))
        #expect(inner.convert(CGPoint(x: 26, y: 109), from: screen) == CGPoint(x: 1, y: 2))
        #expect(screen.convert(inner.bounds, from: inner) == CGRect(x: 25, y: 107, width: 50, height: 50))
        #expect(inner.convert(inner.bounds, to: outer) == inner.frame)
        let other: any UICoordinateSpace = outer
        #expect(inner.convert(inner.bounds, to: other) == inner.frame)
    }

    @Test("a part of a view is a picture that stretches")
    func partSnapshot() throws {
        let root = UIViewController()
        let app = TestApp(root)
        let mark = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
        mark.backgroundColor = .red
        root.view.addSubview(mark)
        app.turn()
        let snapshot = try #require(
            root.view.resizableSnapshotView(
                from: CGRect(x: 100, y: 100, width: 50, height: 50), afterScreenUpdates: true, withCapInsets: .zero))
        #expect(snapshot.bounds.size == CGSize(width: 50, height: 50))
        let pixels = try #require((snapshot as? UIImageView)?.image?.cgImage)
        #expect(pixels.pixels[2] > 200 && pixels.pixels[0] < 80)
        #expect(root.view.resizableSnapshotView(from: .zero, afterScreenUpdates: false, withCapInsets: .zero) == nil)
        #expect(root.view.contentScaleFactor == 2)
    }

    @Test("a window of an app's own class is made for a scene")
    func windowClass() {
        final class Own: UIWindow {
            var isMade = false
            override init(windowScene: UIWindowScene) {
                super.init(windowScene: windowScene)
                isMade = true
            }
            required init?(coder: NSCoder) { nil }
        }
        let app = TestApp(UIViewController())
        guard let scene = app.window.windowScene else { return }
        let window = Own(windowScene: scene)
        #expect(window.isMade)
        #expect(window.windowScene === scene)
        #expect(window.window === window)
    }
}
