import Diagnostics
public import Foundation

/// The computer that runs the app.
@preconcurrency @MainActor
public final class UIDevice: NSObject {
    /// The device object of the app.
    public static var current: UIDevice {
        let app = app
        if let device = app.singletons.device { return device }
        let device = UIDevice()
        app.singletons.device = device
        return device
    }

    /// The device idiom: a phone or a pad, depending on the size of the window.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.traitCollection.userInterfaceIdiom }
    /// Always "Linux".
    public var systemName: String { "Linux" }
    /// Chosen: the iOS version whose API and appearance Chevron implements, since apps compare the version with
    /// versions of iOS. On Linux, `#available` is true for each version of iOS.
    public var systemVersion: String { "18.0" }
    /// Always "Linux".
    public var model: String { "Linux" }
    /// Always "Linux".
    public var localizedModel: String { model }
    /// The computer's host name.
    public var name: String { ProcessInfo.processInfo.hostName }
    /// A number that identifies the app for this user. The number is created on first use and stored with the app's
    /// settings.
    public var identifierForVendor: UUID? {
        let choices = Self.app.choices
        if let known = choices.strings(for: Self.vendorKey)?.first.flatMap(UUID.init) { return known }
        let made = UUID()
        choices.keep([made.uuidString], for: Self.vendorKey)
        return made
    }
    private static var app: AppContext { AppContext.current }
    private static let vendorKey = "UIDevice.identifierForVendor"
    /// Always true.
    public var isMultitaskingSupported: Bool { true }

    // MARK: Orientation

    /// Always `.unknown`: a desktop has no orientation. ``orientationDidChangeNotification`` is never posted.
    public var orientation: UIDeviceOrientation { .unknown }
    /// Whether orientation notifications are requested. Desktops do not rotate, so none are posted.
    public var isGeneratingDeviceOrientationNotifications: Bool { orientationListeners > 0 }
    private var orientationListeners = 0
    /// Requests orientation notifications. Desktops do not rotate, so none are posted.
    public func beginGeneratingDeviceOrientationNotifications() { orientationListeners += 1 }
    /// Ends the effect of one call of ``beginGeneratingDeviceOrientationNotifications()``.
    public func endGeneratingDeviceOrientationNotifications() {
        orientationListeners = max(0, orientationListeners - 1)
    }
    /// Never posted: desktops do not rotate.
    nonisolated public static let orientationDidChangeNotification = Notification.Name(
        "UIDeviceOrientationDidChangeNotification")

    /// Plays the click of a key on iOS, for the keys of an input view of the app.
    /// - Coverage: inert (the desktop's keyboards click by themselves)
    public func playInputClick() { Log.once("UIDevice.playInputClick(): no sound is played on Linux") }

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
    /// Always -1. Documented: UIDevice.batteryLevel; -1 means unknown.
    public var batteryLevel: Float { -1 }
    /// Never posted.
    nonisolated public static let batteryLevelDidChangeNotification = Notification.Name(
        "UIDeviceBatteryLevelDidChangeNotification")
    /// Never posted.
    nonisolated public static let batteryStateDidChangeNotification = Notification.Name(
        "UIDeviceBatteryStateDidChangeNotification")

    // MARK: Proximity

    /// - Coverage: inert (a desktop has no proximity sensor)
    public var isProximityMonitoringEnabled = false {
        didSet {
            if isProximityMonitoringEnabled {
                Log.once("UIDevice.isProximityMonitoringEnabled has no effect: a desktop has no proximity sensor")
            }
        }
    }
    /// Always false: a desktop has no proximity sensor.
    public var proximityState: Bool { false }
    /// Never posted.
    nonisolated public static let proximityStateDidChangeNotification = Notification.Name(
        "UIDeviceProximityStateDidChangeNotification")

    /// The state of a device's battery.
    public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }
}

/// The physical orientation of a device.
public enum UIDeviceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
    /// Whether the device is upright or upside down.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether the device is in a landscape orientation.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Whether the device lies flat.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    /// Whether an interface can have this orientation: not flat and not unknown.
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// Returns the idiom of the main screen, as ``UIDevice/userInterfaceIdiom`` of the current device.
@preconcurrency @MainActor public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
    UIDevice.current.userInterfaceIdiom
}
