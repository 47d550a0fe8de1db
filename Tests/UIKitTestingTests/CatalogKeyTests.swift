import CatalogApp
import Testing
import UIKit
import UIKitTesting

/// The Catalog by keys alone.
@MainActor
@Suite struct CatalogKeyTests {
    private let navigation = Catalog.makeNavigation()
    private let app: TestApp

    init() { app = TestApp(navigation, draws: false) }

    private var isAtList: Bool {
        navigation.presentedViewController == nil && navigation.viewControllers.count == 1
    }

    /// Presses keys until the list of screens is displayed.
    private func leave() {
        for _ in 0..<6 where !isAtList {
            app.press(.escape)
            app.press(.left, modifiers: .alternate)
            app.settle()
            if isAtList { return }
            for _ in 0..<60 {
                app.press(.tab)
                let name = (app.focusedItem as? UIView)?.accessibilityLabel
                guard name == "Close" else { continue }
                app.press(.enter)
                app.settle()
                break
            }
        }
    }

    @Test("keys open each screen and leave it, and reach everything on it that a tap reaches")
    func everything() throws {
        app.settle()
        app.press(.down)
        for entry in Catalog.sections.flatMap(\.entries) {
            app.press(.enter)
            app.settle()
            #expect(!isAtList, "\(entry.title) opens")
            let missing = app.viewsWithoutKeys.map { "\(type(of: $0)) \($0.accessibilityLabel ?? "")" }
            #expect(missing.isEmpty, "\(entry.title): \(missing)")
            leave()
            try #require(isAtList, "\(entry.title) closes")
            app.press(.down)
        }
    }
}
