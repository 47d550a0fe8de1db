import Testing
import UIKit
import UIKitTesting

/// Effects on the symbols of bar buttons.
@MainActor
struct SymbolEffectTests {
    let item = UIBarButtonItem(image: UIImage(systemName: "star"), primaryAction: nil)
    let page = UIViewController()
    let app: TestApp

    init() {
        page.navigationItem.rightBarButtonItem = item
        app = TestApp(UINavigationController(rootViewController: page), draws: false)
        app.settle()
    }

    private var icon: CALayer? { app.findAll(UIImageView.self).last?.layer }
    private var scale: CGFloat { icon?.presentation()?.transform.m11 ?? 0 }

    @Test("a bounce enlarges the symbol, ends, and leaves no animation")
    func bounce() {
        app.activate()
        item.addSymbolEffect(.bounce)
        app.advance(frames: 8)
        #expect(scale > 1.05)
        #expect(app.settle())
        #expect(scale == 1)
        #expect(app.animatedLayers.isEmpty)
    }

    @Test("a pulse repeats until it is removed")
    func pulse() {
        app.activate()
        item.addSymbolEffect(.pulse)
        app.advance(seconds: 5)
        #expect(app.isMoving)
        item.removeSymbolEffect(ofType: .pulse)
        #expect(app.settle())
        #expect(icon?.presentation()?.opacity == 1)
    }

    @Test("a scaled symbol stays scaled, even after the bar updates the item, until the effect is removed")
    func scaled() {
        app.activate()
        item.addSymbolEffect(.scale.up)
        app.settle()
        #expect(abs(scale - 1.25) < 0.01)
        page.navigationController?.pushViewController(UIViewController(), animated: false)
        app.settle()
        page.navigationController?.popViewController(animated: false)
        app.settle()
        #expect(abs(scale - 1.25) < 0.01)
        item.removeAllSymbolEffects()
        app.settle()
        #expect(scale == 1)
    }

    @Test("with reduced motion, a lasting effect applies immediately and other effects do not run")
    func reduced() {
        app.activate()
        app.reducesMotion = true
        item.addSymbolEffect(.bounce)
        item.addSymbolEffect(.wiggle, options: .repeat(2))
        app.advance(frames: 3)
        #expect(scale == 1)
        item.addSymbolEffect(.disappear)
        app.advance(frames: 2)
        #expect(icon?.presentation()?.opacity == 0)
    }

    @Test("switched off, effects do not animate; a replaced symbol shows the new image")
    func switchedOff() {
        app.activate()
        item.isSymbolAnimationEnabled = false
        item.addSymbolEffect(.rotate, options: .repeating.speed(2))
        app.advance(frames: 5)
        #expect(icon?.animationKeys()?.isEmpty ?? true)
        item.isSymbolAnimationEnabled = true
        app.advance(frames: 5)
        #expect(app.isMoving)
        item.removeAllSymbolEffects()
        let heart = UIImage(systemName: "heart")
        if let heart { item.setSymbolImage(heart, contentTransition: .replace) }
        app.settle()
        #expect(item.image === heart)
    }
}
