public import Foundation
import QuartzCore

/// A type whose instances can all be given an appearance at once.
///
/// `appearance()` answers a proxy: an instance that shows nowhere and remembers what is set on it. An instance takes
/// that when it comes into a window, a bar button item when its bar shows it; what is on screen already stays as it is.
/// What an app sets on an instance itself wins. Where several proxies name one property, the one whose outermost
/// container is nearest to the window wins; then the longer list of containers, the nearer classes, the more traits,
/// and the later call.
///
/// - Note: in Swift on Linux the proxy is made by `init?(coder:)`, with nothing in the coder. A class of your own whose
///   `init?(coder:)` stops the program cannot answer; let it call `super.init(coder:)`. Bars are made by
///   `init(frame:)`.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
    /// The proxy for all instances of the class.
    static func appearance() -> Self
    /// For instances inside such containers, the innermost first.
    static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
    /// For instances in an environment that has these traits.
    static func appearance(for trait: UITraitCollection) -> Self
    /// For instances inside such containers, in an environment that has these traits.
    static func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self
}

/// What `whenContainedInInstancesOf` may name: views and view controllers.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearanceContainer {}

/// What an instance knows about proxies. A property that proxies may set goes through `customize` in its setter.
@MainActor
struct CustomizationState {
    /// Set on a proxy: what it speaks of.
    var recordsFor: AppearanceRules.Scope?
    /// Properties that the app set on this instance.
    fileprivate(set) var own: [String] = []
    /// A proxy's values are being set.
    fileprivate var isTaking = false

    /// A coder with nothing in it, for making proxies.
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
        // A property that proxies do not keep is set on the proxy alone, which shows nowhere.
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

    /// Sets a property that proxies may set.
    /// - Parameters:
    ///   - key: the property, with the state and metrics that it is for.
    ///   - replay: the same call on another instance; made only for a proxy.
    ///   - change: does what the call asks for on this one.
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

    /// Applies what proxies say of this instance.
    /// - Parameter chain: what it stands in, the innermost first.
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

extension UIView {
    /// The proxy that records values for every view of this class. Views get them when they come into a window; values
    /// that an app sets on a view win.
    public static func appearance() -> Self { proxy() }
    /// The proxy for views inside of these containers, the innermost first.
    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
        proxy(nil, containerTypes)
    }
    /// The proxy for views with these traits.
    public static func appearance(for trait: UITraitCollection) -> Self { proxy(trait) }
    /// The proxy for views inside of these containers, with these traits.
    public static func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { proxy(trait, containerTypes) }

    /// What the view stands in: superviews and their controllers, the innermost first.
    var containers: [AnyObject] {
        var result: [AnyObject] = []
        var next: UIView? = self
        while let view = next {
            if view !== self { result.append(view) }
            if let controller = view.tree.controller { result.append(controller) }
            next = view.tree.superview
        }
        return result
    }

    func applyAppearances() { applyAppearances(in: containers, traits: traitCollection) }
}
