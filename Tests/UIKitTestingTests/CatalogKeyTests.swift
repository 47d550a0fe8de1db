import CatalogApp
import Testing
import UIKit
import UIKitTesting

/// The Catalog by keys alone.
@MainActor
struct CatalogKeyTests {
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
            for _ in 0..<40 where !isAtList {
                app.press(.tab)
                // The items of a bar are one group.
                for _ in 0..<8 {
                    if (app.focusedItem as? UIView)?.accessibilityLabel == "Close" {
                        app.press(.enter)
                        app.settle()
                        break
                    }
                    app.press(.right)
                }
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
            // A screen that hides its back button and has no other is left by code.
            if navigation.topViewController?.navigationItem.hidesBackButton == true {
                navigation.popViewController(animated: false)
            }
            leave()
            try #require(isAtList, "\(entry.title) closes")
            app.press(.down)
        }
    }
}
