import CoreGraphics
import Foundation
import FrameTime
import HeadlessHost
import QuartzCore
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
private final class Story {
    var lines: [String] = []
}

@MainActor
private final class TraitTeller: UIView {
    var styles: [UIUserInterfaceStyle] = []
    var tints = 0
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        styles.append(traitCollection.userInterfaceStyle)
    }
    override func tintColorDidChange() { tints += 1 }
}

@MainActor
struct ViewAnimationTests {
    private let root = UIViewController()
    private let app: TestApp
    private let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    private let story = Story()

    init() {
        app = TestApp(root)
        root.view.addSubview(box)
        app.settle()
    }

    @Test("A completion is never called inside the call", arguments: [0, 0.2])
    func later(duration: Double) {
        app.activate()
        UIView.animate(withDuration: duration) {
        } completion: { [story] finished in
            story.lines.append("done \(finished)")
        }
        story.lines.append("called")
        app.advance(frames: 2)
        #expect(story.lines == ["called", "done true"])
        #expect(app.settle())
    }

    @Test("Completions are called in the order of their ends, and report whether the animation finished")
    func order() {
        app.activate()
        let other = UIView(frame: box.frame)
        root.view.addSubview(other)
        UIView.animate(withDuration: 0.3) {
            self.box.alpha = 0.5
        } completion: { [story] in
            story.lines.append("long \($0)")
        }
        UIView.animate(withDuration: 0.1) {
            other.alpha = 0.5
        } completion: { [story] in
            story.lines.append("short \($0)")
        }
        app.advance(frames: 3)
        UIView.animate(withDuration: 0.1) {
            self.box.alpha = 0
        } completion: { [story] in
            story.lines.append("again \($0)")
        }
        #expect(story.lines == ["long false"])
        app.settle()
        #expect(story.lines == ["long false", "short true", "again true"])
    }

    @Test("An animation of a view that is removed from the window ends unfinished, and the app comes to rest")
    func leaves() {
        app.activate()
        UIView.animate(withDuration: 0.3) {
            self.box.alpha = 0.5
        } completion: { [story] in
            story.lines.append("done \($0)")
        }
        box.removeFromSuperview()
        #expect(app.settle())
        #expect(story.lines == ["done false"])
    }

    @Test("An animation below a hidden view takes its time and ends")
    func unseen() {
        app.activate()
        root.view.isHidden = true
        app.settle()
        UIView.animate(withDuration: 0.1) {
            self.box.alpha = 0.5
        } completion: { [story] in
            story.lines.append("done \($0)")
        }
        #expect(app.settle())
        #expect(story.lines == ["done true"])
    }

    @Test("Asking for what shows does not start an animation")
    func asking() {
        app.activate()
        UIView.animate(withDuration: 0.1, delay: 0, options: .curveLinear) { self.box.alpha = 0 }
        #expect(box.layer.presentation()?.opacity == 1)
        app.host.manualClock.advance(to: app.host.clock.now + 0.05)
        #expect(box.layer.presentation()?.opacity == 1)
        app.advance(frames: 1)
        #expect(box.layer.presentation()?.opacity == 1)
    }

    @Test("A transition's completion says false when the view left")
    func transition() {
        app.activate()
        UIView.transition(with: box, duration: 0.3, options: .transitionCrossDissolve, animations: nil) { [story] in
            story.lines.append("done \($0)")
        }
        app.advance(frames: 2)
        box.removeFromSuperview()
        app.settle()
        #expect(story.lines == ["done false"])
    }

    @Test("Animations switched off change at once")
    func off() {
        app.activate()
        UIView.setAnimationsEnabled(false)
        UIView.animate(withDuration: 1) { self.box.alpha = 0.5 }
        #expect(!UIView.areAnimationsEnabled)
        #expect(box.layer.animationKeys() == nil)
        UIView.setAnimationsEnabled(true)
        #expect(UIView.areAnimationsEnabled)
    }

    @Test("An animation that stays on its layer shows nothing afterwards, unless its fill mode says so")
    func stays() {
        app.activate()
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = 0.0
        fade.toValue = 0.25
        fade.duration = 0.1
        fade.isRemovedOnCompletion = false
        box.layer.add(fade, forKey: "fade")
        app.settle()
        app.advance(frames: 2)
        #expect(box.layer.presentation()?.opacity == 1)
        let kept = CABasicAnimation(keyPath: "opacity")
        kept.toValue = 0.25
        kept.duration = 0.1
        kept.isRemovedOnCompletion = false
        kept.fillMode = .forwards
        box.layer.add(kept, forKey: "fade")
        app.settle()
        #expect(box.layer.presentation()?.opacity == 0.25)
        #expect(box.layer.opacity == 1)
    }

    @Test("Half a repetition ends in the middle")
    func half() {
        app.activate()
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = 0.0
        fade.toValue = 1.0
        fade.duration = 0.2
        fade.repeatCount = 0.5
        fade.fillMode = .forwards
        fade.isRemovedOnCompletion = false
        box.layer.add(fade, forKey: nil)
        app.settle()
        #expect(box.layer.presentation()?.opacity == 0.5)
    }

    @Test("A completion block that another replaces waits for what was added before it")
    func replaced() {
        app.activate()
        CATransaction.begin()
        CATransaction.setCompletionBlock { [story] in story.lines.append("first") }
        CATransaction.setCompletionBlock { [story] in story.lines.append("second") }
        #expect(story.lines == ["first"])
        CATransaction.commit()
        #expect(story.lines == ["first", "second"])
    }

    @Test("A view that moves within its window is notified of other traits and another tint")
    func moves() {
        app.activate()
        let dark = UIView()
        dark.overrideUserInterfaceStyle = .dark
        dark.tintColor = .red
        root.view.addSubview(dark)
        let teller = TraitTeller()
        root.view.addSubview(teller)
        #expect(teller.styles == [])
        #expect(teller.tints == 0)
        dark.addSubview(teller)
        #expect(teller.styles == [.dark])
        #expect(teller.tints == 1)
    }

    @Test("A view that moves to another window is notified of other traits once")
    func movesWindow() {
        app.activate()
        let second = UIWindow(frame: app.window.frame)
        second.overrideUserInterfaceStyle = .dark
        second.rootViewController = UIViewController()
        second.isHidden = false
        let teller = TraitTeller()
        root.view.addSubview(teller)
        second.rootViewController?.view.addSubview(teller)
        #expect(teller.styles == [.dark])
        #expect(teller.window === second)
    }
}
