import CoreGraphics
import Foundation
import HostInterface

extension FontRequest {
    /// Creates a request for a font with its family or its PostScript name, such as "Georgia" and "Georgia-BoldItalic".
    /// The fonts of the app have their own names.
    init(named name: String, size: CGFloat) {
        if let font = AppFonts.font(named: name) {
            self.init(family: font.family, size: size, weight: font.weight, isItalic: font.isItalic)
            return
        }
        let parts = name.split(separator: "-", maxSplits: 1)
        self.init(family: parts.first.map(String.init), size: size)
        applyFace(parts.count > 1 ? String(parts[1]) : "")
    }

    /// Sets weight and slant from the name of a face, such as "Bold Italic". Parts that are not named are regular.
    mutating func applyFace(_ face: String) {
        let face = face.lowercased().filter { $0 != " " }
        let named: [(String, UIFont.Weight)] = [
            ("ultralight", .ultraLight), ("thin", .thin), ("light", .light), ("medium", .medium),
            ("semibold", .semibold),
            ("demibold", .semibold), ("heavy", .heavy), ("black", .black), ("bold", .bold),
        ]
        weight = (named.first { face.contains($0.0) }?.1 ?? .regular).number
        isItalic = face.contains("italic") || face.contains("oblique")
    }

    /// The name of the face, which follows the family in a PostScript name; empty for the regular face.
    var face: String { (isBold ? "Bold" : "") + (isItalic ? "Italic" : "") }

    var isBold: Bool { weight >= 600 }
}
