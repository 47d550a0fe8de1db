import UIKit
import UIKitTesting
import XCTest

@testable import Recipes

/// Runs a session in the app without a display, and saves a picture of each step in the folder RECIPES_TOUR. A script
/// of the project adds the file to the app's tests; the Xcode project does not contain it.
final class RecipesTour: XCTestCase {
    @MainActor
    func testTheWayThroughTheApp() throws {
        guard let folder = ProcessInfo.processInfo.environment["RECIPES_TOUR"] else {
            throw XCTSkip("RECIPES_TOUR names no folder for pictures")
        }
        let phone = CGSize(width: 390, height: 844)
        try walk(folder + "/phone-light", phone)
        try walk(folder + "/phone-dark", phone, dark: true)
        try walk(folder + "/phone-german", phone, language: "de")
        try wide(folder + "/wide-light")
        try wide(folder + "/wide-dark", dark: true)
    }

    @MainActor
    private func launch(_ size: CGSize, dark: Bool = false, language: String = "en", state: TestState? = nil) -> TestApp
    {
        let app = TestApp(launching: AppDelegate(), state: state, size: size, dark: dark, language: language)
        app.settle()
        return app
    }

    @MainActor
    private func walk(_ name: String, _ size: CGSize, dark: Bool = false, language: String = "en") throws {
        let app = launch(size, dark: dark, language: language)
        var count = 0
        func keep(_ step: String) throws {
            count += 1
            try app.picture()?.write(to: "\(name)-\(count < 10 ? "0" : "")\(count)-\(step).png")
        }
        func word(_ english: String, _ german: String) -> String { language == "de" ? german : english }
        try keep("categories")
        try app.tap(word("All Recipes", "Alle Rezepte"))
        app.advance(frames: 8)
        try keep("push")
        app.settle()
        try keep("list")
        try app.tap("Filter")
        app.settle()
        try keep("popover")
        try app.tap(word("Apply", "Anwenden"))
        app.settle()
        try app.tap { $0.hasPrefix(word("Chickpea", "Kichererbsen")) }
        app.settle()
        try keep("recipe")
        app.scroll(by: 500)
        app.settle()
        try keep("nutrition")
        app.scroll(by: -900)
        app.settle()
        try app.tap(word("Favorite", "Favorit"))
        app.settle()
        try keep("favorite")
        try app.tap(word("Start Cooking", "Kochen"))
        app.advance(frames: 8)
        try keep("rise")
        app.settle()
        try keep("cooking")
        try app.tap(word("Next", "Weiter"))
        app.settle()
        try keep("next-step")
        try app.tap(word("Done", "Fertig"))
        app.settle()
        let state = try XCTUnwrap(launchEditor(app, language, keep))
        let again = launch(size, dark: dark, language: language, state: state)
        try again.picture()?.write(to: "\(name)-12-restored.png")
    }

    @MainActor
    private func launchEditor(_ app: TestApp, _ language: String, _ keep: (String) throws -> Void) throws -> TestState?
    {
        try app.tap(language == "de" ? "Bearbeiten" : "Edit")
        app.settle()
        try keep("editor")
        try app.tap(language == "de" ? "Abbrechen" : "Cancel")
        app.settle()
        return app.quit()
    }

    @MainActor
    private func wide(_ name: String, dark: Bool = false) throws {
        let app = launch(CGSize(width: 1024, height: 768), dark: dark)
        try app.picture()?.write(to: name + "-01-empty.png")
        try app.tap("Main Courses")
        app.settle()
        try app.tap("Mushroom Risotto")
        app.settle()
        try app.picture()?.write(to: name + "-02-recipe.png")
        try app.tap("Edit")
        app.settle()
        try app.picture()?.write(to: name + "-03-editor.png")
        try app.tap("Save")
        app.settle()
        try app.tap("Add")
        app.settle()
        try app.picture()?.write(to: name + "-04-new.png")
    }
}
