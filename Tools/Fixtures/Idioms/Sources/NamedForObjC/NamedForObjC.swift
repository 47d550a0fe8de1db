import UIKit
import ObjectiveC

@objcMembers
@objc(XYZStore)
open class Store: NSObject {
    @objc(sharedStore) public static let shared = Store()
    public private(set) var saved: [String] = []
    @objc public dynamic var name: String = ""
    @nonobjc public var hidden = 1

    @objc(saveItem:named:) public func save(_ item: AnyObject, named name: String) -> Bool { saved.append(name); return true }
    public class func reset() { shared.saved = [] }
    public func path() -> String { #keyPath(Store.name) }
    public func selectors() -> [String] {
        [#selector(save(_:named:)), #selector(Store.reset), #selector(getter: Store.name), #selector(setter: Store.name)].map { "\($0)" }
    }
}

@objc public enum Level: Int { case low, high }

@objc public extension Store {
    func count() -> Int { saved.count }
}
