import Diagnostics
import Foundation
import Synchronization

/// UIKit's own methods whose implementations an app can exchange. `KnownMethods` lists their classes, names and bodies.
enum KnownMethod: Int, CaseIterable, Sendable {
    // Controllers
    case viewDidLoad, viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear, viewDidDisappear
    case viewWillLayoutSubviews, viewDidLayoutSubviews, viewWillTransition, controllerTraitsDidChange
    case willMoveToParent, didMoveToParent, didReceiveMemoryWarning, present, dismiss
    case pushViewController, popViewController, popToRootViewController, popToViewController, setViewControllers
    // Views
    case layoutSubviews, willMoveToWindow, didMoveToWindow, willMoveToSuperview, didMoveToSuperview
    case pointInside, hitTest, drawRect, viewTraitsDidChange, tintColorDidChange, addSubview, removeFromSuperview
    // Events
    case touchesBegan, touchesMoved, touchesEnded, touchesCancelled, becomeFirstResponder, resignFirstResponder
    case windowSendEvent, makeKeyAndVisible, applicationSendEvent, applicationSendAction
    // Controls and content
    case controlSendAction, controlAddTarget, buttonSetTitle, labelSetText, labelSetFont, tableReloadData
    case systemFont, weightedSystemFont, boldSystemFont, italicSystemFont

    var bit: UInt64 { 1 << UInt64(rawValue) }

    /// One bit for each method that has another implementation in any class.
    private static let exchanged = Atomic<UInt64>(0)

    static func setExchanged(_ methods: UInt64) { exchanged.store(methods, ordering: .releasing) }

    @inline(__always)
    var isExchanged: Bool { Self.exchanged.load(ordering: .relaxed) & bit != 0 }
}

extension NSObject {
    /// Returns the implementation that replaces the body of an instance method of UIKit, or nil if the body runs.
    /// Without exchanges, the call costs one load of an integer.
    @inline(__always)
    nonisolated final func exchanged(_ method: KnownMethod) -> ExchangedMethod? {
        method.isExchanged ? ExchangedMethod.find(method, self) : nil
    }

    /// Returns the implementation that replaces the body of a class method of UIKit, or nil if the body runs.
    @inline(__always)
    nonisolated class func exchanged(_ method: KnownMethod) -> ExchangedMethod? {
        method.isExchanged ? ExchangedMethod.find(method, self) : nil
    }
}

/// The implementation that a call of a method runs instead of the method's own body.
///
/// `chevron` writes this type into methods whose selectors are exchanged:
///
///     func tracked_viewWillAppear(_ animated: Bool) {
///         if let exchanged = ExchangedMethod.find("tracked_viewWillAppear:", of: UIViewController.self, self) { return
/// exchanged.call(animated) }
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

    fileprivate static func find(_ method: KnownMethod, _ object: NSObject) -> ExchangedMethod? {
        guard let (key, owner) = MethodTable.known(method) else { return nil }
        return MethodTable.implementation(of: key, declaredIn: owner, for: type(of: object)).map {
            ExchangedMethod(name: key, target: object, implementation: $0, own: $1)
        }
    }

    fileprivate static func find(_ method: KnownMethod, _ type: AnyClass) -> ExchangedMethod? {
        guard let (key, owner) = MethodTable.known(method) else { return nil }
        return MethodTable.implementation(of: key, declaredIn: owner, for: type).map {
            ExchangedMethod(name: key, target: type, implementation: $0, own: $1)
        }
    }

    /// Runs the implementation of a method without a result.
    func run(_ arguments: Any?...) { call(with: arguments) as Void }

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
