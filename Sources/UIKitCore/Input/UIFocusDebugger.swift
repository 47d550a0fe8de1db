import FocusLogic
public import Foundation
import ListLogic

/// A report of ``UIFocusDebugger``. Its `description` is the text.
@preconcurrency @MainActor
public protocol UIFocusDebuggerOutput: NSObjectProtocol {}

/// Reports about the focus, for a debugger's console or a test.
@preconcurrency @MainActor
open class UIFocusDebugger: NSObject {
    /// Returns the methods of the class with their purpose.
    open class func help() -> any UIFocusDebuggerOutput {
        FocusReport([
            "UIFocusDebugger:",
            "  status(): the focused item of each window, and the environments around it",
            "  checkFocusability(for:): why an item can or cannot get the focus",
            "  focusGroups(for:): the groups below an environment, in the order of Tab",
            "  preferredFocusEnvironments(for:): the environments that are searched for the first focus",
            "  simulateFocusUpdateRequest(from:): the item to which a request of an environment would move the focus",
        ])
    }

    /// Returns the focused item of each window and the environments around the item.
    open class func status() -> any UIFocusDebuggerOutput {
        var lines: [String] = []
        for window in UIApplication.shared.windows {
            guard let system = window.knownFocusSystem, let item = system.focusedItem else {
                lines.append("\(name(window)): no focused item")
                continue
            }
            let display = system.isDisplayed ? "displayed" : "deferred until the next key"
            lines.append("\(name(window)): \(name(item)), \(display)")
            lines += item.chain.dropFirst().map { "  in \(name($0))" }
        }
        return FocusReport(lines.isEmpty ? ["There is no window."] : lines)
    }

    /// Returns whether an item can get the focus, and the reasons if it cannot.
    open class func checkFocusability(for item: any UIFocusItem) -> any UIFocusDebuggerOutput {
        var reasons: [String] = []
        if !item.canBecomeFocused { reasons.append("canBecomeFocused is false") }
        if item.focusWindow == nil { reasons.append("the item is in no window") }
        if item.frame.isEmpty { reasons.append("its frame is empty") }
        for environment in item.chain {
            guard let view = environment as? UIView else { continue }
            if view.isHidden { reasons.append("\(name(view)) is hidden") }
            if view.alpha < 0.01 { reasons.append("the alpha of \(name(view)) is 0") }
            if !view.isUserInteractionEnabled { reasons.append("\(name(view)) has no user interaction") }
        }
        if let system = UIFocusSystem.focusSystem(for: item), let root = system.root,
            !UIFocusSystem.environment(root, contains: item)
        {
            reasons.append("\(name(root)) is in front and keeps the focus inside")
        }
        let result = reasons.isEmpty ? "can get the focus" : "cannot get the focus:"
        return FocusReport(["\(name(item)) \(result)"] + reasons.map { "  \($0)" })
    }

    /// Returns the focus groups below an environment with their items, in the order of Tab.
    open class func focusGroups(for environment: any UIFocusEnvironment) -> any UIFocusDebuggerOutput {
        guard let system = UIFocusSystem.focusSystem(for: environment),
            let view = (environment.focusItemContainer ?? environment) as? UIView
        else { return FocusReport(["\(name(environment)) has no views in a window."]) }
        let collection = system.collection(in: view)
        var lines: [String] = []
        for (number, group) in collection.map.groups.enumerated() {
            let primary = collection.map.primary(of: group)
            lines.append("group \(number + 1):")
            for item in collection.map.items where item.group == group {
                lines.append("  \(name(collection.entries[item.id].object))\(item.id == primary ? " (primary)" : "")")
            }
        }
        return FocusReport(lines.isEmpty ? ["There is no item below \(name(environment))."] : lines)
    }

    /// Returns the environments that are searched for the item of the first focus, in their order.
    open class func preferredFocusEnvironments(for environment: any UIFocusEnvironment) -> any UIFocusDebuggerOutput {
        var lines: [String] = [], seen: Set<ObjectIdentifier> = []
        var waiting: [(any UIFocusEnvironment, Int)] = [(environment, 0)]
        while let (next, depth) = waiting.popLast() {
            guard seen.insert(ObjectIdentifier(next)).inserted else { continue }
            lines.append(String(repeating: "  ", count: min(depth, 20)) + name(next))
            waiting += next.preferredFocusEnvironments.reversed().map { ($0, depth + 1) }
        }
        return FocusReport(lines)
    }

    /// Returns the item to which the focus would move after a request of an environment.
    open class func simulateFocusUpdateRequest(
        from environment: any UIFocusEnvironment
    ) -> any UIFocusDebuggerOutput {
        guard let system = UIFocusSystem.focusSystem(for: environment) else {
            return FocusReport(["\(name(environment)) is in no window."])
        }
        guard let item = system.focusedItem, UIFocusSystem.environment(environment, contains: item) else {
            return FocusReport(["\(name(environment)) does not contain the focused item: the request is ignored."])
        }
        switch system.target(in: environment) {
        case .item(let target): return FocusReport(["The focus would move to \(name(target))."])
        case .row(let list, let path):
            let place = "row \(path.item) of section \(path.section) of \(name(list))"
            return FocusReport(["The focus would move to \(place)."])
        case nil: return FocusReport(["\(name(environment)) has no item for the focus."])
        }
    }

    /// The class of an object, and the text of a view.
    private static func name(_ object: AnyObject) -> String {
        let kind = "\(type(of: object))"
        guard let view = object as? UIView, let text = view.accessibilityLabel, !text.isEmpty else { return kind }
        return "\(kind) “\(text)”"
    }
}

extension FocusCollection.Entry {
    fileprivate var object: AnyObject {
        switch self {
        case .item(let item): item
        case .list(let list): list
        case .guide(let guide): guide
        }
    }
}

private final class FocusReport: NSObject, UIFocusDebuggerOutput {
    private let text: String
    init(_ lines: [String]) { text = lines.joined(separator: "\n") }
    override var description: String { text }
}
