import CPango

/// The installed font families in place of the system font.
///
/// Each is a single family, and not a list of families for Pango to choose from. Pango measures a line by the family of
/// the font that it found. If a request names exactly this family, then Pango finds it at once among the open fonts.
/// For a list it searches all fonts once more, and opens the file again, for each size and weight.
struct SystemFamilies {
    /// Reads the system's list of fonts in the background after it was created.
    let map: OpaquePointer?
    /// For small letters.
    private(set) lazy var text = first("Inter", "Cantarell", "Noto Sans", "DejaVu Sans") ?? "sans-serif"
    /// The display cut for large letters; nil if it is not installed. Packages of some systems contain only the text
    /// cut.
    private(set) lazy var display = first("Inter Display")
    private(set) lazy var monospaced = first("JetBrains Mono", "DejaVu Sans Mono") ?? "monospace"

    /// The first family that is installed.
    private func first(_ families: String...) -> String? {
        // This call waits for the list.
        _ = pango_fc_font_map_get_config(map)
        return families.first { !SharedShaper.values(of: FC_FAMILY, family: $0).isEmpty }
    }
}
