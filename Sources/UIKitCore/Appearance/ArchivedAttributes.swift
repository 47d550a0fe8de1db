import CoreGraphics
import Diagnostics
import Foundation

@MainActor
extension ArchivedValues {
    /// Archives attributes of text. Values of other types are omitted and logged once.
    mutating func set(_ attributes: [NSAttributedString.Key: Any], _ key: String) {
        var all = ArchivedValues()
        for (name, value) in attributes {
            var one = ArchivedValues()
            switch value {
            case let color as UIColor: one.set(color.form, "color")
            case let font as UIFont: one.set(font.form, "font")
            case let shadow as NSShadow:
                one.set(shadow.form, "shadow")
            case let text as String: one["text"] = text
            case let number as CGFloat: one.set(number, "number")
            case let number as NSNumber: one.set(CGFloat(number.doubleValue), "number")
            default:
                Log.once("Archiving an appearance: the value of \(name.rawValue), a \(type(of: value)), is left out")
                continue
            }
            all.set(one, name.rawValue)
        }
        if !all.values.isEmpty { set(all, key) }
    }

    func attributes(_ key: String) -> [NSAttributedString.Key: Any] {
        guard let all = form(key) else { return [:] }
        var result: [NSAttributedString.Key: Any] = [:]
        for name in all.values.keys {
            guard let one = all.form(name), let value = one.attributeValue else { continue }
            result[NSAttributedString.Key(rawValue: name)] = value
        }
        return result
    }

    private var attributeValue: Any? {
        if let color = form("color") { return UIColor(color) }
        if let font = form("font") { return UIFont(font) }
        if let text = string("text") { return text }
        if let number = number("number") { return NSNumber(value: Double(number)) }
        guard let form = form("shadow"), let numbers = form.numbers("offset and blur", count: 3) else { return nil }
        let shadow = NSShadow()
        shadow.shadowOffset = CGSize(width: numbers[0], height: numbers[1])
        shadow.shadowBlurRadius = numbers[2]
        shadow.shadowColor = form.form("color").flatMap { UIColor($0) }
        return shadow
    }
}

/// Whether two sets of attributes are equal.
@MainActor
func sameAttributes(_ a: [NSAttributedString.Key: Any], _ b: [NSAttributedString.Key: Any]) -> Bool {
    guard a.count == b.count else { return false }
    return a.allSatisfy { key, value in
        guard let other = b[key] else { return false }
        if let mine = value as? NSShadow, let theirs = other as? NSShadow {
            return mine.shadowOffset == theirs.shadowOffset && mine.shadowBlurRadius == theirs.shadowBlurRadius
                && mine.shadowColor as? UIColor == theirs.shadowColor as? UIColor
        }
        return value as? AnyHashable == other as? AnyHashable
    }
}
