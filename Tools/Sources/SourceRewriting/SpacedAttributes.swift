/// `@available (iOS 13, *)`: the compiler takes spaces before the arguments of an attribute with a warning, in the
/// modes before Swift 6; the parser alone calls them an error.
enum SpacedAttributes {
    private static let names = ["available", "objc"].map { Array(("@" + $0).utf8) }

    /// The text with the spaces behind the bracket, so that every other byte stays where it is; nil where there are
    /// none.
    static func closed(_ source: [UInt8]) -> [UInt8]? {
        var result = source
        var place = 0
        var isChanged = false
        while let sign = source[place...].firstIndex(of: 64) {
            place = sign + 1
            guard let name = names.first(where: { source[sign...].starts(with: $0) }) else { continue }
            let end = sign + name.count
            guard let next = source[end...].firstIndex(where: { $0 != 32 && $0 != 9 }), next > end, source[next] == 40
            else { continue }
            (result[end], result[next]) = (source[next], source[end])
            isChanged = true
        }
        return isChanged ? result : nil
    }
}
