public import Foundation

// On iOS these values are bridged to objects, so that `identifier: indexPath as NSCopying` and
// `identifier as? IndexPath` compile and find the value.

extension IndexPath: @retroactive NSCopying {
    /// The value itself: a value needs no copy.
    public func copy(with zone: NSZone? = nil) -> Any { self }
}

extension String: @retroactive NSCopying {
    /// The value itself: a value needs no copy.
    public func copy(with zone: NSZone? = nil) -> Any { self }
}

extension UUID: @retroactive NSCopying {
    /// The value itself: a value needs no copy.
    public func copy(with zone: NSZone? = nil) -> Any { self }
}
