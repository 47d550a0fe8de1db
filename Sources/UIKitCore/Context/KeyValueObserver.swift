import Foundation

/// Keys of a change that an observer of a text gets. Documented: NSKeyValueChangeKey.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The raw value of an ``NSKeyValueChange``; always that of a setting.
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    /// The value after the change, if the options request it; `NSNull` for nil.
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    /// The value before the change, if the options request it; `NSNull` for nil.
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    /// Never there: no collections are observed.
    public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
    /// Never there: observers are called after a change.
    public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// An object that observes values by text. `chevron` adds it to classes that override
/// `observeValue(forKeyPath:of:change:context:)` and are no responders, which have the method.
///
/// Beyond UIKit, where every object has the method.
public protocol KeyValueObserver: AnyObject {
    /// Called after a change of a value that the object observes.
    func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?)
}
