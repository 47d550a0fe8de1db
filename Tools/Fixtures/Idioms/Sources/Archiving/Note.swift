import UIKit
import ObjectiveC

@objc(XYZNote)
public class Note: NSObject, NSSecureCoding {
    @objc public static var supportsSecureCoding: Bool { return true }
    @objc public let title: String
    @objc public var count: Int

    @objc public init(title: String, count: Int) {
        self.title = title
        self.count = count
        super.init()
    }

    public required init?(coder aDecoder: NSCoder) {
        guard let title = aDecoder.decodeObject(of: NSString.self, forKey: #keyPath(Note.title)) else { return nil }
        self.title = title as String
        count = aDecoder.decodeInteger(forKey: #keyPath(Note.count))
        super.init()
    }

    public func encode(with aCoder: NSCoder) {
        aCoder.encode(title as NSString, forKey: #keyPath(Note.title))
        aCoder.encode(count, forKey: #keyPath(Note.count))
    }
}

private var noteKey: UInt8 = 0

public extension UIView {
    @objc var note: Note? {
        get { return objc_getAssociatedObject(self, &noteKey) as? Note }
        set { objc_setAssociatedObject(self, &noteKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }
}
