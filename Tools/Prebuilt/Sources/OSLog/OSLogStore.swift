import Foundation

/// The log of the system or of the process. Here messages go to standard error and are not kept.
public final class OSLogStore {
    /// Whose messages the store has.
    public enum Scope: Int, Sendable { case system = 0, currentProcessIdentifier }

    /// A store without entries: messages go to standard error and are not kept.
    public init(scope: Scope) throws {}

    /// Always empty.
    public func getEntries(
        with options: OSLogEnumerator.Options = [], at position: OSLogPosition? = nil,
        matching predicate: NSPredicate? = nil
    ) throws
        -> AnySequence<OSLogEntry>
    { AnySequence([]) }

    /// The place of a date in the log.
    public func position(date: Date) -> OSLogPosition { OSLogPosition() }
    /// The place some seconds after the start of the process.
    public func position(timeIntervalSinceLatestBoot seconds: TimeInterval) -> OSLogPosition { OSLogPosition() }
    /// The place some seconds before the end of the log.
    public func position(timeIntervalSinceEnd seconds: TimeInterval) -> OSLogPosition { OSLogPosition() }
}

/// How entries are listed.
public enum OSLogEnumerator {
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let reverse = Options(rawValue: 1)
    }
}

/// A place in the log.
public final class OSLogPosition {}

/// A message of the log.
open class OSLogEntry {
    /// The text of the message.
    open var composedMessage: String { "" }
    /// When the message was written.
    open var date: Date { .distantPast }
}

/// A message of a logger.
open class OSLogEntryLog: OSLogEntry {
    /// How important the message is.
    public enum Level: Int, Sendable { case undefined = 0, debug, info, notice, error, fault }
    /// How important the message is.
    open var level: Level { .undefined }
    /// The category of the logger.
    open var category: String { "" }
    /// The subsystem of the logger.
    open var subsystem: String { "" }
}
