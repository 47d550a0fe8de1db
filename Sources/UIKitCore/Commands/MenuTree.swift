import CallStack
import Diagnostics
import Foundation
import ObjectiveCRuntime

/// The menus of a system while an app changes them.
///
/// Each menu is a node that its identifier finds, so that a change takes no longer in a large tree.
@MainActor
final class MenuTree: UIMenuBuilder {
    private final class Node {
        /// The menu without its children.
        let menu: UIMenu
        var children: [Child] = []
        weak var parent: Node?
        init(_ menu: UIMenu) { self.menu = menu }
    }

    private enum Child {
        case menu(Node)
        case leaf(UIMenuElement)
    }

    let system: UIMenuSystem
    private var nodes: [UIMenu.Identifier: Node] = [:]
    private var top: Node?

    init(_ system: UIMenuSystem, root: UIMenu) {
        self.system = system
        top = makeNode(root)
    }

    /// The whole menu.
    var root: UIMenu? { top.map(menu(of:)) }

    // MARK: Nodes

    /// Makes the nodes of a menu and of the menus in it.
    /// - Returns: nil if the identifier is in use.
    private func makeNode(_ menu: UIMenu) -> Node? {
        guard nodes[menu.identifier] == nil else {
            Log.once("UIMenuBuilder: the system has a menu \(menu.identifier.rawValue) already; the new one is ignored")
            return nil
        }
        let node = Node(menu)
        nodes[menu.identifier] = node
        CallStack.withRoom { node.children = makeChildren(menu.children, in: node) }
        return node
    }

    private func makeChildren(_ elements: [UIMenuElement], in parent: Node) -> [Child] {
        elements.compactMap { element in
            guard let menu = element as? UIMenu else { return .leaf(element) }
            guard let node = makeNode(menu) else { return nil }
            node.parent = parent
            return .menu(node)
        }
    }

    /// Forgets the identifiers of a node and of the nodes in it.
    private func forget(_ node: Node) {
        nodes[node.menu.identifier] = nil
        CallStack.withRoom {
            for case .menu(let inner) in node.children { forget(inner) }
        }
    }

    private func menu(of node: Node) -> UIMenu {
        var result = node.menu
        CallStack.withRoom {
            result = node.menu.replacingChildren(
                node.children.map { child in
                    switch child {
                    case .menu(let inner): menu(of: inner)
                    case .leaf(let element): element
                    }
                })
        }
        return result
    }

    private func known(_ identifier: UIMenu.Identifier, _ call: String) -> Node? {
        if let node = nodes[identifier] { return node }
        Log.once("UIMenuBuilder.\(call): no menu has the identifier \(identifier.rawValue); ignored")
        return nil
    }

    private func index(of node: Node, in parent: Node) -> Int? {
        parent.children.firstIndex { if case .menu(let child) = $0 { child === node } else { false } }
    }

    /// The first leaf that a test accepts, in the order of the menus.
    private func leaf<Leaf>(where test: (UIMenuElement) -> Leaf?) -> Leaf? {
        var waiting = top.map { [$0] } ?? []
        while let node = waiting.popLast() {
            var inner: [Node] = []
            for child in node.children {
                switch child {
                case .menu(let menu): inner.append(menu)
                case .leaf(let element): if let found = test(element) { return found }
                }
            }
            waiting += inner.reversed()
        }
        return nil
    }

    // MARK: Questions

    func menu(for identifier: UIMenu.Identifier) -> UIMenu? { nodes[identifier].map(menu(of:)) }

    func action(for identifier: UIAction.Identifier) -> UIAction? {
        leaf { ($0 as? UIAction).flatMap { $0.identifier == identifier ? $0 : nil } }
    }

    func command(for action: Selector, propertyList: Any?) -> UICommand? {
        leaf { element in
            guard let command = element as? UICommand, command.action == action else { return nil }
            return Self.isEqual(command.propertyList, propertyList) ? command : nil
        }
    }

    private static func isEqual(_ a: Any?, _ b: Any?) -> Bool {
        switch (a, b) {
        case (nil, nil): true
        case (let a as AnyHashable, let b as AnyHashable): a == b
        default: false
        }
    }

    // MARK: Changes

    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
        guard let old = known(replacedIdentifier, "replace(menu:with:)") else { return }
        let parent = old.parent
        let position = parent.flatMap { index(of: old, in: $0) }
        forget(old)
        guard let parent, let position else {
            top = makeNode(replacementMenu)
            return
        }
        if let node = makeNode(replacementMenu) {
            node.parent = parent
            parent.children[position] = .menu(node)
        } else {
            parent.children.remove(at: position)
        }
    }

    func replaceChildren(
        ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
    ) {
        guard let old = menu(for: parentIdentifier) else {
            _ = known(parentIdentifier, "replaceChildren(ofMenu:from:)")
            return
        }
        let new = childrenBlock(old.children)
        // The closure may have removed the menu.
        guard let node = nodes[parentIdentifier] else { return }
        for case .menu(let inner) in node.children { forget(inner) }
        node.children = []
        node.children = makeChildren(new, in: node)
    }

    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {
        insert(siblingMenu, beside: siblingIdentifier, 0, "insertSibling(_:beforeMenu:)")
    }

    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
        insert(siblingMenu, beside: siblingIdentifier, 1, "insertSibling(_:afterMenu:)")
    }

    private func insert(_ menu: UIMenu, beside sibling: UIMenu.Identifier, _ offset: Int, _ call: String) {
        guard let other = known(sibling, call) else { return }
        guard let parent = other.parent, let position = index(of: other, in: parent) else {
            return Log.once("UIMenuBuilder.\(call): the root menu has no siblings; ignored")
        }
        guard let node = makeNode(menu) else { return }
        node.parent = parent
        parent.children.insert(.menu(node), at: position + offset)
    }

    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
        guard let parent = known(parentIdentifier, "insertChild(_:atStartOfMenu:)"), let node = makeNode(childMenu)
        else {
            return
        }
        node.parent = parent
        parent.children.insert(.menu(node), at: 0)
    }

    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
        guard let parent = known(parentIdentifier, "insertChild(_:atEndOfMenu:)"), let node = makeNode(childMenu) else {
            return
        }
        node.parent = parent
        parent.children.append(.menu(node))
    }

    func remove(menu removedIdentifier: UIMenu.Identifier) {
        guard let node = known(removedIdentifier, "remove(menu:)") else { return }
        forget(node)
        if let parent = node.parent, let position = index(of: node, in: parent) {
            parent.children.remove(at: position)
        } else {
            top = nil
        }
    }
}
