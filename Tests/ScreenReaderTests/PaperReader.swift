import AccessibilityLogic
import CoreGraphics
import HeadlessHost
import HostInterface
import UIKit
import UIKitCore
import UIKitTesting

/// A screen reader without a bus, which keeps the events of an app and asks the app.
@MainActor
final class PaperReader: ReaderConnection {
    weak var source: (any AccessibleSource)?
    var isHeard = true
    var hasReader = true
    var changed: (() -> Void)?
    private(set) var sent: [AccessibleEvent] = []
    private let app: TestApp

    func send(_ events: [AccessibleEvent]) { sent += events }

    /// Starts to read an app.
    /// - Parameter listens: whether the reader listens to events.
    init(_ app: TestApp, listens: Bool = true) {
        self.app = app
        (isHeard, hasReader) = (listens, listens)
        app.host.readers = self
        app.context.connectReaders(of: app.host)
        if listens { app.runsScreenReader = true }
        app.host.requestFrame()
        app.advance(seconds: 0.3)
    }

    /// The events since the last call, in words: the role and name of the object, and the event.
    func take() -> [String] {
        defer { sent = [] }
        return sent.compactMap { event in
            guard let name = event.name else { return nil }
            let word = name.detail.isEmpty ? name.member : name.detail
            let object = describe(event.source)
            switch event.kind {
            case .state(_, let isOn): return "\(object): \(word) \(isOn ? "on" : "off")"
            case .announcement(let text, let politeness): return "\(word) \(text) (\(politeness))"
            case .textInserted(let start, _, let text): return "\(object): inserted \(text) at \(start)"
            case .textDeleted(let start, _, let text): return "\(object): deleted \(text) at \(start)"
            case .caretMoved(let offset): return "\(object): caret \(offset)"
            default: return "\(object): \(word)"
            }
        }
    }

    func describe(_ id: AccessibleID) -> String {
        guard let facts = source?.facts(of: id) else { return "gone" }
        let object = AccessiblePresentation(facts)
        return object.name.isEmpty ? object.role.name : "\(object.role.name) \(object.name)"
    }

    /// The objects as lines, indented by depth.
    var lines: [String] {
        func lines(_ id: AccessibleID, _ depth: Int) -> [String] {
            (source?.children(of: id) ?? []).flatMap { child in
                [String(repeating: "  ", count: depth) + describe(child)] + lines(child, depth + 1)
            }
        }
        return lines(.application, 0)
    }

    /// The first object with this name.
    func find(_ name: String) -> AccessibleID? {
        var waiting = source?.children(of: .application).reversed() as [AccessibleID]? ?? []
        while let id = waiting.popLast() {
            if let facts = source?.facts(of: id), AccessiblePresentation(facts).name == name { return id }
            waiting += (source?.children(of: id) ?? []).reversed()
        }
        return nil
    }

    func presentation(_ name: String) -> AccessiblePresentation? {
        find(name).flatMap { source?.facts(of: $0) }.map { AccessiblePresentation($0) }
    }

    /// Performs an action by its name.
    func act(_ action: String, on name: String) {
        guard let id = find(name), let found = presentation(name)?.actions.first(where: { $0.name == action }) else {
            return
        }
        source?.perform(.act(found), on: id)
    }

    /// The name of the object with the focus.
    var focus: String? {
        let focused = { (id: AccessibleID) in self.source?.facts(of: id)?.isFocused == true }
        var waiting = source?.children(of: .application) ?? []
        while let id = waiting.popLast() {
            if focused(id) { return describe(id) }
            waiting += source?.children(of: id) ?? []
        }
        return nil
    }
}
