import Foundation
public import ObjectiveCRuntime

/// A registration for changes of traits; see ``UITraitChangeObservable``.
public protocol UITraitChangeRegistration: AnyObject {}

/// The traits of a registration, and its handler.
final class TraitRegistration: UITraitChangeRegistration {
    let traits: [UITrait]
    let call: @MainActor (any UITraitEnvironment, UITraitCollection) -> Void

    init(_ traits: [UITrait], _ call: @escaping @MainActor (any UITraitEnvironment, UITraitCollection) -> Void) {
        (self.traits, self.call) = (traits, call)
    }
}

/// Views and controllers, which call registered handlers when traits change.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: UITraitEnvironment {
    /// Ends a registration. Its closure or method is not called again.
    func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

protocol TraitRegistering: UITraitChangeObservable {
    var traitRegistrations: [TraitRegistration] { get set }
}

extension UITraitChangeObservable {
    /// Called after a trait changed, with the object and its previous traits.
    public typealias TraitChangeHandler<TraitEnvironment> = (
        _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
    ) -> Void

    /// Registers `handler` for changes of these traits. It is called with the observed object and its previous traits.
    ///
    /// The registration lives as long as the view or the controller; you need not store it. Chosen: the handler is not
    /// called for the traits with which a view is first displayed.
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], handler: @escaping TraitChangeHandler<Self>)
        -> any UITraitChangeRegistration
    {
        register(traits) { environment, previous in
            if let environment = environment as? Self { handler(environment, previous) }
        }
    }

    /// As ``registerForTraitChanges(_:handler:)``, for a handler that specifies the type of the object, as in
    /// `(self: Self, previous: UITraitCollection)`.
    @discardableResult
    public func registerForTraitChanges<Environment>(
        _ traits: [UITrait], handler: @escaping TraitChangeHandler<Environment>
    ) -> any UITraitChangeRegistration {
        register(traits) { environment, previous in
            if let environment = environment as? Environment { handler(environment, previous) }
        }
    }

    /// Registers a method of `target`, which is held weakly. The method has no arguments, or the observed object as its
    /// argument, or also the previous traits.
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], target: Any, action: Selector)
        -> any UITraitChangeRegistration
    {
        weak let object = target as? NSObject
        return register(traits) { environment, previous in
            _ = object?.perform(action, with: environment, with: previous)
        }
    }

    /// Registers a method of the view or the controller itself.
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

    /// Calls the handlers of the changed traits.
    func notifyRegistrations(from previous: UITraitCollection, to now: UITraitCollection) {
        for registration in traitRegistrations
        where registration.traits.contains(where: { now.values.differs(from: previous.values, in: $0) }) {
            // An earlier handler may have ended the registration.
            if traitRegistrations.contains(where: { $0 === registration }) { registration.call(self, previous) }
        }
    }
}
