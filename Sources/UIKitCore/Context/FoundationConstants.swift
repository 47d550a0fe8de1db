public import Foundation

// Constants and members that Foundation and the C library have on iOS, and not on Linux.

/// The largest `Int`.
public let NSIntegerMax = Int.max
/// The smallest `Int`.
public let NSIntegerMin = Int.min
/// The number of bytes of a name of `utsname`. Chosen: the size on Linux, so that code that reads as many bytes reads
/// the field alone; 256 on iOS.
public let _SYS_NAMELEN: Int32 = 65

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
