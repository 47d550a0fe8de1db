import Diagnostics
public import Foundation
public import ObjectiveCRuntime
import QuartzCore

/// A transition from one controller to another, as a storyboard defines it. A segue object is created each time the
/// segue is triggered or performed, and is released after the segue was performed.
///
/// A custom class overrides ``perform()``. Calling super performs the default effect of the segue's kind.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
    /// The identifier in the storyboard; nil without an identifier.
    public let identifier: String?
    /// The controller whose scene contains the segue.
    public let source: UIViewController
    /// The destination. For an unwind segue, an existing controller.
    public let destination: UIViewController
    /// The effect of the segue's kind.
    var effect: (@MainActor (UIStoryboardSegue) -> Void)?
    /// Whether the segue performs UIKit's default unwinding.
    var isUsualUnwinding = false

    /// Creates a segue between two controllers. ``perform()`` performs the segue.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        super.init()
    }

    /// - Parameter performHandler: the effect of ``perform()``.
    public convenience init(
        identifier: String?, source: UIViewController, destination: UIViewController,
        performHandler: @escaping () -> Void
    ) {
        self.init(identifier: identifier, source: source, destination: destination)
        effect = { _ in performHandler() }
    }

    /// Creates a segue of a class for a storyboard. It calls `init(identifier:source:destination:)`, which subclasses
    /// override.
    public required convenience override init() {
        guard let ends = Self.beingMade else {
            misuse("UIStoryboardSegue(): a segue needs its ends; call init(identifier:source:destination:)")
        }
        self.init(identifier: ends.identifier, source: ends.source, destination: ends.destination)
    }

    /// Performs the segue. Code that created the segue must call `prepare(for:sender:)` first.
    open func perform() {
        guard let effect else {
            return Log.once(
                """
                \(type(of: self)).perform: the segue \(identifier ?? "without an identifier") has no default \
                effect; override perform(), or pass a performHandler
                """
            )
        }
        effect(self)
    }

    // MARK: Made of a document

    private struct Ends {
        var identifier: String?
        var source: UIViewController
        var destination: UIViewController
    }

    /// The arguments of the segue under construction, which `init()` of its class reads.
    private static var beingMade: Ends?

    static func make(
        _ identifier: String?, _ source: UIViewController, _ destination: UIViewController,
        _ effect: (@MainActor (UIStoryboardSegue) -> Void)?
    ) -> UIStoryboardSegue {
        // A class may create other segues in its initializer.
        let outer = beingMade
        beingMade = Ends(identifier: identifier, source: source, destination: destination)
        defer { keeping(beingMade) { beingMade = outer } }
        let segue = self.init()
        // A class may set its own effect.
        if segue.effect == nil { segue.effect = effect }
        return segue
    }
}

/// The source of an unwind segue, for controllers that search its destination.
@preconcurrency @MainActor
public final class UIStoryboardUnwindSegueSource: NSObject {
    /// The controller that performed the unwind segue.
    public let source: UIViewController
    /// The action of the segue, which the destination implements.
    public let unwindAction: Selector
    /// The object that triggered the segue, or the sender of `performSegue`.
    public let sender: Any?

    init(source: UIViewController, unwindAction: Selector, sender: Any?) {
        self.source = source
        self.unwindAction = unwindAction
        self.sender = sender
        super.init()
    }
}
