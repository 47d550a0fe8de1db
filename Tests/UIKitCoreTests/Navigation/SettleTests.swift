import RandomWalk
import Testing
import UIKit
import UIKitTesting

/// A released swipe ends as soon as nothing moves any longer.
@MainActor
struct SettleTests {
    @Test("after a quick swipe the next tap counts within a tenth of a second", arguments: [false, true])
    func quick(rightToLeft: Bool) {
        let stage = NavigationStage("A", "B", rightToLeft: rightToLeft, draws: false)
        stage.app.swipe(from: .leading)
        stage.app.advance(frames: 6)
        #expect(stage.navigation.transitionCoordinator == nil)
        #expect(stage.titles == ["A"])
    }

    @Test("a page whose animation continues by itself ends without a jump")
    func slow() throws {
        let stage = NavigationStage("A", "B", draws: false)
        let page = stage.top
        stage.app.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 250, y: 400), frames: 60)
        var places: [CGFloat] = []
        while let frame = stage.app.presentedFrame(of: page.view), places.count < 60 {
            places.append(frame.minX)
            stage.app.advance(frames: 1)
        }
        let last = try #require(places.last)
        #expect(places.count < 32)
        #expect(last > 389 && zip(places, places.dropFirst()).allSatisfy { $0 <= $1 }, "\(places)")
    }
}
