public import Foundation

/// The sound of a notification. The desktop plays its own sound, or none.
///
/// - Coverage: sound files are replaced with the default sound.
public final class UNNotificationSound: NSObject, Sendable {
    let name: String
    /// The desktop's default sound.
    public static let `default` = UNNotificationSound(named: UNNotificationSoundName("default"))
    /// The desktop's default sound. Not louder than other sounds.
    public static let defaultCritical = UNNotificationSound(named: UNNotificationSoundName("critical"))
    /// Creates a sound by its name.
    public init(named name: UNNotificationSoundName) { self.name = name.rawValue }
}

/// The name of a sound.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The urgency of a notification.
public enum UNNotificationInterruptionLevel: UInt, Sendable { case passive = 0, active, timeSensitive, critical }
