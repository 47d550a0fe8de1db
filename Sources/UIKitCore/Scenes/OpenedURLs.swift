public import Foundation

extension UIApplication {
    /// A key of the options with which an address is opened.
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let sourceApplication = OpenURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
        public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
        public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
        public static let eventAttribution = OpenURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionsEventAttributionKey")
    }
}

/// An address that a scene is asked to open.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
    /// The address.
    public let url: URL
    /// How it is to be opened.
    public let options: UIScene.OpenURLOptions

    init(_ url: URL, _ options: UIScene.OpenURLOptions) {
        (self.url, self.options) = (url, options)
        super.init()
    }
}

extension UIScene {
    /// How an address is to be opened.
    @preconcurrency @MainActor
    open class OpenURLOptions: NSObject {
        /// Nil: the desktop does not say which program asked.
        open var sourceApplication: String? { nil }
        /// Nil: nothing is handed along.
        open var annotation: Any? { nil }
        /// False: a file is not copied, and not lent.
        open var openInPlace: Bool { false }
    }
}

/// An object that takes up an activity.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
    /// Goes on with an activity.
    func restoreUserActivityState(_ userActivity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {}
