public import CoreGraphics
public import Foundation

extension UIViewController {
    /// A way to come and go that a controller names for itself, for pushes and presentations.
    @preconcurrency @MainActor
    public final class Transition: NSObject {
        enum Kind {
            case zoom(ZoomOptions, (ZoomSourceViewProviderContext) -> ZoomSource?)
            case style(UIModalTransitionStyle)
        }

        let kind: Kind
        init(_ kind: Kind) { self.kind = kind }

        /// Grows out of a view of the screen below, and shrinks back into it. The user may drag the screen down, or
        /// from the leading edge, to dismiss it.
        /// - Parameter sourceViewProvider: returns the view; called whenever it is needed, since the screen below may
        ///   have changed by the time of the dismissal. Nil fades instead.
        public static func zoom(
            options: ZoomOptions? = nil,
            sourceViewProvider: @escaping (_ context: ZoomSourceViewProviderContext) -> UIView?
        ) -> Transition {
            Transition(.zoom(options ?? ZoomOptions()) { sourceViewProvider($0).map { .view($0) } })
        }

        /// Grows out of a bar button.
        public static func zoom(
            options: ZoomOptions? = nil,
            sourceBarButtonItemProvider: @escaping (_ context: ZoomSourceViewProviderContext) -> UIBarButtonItem?
        ) -> Transition {
            Transition(.zoom(options ?? ZoomOptions()) { sourceBarButtonItemProvider($0).map { .item($0) } })
        }

        /// Slides up from below.
        public static var coverVertical: Transition { Transition(.style(.coverVertical)) }
        /// The new screen fades in over the old one.
        public static var crossDissolve: Transition { Transition(.style(.crossDissolve)) }
        /// The old screen turns away, then the new one turns in; flat, without depth.
        public static var flipHorizontal: Transition { Transition(.style(.flipHorizontal)) }
        /// Fades: a page cannot be bent here.
        public static var partialCurl: Transition { Transition(.style(.partialCurl)) }
    }
}

extension UIViewController.Transition {
    /// The two screens of a zoom, for the closure that finds its source.
    @preconcurrency @MainActor
    public final class ZoomSourceViewProviderContext {
        /// The screen below.
        public let sourceViewController: UIViewController
        /// The one that grows.
        public let zoomedViewController: UIViewController

        init(source: UIViewController, zoomed: UIViewController) {
            sourceViewController = source
            zoomedViewController = zoomed
        }
    }

    /// Options of a zoom transition. All are nil by default.
    @preconcurrency @MainActor
    public final class ZoomOptions: NSObject {
        /// Returns the part of the zoomed screen that matches the source, in points of its view; nil, the default, is
        /// all of it.
        public var alignmentRectProvider: ((AlignmentRectContext) -> CGRect?)?
        /// Over the source while it zooms.
        public var dimmingColor: UIColor?
        /// - Coverage: inert (what lies below is never blurred by a zoom)
        public var dimmingVisualEffect: UIBlurEffect?

        /// Decides whether the user's drag may begin to dismiss the zoomed screen: a pull down in content that is at
        /// its top, or from the leading edge. Nil, the default, leaves it to UIKit. Not called where a dismissal is
        /// impossible, as in the middle of another transition.
        public var interactiveDismissShouldBegin: ((InteractionContext) -> Bool)?

        public override init() { super.init() }
    }
}

extension UIViewController.Transition.ZoomOptions {
    /// The source view and the zoomed screen, for the closure that finds the aligned rectangle.
    @preconcurrency @MainActor
    public final class AlignmentRectContext {
        /// The view that the transition begins at.
        public let sourceView: UIView
        /// The controller that is zoomed.
        public let zoomedViewController: UIViewController

        init(_ sourceView: UIView, _ zoomed: UIViewController) {
            self.sourceView = sourceView
            zoomedViewController = zoomed
        }
    }

    /// The beginning of a drag that would dismiss a zoomed screen.
    @preconcurrency @MainActor
    public final class InteractionContext: NSObject {
        /// In points of the zoomed screen's view.
        public let location: CGPoint
        /// Points a second.
        public let velocity: CGVector
        /// Whether UIKit would let it begin.
        public let willBegin: Bool

        init(location: CGPoint, velocity: CGVector, willBegin: Bool) {
            self.location = location
            self.velocity = velocity
            self.willBegin = willBegin
            super.init()
        }
    }
}

/// What a zoom grows out of.
enum ZoomSource {
    case view(UIView)
    case item(UIBarButtonItem)
}
