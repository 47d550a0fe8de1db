import Foundation
import HeadlessHost
import Testing
import UIKitTesting

@testable import UIKitCore

/// The current app after another app has ended.
@MainActor
struct CurrentAppTests {
    @Test("an app with a host, as that of a test run, is current again when a test's own has ended")
    func host() {
        let own = AppContext()
        own.start(on: HeadlessHost())
        for _ in 0..<3 {
            let app = TestApp(UIViewController(), draws: false)
            app.settle()
            #expect(AppContext.current !== own)
            withExtendedLifetime(app) {}
        }
        #expect(AppContext.current === own)
    }

    @Test("an app without an earlier one to go back to stays current: texts can be measured")
    func alone() {
        AppContext().makeCurrent()
        _ = TestApp(UIViewController(), draws: false)
        let label = UILabel()
        label.text = "Measured"
        #expect(label.intrinsicContentSize.width > 0)
    }
}
