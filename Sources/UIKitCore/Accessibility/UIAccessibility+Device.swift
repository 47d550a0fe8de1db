/// Accessibility settings of a phone that a desktop lacks or that Linux has no API for.
extension UIAccessibility {
    /// Always false: Linux has no API for the setting.
    public static var isSwitchControlRunning: Bool { false }
    /// Always false: Linux has no API for the setting.
    public static var isAssistiveTouchRunning: Bool { false }
    /// Always false: Linux has no API for the setting.
    public static var isSpeakScreenEnabled: Bool { false }
    /// Always false: Linux has no API for the setting.
    public static var isSpeakSelectionEnabled: Bool { false }
    /// Always false: Linux has no API for the setting.
    public static var isGrayscaleEnabled: Bool { false }
    /// Always false: Linux has no API for the setting.
    public static var isInvertColorsEnabled: Bool { false }
    /// Always false: Linux has no API for the setting.
    public static var isMonoAudioEnabled: Bool { false }
    /// Always false: Linux has no API for the setting.
    public static var isClosedCaptioningEnabled: Bool { false }
    /// Always false: a desktop does not restrict the user to one app.
    public static var isGuidedAccessEnabled: Bool { false }
    /// Always false: a desktop cannot be shaken.
    public static var isShakeToUndoEnabled: Bool { false }
    /// Always false: Linux has no API for the setting.
    public static var isOnOffSwitchLabelsEnabled: Bool { false }
    /// Always true: Linux has no API for the setting.
    public static var isVideoAutoplayEnabled: Bool { true }
    /// Always false: Linux has no API for the setting.
    public static var shouldDifferentiateWithoutColor: Bool { false }
    /// Always false: Linux has no API for the setting.
    public static var buttonShapesEnabled: Bool { false }
}
