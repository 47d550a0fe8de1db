import Foundation
import QuartzCore
import Testing
import UIKit
import UIKitTesting

/// Geometry values as strings and objects.
@MainActor struct GeometryStringTests {
    @Test("Geometry is written as text and read again")
    func thereAndBack() {
        #expect(NSCoder.string(for: CGPoint(x: 1, y: -2.5)) == "{1, -2.5}")
        #expect(NSCoder.string(for: CGRect(x: 1, y: 2, width: 3, height: 4)) == "{{1, 2}, {3, 4}}")
        #expect(NSCoder.cgPoint(for: "{1, -2.5}") == CGPoint(x: 1, y: -2.5))
        #expect(NSCoder.cgSize(for: "{3,4}") == CGSize(width: 3, height: 4))
        #expect(NSCoder.cgRect(for: "{{1, 2}, {3, 4}}") == CGRect(x: 1, y: 2, width: 3, height: 4))
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(NSCoder.uiEdgeInsets(for: NSCoder.string(for: insets)) == insets)
    }

    @Test("A text that is no geometry gives zero", arguments: ["", "{1}", "{1, 2, 3}", "{a, b}", "{nan, inf}", "{{}}"])
    func wrong(text: String) { #expect(NSCoder.cgPoint(for: text) == .zero) }

    @Test("An animation interpolates values that are objects")
    func boxed() throws {
        let page = UIViewController()
        let app = TestApp(page)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.backgroundColor = .red
        page.view.addSubview(view)
        app.settle()
        let animation = CABasicAnimation(keyPath: "position")
        animation.fromValue = NSValue(cgPoint: CGPoint(x: 105, y: 205))
        animation.toValue = NSValue(cgPoint: CGPoint(x: 205, y: 205))
        animation.duration = 1
        view.layer.add(animation, forKey: nil)
        app.advance(frames: 31)
        let frame = try #require(app.presentedFrame(of: view))
        #expect(frame.minY == 200)
        #expect(abs(frame.midX - 155) < 3)
    }
}
