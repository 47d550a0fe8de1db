import Testing
import UIKit

@testable import UIKitCore

@MainActor
struct MenuBuilderTests {
    private let builder: MenuTree

    init() {
        func menu(_ identifier: UIMenu.Identifier, _ children: [UIMenuElement] = []) -> UIMenu {
            UIMenu(title: identifier.rawValue, identifier: identifier, children: children)
        }
        builder = MenuTree(
            .main,
            root: menu(
                .root,
                [
                    menu(.file, [menu(.close, [UICommand(title: "Close", action: Selector("close:"))])]),
                    menu(.edit, [UIAction(title: "Act", identifier: UIAction.Identifier("act")) { _ in }]),
                ]))
    }

    /// The identifiers of menus and the titles of leaves, as a text with parentheses.
    private func text(_ menu: UIMenu?) -> String {
        guard let menu else { return "nil" }
        let name = String(menu.identifier.rawValue.split(separator: ".").last ?? "")
        let inner = menu.children.map { ($0 as? UIMenu).map { text($0) } ?? $0.title }
        return inner.isEmpty ? name : "\(name)(\(inner.joined(separator: " ")))"
    }

    private func new(_ name: String) -> UIMenu { UIMenu(title: name, identifier: UIMenu.Identifier(name)) }

    @Test("menus, actions and commands are found by their identifiers")
    func questions() {
        #expect(text(builder.menu(for: .file)) == "file(close(Close))")
        #expect(builder.menu(for: .view) == nil)
        #expect(builder.action(for: UIAction.Identifier("act"))?.title == "Act")
        #expect(builder.action(for: UIAction.Identifier("other")) == nil)
        #expect(builder.command(for: Selector("close:"))?.title == "Close")
        #expect(builder.command(for: Selector("close:"), propertyList: 1) == nil)
    }

    @Test("menus are inserted beside and inside other menus")
    func insertions() {
        builder.insertSibling(new("a"), beforeMenu: .file)
        builder.insertSibling(new("b"), afterMenu: .file)
        builder.insertChild(new("c"), atStartOfMenu: .file)
        builder.insertChild(new("d"), atEndOfMenu: .file)
        builder.insertChild(new("e"), atEndOfMenu: UIMenu.Identifier("d"))
        #expect(text(builder.root) == "root(a file(c close(Close) d(e)) b edit(Act))")
    }

    @Test("menus are removed and replaced, and their children are replaced")
    func replacements() {
        builder.remove(menu: .close)
        #expect(text(builder.root) == "root(file edit(Act))")
        builder.replace(menu: .file, with: UIMenu(title: "f", identifier: .file, children: [new("g")]))
        #expect(text(builder.root) == "root(file(g) edit(Act))")
        builder.replaceChildren(ofMenu: .edit) { $0 + [UIAction(title: "More") { _ in }] }
        #expect(text(builder.root) == "root(file(g) edit(Act More))")
        builder.replaceChildren(ofMenu: .file) { _ in [] }
        #expect(builder.menu(for: UIMenu.Identifier("g")) == nil)
        builder.remove(menu: .root)
        #expect(builder.root == nil)
    }

    @Test("a menu that exists already, an unknown sibling and a sibling of the root change nothing")
    func ignored() {
        let before = text(builder.root)
        builder.insertChild(UIMenu(identifier: .edit), atEndOfMenu: .file)
        builder.insertSibling(new("a"), afterMenu: .help)
        builder.insertSibling(new("a"), afterMenu: .root)
        builder.remove(menu: .help)
        builder.replaceChildren(ofMenu: .help) { _ in [] }
        #expect(text(builder.root) == before)
        // The identifier of a removed menu is free again.
        builder.remove(menu: .close)
        builder.insertChild(UIMenu(identifier: .close), atEndOfMenu: .edit)
        #expect(text(builder.root) == "root(file edit(Act close))")
    }

    @Test("a closure that removes its own menu, and menus inside one another, end well")
    func callbacks() {
        builder.replaceChildren(ofMenu: .file) { children in
            builder.remove(menu: .file)
            return children
        }
        #expect(text(builder.root) == "root(edit(Act))")
        var deep = UIMenu(identifier: UIMenu.Identifier("0"))
        for number in 1..<20_000 { deep = UIMenu(identifier: UIMenu.Identifier("\(number)"), children: [deep]) }
        builder.insertChild(deep, atEndOfMenu: .edit)
        #expect(builder.menu(for: UIMenu.Identifier("0")) != nil)
        builder.remove(menu: .edit)
        #expect(builder.menu(for: UIMenu.Identifier("0")) == nil)
    }
}
