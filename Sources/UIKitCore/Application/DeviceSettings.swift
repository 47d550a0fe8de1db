import Diagnostics
import HostInterface

/// Settings of a phone that a desktop lacks. They are only stored.
struct DeviceSettings {
    var lastBackgroundTask = 0
    var shortcutItems: [UIApplicationShortcutItem]?
    var isIdleTimerDisabled = false
    var isNetworkActivityIndicatorVisible = false
    var badgeNumber = 0
}

extension UIApplication {
    /// The shortcut items that the app adds to the items of the `Info.plist`. UIKit performs a request for such an
    /// item. The menu of the app's icon shows only the items of the `Info.plist`: the desktop reads these items from a
    /// file of the installed app, which no app changes.
    public var shortcutItems: [UIApplicationShortcutItem]? {
        get { deviceSettings.shortcutItems }
        set {
            if newValue?.isEmpty == false {
                Log.once(
                    """
                    UIApplication.shortcutItems: desktops show only the items of UIApplicationShortcutItems in the \
                    Info.plist
                    """
                )
            }
            let former = deviceSettings.shortcutItems
            deviceSettings.shortcutItems = newValue
            withExtendedLifetime(former) {}
        }
    }

    /// Whether the screen stays on while the app runs. The default is false. The desktop is asked to keep the screen
    /// on; without a desktop the value has no effect.
    public var isIdleTimerDisabled: Bool {
        get { deviceSettings.isIdleTimerDisabled }
        set {
            guard newValue != deviceSettings.isIdleTimerDisabled else { return }
            deviceSettings.isIdleTimerDisabled = newValue
            guard let desktop = context.host?.desktop else {
                return Log.once("UIApplication.isIdleTimerDisabled has no effect: there is no desktop")
            }
            desktop.keepAwake(newValue)
        }
    }

    /// - Coverage: inert (bars of iOS have had no sign of network activity since iOS 13)
    public var isNetworkActivityIndicatorVisible: Bool {
        get { deviceSettings.isNetworkActivityIndicatorVisible }
        set {
            if newValue {
                Log.once(
                    "UIApplication.isNetworkActivityIndicatorVisible: no bar shows network activity, as since iOS 13")
            }
            deviceSettings.isNetworkActivityIndicatorVisible = newValue
        }
    }

    /// - Coverage: inert (no desktop shows a number at an app's icon)
    public var applicationIconBadgeNumber: Int {
        get { deviceSettings.badgeNumber }
        set {
            if newValue > 0 { Log.once("UIApplication.applicationIconBadgeNumber: no desktop shows it") }
            deviceSettings.badgeNumber = newValue
        }
    }
}
