import CoreGraphics
import Diagnostics
import Foundation
import HostInterface

/// Appearances as plain values for archives: dictionaries, lists, numbers, strings and bytes. An invalid value counts
/// as missing.
@MainActor
struct ArchivedValues {
    private(set) var values: [String: Any] = [:]

    init() {}
    init(_ values: [String: Any]) { self.values = values }

    init?(_ coder: NSCoder, _ key: String) {
        guard coder.allowsKeyedCoding, let data = coder.decodeObject(of: NSData.self, forKey: key) as Data?,
            let values = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        else { return nil }
        self.values = values
    }

    func encode(to coder: NSCoder, _ key: String) {
        guard let data = try? PropertyListSerialization.data(fromPropertyList: values, format: .binary, options: 0)
        else { return }
        coder.encode(data as NSData, forKey: key)
    }

    subscript(_ key: String) -> Any? {
        get { values[key] }
        set { values[key] = newValue }
    }

    func number(_ key: String) -> CGFloat? {
        guard let value = (values[key] as? NSNumber)?.doubleValue, value.isFinite else { return nil }
        return CGFloat(value)
    }
    func integer(_ key: String) -> Int? { (values[key] as? NSNumber)?.intValue }
    func string(_ key: String) -> String? { values[key] as? String }
    func form(_ key: String) -> ArchivedValues? { (values[key] as? [String: Any]).map { ArchivedValues($0) } }
    func numbers(_ key: String, count: Int) -> [CGFloat]? {
        guard let list = values[key] as? [NSNumber], list.count == count else { return nil }
        let numbers = list.map { CGFloat($0.doubleValue) }
        return numbers.allSatisfy(\.isFinite) ? numbers : nil
    }

    mutating func set(_ form: ArchivedValues?, _ key: String) { values[key] = form?.values }
    mutating func set(_ numbers: [CGFloat], _ key: String) { values[key] = numbers.map { NSNumber(value: Double($0)) } }
    mutating func set(_ number: CGFloat, _ key: String) { values[key] = NSNumber(value: Double(number)) }

    // MARK: Offsets

    mutating func set(_ offset: UIOffset, _ key: String) {
        if offset != .zero { set([offset.horizontal, offset.vertical], key) }
    }
    func offset(_ key: String) -> UIOffset {
        numbers(key, count: 2).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
    }
}

// MARK: Colors

extension UIColor {
    /// A dynamic color is archived as its colors in light and dark, with and without high contrast. A system color also
    /// has its name.
    @MainActor var form: ArchivedValues {
        func numbers(_ traits: UITraitCollection) -> [CGFloat] {
            let color = cgColor(in: traits)
            return [color.red, color.green, color.blue, color.alpha]
        }
        let answers = UIColor.archivedTraits.map(numbers)
        var form = ArchivedValues()
        for (index, answer) in answers.enumerated() where index == 0 || answers.contains(where: { $0 != answers[0] }) {
            form.set(answer, "\(index)")
        }
        form["name"] = name
        return form
    }

    @MainActor convenience init?(_ form: ArchivedValues) {
        if let name = form.string("name"), let color = UIColor.archived(name) {
            self.init(name: name) { color.resolvedColor(with: $0) }
            return
        }
        let answers = UIColor.archivedTraits.indices.compactMap { form.numbers("\($0)", count: 4) }
            .map { UIColor(red: $0[0], green: $0[1], blue: $0[2], alpha: $0[3]) }
        guard !answers.isEmpty else { return nil }
        if answers.count == UIColor.archivedTraits.count {
            self.init { traits in answers[(traits.isDark ? 1 : 0) + (traits.hasContrast ? 2 : 0)] }
        } else {
            self.init(cgColor: answers[0].cgColor)
        }
    }

    /// The system color with this name, which an archive restores as the same color.
    private static func archived(_ name: String) -> UIColor? {
        name == barShadow.name ? barShadow : system(named: name)
    }

    @MainActor private static var archivedTraits: [UITraitCollection] {
        [UIAccessibilityContrast.normal, .high].flatMap { contrast in
            [UIUserInterfaceStyle.light, .dark].map { style in
                UITraitCollection(traitsFrom: [
                    UITraitCollection(userInterfaceStyle: style), UITraitCollection(accessibilityContrast: contrast),
                ])
            }
        }
    }
}

// MARK: Fonts and text

extension UIFont {
    @MainActor var form: ArchivedValues {
        var form = ArchivedValues()
        form.set(request.size, "size")
        form["weight"] = NSNumber(value: request.weight)
        form["family"] = request.family
        if request.isItalic { form["italic"] = NSNumber(value: 1) }
        if request.isMonospaced { form["monospaced"] = NSNumber(value: 1) }
        if request.hasMonospacedDigits { form["digits"] = NSNumber(value: 1) }
        return form
    }

    @MainActor convenience init?(_ form: ArchivedValues) {
        guard let size = form.number("size"), size > 0 else { return nil }
        self.init(
            FontRequest(
                family: form.string("family"), size: size, weight: form.integer("weight") ?? 400,
                isItalic: form.integer("italic") == 1,
                hasMonospacedDigits: form.integer("digits") == 1, isMonospaced: form.integer("monospaced") == 1))
    }
}

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
                var form = ArchivedValues()
                form.set(
                    [shadow.shadowOffset.width, shadow.shadowOffset.height, shadow.shadowBlurRadius], "offset and blur")
                form.set((shadow.shadowColor as? UIColor)?.form, "color")
                one.set(form, "shadow")
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
