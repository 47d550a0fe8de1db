import Decisions
import Diagnostics
import Foundation

/// The decisions of an app's machines and the effects that are performed, as lines of text in the words of
/// `Documentation/Interruptions.md`.
///
/// ```
/// stack MainNavigation  push(DetailController, animated: true): idle, animatedChange → schedule
/// stack MainNavigation    willMoveToParent(DetailController)
/// ```
@MainActor
package final class DecisionTrace {
    /// The last lines, the oldest first.
    package private(set) var lines: [String] = []
    private let prints: Bool
    private var names = ObjectNames()

    /// Chosen: the number of lines that a trace keeps. A push makes about 20.
    private static let limit = 5000

    /// Whether the environment of the program traces its apps.
    package static let isRequested = getenv("CHEVRON_TRACE").map { String(cString: $0) } == "navigation"

    /// - Parameter prints: whether each line is also written to standard error at once.
    package init(prints: Bool) { self.prints = prints }

    /// Adds a decision.
    /// - Parameters:
    ///   - kind: what decides, such as "stack".
    ///   - owner: the object whose machine decides.
    func add(_ kind: String, _ owner: any TracedOwner, _ request: Any, _ decision: Decision) {
        let steps = decision.steps.isEmpty ? "nothing" : decision.steps.joined(separator: ", then ")
        let column = decision.column ?? "not current"
        add("\(name(kind, owner))  \(text(request)): \(decision.row), \(column) → \(steps)")
    }

    /// Adds an effect that is performed now.
    func add(_ kind: String, _ owner: any TracedOwner, effect: Any) {
        add("\(name(kind, owner))    \(text(effect))")
    }

    /// The kind with the name of a controller, or with a number for each further object that is no controller.
    private func name(_ kind: String, _ owner: any TracedOwner) -> String {
        type(of: owner).isTracedByType ? "\(kind) \(text(owner))" : names.name(kind, owner)
    }

    private func add(_ line: String) {
        // Half of the lines at once, so that a line costs the same at any length.
        if lines.count >= Self.limit { lines.removeFirst(Self.limit / 2) }
        lines.append(line)
        if prints { FileHandle.standardError.write(Data("chevron: \(line)\n".utf8)) }
    }

    // MARK: Values as text

    /// The names of cases with their values. Controllers have the names of their types, and numbers beginning with the
    /// second one; other objects and structures have the names of their types.
    private func text(_ value: Any) -> String {
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .class: return names.name("\(type(of: value))", value as AnyObject)
        case .optional: return mirror.children.first.map { text($0.value) } ?? "nil"
        case .collection: return "[\(mirror.children.map { text($0.value) }.joined(separator: ", "))]"
        case .enum: return mirror.children.first.map { ($0.label ?? "") + arguments($0.value) } ?? "\(value)"
        case .tuple: return arguments(value)
        case .struct where !mirror.children.isEmpty: return structure(value, mirror)
        default: return "\(value)"
        }
    }

    private func arguments(_ value: Any) -> String {
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .tuple else { return "(\(text(value)))" }
        let parts = mirror.children.map { child in
            guard let label = child.label, !label.hasPrefix(".") else { return text(child.value) }
            return "\(label): \(text(child.value))"
        }
        return "(\(parts.joined(separator: ", ")))"
    }

    private func structure(_ value: Any, _ mirror: Mirror) -> String {
        // Numbers are structures without children, except for those of CoreGraphics.
        if let number = value as? CGFloat { return "\(number)" }
        let name = "\(type(of: value))".prefix { $0 != "<" }
        let parts = mirror.children.compactMap { child -> String? in
            guard let label = child.label, ["number", "operation", "from", "to"].contains(label) else { return nil }
            return "\(label): \(text(child.value))"
        }
        return parts.isEmpty ? "\(name)" : "\(name)(\(parts.joined(separator: ", ")))"
    }
}

/// An object whose machine decides.
@preconcurrency @MainActor
protocol TracedOwner: AnyObject {
    /// The app whose trace has the decisions; nil if the object belongs to no app any more.
    var tracedApp: AppContext? { get }
    /// Whether a line names the object by its own type, such as a controller.
    static var isTracedByType: Bool { get }
}

extension TracedOwner {
    static var isTracedByType: Bool { false }
}

/// Names of objects: the name of a kind, with a number for each further object of the kind.
private struct ObjectNames {
    private struct Known {
        weak var object: AnyObject?
        let number: Int
    }

    private var known: [ObjectIdentifier: Known] = [:]
    private var counts: [String: Int] = [:]

    mutating func name(_ kind: String, _ object: AnyObject) -> String {
        let key = ObjectIdentifier(object)
        let number: Int
        if let entry = known[key], entry.object != nil {
            number = entry.number
        } else {
            counts[kind, default: 0] += 1
            number = counts[kind] ?? 1
            known[key] = Known(object: object, number: number)
        }
        return number == 1 ? kind : "\(kind) \(number)"
    }
}

extension StateMachine {
    /// Handles a request, and adds the decision to the app's trace.
    @MainActor
    mutating func handle(_ request: Request, tracedAs kind: String, of owner: some TracedOwner) -> [Effect] {
        guard let trace = owner.tracedApp?.trace else { return handle(request) }
        return handle(request) { trace.add(kind, owner, request, $0) }
    }
}

extension EffectRunner {
    /// Performs the pending effects, and adds each to the app's trace before it is performed.
    @MainActor @discardableResult
    func run(
        tracedAs kind: String, of owner: some TracedOwner, unless mustWait: (Effect) -> Bool = { _ in false },
        perform: (Effect) -> Void
    ) -> Bool {
        guard let trace = owner.tracedApp?.trace else { return run(unless: mustWait, perform) }
        return run(unless: mustWait) { effect in
            trace.add(kind, owner, effect: effect)
            perform(effect)
        }
    }
}
