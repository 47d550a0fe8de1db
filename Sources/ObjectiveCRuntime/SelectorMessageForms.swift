import CallStack
import Foundation

// The caller decides on which thread a method runs; the method's isolation is a promise to Swift callers. A
// notification calls the method on the posting thread, as on iOS.

/// Methods of objects.
extension SelectorMessage {
    package init<Target, Result>(_ name: String, _ method: @escaping @MainActor (Target) -> @MainActor () -> Result) {
        let call = FunctionCast.withoutActor(method, as: ((Target) -> () -> Result).self)
        self.init(Target.self, name) { target, _ in .answered(call(target)()) }
    }

    package init<Target, First, Result>(
        _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (First) -> Result
    ) {
        let call = FunctionCast.withoutActor(method, as: ((Target) -> (First) -> Result).self)
        self.init(Target.self, name) { target, arguments in
            guard let first = arguments[0] as? First else { return .wrongArgument(0, wanted: "\(First.self)") }
            return .answered(call(target)(first))
        }
    }

    package init<Target, First, Second, Result>(
        _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (First, Second) -> Result
    ) {
        let call = FunctionCast.withoutActor(method, as: ((Target) -> (First, Second) -> Result).self)
        self.init(Target.self, name) { target, arguments in
            guard let first = arguments[0] as? First else { return .wrongArgument(0, wanted: "\(First.self)") }
            guard let second = arguments[1] as? Second else { return .wrongArgument(1, wanted: "\(Second.self)") }
            return .answered(call(target)(first, second))
        }
    }

    package init<Target, First, Second, Third, Result>(
        _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (First, Second, Third) -> Result
    ) {
        let call = FunctionCast.withoutActor(method, as: ((Target) -> (First, Second, Third) -> Result).self)
        self.init(Target.self, name) { target, arguments in
            guard let first = arguments[0] as? First else { return .wrongArgument(0, wanted: "\(First.self)") }
            guard let second = arguments[1] as? Second else { return .wrongArgument(1, wanted: "\(Second.self)") }
            guard let third = arguments[2] as? Third else { return .wrongArgument(2, wanted: "\(Third.self)") }
            return .answered(call(target)(first, second, third))
        }
    }

    package init<Target, First, Second, Third, Fourth, Result>(
        _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (First, Second, Third, Fourth) -> Result
    ) {
        let call = FunctionCast.withoutActor(method, as: ((Target) -> (First, Second, Third, Fourth) -> Result).self)
        self.init(Target.self, name) { target, arguments in
            guard let first = arguments[0] as? First else { return .wrongArgument(0, wanted: "\(First.self)") }
            guard let second = arguments[1] as? Second else { return .wrongArgument(1, wanted: "\(Second.self)") }
            guard let third = arguments[2] as? Third else { return .wrongArgument(2, wanted: "\(Third.self)") }
            guard let fourth = arguments[3] as? Fourth else { return .wrongArgument(3, wanted: "\(Fourth.self)") }
            return .answered(call(target)(first, second, third, fourth))
        }
    }
}

/// Methods of classes.
extension SelectorMessage {
    package init<Target: AnyObject, Result>(
        _ name: String, of type: Target.Type, _ method: @escaping @MainActor () -> Result
    ) {
        let call = FunctionCast.withoutActor(method, as: (() -> Result).self)
        self.init(Target.Type.self, name, ofClass: type) { _, _ in .answered(call()) }
    }

    package init<Target: AnyObject, First, Result>(
        _ name: String, of type: Target.Type, _ method: @escaping @MainActor (First) -> Result
    ) {
        let call = FunctionCast.withoutActor(method, as: ((First) -> Result).self)
        self.init(Target.Type.self, name, ofClass: type) { _, arguments in
            guard let first = arguments[0] as? First else { return .wrongArgument(0, wanted: "\(First.self)") }
            return .answered(call(first))
        }
    }

    package init<Target: AnyObject, First, Second, Result>(
        _ name: String, of type: Target.Type, _ method: @escaping @MainActor (First, Second) -> Result
    ) {
        let call = FunctionCast.withoutActor(method, as: ((First, Second) -> Result).self)
        self.init(Target.Type.self, name, ofClass: type) { _, arguments in
            guard let first = arguments[0] as? First else { return .wrongArgument(0, wanted: "\(First.self)") }
            guard let second = arguments[1] as? Second else { return .wrongArgument(1, wanted: "\(Second.self)") }
            return .answered(call(first, second))
        }
    }
}
