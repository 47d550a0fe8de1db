/// The differences of an element in some size classes.
///
/// Interface Builder writes general values and the values for size classes side by side. The `default` variation
/// removes subviews and constraints that exist only in some size classes.
package struct InterfaceVariation: Hashable, Sendable {
    /// For `subviews` or `constraints`: the ids to add and to remove in these size classes.
    package struct Mask: Hashable, Sendable {
        package var includes: [String]
        package var excludes: [String]
    }

    /// 1 is compact, 2 regular, 0 any.
    package var width: Int
    package var height: Int
    package var masks: [String: Mask]
    /// The element with its values for these size classes: attributes, and children such as `fontDescription`.
    package var values: InterfaceElement

    /// - Parameter element: a `variation` element.
    package init?(_ element: InterfaceElement) {
        guard element.name == "variation", let key = element.key else { return nil }
        width = 0
        height = 0
        if key != "default" {
            for part in key.split(separator: "-") {
                let sides = part.split(separator: "=")
                guard sides.count == 2, let size = ["compact": 1, "regular": 2][sides[1]] else { return nil }
                switch sides[0] {
                case "widthClass": width = size
                case "heightClass": height = size
                default: return nil
                }
            }
        }
        masks = [:]
        for mask in element.children("mask") {
            guard let key = mask.key else { continue }
            masks[key] = Mask(
                includes: mask.children("include").compactMap { $0["reference"] },
                excludes: mask.children("exclude").compactMap { $0["reference"] })
        }
        values = element
        values.attributes.removeAll { $0.name == "key" }
    }

    /// Whether the variation applies in these size classes.
    package func fits(width: Int, height: Int) -> Bool {
        (self.width == 0 || self.width == width) && (self.height == 0 || self.height == height)
    }

    /// The number of size classes in the condition. Variations with more conditions are applied later.
    package var weight: Int { (width == 0 ? 0 : 1) + (height == 0 ? 0 : 1) }
}

extension InterfaceElement {
    /// The variations, the general ones first.
    package var variations: [InterfaceVariation] {
        let all = children("variation").compactMap(InterfaceVariation.init)
        guard !all.isEmpty else { return [] }
        return (0...2).flatMap { weight in all.filter { $0.weight == weight } }
    }

    /// The element in these size classes, with the varied attributes and children. `absent` has the ids of missing
    /// subviews and constraints.
    package func varied(width: Int, height: Int) -> (element: InterfaceElement, absent: Set<String>) {
        let fitting = variations.filter { $0.fits(width: width, height: height) }
        guard !fitting.isEmpty else { return (self, []) }
        var (attributes, children) = (attributes, children)
        var absent: Set<String> = []
        for variation in fitting {
            for (_, mask) in variation.masks.sorted(by: { $0.key < $1.key }) {
                absent.formUnion(mask.excludes)
                absent.subtract(mask.includes)
            }
            for attribute in variation.values.attributes {
                attributes.removeAll { $0.name == attribute.name }
                attributes.append(attribute)
            }
            for part in variation.values.children where part.name != "mask" && part.key != nil {
                children.removeAll { $0.key == part.key && $0.name != "variation" }
                children.append(part)
            }
        }
        return (InterfaceElement(name, attributes: attributes, children: children, text: text, line: line), absent)
    }

    /// The names of attributes and the keys of children that differ in some size classes.
    package var variedNames: [String] {
        var names: [String] = []
        for variation in variations {
            for name in variation.values.attributes.map(\.name)
                + variation.values.children.filter({ $0.name != "mask" }).compactMap(\.key)
            {
                if !names.contains(name) { names.append(name) }
            }
        }
        return names
    }
}
