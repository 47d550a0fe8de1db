public import Foundation

/// The sound of a notification. The desktop plays its own, or none.
///
/// - Coverage: sounds of files are played as the default one.
public final class UNNotificationSound: NSObject, Sendable {
    let name: String
    public static let `default` = UNNotificationSound(named: UNNotificationSoundName("default"))
    public static let defaultCritical = UNNotificationSound(named: UNNotificationSoundName("critical"))
    public init(named name: UNNotificationSoundName) { self.name = name.rawValue }
}

public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

public enum UNNotificationInterruptionLevel: UInt, Sendable { case passive = 0, active, timeSensitive, critical }
