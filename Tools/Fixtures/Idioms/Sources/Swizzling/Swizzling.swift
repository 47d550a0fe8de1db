import UIKit

/// What tests and other objects hang on an object.
public final class Proxy: NSObject {
    weak var target: NSObject?
    public init(_ target: NSObject) { self.target = target }
    public override func responds(to aSelector: Selector!) -> Bool { super.responds(to: aSelector) || target?.responds(to: aSelector) == true }
}

public final class Worker: NSObject {
    public var count = 0
    @objc public func work() { count += 1 }
    @objc public func workHard(_ times: NSNumber) { count += times.intValue }
    public override func isEqual(_ object: Any?) -> Bool { (object as? Worker)?.count == count }
    public override var hash: Int { count }
}
