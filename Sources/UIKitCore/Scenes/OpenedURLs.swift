public import Foundation
public import FoundationAdditions

extension UIApplication {
    /// A key of the options for opening a URL.
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

/// A URL that a scene is requested to open.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
    /// The URL.
    public let url: URL
    /// The options for opening the URL.
    public let options: UIScene.OpenURLOptions

    init(_ url: URL) {
        (self.url, options) = (url, UIScene.OpenURLOptions())
        options.openInPlace = url.isFileURL
        super.init()
    }
}

extension UIScene {
    /// The options for opening a URL.
    @preconcurrency @MainActor
    open class OpenURLOptions: NSObject {
        /// Always nil: the desktop does not report the requesting program.
        open var sourceApplication: String? { nil }
        /// Always nil: no annotation is passed.
        open var annotation: Any? { nil }
        /// Whether the URL is that of the user's own file, which is not copied for the app. True for files.
        open internal(set) var openInPlace = false
    }
}

/// An object that can restore an activity.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
    /// Continues an activity.
    func restoreUserActivityState(_ userActivity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {}

// The name before Swift 4.2; see `SwiftFourTypes.swift`.

/// ``UIApplication/OpenURLOptionsKey``.
@available(swift, obsoleted: 4.2, renamed: "UIApplication.OpenURLOptionsKey")
public typealias UIApplicationOpenURLOptionsKey = UIApplication.OpenURLOptionsKey
