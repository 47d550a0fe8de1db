import Testing
import UIKit
import UIKitTesting

/// UIKit's own words follow the user's language.
@MainActor
@Suite struct WordsTests {
    @Test("back and done are said in the user's language, and in English where that is not known", arguments: [
        ("de", "Zurück", "Fertig"), ("pt-PT", "Voltar", "OK"), ("fr-CA", "Retour", "OK"), ("ja", "戻る", "完了"), ("ar", "رجوع", "تم"), ("xx", "Back", "Done"),
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

    @Test("a screen reader hears the names of system pictures in the user's language", arguments: [
        ("en", "Add", "Share"), ("de", "Hinzufügen", "Teilen"), ("he", "הוספה", "שיתוף"), ("zh-TW", "加入", "分享"), ("xx", "Add", "Share"),
    ])
    func spoken(language: String, add: String, share: String) {
        let root = UIViewController()
        root.navigationItem.rightBarButtonItems = [UIBarButtonItem(systemItem: .add), UIBarButtonItem(systemItem: .action)]
        let app = TestApp(UINavigationController(rootViewController: root), language: language)
        #expect(app.find(label: add) != nil && app.find(label: share) != nil)
    }
}
