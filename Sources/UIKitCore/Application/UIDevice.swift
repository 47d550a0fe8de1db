public import Foundation

/// The machine.
@preconcurrency @MainActor
public final class UIDevice: NSObject {
    /// The one device of the app.
    public static var current: UIDevice {
        let app = AppContext.current
        if let device = app.singletons.device { return device }
        let device = UIDevice()
        app.singletons.device = device
        return device
    }

    /// The kind of device: a phone or a pad, by the size of the window.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.traitCollection.userInterfaceIdiom }
    /// Always "Linux".
    public var systemName: String { "Linux" }
    /// Chosen: the version of iOS whose API and look are there, because apps compare it with versions of iOS.
    /// `#available` is true on Linux for each.
    public var systemVersion: String { "18.0" }
    /// Always "Linux".
    public var model: String { "Linux" }
    /// Always "Linux".
    public var localizedModel: String { model }
    /// The computer's name on its network.
    public var name: String { ProcessInfo.processInfo.hostName }
    /// A number that is the same at each launch of the app for this user, and another one for another app. It is made
    /// at the first call and kept among the app's settings.
    public var identifierForVendor: UUID? {
        let choices = AppContext.current.choices
        if let known = choices.strings(for: Self.vendorKey)?.first.flatMap(UUID.init) { return known }
        let made = UUID()
        choices.keep([made.uuidString], for: Self.vendorKey)
        return made
    }
    private static let vendorKey = "UIDevice.identifierForVendor"
    /// Always true.
    public var isMultitaskingSupported: Bool { true }

    // MARK: Orientation

    /// A desktop has none: `.unknown`, and ``orientationDidChangeNotification`` is never posted.
    public var orientation: UIDeviceOrientation { .unknown }
    /// Whether more calls asked for changes of orientation than ended it. Desktops do not turn, so none come.
    public var isGeneratingDeviceOrientationNotifications: Bool { orientationListeners > 0 }
    private var orientationListeners = 0
    /// Asks for changes of orientation; none come, as desktops do not turn.
    public func beginGeneratingDeviceOrientationNotifications() { orientationListeners += 1 }
    /// Ends what ``beginGeneratingDeviceOrientationNotifications()`` asked for.
    public func endGeneratingDeviceOrientationNotifications() {
        orientationListeners = max(0, orientationListeners - 1)
    }
    /// Never posted: desktops do not turn.
    nonisolated public static let orientationDidChangeNotification = Notification.Name(
        "UIDeviceOrientationDidChangeNotification")

    // MARK: Battery

    /// - Coverage: inert (nothing is read from the machine's battery)
    public var isBatteryMonitoringEnabled = false {
        didSet {
            if isBatteryMonitoringEnabled {
                Log.once("UIDevice.isBatteryMonitoringEnabled has no effect: the battery's state is unknown here")
            }
        }
    }
    /// Always `.unknown`.
    public var batteryState: BatteryState { .unknown }
    /// Documented: −1 where it is not known.
    public var batteryLevel: Float { -1 }
    /// Never posted.
    nonisolated public static let batteryLevelDidChangeNotification = Notification.Name(
        "UIDeviceBatteryLevelDidChangeNotification")
    /// Never posted.
    nonisolated public static let batteryStateDidChangeNotification = Notification.Name(
        "UIDeviceBatteryStateDidChangeNotification")

    /// Whether a battery is charged.
    public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
    /// Whether the device is upright or upside down.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether the device stands on one of its sides.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Whether the device lies.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    /// Whether an interface can have this orientation: not when lying or unknown.
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
