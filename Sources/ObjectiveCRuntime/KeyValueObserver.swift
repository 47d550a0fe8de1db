import Foundation

/// Keys of the dictionary that describes a change to an observer. Documented: NSKeyValueChangeKey.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The raw value of an ``NSKeyValueChange``; always `setting`.
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    /// The value after the change, if the options request the value; `NSNull` for nil.
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    /// The value before the change, if the options request the value; `NSNull` for nil.
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    /// Never present: collections are not observed.
    public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
    /// Never present: observers are called after a change.
    public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// An object that observes values by the text of a key path. `chevron` adds the protocol to classes that override
/// `observeValue(forKeyPath:of:change:context:)` and do not derive from `UIResponder`, which has the method.
///
/// Beyond UIKit, where every object has the method.
public protocol KeyValueObserver: AnyObject {
    /// Called after a change of an observed value.
    func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?)
}
