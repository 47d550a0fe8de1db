public import Foundation

/// The machine.
@preconcurrency @MainActor
public final class UIDevice: NSObject {
    public static var current: UIDevice {
        let app = AppContext.current
        if let device = app.singletons.device { return device }
        let device = UIDevice()
        app.singletons.device = device
        return device
    }

    public var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.traitCollection.userInterfaceIdiom }
    public var systemName: String { "Linux" }
    /// Chosen: the version of iOS whose API and look are there, because apps compare it with versions of iOS. `#available` is true on Linux for each.
    public var systemVersion: String { "18.0" }
    public var model: String { "Linux" }
    public var localizedModel: String { model }
    public var name: String { ProcessInfo.processInfo.hostName }
    public var isMultitaskingSupported: Bool { true }

    // MARK: Orientation

    /// A desktop has none: `.unknown`, and ``orientationDidChangeNotification`` is never posted.
    public var orientation: UIDeviceOrientation { .unknown }
    public var isGeneratingDeviceOrientationNotifications: Bool { orientationListeners > 0 }
    private var orientationListeners = 0
    public func beginGeneratingDeviceOrientationNotifications() { orientationListeners += 1 }
    public func endGeneratingDeviceOrientationNotifications() { orientationListeners = max(0, orientationListeners - 1) }
    public static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientationDidChangeNotification")

    // MARK: Battery

    /// - Coverage: inert (nothing is read from the machine's battery)
    public var isBatteryMonitoringEnabled = false {
        didSet { if isBatteryMonitoringEnabled { Log.once("UIDevice.isBatteryMonitoringEnabled has no effect: the battery's state is unknown here") } }
    }
    public var batteryState: BatteryState { .unknown }
    /// Documented: −1 where it is not known.
    public var batteryLevel: Float { -1 }
    public static let batteryLevelDidChangeNotification = Notification.Name("UIDeviceBatteryLevelDidChangeNotification")
    public static let batteryStateDidChangeNotification = Notification.Name("UIDeviceBatteryStateDidChangeNotification")

    public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
