import Testing
import UIKit
import UIKitTesting

/// The screen reader's text of the bars.
@MainActor
struct SpokenTests {
    private func page(_ title: String?, text: String = "Text") -> UIViewController {
        let page = UIViewController()
        page.title = title
        let label = UILabel(frame: CGRect(x: 16, y: 200, width: 200, height: 30))
        label.text = text
        page.loadViewIfNeeded()
        page.view.addSubview(label)
        return page
    }

    @Test("screen readers read the bar first: the back button, leading items, the title as a header, trailing items")
    func order() {
        let root = page("General")
        let top = page("Keyboard")
        top.navigationItem.leftItemsSupplementBackButton = true
        top.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .compose)
        top.navigationItem.rightBarButtonItems = [
            UIBarButtonItem(systemItem: .edit), UIBarButtonItem(systemItem: .add),
        ]
        let navigation = UINavigationController(rootViewController: root)
        let app = TestApp(navigation, draws: false)
        navigation.pushViewController(top, animated: false)
        app.settle()
        #expect(
            app.spokenText == """
                navigation bar
                  General, Back, button
                  Compose, button
                  Keyboard, heading
                  Add, button
                  Edit, button
                Text
                """)
    }

    @Test("a large title is read once, large or small, and a hidden bar not at all")
    func large() {
        let root = page("Mail")
        let navigation = UINavigationController(rootViewController: root)
        navigation.navigationBar.prefersLargeTitles = true
        let app = TestApp(navigation, draws: false)
        app.settle()
        #expect(app.spokenText == "navigation bar\n  Mail, heading\nText")
        navigation.setNavigationBarHidden(true, animated: false)
        app.settle()
        #expect(app.spokenText == "Text")
    }

    @Test("items have the trait dimmed, their role, and the app's label")
    func states() {
        let root = page(nil)
        let item = UIBarButtonItem(image: UIImage(systemName: "star"), style: .plain, target: nil, action: nil)
        item.accessibilityLabel = "Favourite"
        item.accessibilityHint = "Keeps the page"
        item.isEnabled = false
        root.navigationItem.rightBarButtonItem = item
        let app = TestApp(UINavigationController(rootViewController: root), draws: false)
        #expect(app.spokenText == "navigation bar\n  Favourite, button, dimmed, (Keeps the page)\nText")
    }

    @Test("from right to left the order of reading stays, and the generic way back is said once")
    func rightToLeft() {
        let root = page("General")
        root.navigationItem.backButtonDisplayMode = .minimal
        let top = page("Keyboard")
        top.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done)
        let navigation = UINavigationController(rootViewController: root)
        let app = TestApp(navigation, rightToLeft: true, draws: false)
        navigation.pushViewController(top, animated: false)
        app.settle()
        #expect(app.spokenText == "navigation bar\n  Back, button\n  Keyboard, heading\n  Done, button\nText")
    }

    @Test("screen readers are notified of a new screen after its transition")
    func screenChange() {
        let navigation = UINavigationController(rootViewController: page("A"))
        let app = TestApp(navigation, draws: false)
        app.settle()
        navigation.pushViewController(page("B"), animated: true)
        app.advance(frames: 5)
        #expect(app.announcements.isEmpty)
        app.settle()
        #expect(app.announcements == [.screenChanged])
    }

    @Test("a screen reader's escape pops a screen, and at the root is not handled")
    func escape() {
        let navigation = UINavigationController(rootViewController: page("A"))
        let app = TestApp(navigation, draws: false)
        navigation.pushViewController(page("B"), animated: false)
        app.settle()
        #expect(navigation.accessibilityPerformEscape())
        app.settle()
        #expect(app.title == "A")
        #expect(!navigation.accessibilityPerformEscape())
    }

    @Test("a bar is addressed by its title, and without one by its screen's class")
    func identifier() {
        final class NotesController: UIViewController {}
        let navigation = UINavigationController(rootViewController: page("A"))
        let app = TestApp(navigation, draws: false)
        #expect(app.navigationBar?.accessibilityIdentifier == "A")
        navigation.pushViewController(NotesController(), animated: false)
        app.settle()
        #expect(app.navigationBar?.accessibilityIdentifier?.hasSuffix("Notes") == true)
    }

    @Test("an app's accessibility values override a view's contents, and a modal view hides the others")
    func views() {
        let root = UIViewController()
        let app = TestApp(root, draws: false)
        let icon = UIView(frame: CGRect(x: 0, y: 100, width: 40, height: 40))
        icon.isAccessibilityElement = true
        icon.accessibilityLabel = "Logo"
        icon.accessibilityTraits = .image
        let drawing = UIView(frame: CGRect(x: 0, y: 200, width: 40, height: 40))
        let part = UIAccessibilityElement(accessibilityContainer: drawing)
        part.accessibilityLabel = "Bar of June"
        part.accessibilityValue = "12"
        drawing.accessibilityElements = [part]
        root.view.addSubview(drawing)
        root.view.addSubview(icon)
        #expect(app.spokenText == "Logo, image\nBar of June, 12")
        #expect(drawing.index(ofAccessibilityElement: part) == 0)
        #expect(drawing.accessibilityElementCount() == 1)
        icon.accessibilityViewIsModal = true
        #expect(app.spokenText == "Logo, image")
        icon.accessibilityElementsHidden = true
        #expect(app.spokenText == "")
    }
}
