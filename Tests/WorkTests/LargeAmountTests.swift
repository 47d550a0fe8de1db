import Foundation
import Testing
import UIKit
import UIKitTesting
import WorkGrowth

/// Amounts that no display shows.
@MainActor @Suite(.serialized) struct LargeAmountTests {
    @Test(
        "Subviews leave from the front and from the back in time in proportion to their number",
        arguments: [true, false])
    func removal(isReversed: Bool) {
        let page = UIViewController()
        let app = TestApp(page, draws: false)
        let growth = WorkGrowth(to: 8_000) { count in
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
            page.view.addSubview(view)
            let inside = (0..<count).map { _ in UIView() }
            for one in inside { view.addSubview(one) }
            for one in isReversed ? inside.reversed() : inside { one.removeFromSuperview() }
            view.removeFromSuperview()
        }
        #expect(growth < .linear)
        withExtendedLifetime(app) {}
    }

    @Test("A bar makes views for no more items than any display has room for, and keeps all of them")
    func items() {
        let page = UIViewController()
        let navigation = UINavigationController(rootViewController: page)
        let app = TestApp(navigation, draws: false)
        let items = (0..<10_000).map { UIBarButtonItem(title: "I\($0)", primaryAction: nil) }
        page.navigationItem.rightBarButtonItems = items
        navigation.isToolbarHidden = false
        page.toolbarItems = (0..<10_000).map { UIBarButtonItem(title: "I\($0)", primaryAction: nil) }
        app.turn()
        #expect(page.navigationItem.rightBarButtonItems?.count == 10_000)
        #expect(navigation.toolbar.items?.count == 10_000)
        #expect(count(in: navigation.navigationBar) < 5_000)
        #expect(count(in: navigation.toolbar) < 5_000)
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 49))
        bar.items = (0..<10_000).map { UITabBarItem(title: "T\($0)", image: nil, tag: $0) }
        bar.selectedItem = bar.items?.last
        bar.layoutIfNeeded()
        #expect(bar.items?.count == 10_000)
        #expect(bar.selectedItem?.tag == 9_999)
        #expect(count(in: bar) < 5_000)
    }

    private func count(in view: UIView) -> Int { view.subviews.reduce(1) { $0 + count(in: $1) } }

    @Test("A toolbar lays its items out in time in proportion to their number")
    func toolbar() {
        let page = UIViewController()
        let navigation = UINavigationController(rootViewController: page)
        let app = TestApp(navigation, draws: false)
        navigation.isToolbarHidden = false
        let growth = WorkGrowth(to: 8_000) { count in
            page.toolbarItems = (0..<count).map { UIBarButtonItem(title: "I\($0)", primaryAction: nil) }
            app.turn()
        }
        #expect(growth < .linear)
    }

    @Test("A key in a text field of a megabyte takes no longer than in one of sixty thousand characters")
    func key() {
        let page = UIViewController()
        let app = TestApp(page, draws: false)
        let field = UITextField(frame: CGRect(x: 0, y: 100, width: 300, height: 40))
        page.view.addSubview(field)
        field.becomeFirstResponder()
        let growth = WorkGrowth(to: 1 << 20) { count in
            field.text = String(repeating: "word and ", count: count / 9)
            app.turn()
            for _ in 0..<20 {
                app.type("x")
                app.turn()
            }
        }
        // A key press costs the visible layout and copies of the text.
        #expect(growth.ratio < 8)
    }

    @Test("The caret of a long text stays visible, for each move and each typed text")
    func caret() {
        let page = UIViewController()
        let app = TestApp(page, draws: false)
        let field = UITextField(frame: CGRect(x: 0, y: 100, width: 300, height: 40))
        page.view.addSubview(field)
        field.becomeFirstResponder()
        let text = String(repeating: "word and ", count: 3_000)
        field.text = text
        app.turn()
        func caret() -> CGRect { field.caretRect(for: field.selectedTextRange!.end) }
        #expect(field.bounds.contains(caret()))
        app.press(.home)
        app.turn()
        #expect(caret().minX < 10)
        app.type("A")
        for place in [10_000, 12_000, 12_900, 14_000, 500, 26_000] {
            let position = field.position(from: field.beginningOfDocument, offset: place)!
            field.selectedTextRange = field.textRange(from: position, to: position)
            app.turn()
            #expect(field.bounds.contains(caret()), "\(place)")
            app.type("x")
            app.turn()
            #expect(field.bounds.contains(caret()), "\(place)")
            #expect(field.offset(from: field.beginningOfDocument, to: field.selectedTextRange!.end) == place + 1)
        }
        #expect(field.text?.count == text.count + 7)
        // A key moves the caret by the letter's width, even if another part of the text is laid out afterwards.
        let end = field.position(from: field.beginningOfDocument, offset: 9_000)!
        field.selectedTextRange = field.textRange(from: end, to: end)
        app.turn()
        var before = caret().minX
        for number in 0..<3_000 {
            app.press(.right)
            app.turn()
            let now = caret().minX
            #expect(now >= before - 1 && now - before < 25, "\(number)")
            before = now
        }
    }

    @Test("A label of thirty megabytes takes no longer than one of its limit")
    func label() {
        let app = TestApp(UIViewController(), draws: false)
        let text = String(repeating: "word and ", count: 30_000_000 / 9)
        for lines in [1, 3, 1_000] {
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
            label.numberOfLines = lines
            label.text = text
            let size = label.sizeThatFits(CGSize(width: 300, height: 1_000_000))
            #expect(size.width > 0)
            #expect(label.text?.utf8.count == text.utf8.count)
        }
        withExtendedLifetime(app) {}
    }
}
