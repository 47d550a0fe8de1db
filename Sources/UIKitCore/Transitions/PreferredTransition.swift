public import CoreGraphics
public import Foundation

extension UIViewController {
    /// The preferred transition of a controller for pushes and presentations.
    @preconcurrency @MainActor
    public final class Transition: NSObject {
        enum Kind {
            case zoom(ZoomOptions, (ZoomSourceViewProviderContext) -> ZoomSource?)
            case style(UIModalTransitionStyle)
        }

        let kind: Kind
        init(_ kind: Kind) { self.kind = kind }

        /// Zooms out of a view of the screen below, and back into the view. The user can dismiss the screen with a drag
        /// down, or from the leading edge.
        /// - Parameter sourceViewProvider: returns the view. Called whenever the view is needed, because the screen
        ///   below may have changed by the time of the dismissal. Nil fades instead.
        public static func zoom(
            options: ZoomOptions? = nil,
            sourceViewProvider: @escaping (_ context: ZoomSourceViewProviderContext) -> UIView?
        ) -> Transition {
            Transition(.zoom(options ?? ZoomOptions()) { sourceViewProvider($0).map { .view($0) } })
        }

        /// Zooms out of a bar button.
        public static func zoom(
            options: ZoomOptions? = nil,
            sourceBarButtonItemProvider: @escaping (_ context: ZoomSourceViewProviderContext) -> UIBarButtonItem?
        ) -> Transition {
            Transition(.zoom(options ?? ZoomOptions()) { sourceBarButtonItemProvider($0).map { .item($0) } })
        }

        /// Slides up from the bottom.
        public static var coverVertical: Transition { Transition(.style(.coverVertical)) }
        /// Fades the new screen in over the old screen.
        public static var crossDissolve: Transition { Transition(.style(.crossDissolve)) }
        /// Rotates the old screen out of view, then the new screen into view, without perspective.
        public static var flipHorizontal: Transition { Transition(.style(.flipHorizontal)) }
        /// Fades: the curl of a page is not available.
        public static var partialCurl: Transition { Transition(.style(.partialCurl)) }
    }
}

extension UIViewController.Transition {
    /// The two screens of a zoom, for the closure that returns its source.
    @preconcurrency @MainActor
    public final class ZoomSourceViewProviderContext {
        /// The screen below.
        public let sourceViewController: UIViewController
        /// The zoomed screen.
        public let zoomedViewController: UIViewController

        init(source: UIViewController, zoomed: UIViewController) {
            sourceViewController = source
            zoomedViewController = zoomed
        }
    }

    /// Options of a zoom transition. All are nil by default.
    @preconcurrency @MainActor
    public final class ZoomOptions: NSObject {
        /// Returns the part of the zoomed screen that matches the source, in the coordinates of its view; nil, the
        /// default, is the whole screen.
        public var alignmentRectProvider: ((AlignmentRectContext) -> CGRect?)?
        /// The color over the screen below during the zoom.
        public var dimmingColor: UIColor?
        /// - Coverage: inert (a zoom never blurs the screen below)
        public var dimmingVisualEffect: UIBlurEffect?

        /// Returns whether the user's drag may begin to dismiss the zoomed screen: a pull down in content that is at
        /// its top, or a drag from the leading edge. Nil, the default, uses UIKit's rules. Not called if a dismissal is
        /// impossible, for example during another transition.
        public var interactiveDismissShouldBegin: ((InteractionContext) -> Bool)?

        public override init() { super.init() }
    }
}

extension UIViewController.Transition.ZoomOptions {
    /// The source view and the zoomed screen, for the closure that returns the aligned rectangle.
    @preconcurrency @MainActor
    public final class AlignmentRectContext {
        /// The source view of the transition.
        public let sourceView: UIView
        /// The zoomed controller.
        public let zoomedViewController: UIViewController

        init(_ sourceView: UIView, _ zoomed: UIViewController) {
            self.sourceView = sourceView
            zoomedViewController = zoomed
        }
    }

    /// The start of a drag that would dismiss a zoomed screen.
    @preconcurrency @MainActor
    public final class InteractionContext: NSObject {
        /// The location in the coordinates of the zoomed screen's view.
        public let location: CGPoint
        /// The velocity in points per second.
        public let velocity: CGVector
        /// Whether UIKit's rules let the dismissal begin.
        public let willBegin: Bool

        init(location: CGPoint, velocity: CGVector, willBegin: Bool) {
            self.location = location
            self.velocity = velocity
            self.willBegin = willBegin
            super.init()
        }
    }
}

/// The source of a zoom.
enum ZoomSource {
    case view(UIView)
    case item(UIBarButtonItem)
}
