/// The names of fonts and of the files with their licenses.
public enum FontLicense {
    public static func isFont(_ path: String) -> Bool {
        let name = path.lowercased()
        return [".ttf", ".otf", ".ttc", ".otc"].contains(where: name.hasSuffix)
    }

    /// Whether a file has a license by its name: `LICENSE`, `OFL.txt`, `Copying.md`.
    public static func isLicense(_ name: String) -> Bool {
        let name = name.lowercased()
        let isText = !name.contains(".") || [".txt", ".md"].contains(where: name.hasSuffix)
        return isText
            && ["license", "licence", "copying", "copyright", "ofl", "notice"].contains(where: name.hasPrefix)
    }
}
