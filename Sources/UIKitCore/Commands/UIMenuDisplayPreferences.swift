public import Foundation

/// The display of a menu's elements.
@preconcurrency @MainActor
open class UIMenuDisplayPreferences: NSObject, @preconcurrency NSCopying {
    public override init() { super.init() }

    /// The maximum number of lines of an element's title. The default is 0, which is the system's number: 1. A negative
    /// number counts as 0.
    open var maximumNumberOfTitleLines = 0

    /// Returns preferences with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIMenuDisplayPreferences()
        copy.maximumNumberOfTitleLines = maximumNumberOfTitleLines
        return copy
    }
}
