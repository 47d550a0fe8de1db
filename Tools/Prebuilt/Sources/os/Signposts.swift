import Foundation

/// Whether a signpost begins or ends a stretch of time, or is one instant.
public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    public static let event = OSSignpostType(rawValue: 0)
    public static let begin = OSSignpostType(rawValue: 1)
    public static let end = OSSignpostType(rawValue: 2)
}

/// Identifies an interval among intervals with the same name.
public struct OSSignpostID: Hashable, Sendable {
    public let rawValue: UInt64
    public init(_ rawValue: UInt64) { self.rawValue = rawValue }
    /// A number that no other call gives.
    public init(log: OSLog) {
        rawValue = OSSignpostID.next.withLock { last in
            last += 1; return last
        }
    }
    /// The number of an object.
    public init(log: OSLog, object: AnyObject) { rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object))) }
    /// Of signposts that need no number.
    public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
    public static let invalid = OSSignpostID(UInt64.max)
    public static let null = OSSignpostID(0)

    private static let next = OSAllocatedUnfairLock<UInt64>(initialState: 0)
}

/// Marks a time for a profiler.
/// - Coverage: inert (no profiler here reads signposts)
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive
) {}

/// Marks a time for a profiler, with a message.
/// - Coverage: inert (no profiler here reads signposts)
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive,
    _ format: StaticString, _ arguments: Any...
) {}
