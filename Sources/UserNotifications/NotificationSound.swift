public import Foundation

/// The sound of a notification. The desktop plays its own, or none.
///
/// - Coverage: sounds of files are played as the default one.
public final class UNNotificationSound: NSObject, Sendable {
    let name: String
    /// The desktop's own sound.
    public static let `default` = UNNotificationSound(named: UNNotificationSoundName("default"))
    /// The desktop's own sound; it is not louder than others.
    public static let defaultCritical = UNNotificationSound(named: UNNotificationSoundName("critical"))
    /// A sound by its name.
    public init(named name: UNNotificationSoundName) { self.name = name.rawValue }
}

/// The name of a sound.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// How urgent a notification is.
public enum UNNotificationInterruptionLevel: UInt, Sendable { case passive = 0, active, timeSensitive, critical }
