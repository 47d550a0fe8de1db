import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// A button whose image is above its title.
private final class Stacked: UIButton {
    override func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 10, dy: 10) }
    override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        CGRect(x: contentRect.midX - 10, y: contentRect.minY, width: 20, height: 20)
    }
    override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        CGRect(x: contentRect.minX, y: contentRect.minY + 30, width: contentRect.width, height: 20)
    }
}

@MainActor
struct ButtonRectTests {
    @Test("a subclass places image and title where it likes")
    func places() {
        let root = UIViewController()
        let app = TestApp(root)
        let button = Stacked(frame: CGRect(x: 0, y: 100, width: 100, height: 80))
        button.setTitle("Hi", for: .normal)
        button.setImage(UIImage(systemName: "star"), for: .normal)
        root.view.addSubview(button)
        app.turn()
        #expect(button.imageView?.frame == CGRect(x: 40, y: 10, width: 20, height: 20))
        #expect(button.titleLabel?.frame == CGRect(x: 10, y: 40, width: 80, height: 20))
    }

    @Test("a plain button answers where its parts are")
    func answers() {
        let root = UIViewController()
        let app = TestApp(root)
        let button = UIButton(frame: CGRect(x: 0, y: 100, width: 200, height: 80))
        button.setTitle("Hi", for: .normal)
        button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 0)
        root.view.addSubview(button)
        app.turn()
        let area = button.contentRect(forBounds: button.bounds)
        #expect(area == CGRect(x: 2, y: 1, width: 194, height: 76))
        #expect(button.titleRect(forContentRect: area) == button.titleLabel?.frame)
        #expect(button.backgroundRect(forBounds: button.bounds) == button.bounds)
    }
}
