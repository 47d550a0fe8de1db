import Diagnostics
import Foundation

/// The items of a bar: its own items, or those of its host, which are never copied.
@MainActor
struct BarStack {
    private var own: [UINavigationItem] = []
    weak var host: (any NavigationBarHost)?
    /// The delegate of a bar without a container.
    weak var ownDelegate: (any UINavigationBarDelegate)?

    var items: [UINavigationItem]? {
        if let host { return host.barItems }
        return own.isEmpty ? nil : own
    }
    var top: UINavigationItem? {
        if let host { return host.barItem(fromTop: 0) }
        return own.last
    }
    var below: UINavigationItem? {
        if let host { return host.barItem(fromTop: 1) }
        return own.count > 1 ? own[own.count - 2] : nil
    }

    /// The items from the top, computed lazily.
    var fromTop: AnyIterator<UINavigationItem> {
        var depth = -1
        return AnyIterator { [host, own] in
            depth += 1
            if let host { return host.barItem(fromTop: depth) }
            return depth < own.count ? own[own.count - 1 - depth] : nil
        }
    }

    mutating func setOwn(_ items: [UINavigationItem]) { own = items }
    var ownItems: [UINavigationItem] { own }

    func checkDelegate(_ delegate: AnyObject?, of bar: UINavigationBar) {
        guard let host, delegate !== host else { return }
        misuse(
            """
            UINavigationBar.delegate: \(bar) belongs to \(host), which must stay its delegate; use \
            UINavigationControllerDelegate instead
            """
        )
    }

    func checkNotManaged(_ call: String, _ bar: UINavigationBar) {
        guard let host else { return }
        misuse("UINavigationBar.\(call): \(bar) belongs to \(host); push and pop view controllers there instead")
    }
}

extension UINavigationBar {
    func push(_ item: UINavigationItem, animated: Bool) {
        stack.checkNotManaged("pushItem", self)
        guard !stack.ownItems.contains(where: { $0 === item }) else {
            misuse("UINavigationBar.pushItem: \(item) is on the stack already; pop to it instead, or push another item")
        }
        guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
        change(to: stack.ownItems + [item], isPush: true, animated: animated) { bar in
            bar.delegate?.navigationBar(bar, didPush: item)
        }
    }

    func pop(animated: Bool) -> UINavigationItem? {
        stack.checkNotManaged("popItem", self)
        guard let item = stack.top, delegate?.navigationBar(self, shouldPop: item) ?? true else { return nil }
        change(to: Array(stack.ownItems.dropLast()), isPush: false, animated: animated) { bar in
            bar.delegate?.navigationBar(bar, didPop: item)
        }
        return item
    }

    /// Pops to an item in one animation. Chosen: the delegate is called for each popped item, the top first, and the
    /// first refusal stops the pop there.
    func pop(to item: UINavigationItem) {
        let before = stack.ownItems
        var rest = before
        var gone: [UINavigationItem] = []
        while before.contains(where: { $0 === item }), let top = rest.last, top !== item {
            guard delegate?.navigationBar(self, shouldPop: top) ?? true else { break }
            gone.append(top)
            rest.removeLast()
        }
        // The delegate may have changed the stack itself.
        guard !gone.isEmpty, stack.ownItems.count == before.count, zip(stack.ownItems, before).allSatisfy({ $0 === $1 })
        else { return }
        change(to: rest, isPush: false, animated: true) { bar in
            for item in gone { bar.delegate?.navigationBar(bar, didPop: item) }
        }
    }

    func replace(with items: [UINavigationItem], animated: Bool) {
        stack.checkNotManaged("setItems", self)
        let isPop = items.last.map { top in stack.ownItems.contains { $0 === top } } ?? true
        change(to: items, isPush: !isPop, animated: animated && items.last !== stack.top) { _ in }
    }

    private func change(
        to items: [UINavigationItem], isPush: Bool, animated: Bool, _ done: @escaping (UINavigationBar) -> Void
    ) {
        // A change during an animation ends that animation first, so that each did call follows its will call in order.
        finishOwnMotion()
        stack.setOwn(items)
        guard animated, window != nil, UIView.areAnimationsEnabled else {
            displayTop()
            return done(self)
        }
        startOwnMotion(isPush: isPush, done)
    }
}
