import Testing
import UIKitTesting
import ManualClock

@MainActor
@Suite struct ManualClockTests {
    @Test func aTestMayMoveTheClockItself() throws {
        let counter = CounterViewController()
        let app = TestApp(UINavigationController(rootViewController: counter))
        app.settle()
        try app.tap("Count")
        app.settle()
        #expect(counter.label.text == "1")
    }
}
