public import Foundation
import QuartzCore

/// A way from one controller to another, while it is gone: made of a storyboard's segue each time that it is triggered
/// or performed, and let go of when it has been performed.
///
/// A class of your own overrides ``perform()``; call super for what the kind of segue does by itself.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
    /// As Interface Builder has it; nil where it has none.
    public let identifier: String?
    /// The controller whose scene the segue starts in.
    public let source: UIViewController
    /// Of an unwind segue, the controller that is there already.
    public let destination: UIViewController
    /// What the segue's kind does.
    var effect: (@MainActor (UIStoryboardSegue) -> Void)?
    /// Whether it is the way back that UIKit has by itself.
    var isUsualUnwinding = false

    /// A segue between two controllers. ``perform()`` carries it out.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        super.init()
    }

    /// - Parameter performHandler: what ``perform()`` does.
    public convenience init(
        identifier: String?, source: UIViewController, destination: UIViewController,
        performHandler: @escaping () -> Void
    ) {
        self.init(identifier: identifier, source: source, destination: destination)
        effect = { _ in performHandler() }
    }

    /// A segue as storyboards make it of a class, by way of `init(identifier:source:destination:)`, which subclasses
    /// override.
    public required convenience override init() {
        guard let ends = Self.beingMade else {
            misuse("UIStoryboardSegue(): a segue needs its ends; call init(identifier:source:destination:)")
        }
        self.init(identifier: ends.identifier, source: ends.source, destination: ends.destination)
    }

    /// Goes the way. A segue made in code has to be prepared by its maker.
    open func perform() {
        guard let effect else {
            return Log.once(
                """
                \(type(of: self)).perform: the segue \(identifier ?? "without an identifier") does nothing by \
                itself; override perform(), or give a performHandler
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

    /// What a class is to be made for; read by the `init()` that classes are made with.
    private static var beingMade: Ends?

    static func make(
        _ identifier: String?, _ source: UIViewController, _ destination: UIViewController,
        _ effect: (@MainActor (UIStoryboardSegue) -> Void)?
    ) -> UIStoryboardSegue {
        // A class may make others while it is made.
        let outer = beingMade
        beingMade = Ends(identifier: identifier, source: source, destination: destination)
        defer { keeping(beingMade) { beingMade = outer } }
        let segue = self.init()
        // A class may bring an effect of its own.
        if segue.effect == nil { segue.effect = effect }
        return segue
    }
}

/// Where an unwind segue starts, for controllers that are asked for its end.
@preconcurrency @MainActor
public final class UIStoryboardUnwindSegueSource: NSObject {
    /// The controller that the unwind segue was performed by.
    public let source: UIViewController
    /// The method that the end of the segue has.
    public let unwindAction: Selector
    /// What triggered the segue, or was given to `performSegue`.
    public let sender: Any?

    init(source: UIViewController, unwindAction: Selector, sender: Any?) {
        self.source = source
        self.unwindAction = unwindAction
        self.sender = sender
        super.init()
    }
}
