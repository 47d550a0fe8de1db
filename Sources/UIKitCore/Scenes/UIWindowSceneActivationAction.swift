import CoreGraphics
import Diagnostics
public import Foundation
public import FoundationAdditions
import SystemStrings

extension UIWindowScene {
    /// The style of a new window.
    public enum PresentationStyle: UInt, Sendable { case automatic = 0, standard, prominent }

    /// Options for the activation of a window scene.
    @preconcurrency @MainActor
    open class ActivationRequestOptions: UIScene.ActivationRequestOptions {
        /// - Coverage: inert (all windows of a desktop have one style)
        open var preferredPresentationStyle = PresentationStyle.automatic {
            didSet {
                guard preferredPresentationStyle != .automatic else { return }
                Log.once(
                    """
                    UIWindowScene.ActivationRequestOptions.preferredPresentationStyle has no effect: all windows of a \
                    desktop have one style
                    """
                )
            }
        }
    }

    /// The content and the options of a window that an action or an interaction opens.
    @preconcurrency @MainActor
    open class ActivationConfiguration: NSObject {
        /// The activity that the new scene gets in its connection options.
        public let userActivity: NSUserActivity
        /// The options of the request; nil for the default.
        open var options: UIWindowScene.ActivationRequestOptions?
        /// - Coverage: inert (the desktop animates the opening of windows)
        open var preview: UITargetedPreview?

        /// Creates a configuration for an activity.
        public init(userActivity: NSUserActivity) {
            self.userActivity = userActivity
            super.init()
        }
    }

    /// A menu item that opens a window with an activity.
    ///
    /// The title is the one of the menu item for a new window, in the user's language; an app may set another. In an
    /// app with one window the item has the title, the image and the handler of the alternate action; without an
    /// alternate action it is hidden.
    @preconcurrency @MainActor
    open class ActivationAction: UIAction {
        /// Returns the configuration of the window; nil opens none.
        public typealias ConfigurationProvider = @MainActor (ActivationAction) -> ActivationConfiguration?

        private var provider: ConfigurationProvider?
        private var alternate: UIAction?

        /// Creates an action.
        /// - Parameters:
        ///   - identifier: nil for a unique identifier.
        ///   - alternate: performed in an app without support for several windows.
        ///   - configurationProvider: called when the item is selected.
        public convenience init(
            identifier: UIAction.Identifier? = nil, alternate: UIAction? = nil,
            _ configurationProvider: @escaping ConfigurationProvider
        ) {
            defer { (self.alternate, provider) = (alternate, configurationProvider) }
            guard UIApplication.shared.supportsMultipleScenes else {
                self.init(
                    title: alternate?.title ?? "", subtitle: alternate?.subtitle, image: alternate?.image,
                    identifier: identifier, discoverabilityTitle: alternate?.discoverabilityTitle,
                    attributes: alternate?.attributes ?? .hidden, state: alternate?.state ?? .off
                ) { alternate?.performWithSender($0.sender, target: nil) }
                return
            }
            self.init(
                title: SystemString.newWindow.localized, image: UIImage(systemName: "rectangle.on.rectangle"),
                identifier: identifier
            ) { action in
                guard let action = action as? ActivationAction, let wanted = configurationProvider(action) else {
                    return
                }
                wanted.open { _ in }
            }
        }

        public override func copy(with zone: NSZone? = nil) -> Any {
            guard let provider else { return super.copy(with: zone) }
            let copy = ActivationAction(identifier: identifier, alternate: alternate, provider)
            (copy.title, copy.subtitle, copy.image) = (title, subtitle, image)
            (copy.discoverabilityTitle, copy.attributes, copy.state) = (discoverabilityTitle, attributes, state)
            return copy
        }
    }

    /// Opens a window when the user spreads two fingers on the interaction's view.
    @preconcurrency @MainActor
    open class ActivationInteraction: NSObject, UIInteraction {
        /// Returns the configuration of the window; nil opens none. The point is the center of the fingers in the view.
        public typealias ConfigurationProvider =
            @MainActor (ActivationInteraction, CGPoint) -> ActivationConfiguration?

        public private(set) weak var view: UIView?
        private let provider: ConfigurationProvider
        private let refused: @MainActor (any Error) -> Void
        private lazy var pinch = UIPinchGestureRecognizer { [weak self] _ in self?.pinched() }
        /// Whether the current gesture has opened a window.
        private var hasOpened = false

        /// Chosen: the distance of the fingers relative to the begin, at which a window opens.
        private static let opening: CGFloat = 1.5

        /// Creates an interaction.
        /// - Parameter errorHandler: called in a later turn with a ``UISceneError`` if no window opens.
        public init(
            configurationProvider: @escaping ConfigurationProvider,
            errorHandler: @escaping @MainActor (any Error) -> Void
        ) {
            provider = configurationProvider
            refused = errorHandler
            super.init()
        }

        open func willMove(to view: UIView?) {
            if let former = self.view { former.removeGestureRecognizer(pinch) }
        }
        open func didMove(to view: UIView?) {
            self.view = view
            view?.addGestureRecognizer(pinch)
        }

        private func pinched() {
            if pinch.state == .began { hasOpened = false }
            guard pinch.state == .changed || pinch.state == .began, !hasOpened, pinch.scale >= Self.opening, let view
            else { return }
            hasOpened = true
            provider(self, pinch.location(in: view))?.open(refused)
        }
    }
}

extension UIWindowScene.ActivationConfiguration {
    /// Opens a window with the activity.
    fileprivate func open(_ refused: @escaping @MainActor (any Error) -> Void) {
        UIApplication.shared.requestSceneSessionActivation(
            nil, userActivity: userActivity, options: options, errorHandler: { refused($0) })
    }
}
