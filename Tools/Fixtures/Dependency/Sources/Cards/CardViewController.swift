import UIKit

@objcMembers
open class CardViewController: UIViewController {
    public var count = 0
    @objc open func add(_ sender: Any?) { count += 1 }
}
