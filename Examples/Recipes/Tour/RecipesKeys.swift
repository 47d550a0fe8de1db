import UIKit
import UIKitTesting
import XCTest

@testable import Recipes

/// Uses the app by keys alone. A script of the project adds the file to the app's tests; the Xcode project does not
/// contain it.
final class RecipesKeys: XCTestCase {
    @MainActor
    func testKeysReachWhatATapReachesInANarrowWindow() throws {
        let app = launch(CGSize(width: 390, height: 844))
        check(app, "the categories")
        try use(app, "All Recipes")
        check(app, "the list")
        try use(app, "Filter")
        check(app, "the filter")
        press(app, .escape)
        try use(app, "Chickpea")
        check(app, "a recipe")
        try use(app, "Start Cooking")
        check(app, "cooking")
        try use(app, "Next")
        check(app, "the next step")
        try use(app, "Done")
        try use(app, "Edit")
        check(app, "the editor")
        press(app, .escape)
        check(app, "the recipe again")
        app.press(.left, modifiers: .alternate)
        app.settle()
        app.press(.left, modifiers: .alternate)
        app.settle()
        check(app, "the categories again")
    }

    @MainActor
    func testKeysReachWhatATapReachesInAWideWindow() throws {
        let app = launch(CGSize(width: 1024, height: 768))
        check(app, "the empty detail")
        try use(app, "Main Courses")
        try use(app, "Mushroom Risotto")
        check(app, "a recipe beside the list")
        try use(app, "Edit")
        check(app, "the editor")
    }

    @MainActor
    private func launch(_ size: CGSize) -> TestApp {
        let app = TestApp(launching: AppDelegate(), size: size)
        app.settle()
        return app
    }

    @MainActor
    private func press(_ app: TestApp, _ key: TestKey) {
        app.press(key)
        app.settle()
    }

    @MainActor
    private func check(_ app: TestApp, _ place: String) {
        let missing = app.viewsWithoutKeys.map { "\(type(of: $0)) \($0.accessibilityLabel ?? "")" }
        XCTAssertEqual(missing, [], place)
    }

    /// Moves the focus to the item whose text begins with `text`, and uses the item.
    @MainActor
    private func use(_ app: TestApp, _ text: String) throws {
        for _ in 0..<12 {
            app.press(.tab)
            var seen: Set<ObjectIdentifier> = []
            while let item = app.focusedItem as? UIView {
                if self.text(of: item).contains(where: { $0.hasPrefix(text) }) {
                    press(app, .enter)
                    return
                }
                // The arrow keys reach the rest of a group.
                guard seen.insert(ObjectIdentifier(item)).inserted else { break }
                let former = app.focusedItem
                for key in [TestKey.right, .down] where app.focusedItem === former { app.press(key) }
            }
        }
        XCTFail("keys do not reach \(text); the focus is at \(app.focusedItem.map { "\($0)" } ?? "nothing")")
        throw XCTSkip("the rest needs \(text)")
    }

    @MainActor
    private func text(of view: UIView) -> [String] {
        var texts = [view.accessibilityLabel, (view as? UILabel)?.text].compactMap(\.self)
        for subview in view.subviews { texts += text(of: subview) }
        return texts
    }
}
