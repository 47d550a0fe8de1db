import Foundation

/// Says how long ago something was, and keeps those who ask as long as they live.
public final class Moments {
    private let listeners = NSPointerArray.weakObjects()
    private var token: NSKeyValueObservation?

    public init() {}

    public func text(secondsAgo: TimeInterval) -> String {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = Locale(identifier: "en_US")
        return formatter.localizedString(fromTimeInterval: -secondsAgo)
    }

    public func add(_ listener: AnyObject) {
        listeners.addPointer(Unmanaged.passUnretained(listener).toOpaque())
    }

    public var count: NSInteger { autoreleasepool { listeners.count } }
}
