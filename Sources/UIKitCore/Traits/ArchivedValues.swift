import CoreGraphics
import Foundation

/// Colors, fonts, images and appearances as plain values for archives: dictionaries, lists, numbers, strings and bytes.
/// An invalid value counts as missing.
struct ArchivedValues {
    private(set) var values: [String: Any] = [:]

    init() {}
    init(_ values: [String: Any]) { self.values = values }

    init?(_ coder: NSCoder, _ key: String) {
        guard coder.allowsKeyedCoding, let data = coder.object(of: NSData.self, forKey: key) as Data?,
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
    var form: ArchivedValues {
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

    convenience init?(_ form: ArchivedValues) {
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

    private static var archivedTraits: [UITraitCollection] {
        [UIAccessibilityContrast.normal, .high].flatMap { contrast in
            [UIUserInterfaceStyle.light, .dark].map { style in
                UITraitCollection(traitsFrom: [
                    UITraitCollection(userInterfaceStyle: style), UITraitCollection(accessibilityContrast: contrast),
                ])
            }
        }
    }
}

extension NSCoder {
    /// The object of a class; nil without a value. Foundation on Linux reports a missing value as an error, which may
    /// stop the program.
    func object<Object: NSObject & NSCoding>(of type: Object.Type, forKey key: String) -> Object? {
        containsValue(forKey: key) ? decodeObject(of: type, forKey: key) : nil
    }
}
