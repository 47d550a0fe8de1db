import Foundation
import ObjectiveCRuntime

/// The targets and actions of a control, in the order in which they were added.
@MainActor
struct ControlActions {
    private enum Handler {
        case action(UIAction)
        /// Sent to a target. If `isOpen` is true, sent to the first responder with the method.
        case message(ActionTarget, isOpen: Bool, Selector)
    }

    private struct Entry {
        let handler: Handler
        var events: UIControl.Event
    }

    private var entries: [Entry] = []

    mutating func add(_ action: UIAction, _ events: UIControl.Event) {
        // Documented (UIControl.addAction): an action with the identifier of another action replaces that action for
        // these events.
        remove(action.identifier, events)
        entries.append(Entry(handler: .action(action), events: events))
    }

    mutating func remove(_ identifier: UIAction.Identifier, _ events: UIControl.Event) {
        strip(events) { if case .action(let action) = $0 { action.identifier == identifier } else { false } }
    }

    mutating func add(_ target: AnyObject?, _ selector: Selector, _ events: UIControl.Event) {
        let known = entries.firstIndex {
            if case .message(let mine, let isOpen, selector) = $0.handler {
                mine.isSame(as: target) && isOpen == (target == nil)
            } else {
                false
            }
        }
        if let known { return entries[known].events.formUnion(events) }
        entries.append(Entry(handler: .message(ActionTarget(target), isOpen: target == nil, selector), events: events))
    }

    mutating func remove(_ target: AnyObject?, _ selector: Selector?, _ events: UIControl.Event) {
        strip(events) {
            guard case .message(let mine, _, let name) = $0 else { return false }
            return (target == nil || mine.isSame(as: target)) && (selector == nil || selector == name)
        }
    }

    private mutating func strip(_ events: UIControl.Event, _ matches: (Handler) -> Bool) {
        for index in entries.indices where matches(entries[index].handler) { entries[index].events.subtract(events) }
        entries.removeAll { $0.events.isEmpty }
    }

    var events: UIControl.Event { entries.reduce(into: []) { $0.formUnion($1.events) } }

    var targets: Set<AnyHashable> {
        Set(
            entries.compactMap {
                if case .message(let mine, _, _) = $0.handler { mine.object as? AnyHashable } else { nil }
            })
    }

    func names(_ target: AnyObject?, _ event: UIControl.Event) -> [String]? {
        let names = entries.compactMap { entry -> String? in
            guard case .message(let mine, _, let selector) = entry.handler, mine.isSame(as: target),
                entry.events.contains(event)
            else { return nil }
            return selector.name
        }
        return names.isEmpty ? nil : names
    }

    func enumerate(_ body: (UIAction?, (Any?, Selector)?, UIControl.Event, inout Bool) -> Void) {
        var stop = false
        for entry in entries {
            switch entry.handler {
            case .action(let action): body(action, nil, entry.events, &stop)
            case .message(let mine, _, let selector): body(nil, (mine.object, selector), entry.events, &stop)
            }
            if stop { return }
        }
    }

    func perform(_ events: UIControl.Event, in control: UIControl, _ event: UIEvent?) {
        for entry in entries where !entry.events.isDisjoint(with: events) {
            switch entry.handler {
            case .action(let action): control.sendAction(action)
            case .message(let mine, let isOpen, let selector):
                if mine.object != nil || isOpen { control.sendAction(selector, to: mine.object, for: event) }
            }
        }
    }
}

extension UIControl {
    func perform(_ events: Event, _ event: UIEvent?) {
        // A copy, since actions may add and remove actions.
        let actions = actions
        actions.perform(events, in: self, event)
    }
}
