import UIKit

public class Lamp: NSObject {
    @objc public dynamic var color = "white"
    @objc public dynamic var level = 0

    private var others: [String: Any] = [:]

    public override func value(forKey key: String) -> Any? {
        key == "name" ? "Lamp" : super.value(forKey: key)
    }

    public override func setValue(_ value: Any?, forUndefinedKey key: String) {
        others[key] = value
        super.setValue(value, forUndefinedKey: key)
    }

    public override func value(forUndefinedKey key: String) -> Any? { others[key] ?? super.value(forUndefinedKey: key) }
}

public class SmallLamp: Lamp {
    public override func value(forKey key: String) -> Any? {
        key == "size" ? "small" : super.value(forKey: key)
    }
}
