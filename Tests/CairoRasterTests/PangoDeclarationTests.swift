import Foundation
import Testing

/// Compares the declarations in `Sources/CPango/shim.h` with Pango's own headers: a compiler reads both, and the
/// layouts of the structures are compared.
struct PangoDeclarationTests {
    static let shim = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
        "../../Sources/CPango/shim.h"
    ).standardizedFileURL.path

    static func flags() throws -> [String] {
        try said("pkg-config", ["--cflags", "pangocairo"]).split(whereSeparator: \.isWhitespace).map(String.init)
    }

    /// The fields and constants that drawing uses.
    static let layout = """
        #include <stddef.h>
        const size_t layout[] = {
            offsetof(PangoGlyphItem, item), offsetof(PangoGlyphItem, glyphs), offsetof(PangoItem, offset), \
        offsetof(PangoItem, length),
            offsetof(PangoItem, analysis.font), offsetof(PangoGlyphString, num_glyphs), offsetof(PangoGlyphString, \
        glyphs),
            sizeof(PangoGlyphInfo), offsetof(PangoGlyphInfo, glyph), offsetof(PangoGlyphInfo, geometry.width),
            offsetof(PangoLayoutLine, layout), offsetof(PangoLayoutLine, start_index), offsetof(PangoLayoutLine, \
        length), offsetof(PangoLayoutLine, runs),
            sizeof(PangoRectangle), offsetof(PangoRectangle, width), offsetof(PangoAttribute, start_index), \
        offsetof(PangoAttribute, end_index),
            offsetof(GSList, data), offsetof(GSList, next), offsetof(GError, message), offsetof(GError, code),
            PANGO_SCALE, PANGO_DIRECTION_LTR, PANGO_DIRECTION_RTL, PANGO_STYLE_ITALIC, PANGO_WRAP_WORD, \
        PANGO_WRAP_CHAR, PANGO_WRAP_WORD_CHAR,
            PANGO_ELLIPSIZE_NONE, PANGO_ELLIPSIZE_START, PANGO_ELLIPSIZE_MIDDLE, PANGO_ELLIPSIZE_END,
        };
        """

    @Test("every declaration agrees with Pango's own")
    func agrees() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("chevron-" + UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        func compile(_ text: String) throws -> String {
            let file = folder.appendingPathComponent("declarations.c")
            try text.write(to: file, atomically: true, encoding: .utf8)
            let assembly = try Self.said("clang", ["-S", "-o", "-"] + Self.flags() + [file.path])
            // Only the numbers.
            return assembly.split(separator: "\n").filter { $0.contains(".quad") }.joined(separator: "\n")
        }
        let own = try compile("#include \"\(Self.shim)\"\n" + Self.layout)
        let real = try compile(
            """
            #include <pango/pangocairo.h>\n#include <pango/pangofc-fontmap.h>\n#define \
            CHEVRON_REAL_PANGO\n#include "\(Self.shim)"\n
            """
                + Self.layout)
        #expect(own.split(separator: "\n").count == 33)
        #expect(own == real)
    }

    /// The output of a program. Throws if the program fails.
    private static func said(_ program: String, _ arguments: [String]) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [program] + arguments
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        try #require(process.terminationStatus == 0, "\(program) failed")
        return String(decoding: data, as: UTF8.self)
    }
}
