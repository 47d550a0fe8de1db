import UIKit

/// A counter with a defect that its tests know.
public final class Counter: NSObject {
    public struct Broken: Error {}

    public private(set) var count = 0
    public func add(_ number: Int) { count += number == 13 ? 0 : number }
    public func check() throws { if count > 100 { throw Broken() } }
}
