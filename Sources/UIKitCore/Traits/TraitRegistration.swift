import Foundation

/// One who waits for changes of traits; see ``UITraitChangeObservable``.
public protocol UITraitChangeRegistration: AnyObject {}

/// What was asked for, and what is to be called.
final class TraitRegistration: UITraitChangeRegistration {
    let traits: [UITrait]
    let call: @MainActor (any UITraitEnvironment, UITraitCollection) -> Void

    init(_ traits: [UITrait], _ call: @escaping @MainActor (any UITraitEnvironment, UITraitCollection) -> Void) {
        (self.traits, self.call) = (traits, call)
    }
}

/// Views and controllers, which call back when traits change.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: UITraitEnvironment {
    /// Ends a registration; its closure or method is not called any more.
    func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

protocol TraitRegistering: UITraitChangeObservable {
    var traitRegistrations: [TraitRegistration] { get set }
}

extension UITraitChangeObservable {
    /// Called after a trait changed, with the object and the traits it had.
    public typealias TraitChangeHandler<TraitEnvironment> = (
        _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
    ) -> Void

    /// Calls `handler` after one of the traits has changed, with who was asked and the traits before.
    ///
    /// The registration lives as long as the view or the controller; it need not be kept. Documented: the handler does
    /// not come for the traits that there are when a view is first shown.
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], handler: @escaping TraitChangeHandler<Self>)
        -> any UITraitChangeRegistration
    {
        register(traits) { environment, previous in
            if let environment = environment as? Self { handler(environment, previous) }
        }
    }

    /// As ``registerForTraitChanges(_:handler:)``, for a handler that names the type of the object, as
    /// `(self: Self, previous: UITraitCollection)`.
    @discardableResult
    public func registerForTraitChanges<Environment>(
        _ traits: [UITrait], handler: @escaping TraitChangeHandler<Environment>
    ) -> any UITraitChangeRegistration {
        register(traits) { environment, previous in
            if let environment = environment as? Environment { handler(environment, previous) }
        }
    }

    /// Calls a method of `target`, which is not kept: without arguments, with who was asked, or with the traits before
    /// too.
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], target: Any, action: Selector)
        -> any UITraitChangeRegistration
    {
        weak let object = target as? NSObject
        return register(traits) { environment, previous in
            _ = object?.perform(action, with: environment, with: previous)
        }
    }

    /// Calls a method of the view or the controller itself.
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
        registerForTraitChanges(traits, target: self, action: action)
    }

    private func register(
        _ traits: [UITrait], _ call: @escaping @MainActor (any UITraitEnvironment, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        let registration = TraitRegistration(traits, call)
        (self as? any TraitRegistering)?.add(registration)
        return registration
    }
}

extension TraitRegistering {
    fileprivate func add(_ registration: TraitRegistration) { traitRegistrations.append(registration) }

    /// Calls those that wait for one of the traits that changed.
    func tellRegistrations(from previous: UITraitCollection, to now: UITraitCollection) {
        for registration in traitRegistrations
        where registration.traits.contains(where: { now.values.differs(from: previous.values, in: $0) }) {
            // An earlier one may have taken it back.
            if traitRegistrations.contains(where: { $0 === registration }) { registration.call(self, previous) }
        }
    }
}
