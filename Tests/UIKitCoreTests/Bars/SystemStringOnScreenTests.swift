import Testing
import UIKit
import UIKitTesting

/// UIKit's own strings in the user's language.
@MainActor
struct SystemStringOnScreenTests {
    @Test(
        "Back and Done are in the user's language, and in English if the language is unknown",
        arguments: [
            ("de", "Zurück", "Fertig"), ("pt-PT", "Voltar", "OK"), ("fr-CA", "Retour", "OK"), ("ja", "戻る", "完了"),
            ("ar", "رجوع", "تم"), ("xx", "Back", "Done"),
        ])
    func words(language: String, back: String, done: String) {
        let root = UIViewController()
        root.title = "A"
        root.navigationItem.backButtonDisplayMode = .generic
        let top = UIViewController()
        let navigation = UINavigationController(rootViewController: root)
        let app = TestApp(navigation, language: language)
        top.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done)
        navigation.pushViewController(top, animated: false)
        app.settle()
        #expect(app.backLabel == back)
        #expect(app.visibleTexts.contains(done))
    }

    @Test(
        "the screen reader's names of system images are in the user's language",
        arguments: [
            ("en", "Add", "Share"), ("de", "Hinzufügen", "Teilen"), ("he", "הוספה", "שיתוף"), ("zh-TW", "加入", "分享"),
            ("xx", "Add", "Share"),
        ])
    func spoken(language: String, add: String, share: String) {
        let root = UIViewController()
        root.navigationItem.rightBarButtonItems = [
            UIBarButtonItem(systemItem: .add), UIBarButtonItem(systemItem: .action),
        ]
        let app = TestApp(UINavigationController(rootViewController: root), language: language)
        #expect(app.find(label: add) != nil)
        #expect(app.find(label: share) != nil)
    }

    @Test(
        "tabs of the system, and buttons with a picture alone, are named in the user's language",
        arguments: [
            ("en", "Favorites", "Writing Tools"), ("de", "Favoriten", "Schreibwerkzeuge"), ("ja", "よく使う項目", "作文ツール"),
            ("xx", "Favorites", "Writing Tools"),
        ])
    func named(language: String, favorites: String, tools: String) {
        let app = TestApp(nil, language: language, draws: false)
        let root = UIViewController()
        root.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .writingTools)
        let tabs = UITabBarController()
        let navigation = UINavigationController(rootViewController: root)
        navigation.tabBarItem = UITabBarItem(tabBarSystemItem: .favorites, tag: 0)
        tabs.viewControllers = [navigation]
        app.window.rootViewController = tabs
        app.settle()
        #expect(app.visibleTexts.contains(favorites))
        #expect(app.find(label: tools) != nil)
    }
}

/// The button that begins and ends editing.
@MainActor
struct EditButtonTests {
    @Test("Edit becomes Done while the screen is edited, by a tap and by code, in the user's language")
    func toggles() throws {
        final class Editor: UIViewController {
            var changes: [Bool] = []
            override func setEditing(_ editing: Bool, animated: Bool) {
                super.setEditing(editing, animated: animated)
                changes.append(editing)
            }
        }
        let editor = Editor()
        let app = TestApp(UINavigationController(rootViewController: editor), language: "de", draws: false)
        editor.navigationItem.rightBarButtonItem = editor.editButtonItem
        app.settle()
        try app.tap("Bearbeiten")
        app.settle()
        #expect(editor.isEditing)
        #expect(app.visibleTexts.contains("Fertig"))
        #expect(editor.editButtonItem.style == .done)
        try app.tap("Fertig")
        app.settle()
        #expect(editor.changes == [true, false])
        #expect(app.visibleTexts.contains("Bearbeiten"))
        editor.isEditing = true
        app.settle()
        #expect(app.visibleTexts.contains("Fertig"))
    }
}
