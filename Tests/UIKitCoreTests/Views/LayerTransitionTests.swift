import CoreGraphics
import QuartzCore
import Testing
import UIKit
import UIKitTesting

/// `CATransition` on a box of 100 by 100 points at 50, 50 that changes from red to green.
@MainActor
struct LayerTransitionTests {
    private let app: TestApp
    private let box: UIView

    init() {
        let page = UIViewController()
        app = TestApp(page, size: CGSize(width: 200, height: 200), scale: 1)
        page.view.backgroundColor = .white
        box = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
        box.backgroundColor = .red
        page.view.addSubview(box)
        app.settle()
    }

    /// Starts a transition of one second and advances to its middle.
    private func start(_ type: CATransitionType, _ subtype: CATransitionSubtype? = nil, changing: () -> Void) {
        app.activate()
        let transition = CATransition()
        transition.type = type
        transition.subtype = subtype
        transition.duration = 1
        box.layer.add(transition, forKey: "whatever")
        changing()
        app.advance(frames: 1)
        app.advance(seconds: 0.5)
    }

    private func pixel(_ x: Int, _ y: Int) -> [Int] {
        guard let p = app.picture()?[x, y] else { return [] }
        return [Int(p.red), Int(p.green), Int(p.blue)]
    }

    @Test("a fade mixes what was and what is, whole trees of it, and ends at what is")
    func fade() {
        app.activate()
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        inner.backgroundColor = .blue
        box.addSubview(inner)
        app.settle()
        start(.fade) {
            inner.removeFromSuperview()
            box.backgroundColor = .green
        }
        #expect(box.layer.animationKeys() == ["transition"])
        let corner = pixel(60, 60), rest = pixel(130, 130)
        #expect(corner[2] > 60 && corner[1] > 100, "\(corner)")
        #expect(rest[0] > 60 && rest[1] > 100 && rest[2] < 90, "\(rest)")
        app.settle()
        #expect(pixel(60, 60) == [0, 255, 0])
        #expect(box.layer.animationKeys() == nil)
    }

    @Test(
        "a push moves both, with the new picture from the side that was named",
        arguments: [
            (CATransitionSubtype.fromRight, CGPoint(x: 80, y: 100), CGPoint(x: 120, y: 100)),
            (.fromLeft, CGPoint(x: 120, y: 100), CGPoint(x: 80, y: 100)),
            (.fromTop, CGPoint(x: 100, y: 80), CGPoint(x: 100, y: 120)),
            (.fromBottom, CGPoint(x: 100, y: 120), CGPoint(x: 100, y: 80)),
        ])
    func push(subtype: CATransitionSubtype, old: CGPoint, new: CGPoint) {
        start(.push, subtype) { box.backgroundColor = .green }
        let (was, comes) = (pixel(Int(old.x), Int(old.y)), pixel(Int(new.x), Int(new.y)))
        // Both are half faded, on white.
        #expect(was[0] > 240 && was[1] < 200, "\(was)")
        #expect(comes[1] > 240 && comes[0] < 200, "\(comes)")
        app.settle()
        #expect(pixel(55, 55) == [0, 255, 0])
        #expect(pixel(145, 145) == [0, 255, 0])
        #expect(pixel(25, 100) == [255, 255, 255])
    }

    @Test("moving in leaves the old one where it is; revealing takes it away from above")
    func overAndUnder() {
        start(.moveIn, .fromRight) { box.backgroundColor = .green }
        #expect(pixel(60, 100) == [255, 0, 0])
        #expect(pixel(130, 100)[1] > 100)
        app.settle()
        start(.reveal, .fromLeft) { box.backgroundColor = .blue }
        #expect(pixel(60, 100) == [0, 0, 255])
        #expect(pixel(130, 100)[1] > 80)
        app.settle()
        #expect(pixel(130, 100) == [0, 0, 255])
    }

    @Test("what is hidden in it fades out, and what is shown fades in")
    func hiding() {
        start(.fade) { box.isHidden = true }
        #expect((100...200).contains(pixel(100, 100)[1]))
        app.settle()
        #expect(pixel(100, 100) == [255, 255, 255])
        start(.fade) { box.isHidden = false }
        #expect((100...200).contains(pixel(100, 100)[1]))
        app.settle()
        #expect(pixel(100, 100) == [255, 0, 0])
    }

    @Test("changes may precede the transition, its default duration is a quarter of a second, and its end is reported")
    func order() {
        app.activate()
        let ear = TransitionEar()
        box.backgroundColor = .green
        let transition = CATransition()
        transition.delegate = ear
        box.layer.add(transition, forKey: nil)
        #expect(transition.type == .fade)
        #expect(box.layer.animation(forKey: "transition")?.duration == 0.25)
        app.advance(frames: 8)
        #expect(pixel(100, 100)[0] > 60)
        app.advance(frames: 10)
        #expect(pixel(100, 100) == [0, 255, 0])
        #expect(ear.ended == [true])
    }
}

@MainActor
private final class TransitionEar: NSObject, CAAnimationDelegate {
    var ended: [Bool] = []
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { ended.append(flag) }
}
