public import Foundation

// Constants and members that Foundation and the C library have on iOS, and not on Linux.

/// The largest `Int`.
public let NSIntegerMax = Int.max
/// The smallest `Int`.
public let NSIntegerMin = Int.min
/// The largest finite `Float`.
public let MAXFLOAT = Float.greatestFiniteMagnitude
/// The smallest `Int16`, as C writes it.
public let INT16_MIN: Int32 = -32_768
/// The smallest `Int32`.
public let INT32_MIN = Int32.min
/// The smallest `Int64`.
public let INT64_MIN = Int64.min
/// The largest `Int64`.
public let INT64_MAX = Int64.max
/// The largest `UInt64`.
public let UINT64_MAX = UInt64.max
/// The smallest `int` of C.
public let INT_MIN = Int32.min
/// The smallest `long` of C.
public let LONG_MIN = Int.min
/// The largest `unsigned int` of C.
public let UINT_MAX = UInt32.max
/// The largest `unsigned long` of C.
public let ULONG_MAX = UInt.max
/// A truth value as Core Foundation has it.
public typealias CFBoolean = NSNumber
/// True, as Core Foundation has it.
public var kCFBooleanTrue: CFBoolean! { NSNumber(value: true) }
/// False, as Core Foundation has it.
public var kCFBooleanFalse: CFBoolean! { NSNumber(value: false) }
/// The number of bytes of a name of `utsname`. Chosen: the size on Linux, so that code that reads as many bytes reads
/// the field alone; 256 on iOS.
public let _SYS_NAMELEN: Int32 = 65

extension URLResourceKey {
    /// The free space of a volume. Chosen: on Linux no space is freed on demand, so that the key is that of the free
    /// space.
    public static let volumeAvailableCapacityForImportantUsageKey = URLResourceKey.volumeAvailableCapacityKey
    /// The free space of a volume, as ``volumeAvailableCapacityForImportantUsageKey``.
    public static let volumeAvailableCapacityForOpportunisticUsageKey = URLResourceKey.volumeAvailableCapacityKey
}

extension URLResourceValues {
    /// The bytes that are free on the volume; nil if the key was not asked for.
    public var volumeAvailableCapacityForImportantUsage: Int64? { volumeAvailableCapacity.map { Int64(clamping: $0) } }
    /// The bytes that are free on the volume; nil if the key was not asked for.
    public var volumeAvailableCapacityForOpportunisticUsage: Int64? {
        volumeAvailableCapacity.map { Int64(clamping: $0) }
    }
}

extension FileManager {
    /// The folder that the user's apps of a group share, which is made if it is not there; nil for an empty name, for a
    /// name with a slash or a leading point, and for a folder that cannot be made. Chosen: on Linux a folder of the
    /// user's data, as `~/.local/share/group.example`; any program of the user may read it.
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
        guard !groupIdentifier.isEmpty, !groupIdentifier.contains("/"), !groupIdentifier.hasPrefix("."),
            let data = urls(for: .applicationSupportDirectory, in: .userDomainMask).first
        else { return nil }
        let folder = data.appendingPathComponent(groupIdentifier, isDirectory: true)
        do {
            try createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            Log.once("FileManager.containerURL: \(folder.path) cannot be made: \(error.localizedDescription)")
            return nil
        }
        return folder
    }
}

extension NSCalendar {
    /// Finds the calendar unit that contains a date.
    /// - Parameters:
    ///   - unit: the unit, as a day or a month.
    ///   - datep: gets the start of the unit, if the method returns true.
    ///   - tip: gets the length of the unit in seconds, if the method returns true.
    /// - Returns: whether the unit was found.
    public func range(
        of unit: NSCalendar.Unit, start datep: UnsafeMutablePointer<NSDate?>?,
        interval tip: UnsafeMutablePointer<TimeInterval>?,
        for date: Date
    ) -> Bool {
        guard let found = range(of: unit, for: date) else { return false }
        datep?.pointee = NSDate(timeIntervalSinceReferenceDate: found.start.timeIntervalSinceReferenceDate)
        tip?.pointee = found.duration
        return true
    }
}
