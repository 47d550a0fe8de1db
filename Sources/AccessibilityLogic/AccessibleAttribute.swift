/// An attribute of an object: a key and a value.
package struct AccessibleAttribute: Hashable, Sendable {
    package var key: String
    package var value: String

    package init(_ key: String, _ value: String) { (self.key, self.value) = (key, value) }

    /// The name of the toolkit. Screen readers have scripts for the names of other toolkits.
    package static let toolkit = "Chevron"

    static func attributes(of facts: AccessibleFacts, _ role: AccessibleRole) -> [AccessibleAttribute] {
        var found = [AccessibleAttribute("toolkit", toolkit)]
        func add(_ key: String, _ value: String?) { if let value { found.append(AccessibleAttribute(key, value)) } }
        add("level", facts.headingLevel.map(String.init))
        add("placeholder-text", facts.placeholder)
        if let (index, count) = facts.position {
            add("posinset", String(index &+ 1))
            add("setsize", String(count))
        }
        // Orca 48 and later speak "switch on"; the role of a switch is unknown to older readers.
        if facts.kind == .toggle { add("xml-roles", "switch") }
        if facts.kind == .searchField || facts.traits.contains(.searchField) { add("xml-roles", "searchbox") }
        if [.slider, .spinButton, .progressBar].contains(role) { add("valuetext", facts.value) }
        for detail in facts.details where !detail.label.isEmpty { add("detail-\(detail.label)", detail.value) }
        return found.sorted { $0.key < $1.key }
    }
}
