/// Settings of a phone that a desktop has no equal of, or does not tell programs of.
extension UIAccessibility {
    /// False: nothing here tells.
    public static var isSwitchControlRunning: Bool { false }
    /// False: nothing here tells.
    public static var isAssistiveTouchRunning: Bool { false }
    /// False: nothing here tells.
    public static var isSpeakScreenEnabled: Bool { false }
    /// False: nothing here tells.
    public static var isSpeakSelectionEnabled: Bool { false }
    /// False: nothing here tells.
    public static var isGrayscaleEnabled: Bool { false }
    /// False: nothing here tells.
    public static var isInvertColorsEnabled: Bool { false }
    /// False: nothing here tells.
    public static var isMonoAudioEnabled: Bool { false }
    /// False: nothing here tells.
    public static var isClosedCaptioningEnabled: Bool { false }
    /// False: no app is kept alone on a display.
    public static var isGuidedAccessEnabled: Bool { false }
    /// False: a desktop is not shaken.
    public static var isShakeToUndoEnabled: Bool { false }
    /// False: nothing here tells.
    public static var isOnOffSwitchLabelsEnabled: Bool { false }
    /// True: nothing here asks for less.
    public static var isVideoAutoplayEnabled: Bool { true }
    /// False: nothing here tells.
    public static var shouldDifferentiateWithoutColor: Bool { false }
    /// False: nothing here tells.
    public static var buttonShapesEnabled: Bool { false }
}
