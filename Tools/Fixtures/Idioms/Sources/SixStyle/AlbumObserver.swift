public import UIKit

public final class Cover: NSObject {
    @objc public dynamic var name = ""
}

@MainActor
public final class CoverModel: NSObject {
    public private(set) var names: [String] = []

    public override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
    ) {
        names.append((object as? Cover)?.name ?? "")
    }

    public override func value(forKey key: String) -> Any? { key == "count" ? names.count : super.value(forKey: key) }
}

@MainActor
open class CoverController: UIViewController {
    public private(set) var names: [String] = []

    open override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
    ) {
        super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
        names.append((object as? Cover)?.name ?? "")
        title = names.last
    }
}
