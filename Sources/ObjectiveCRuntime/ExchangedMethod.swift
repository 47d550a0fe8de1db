import Diagnostics
package import Foundation

/// The implementation that a call of a method runs instead of the method's own body.
///
/// `chevron` writes this type into methods whose selectors are exchanged:
///
///     func tracked_viewWillAppear(_ animated: Bool) {
///         let name = "tracked_viewWillAppear:"
///         if let exchanged = ExchangedMethod.find(name, of: UIViewController.self, self) {
///             return exchanged.call(animated)
///         }
public struct ExchangedMethod {
    private let name: String
    private let target: Any
    private let implementation: MethodImplementation
    /// The method's own body, which accepts every call.
    private let own: MethodImplementation

    /// Returns the implementation for an object, or for a class if `name` is a class method. May be called on any
    /// thread.
    /// - Parameters:
    ///   - name: Objective-C's name of the method.
    ///   - owner: the class that declares the method.
    /// - Returns: nil if the method's own body runs.
    public static func find(_ name: String, of owner: AnyClass, _ object: Any) -> ExchangedMethod? {
        guard MethodTable.hasChanged else { return nil }
        let type: AnyClass? = object as? AnyClass
        let key = type == nil ? name : "+" + name
        return MethodTable.implementation(of: key, declaredIn: owner, for: type ?? Swift.type(of: object as AnyObject))
            .map {
                ExchangedMethod(name: key, target: object, implementation: $0, own: $1)
            }
    }

    /// Returns the implementation of a marked method for an object.
    package static func find(mark: Int, _ object: NSObject) -> ExchangedMethod? {
        guard let (key, owner) = MethodTable.marked(mark) else { return nil }
        return MethodTable.implementation(of: key, declaredIn: owner, for: type(of: object)).map {
            ExchangedMethod(name: key, target: object, implementation: $0, own: $1)
        }
    }

    /// Returns the implementation of a marked class method for a class.
    package static func find(mark: Int, ofClass type: AnyClass) -> ExchangedMethod? {
        guard let (key, owner) = MethodTable.marked(mark) else { return nil }
        return MethodTable.implementation(of: key, declaredIn: owner, for: type).map {
            ExchangedMethod(name: key, target: type, implementation: $0, own: $1)
        }
    }

    /// Runs the implementation of a method without a result.
    package func run(_ arguments: Any?...) { call(with: arguments) as Void }

    /// Runs the implementation. If the implementation does not accept the object or the arguments, the log names the
    /// implementation, and the method's own body runs.
    public func call<Result>(_ arguments: Any?...) -> Result { call(with: arguments) }

    private func call<Result>(with arguments: [Any?]) -> Result {
        let outcome = implementation.run(target, arguments)
        if case .answered(let value) = outcome, let result = value as? Result { return result }
        Log.once(
            """
            the method \(name) of \(type(of: target)) was exchanged with \(implementation.title), which takes or \
            returns other types: the method's own body runs; declare the replacement with the same parameters and \
            result
            """
        )
        guard case .answered(let value) = own.run(target, arguments), let result = value as? Result else {
            misuse(
                """
                \(name) of \(type(of: target)): the method's body does not fit the call; declare the method as the \
                selector names it
                """
            )
        }
        return result
    }
}
