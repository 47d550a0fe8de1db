import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor struct IgnoredInteractionTests {
    @Test("Touches are ignored until each call was ended; a touch that has begun continues")
    func ignores() {
        let page = UIViewController(), button = UIButton(frame: CGRect(x: 0, y: 200, width: 200, height: 100))
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        page.view.addSubview(button)
        let app = TestApp(page), shared = UIApplication.shared, place = CGPoint(x: 100, y: 250)
        app.tap(at: place)
        #expect(taps == 1 && !shared.isIgnoringInteractionEvents)
        shared.beginIgnoringInteractionEvents()
        shared.beginIgnoringInteractionEvents()
        app.tap(at: place)
        shared.endIgnoringInteractionEvents()
        app.tap(at: place)
        #expect(taps == 1 && shared.isIgnoringInteractionEvents)
        shared.endIgnoringInteractionEvents()
        shared.endIgnoringInteractionEvents()
        app.tap(at: place)
        #expect(taps == 2 && !shared.isIgnoringInteractionEvents)
        app.drag(from: place, to: place, frames: 2, lifts: false)
        shared.beginIgnoringInteractionEvents()
        #expect(button.isHighlighted)
        shared.endIgnoringInteractionEvents()
    }
}
