import Diagnostics

/// Settings of a phone that a desktop lacks. They are only stored.
struct DeviceSettings {
    var lastBackgroundTask = 0
    var shortcutItems: [UIApplicationShortcutItem]?
    var isIdleTimerDisabled = false
    var isNetworkActivityIndicatorVisible = false
    var badgeNumber = 0
}

extension UIApplication {
    /// - Coverage: inert (no desktop's menu shows them)
    public var shortcutItems: [UIApplicationShortcutItem]? {
        get { deviceSettings.shortcutItems }
        set {
            if newValue?.isEmpty == false { Log.once("UIApplication.shortcutItems: no desktop shows them") }
            let former = deviceSettings.shortcutItems
            deviceSettings.shortcutItems = newValue
            withExtendedLifetime(former) {}
        }
    }

    /// - Coverage: inert (when a desktop's screen goes dark is set in the desktop's own settings)
    public var isIdleTimerDisabled: Bool {
        get { deviceSettings.isIdleTimerDisabled }
        set {
            if newValue {
                Log.once("UIApplication.isIdleTimerDisabled has no effect: the desktop's settings control the screen")
            }
            deviceSettings.isIdleTimerDisabled = newValue
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
