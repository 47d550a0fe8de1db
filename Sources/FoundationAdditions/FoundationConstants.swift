import Diagnostics
public import Foundation
import HostInterface

// Constants and members of iOS's Foundation and C library that Linux lacks.

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
/// A Boolean value of Core Foundation.
public typealias CFBoolean = NSNumber
/// Core Foundation's true.
public var kCFBooleanTrue: CFBoolean! { NSNumber(value: true) }
/// Core Foundation's false.
public var kCFBooleanFalse: CFBoolean! { NSNumber(value: false) }
/// The number of bytes of a name of `utsname`. Chosen: the size on Linux, so that code that reads this many bytes reads
/// only the field. The value is 256 on iOS.
public let _SYS_NAMELEN: Int32 = 65

extension URLResourceKey {
    /// The key of a volume's free space. Chosen: the key of the free space, since Linux frees no space on demand.
    public static let volumeAvailableCapacityForImportantUsageKey = URLResourceKey.volumeAvailableCapacityKey
    /// The key of a volume's free space, like ``volumeAvailableCapacityForImportantUsageKey``.
    public static let volumeAvailableCapacityForOpportunisticUsageKey = URLResourceKey.volumeAvailableCapacityKey
}

extension URLResourceValues {
    /// The number of free bytes on the volume; nil if the key was not requested.
    public var volumeAvailableCapacityForImportantUsage: Int64? { volumeAvailableCapacity.map { Int64(clamping: $0) } }
    /// The number of free bytes on the volume; nil if the key was not requested.
    public var volumeAvailableCapacityForOpportunisticUsage: Int64? {
        volumeAvailableCapacity.map { Int64(clamping: $0) }
    }
}

extension FileManager {
    /// Returns the shared folder of an app group, and creates the folder if necessary. Returns nil for an empty name, a
    /// name with a slash, a name that begins with a period, and a folder that cannot be created. Chosen: on Linux a
    /// folder in the user's data, such as `~/.local/share/group.example`. Any program of the user can read the folder.
    /// Under `chevron test` and `chevron run` the folder is in the container of the package.
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
        guard !groupIdentifier.isEmpty, !groupIdentifier.contains("/"), !groupIdentifier.hasPrefix("."),
            !groupIdentifier.contains("\0")
        else { return nil }
        let data = UserFolders(environment: ProcessInfo.processInfo.environment).data
        let folder = URL(fileURLWithPath: data + "/" + groupIdentifier, isDirectory: true)
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
    ///   - unit: the unit, such as a day or a month.
    ///   - datep: set to the start of the unit if the method returns true.
    ///   - tip: set to the length of the unit in seconds if the method returns true.
    /// - Returns: whether the calendar found the unit.
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
