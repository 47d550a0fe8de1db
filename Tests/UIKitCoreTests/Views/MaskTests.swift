import Testing
import UIKit
import UIKitTesting

/// Masks of views and layers.
@MainActor
struct MaskTests {
    private final class Disc: UIView {
        override func draw(_ rect: CGRect) {
            UIColor.black.setFill()
            UIBezierPath(ovalIn: bounds).fill()
        }
    }

    private func makeStage(_ mask: UIView) -> (TestApp, UIView) {
        let root = UIViewController()
        let app = TestApp(root)
        root.view.backgroundColor = .white
        let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
        view.backgroundColor = .red
        view.mask = mask
        root.view.addSubview(view)
        app.settle()
        return (app, view)
    }

    private func red(_ app: TestApp, _ x: Int, _ y: Int) -> Bool {
        guard let pixel = app.picture()?[x * 2, y * 2] else { return false }
        return pixel.red == 255 && pixel.green == 0
    }

    @Test("a mask that draws is drawn, though it has no superview, and cuts the view out")
    func drawn() {
        let (app, _) = makeStage(Disc(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
        #expect(red(app, 150, 150))
        #expect(!red(app, 104, 104))
    }

    @Test("views inside a mask are laid out, and a change of the mask shows")
    func changes() {
        let mask = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 100))
        mask.backgroundColor = .black
        let (app, view) = makeStage(mask)
        #expect(red(app, 120, 150))
        #expect(!red(app, 170, 150))
        app.activate()
        mask.frame = CGRect(x: 50, y: 0, width: 50, height: 100)
        #expect(!red(app, 120, 150))
        #expect(red(app, 170, 150))
        app.activate()
        mask.isHidden = true
        #expect(!red(app, 120, 150))
        #expect(!red(app, 170, 150))
        app.activate()
        view.mask = nil
        #expect(red(app, 120, 150))
        #expect(red(app, 170, 150))
        let picture = app.picture()
        #expect(picture.flatMap { app.freshPicture()?.compare(with: $0) } == nil)
    }

    @Test("a mask moves by its own animation")
    func animated() {
        let mask = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 100))
        mask.backgroundColor = .black
        let (app, _) = makeStage(mask)
        app.activate()
        UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear, animations: { mask.frame.origin.x = 80 })
        app.advance(frames: 15)
        #expect(!red(app, 105, 150))
        #expect(red(app, 150, 150))
        #expect(!red(app, 195, 150))
        app.settle()
        #expect(red(app, 190, 150))
    }
}
