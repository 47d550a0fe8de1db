import Diagnostics
public import Foundation
import QuartzCore

/// A type whose instances can all get an appearance with one call.
///
/// `appearance()` returns a proxy: an instance that is never displayed and records the values that are set. A view
/// applies the recorded values when the view is added to a window; a bar button item applies them when its bar displays
/// the item. Views that are on screen already do not change. Values that an app sets on an instance have precedence. If
/// several proxies set one property, the proxy whose outermost container is nearest to the window has precedence; then
/// the longer list of containers, the more specific classes, the larger number of traits, and the later call.
///
/// - Note: in Swift on Linux the proxy is created by `init?(coder:)` with an empty coder. A class of the app whose
///   `init?(coder:)` stops the program cannot have a proxy; call `super.init(coder:)` there. Bars are created by
///   `init(frame:)`.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
    /// The proxy for all instances of the class.
    static func appearance() -> Self
    /// Returns the proxy for instances inside these containers, the innermost container first.
    static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
    /// Returns the proxy for instances in an environment with these traits.
    static func appearance(for trait: UITraitCollection) -> Self
    /// Returns the proxy for instances inside these containers, in an environment with these traits.
    static func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self
}

/// A type that `whenContainedInInstancesOf` accepts: a view or a view controller.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

/// The state of an instance for appearance proxies. The setter of a property that proxies can set calls `customize`.
@MainActor
struct CustomizationState {
    /// The properties that the app set on this instance.
    fileprivate(set) var own: [String] = []
    private var rare = Kept.nothing

    init(recordsFor scope: AppearanceRules.Scope? = nil) {
        if let scope { rare = .something(Extras(recordsFor: scope)) }
    }

    // MARK: Rarely used properties

    private struct Extras {
        var recordsFor: AppearanceRules.Scope?
        var isTaking = false
    }

    /// Uses one word for an instance that is no proxy and has no values of a proxy.
    private indirect enum Kept {
        case nothing
        case something(Extras)
    }

    private var extras: Extras {
        get { if case .something(let extras) = rare { extras } else { Extras() } }
        set { rare = .something(newValue) }
    }

    /// The scope of a proxy; nil for all other instances.
    var recordsFor: AppearanceRules.Scope? { extras.recordsFor }
    /// Whether the values of a proxy are being applied.
    fileprivate var isTaking: Bool {
        get { extras.isTaking }
        set { extras.isTaking = newValue }
    }

    /// An empty coder, for the creation of proxies.
    static func emptyCoder() -> NSCoder {
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        archiver.finishEncoding()
        guard let reader = try? NSKeyedUnarchiver(forReadingFrom: archiver.encodedData) else { return archiver }
        return reader
    }
}

@preconcurrency @MainActor
protocol Customizable: AnyObject {
    var customization: CustomizationState { get set }
    static func makeAppearanceProxy() -> Self
}

extension Customizable {
    static func proxy(_ trait: UITraitCollection? = nil, _ containers: [any UIAppearanceContainer.Type] = []) -> Self {
        let scope = AppearanceRules.Scope(
            type: self, containers: containers.map { $0 as AnyClass }, traits: trait?.values)
        let app = AppContext.current
        if let known = app.appearances.proxy(for: scope) as? Self { return known }
        let proxy = makeAppearanceProxy()
        proxy.customization = CustomizationState(recordsFor: scope)
        app.appearances.keep(proxy, for: scope)
        // A property that proxies do not record is set on the proxy only, which is never displayed.
        app.after(0) { [weak app] in
            guard let app, !app.appearances.hasRule(for: scope) else { return }
            Log.once(
                """
                \(Self.self).appearance() has no effect: nothing that was set on it is kept for instances; set it \
                on each instance
                """
            )
        }
        return proxy
    }

    /// Sets a property that proxies can set.
    /// - Parameters:
    ///   - key: the property, with its state and metrics.
    ///   - replay: the same call on another instance; called only for a proxy.
    ///   - change: the change of this instance.
    func customize(_ key: String, _ replay: @autoclosure () -> (Self) -> Void, _ change: () -> Void) {
        if let scope = customization.recordsFor {
            let again = replay()
            let app = AppContext.current
            keeping(app.appearances) { app.appearances.record(scope, key) { object in (object as? Self).map(again) } }
        } else if !customization.isTaking, !customization.own.contains(key) {
            customization.own.append(key)
        }
        change()
    }

    /// Whether the values of a proxy are being applied, and the app set this property on the instance itself.
    func keepsOwn(_ key: String) -> Bool { customization.isTaking && customization.own.contains(key) }

    /// Applies the values of the proxies for this instance.
    /// - Parameter chain: the containers of the instance, the innermost first.
    func applyAppearances(in chain: @autoclosure () -> [AnyObject], traits: @autoclosure () -> UITraitCollection) {
        let appearances = AppContext.current.appearances
        guard !appearances.rules.isEmpty, customization.recordsFor == nil else { return }
        let own = customization.own
        for rule in appearances.winners(for: self, in: chain(), traits: traits().values) where !own.contains(rule.key) {
            customization.isTaking = true
            rule.apply(self)
            customization.isTaking = false
        }
    }
}
