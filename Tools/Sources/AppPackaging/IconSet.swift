import Foundation

/// The pictures of an app icon, and their places in the desktop's theme of icons.
public enum IconSet {
    /// The names of the PNG files that an `appiconset` lists. Variants for dark and tinted home screens are left out.
    /// - Parameter contents: the bytes of `Contents.json`.
    public static func fileNames(_ contents: Data) -> [String] {
        guard let object = (try? JSONSerialization.jsonObject(with: contents)) as? [String: Any],
            let images = object["images"] as? [[String: Any]]
        else { return [] }
        var known: Set<String> = []
        return images.compactMap { image in
            guard image["appearances"] == nil, let name = image["filename"] as? String,
                name.lowercased().hasSuffix(".png"), !name.contains("/"), known.insert(name).inserted
            else { return nil }
            return name
        }
    }

    /// The width of a square PNG picture in pixels; nil for other bytes.
    /// Documented (PNG specification, IHDR).
    public static func width(_ bytes: Data) -> Int? {
        let head = [UInt8](bytes.prefix(24))
        guard head.count == 24, head.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else { return nil }
        func number(_ start: Int) -> Int { head[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
        let (width, height) = (number(16), number(20))
        return width == height && width > 0 ? width : nil
    }

    /// Documented (hicolor theme, index.theme): the sizes of the theme's folders, each also at the scale 2.
    static let sizes = [16, 22, 24, 32, 36, 48, 64, 72, 96, 128, 192, 256, 512]

    /// The picture for each folder of the theme, such as `128x128`. A picture whose size no folder has is used if no
    /// other picture fits: the desktop scales the picture.
    /// - Parameter widths: the width of each picture, by name.
    public static func folders(_ widths: [String: Int]) -> [String: String] {
        var result: [String: String] = [:]
        let pictures = widths.sorted { $0.value == $1.value ? $0.key < $1.key : $0.value < $1.value }
        for (name, width) in pictures {
            if sizes.contains(width) {
                result["\(width)x\(width)"] = name
            } else if width % 2 == 0, sizes.contains(width / 2) {
                result["\(width / 2)x\(width / 2)@2"] = name
            }
        }
        if result.isEmpty, let largest = pictures.last, let size = sizes.last(where: { $0 <= largest.value }) {
            result["\(size)x\(size)"] = largest.key
        }
        return result
    }
}
