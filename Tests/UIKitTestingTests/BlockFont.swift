import Foundation

/// The bytes of a TrueType font whose letters A to Z are filled squares of one em, so that a test recognizes the font.
struct BlockFont {
    var family: String
    var style = "Regular"
    var weight: UInt16 = 400

    private var postScriptName: String { family.filter { $0 != " " } + "-" + style.filter { $0 != " " } }

    var data: Data {
        let tables = [
            ("OS/2", windowsMetrics), ("cmap", characters), ("glyf", outlines), ("head", header), ("hhea", lineMetrics),
            ("hmtx", words([1_000, 0, 1_000, 0])), ("loca", words([0, 0, UInt16(outlines.count / 2)])),
            ("maxp", limits),
            ("name", names), ("post", long(0x0003_0000) + [UInt8](repeating: 0, count: 28)),
        ]
        var directory = long(0x0001_0000) + words([UInt16(tables.count), 128, 3, UInt16(tables.count * 16 - 128)])
        var content: [UInt8] = []
        let start = directory.count + tables.count * 16
        for (name, bytes) in tables {
            directory += Array(name.utf8) + long(0) + long(UInt32(start + content.count)) + long(UInt32(bytes.count))
            content += bytes + [UInt8](repeating: 0, count: (4 - bytes.count % 4) % 4)
        }
        return Data(directory + content)
    }

    private func words(_ values: [UInt16]) -> [UInt8] { values.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] } }
    private func long(_ value: UInt32) -> [UInt8] { words([UInt16(value >> 16), UInt16(value & 0xFFFF)]) }

    private var header: [UInt8] {
        long(0x0001_0000) + long(0x0001_0000) + long(0) + long(0x5F0F_3CF5) + words([3, 1_000])
            + [UInt8](repeating: 0, count: 16)
            + words([0, 0, 1_000, 1_000, style.contains("Bold") ? 1 : 0, 8, 2, 0, 0])
    }

    private var lineMetrics: [UInt8] {
        long(0x0001_0000) + words([1_000, 0, 0, 1_000, 0, 0, 1_000, 1, 0, 0, 0, 0, 0, 0, 0, 2])
    }

    private var limits: [UInt8] { long(0x0001_0000) + words([2, 4, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0]) }

    /// A to Z are all the second glyph: the first letter's number and a range of one offset.
    private var characters: [UInt8] {
        let glyphs = [UInt16](repeating: 1, count: 26)
        let segments: [UInt16] = [4, 4, 1, 0, 0x5A, 0xFFFF, 0, 0x41, 0xFFFF, 0, 1, 4, 0]
        let table = words([4, UInt16(6 + segments.count * 2 + glyphs.count * 2), 0]) + words(segments) + words(glyphs)
        return words([0, 1, 3, 1]) + long(12) + table
    }

    /// An empty glyph and a square.
    private var outlines: [UInt8] {
        let box = words([1, 0, 0, 1_000, 1_000, 3, 0])
        let flags: [UInt8] = [1, 1, 1, 1]
        let minus = UInt16(bitPattern: -1_000)
        return box + flags + words([0, 0, 1_000, 0]) + words([0, 1_000, 0, minus])
    }

    private var names: [UInt8] {
        let all: [(UInt16, String)] = [(1, family), (2, style), (4, family + " " + style), (6, postScriptName)]
        var records: [UInt8] = []
        var text: [UInt8] = []
        for (kind, name) in all {
            let bytes = words(Array(name.utf16))
            records += words([3, 1, 0x409, kind, UInt16(bytes.count), UInt16(text.count)])
            text += bytes
        }
        return words([0, UInt16(all.count), UInt16(6 + all.count * 12)]) + records + text
    }

    private var windowsMetrics: [UInt8] {
        words([1, 1_000, weight, 5, 0]) + [UInt8](repeating: 0, count: 48) + Array("TEST".utf8)
            + words([weight >= 700 ? 0x20 : 0x40, 0x41, 0x5A, 1_000, 0, 0, 1_000, 0]) + long(1) + long(0)
    }
}
