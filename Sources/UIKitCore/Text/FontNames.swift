import CoreGraphics
import Foundation
import HostInterface

extension FontRequest {
    /// A font by its family or its PostScript name, as in "Georgia" and "Georgia-BoldItalic". The fonts that the app
    /// brings have their own names.
    init(named name: String, size: CGFloat) {
        if let font = AppFonts.font(named: name) {
            self.init(family: font.family, size: size, weight: font.weight, isItalic: font.isItalic)
            return
        }
        let parts = name.split(separator: "-", maxSplits: 1)
        self.init(family: parts.first.map(String.init), size: size)
        applyFace(parts.count > 1 ? String(parts[1]) : "")
    }

    /// Weight and slant as the name of a face says them, as in "Bold Italic"; what it does not name is regular.
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

    /// The name of the face, as it stands behind the family in a PostScript name; empty for the regular one.
    var face: String { (isBold ? "Bold" : "") + (isItalic ? "Italic" : "") }

    var isBold: Bool { weight >= 600 }
}
