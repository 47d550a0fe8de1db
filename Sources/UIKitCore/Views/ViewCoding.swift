import CoreGraphics
import Diagnostics
public import Foundation
import QuartzCore

extension UIView: @MainActor NSCoding {}

/// The archive format of views. Chosen: keys of this project. UIKit's classes create their own subviews again, so
/// subviews are not written, and neither are closures, recognizers and constraints.
extension UIView {
    func encodeView(_ coder: NSCoder) {
        coder.encode(numbers: [center.x, center.y, bounds.width, bounds.height], as: "view.place")
        coder.encode(Double(alpha), forKey: "view.alpha")
        coder.encode(isHidden, forKey: "view.hidden")
        coder.encode(isOpaque, forKey: "view.opaque")
        coder.encode(clipsToBounds, forKey: "view.clips")
        coder.encode(tag, forKey: "view.tag")
        coder.encode(contentMode.rawValue, forKey: "view.contentMode")
        coder.encode(Int(autoresizingMask.rawValue), forKey: "view.autoresizing")
        coder.encode(autoresizesSubviews, forKey: "view.autoresizesSubviews")
        coder.encode(isUserInteractionEnabled, forKey: "view.interactive")
        coder.encode(isMultipleTouchEnabled, forKey: "view.multipleTouch")
        coder.encode(semanticContentAttribute.rawValue, forKey: "view.semantics")
        coder.encode(overrideUserInterfaceStyle.rawValue, forKey: "view.style")
        coder.encode(accessibilityIdentifier, forKey: "view.identifier")
        coder.encode(appearanceState.backgroundColor, as: "view.background")
        coder.encode(appearanceState.tintColor, as: "view.tint")
    }

    /// A coder without a view changes nothing.
    func decodeView(_ coder: NSCoder) {
        guard coder.allowsKeyedCoding, coder.containsValue(forKey: "view.place") else { return }
        if let place = coder.numbers("view.place", count: 4) {
            layer.bounds.size = CGSize(width: max(0, place[2]), height: max(0, place[3]))
            layer.position = CGPoint(x: place[0], y: place[1])
        }
        let alpha = coder.double("view.alpha")
        layer.opacity = alpha.isFinite ? Float(min(max(alpha, 0), 1)) : 1
        layer.isHidden = coder.bool("view.hidden", default: false)
        appearanceState.isOpaque = coder.bool("view.opaque", default: true)
        layer.masksToBounds = coder.bool("view.clips", default: false)
        tag = coder.integer("view.tag")
        contentMode = ContentMode(rawValue: coder.integer("view.contentMode")) ?? .scaleToFill
        layoutState.autoresizingMask = AutoresizingMask(rawValue: UInt(clamping: coder.integer("view.autoresizing")))
        layoutState.autoresizesSubviews = coder.bool("view.autoresizesSubviews", default: true)
        gestures.isUserInteractionEnabled = coder.bool("view.interactive", default: true)
        gestures.isMultipleTouchEnabled = coder.bool("view.multipleTouch", default: false)
        semanticContentAttribute = UISemanticContentAttribute(rawValue: coder.integer("view.semantics")) ?? .unspecified
        setOverride(\.style, UIUserInterfaceStyle(rawValue: coder.integer("view.style")) ?? .unspecified)
        accessibility.identifier = coder.string("view.identifier")
        if let color = coder.color("view.background") { setBackgroundColor(color) }
        if let color = coder.color("view.tint") { setTintColor(color) }
    }
}

/// A coder that also contains the objects and subviews that an object is set up with, in addition to values for keys.
class FillingCoder: NSCoder {
    @MainActor func complete(_ object: AnyObject, as type: AnyClass) {}
}

@MainActor
extension NSCoder {
    /// Called at the end of `init?(coder:)` of each UIKit class, so that a subclass of the app is set up completely
    /// after `super.init`.
    /// - Parameter type: the class whose initializer ends.
    func fill(_ object: AnyObject, as type: AnyClass) { (self as? FillingCoder)?.complete(object, as: type) }

    // An archive may lack any key. Decoding a missing key would stop the program.
    func object(_ key: String) -> Any? { containsValue(forKey: key) ? decodeObject(forKey: key) : nil }

    /// The object for a key if it has this type. Any other object counts as missing, and logs one line.
    func object<Kind>(_ key: String, as kind: Kind.Type) -> Kind? {
        guard let found = object(key) else { return nil }
        if let value = found as? Kind { return value }
        Log.once("Decoding \(key): \(type(of: found)) is no \(kind); it is left out")
        return nil
    }

    func numbers(_ key: String, count: Int) -> [CGFloat]? {
        guard let list = object(key, as: [NSNumber].self)?.map({ CGFloat($0.doubleValue) }), list.count == count,
            list.allSatisfy(\.isFinite)
        else { return nil }
        return list
    }

    func encode(numbers: [CGFloat], as key: String) {
        encode(numbers.map { NSNumber(value: Double($0)) } as NSArray, forKey: key)
    }

    func integer(_ key: String) -> Int { containsValue(forKey: key) ? decodeInteger(forKey: key) : 0 }

    func double(_ key: String) -> Double { containsValue(forKey: key) ? decodeDouble(forKey: key) : 0 }

    func string(_ key: String) -> String? { object(key) as? String }

    func bool(_ key: String, default value: Bool) -> Bool {
        containsValue(forKey: key) ? decodeBool(forKey: key) : value
    }

    func encode(_ insets: UIEdgeInsets, as key: String) {
        guard insets != .zero else { return }
        encode(
            [insets.top, insets.left, insets.bottom, insets.right].map { NSNumber(value: Double($0)) } as NSArray,
            forKey: key)
    }

    func insets(_ key: String) -> UIEdgeInsets {
        guard let sides = (object(key) as? [NSNumber])?.map({ CGFloat($0.doubleValue) }), sides.count == 4 else {
            return .zero
        }
        return UIEdgeInsets(top: sides[0], left: sides[1], bottom: sides[2], right: sides[3])
    }

    /// Writes the components of the color in the current appearance.
    func encode(_ color: UIColor?, as key: String) {
        guard let parts = color?.cgColor.components else { return }
        encode(parts.map { NSNumber(value: Double($0)) } as NSArray, forKey: key)
    }

    func color(_ key: String) -> UIColor? {
        guard let parts = (object(key) as? [NSNumber])?.map({ CGFloat($0.doubleValue) }), parts.count == 4 else {
            return nil
        }
        return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }
}
