import HostInterface

/// What the person at the machine asked of every app.
@MainActor
public enum UIAccessibility {
    /// Motion is unwelcome. UIKit's own moves stay as they are; an app's own may become fades.
    public static var isReduceMotionEnabled: Bool { settings.reducesMotion }
    /// Blurred backgrounds are unwelcome.
    public static var isReduceTransparencyEnabled: Bool { settings.reducesTransparency }
    public static var isBoldTextEnabled: Bool { settings.prefersBoldText }
    /// More contrast between text and what is behind it is welcome.
    public static var isDarkerSystemColorsEnabled: Bool { settings.increasesContrast }

    private static var settings: HostSettings { AppContext.current.host?.settings ?? HostSettings() }
}
