/// The named character references of HTML, for other languages that have them.
package enum CharacterReference {
    /// The text of a name, such as "amp"; nil for an unknown name.
    package static func text(named name: String) -> String? { HTMLEntities.scalars[name].map { String(Character($0)) } }
}
