import CPango

/// The installed font families in place of the system font.
///
/// Each is a single family, and not a list of families for Pango to choose from. Pango measures a line by the family of
/// the font that it found. If a request names exactly this family, then Pango finds it at once among the open fonts.
/// For a list it searches all fonts once more, and opens the file again, for each size and weight.
struct SystemFamilies {
    /// For small letters.
    let text: String
    /// The display cut for large letters; nil if it is not installed. Packages of some systems contain only the text
    /// cut.
    let display: String?
    let monospaced: String

    /// - Parameter map: a font map, which reads the system's list of fonts in the background after it was created.
    init(_ map: OpaquePointer?) {
        // This call waits for the list.
        let list = pango_fc_font_map_get_config(map)
        func first(_ families: [String]) -> String? { families.first { Self.isInstalled($0, in: list) } }
        text = first(["Inter", "Cantarell", "Noto Sans", "DejaVu Sans"]) ?? "sans-serif"
        display = first(["Inter Display"])
        monospaced = first(["JetBrains Mono", "DejaVu Sans Mono"]) ?? "monospace"
    }

    /// Whether fontconfig's list has scalable fonts of a family.
    private static func isInstalled(_ family: String, in list: OpaquePointer?) -> Bool {
        guard let pattern = FcPatternCreate(), let properties = FcObjectSetCreate() else { return false }
        defer {
            FcPatternDestroy(pattern)
            FcObjectSetDestroy(properties)
        }
        FcPatternAddString(pattern, FC_FAMILY, family)
        FcPatternAddBool(pattern, FC_SCALABLE, 1)
        FcObjectSetAdd(properties, FC_FAMILY)
        guard let found = FcFontList(list, pattern, properties) else { return false }
        defer { FcFontSetDestroy(found) }
        return found.pointee.nfont > 0
    }
}
