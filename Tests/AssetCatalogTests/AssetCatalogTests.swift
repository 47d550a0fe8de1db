import Foundation
import Testing

@testable import AssetCatalogs

/// Folders and files in memory, by path.
struct MemoryFolder: CatalogReader {
    var files: [String: String] = [:]

    func entries(of folder: String) -> [(name: String, isFolder: Bool)] {
        var found: [String: Bool] = [:]
        for path in files.keys where path.hasPrefix(folder + "/") {
            let rest = path.dropFirst(folder.count + 1).split(separator: "/")
            if let first = rest.first { found[String(first)] = rest.count > 1 || found[String(first)] == true }
        }
        return found.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    func data(at path: String) -> Data? { files[path].map { Data($0.utf8) } }
}

struct AssetCatalogTests {
    @Test("Sets are found by kind and name, in folders too; a namespace precedes the name")
    func names() {
        let catalog = AssetCatalog(
            "A.xcassets",
            MemoryFolder(files: [
                "A.xcassets/Contents.json": "{}",
                "A.xcassets/star.imageset/Contents.json": "{}",
                "A.xcassets/star.colorset/Contents.json": "{}",
                "A.xcassets/Plain/moon.imageset/Contents.json": "{}",
                "A.xcassets/Spaced/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
                "A.xcassets/Spaced/sun.imageset/Contents.json": "{}",
                "A.xcassets/Spaced/Deep/sky.imageset/Contents.json": "{}",
                "A.xcassets/AppIcon.appiconset/Contents.json": "{}",
                "A.xcassets/Cube.arobject/Contents.json": "{}",
            ]))
        #expect(catalog.names(.image) == ["Spaced/sky", "Spaced/sun", "moon", "star"])
        #expect(catalog.folder(of: "star", .color) == "A.xcassets/star.colorset")
        #expect(catalog.folder(of: "Spaced/sun", .image) == "A.xcassets/Spaced/sun.imageset")
        #expect(catalog.folder(of: "sun", .image) == nil)
        #expect(catalog.folder(of: "star", .data) == nil)
        #expect(catalog.names(.icon) == ["AppIcon"])
        #expect(catalog.remarks == ["A.xcassets/Cube.arobject: sets of the kind .arobject are not used"])
    }

    @Test("A catalog that is nested without end is read down to a limit")
    func deep() {
        struct Loop: CatalogReader {
            func entries(of folder: String) -> [(name: String, isFolder: Bool)] { [("again", true)] }
            func data(at path: String) -> Data? { nil }
        }
        #expect(AssetCatalog("A", Loop()).remarks.count == 1)
    }

    private func set(_ text: String) throws -> AssetSet { try #require(AssetSet(Data(text.utf8))) }

    private let pictures = """
        {"images": [
          {"filename": "1.png", "idiom": "universal", "scale": "1x"}, {"filename": "2.png", "idiom": "universal", \
        "scale": "2x"},
          {"filename": "3.png", "idiom": "universal", "scale": "3x"}, {"idiom": "universal", "scale": "4x"},
          {"filename": "d2.png", "idiom": "universal", "scale": "2x", "appearances": [{"appearance": "luminosity", \
        "value": "dark"}]},
          {"filename": "dh2.png", "idiom": "universal", "scale": "2x", "appearances": [
            {"appearance": "luminosity", "value": "dark"}, {"appearance": "contrast", "value": "high"}]},
          {"filename": "pad.png", "idiom": "ipad", "scale": "2x"},
          {"filename": "watch.png", "idiom": "watch", "scale": "2x"},
          {"filename": "r.png", "idiom": "universal", "scale": "2x", "size": "60x60", "language-direction": \
        "right-to-left"},
          {"filename": "pt.png", "idiom": "universal", "scale": "2x", "locale": "pt"}
        ], "properties": {"template-rendering-intent": "template", "preserves-vector-representation": true}}
        """

    static let requests: [(String, @Sendable (inout AssetTraits) -> Void)] = [
        ("1.png", { _ in }), ("2.png", { $0.scale = 2 }), ("3.png", { $0.scale = 3 }), ("3.png", { $0.scale = 4 }),
        ("2.png", { $0.scale = 1.5 }),
        ("d2.png", { $0.luminosity = .dark }), ("dh2.png", { ($0.luminosity, $0.hasHighContrast) = (.dark, true) }),
        ("2.png", { ($0.scale, $0.hasHighContrast) = (2, true) }), ("pad.png", { $0.idiom = .ipad }),
        ("r.png", { $0.direction = .rightToLeft }),
        ("pt.png", { $0.language = "pt-BR" }),
    ]

    @Test("A file that lies outside of its set is not taken")
    func outside() throws {
        let set = try set(
            #"""
            {"images": [{"filename": "../../../secret.png", "idiom": "universal"}, {"filename": "/dev/zero", \#
            "idiom": "universal"}]}
            """#
        )
        #expect(set.variants.count == 2)
        #expect(set.variants.allSatisfy { $0.file == nil })
    }

    @Test("The picture for a place is found by appearance, language, device, direction and scale", arguments: requests)
    func chooses(file: String, change: @Sendable (inout AssetTraits) -> Void) throws {
        let set = try set(pictures)
        var traits = AssetTraits()
        change(&traits)
        #expect(set.variant(for: traits)?.file == file)
        #expect(set.intent == .template)
        #expect(set.keepsVector)
    }

    @Test("A set for other devices has nothing; one for a tablet serves a phone")
    func devices() throws {
        #expect(
            try set(#"{"images": [{"filename": "a", "idiom": "watch"}, {"filename": "b", "idiom": "fridge"}]}"#)
                .variant(for: AssetTraits()) == nil)
        #expect(
            try set(#"{"images": [{"filename": "a", "idiom": "ipad"}, {"idiom": "iphone"}]}"#).variant(
                for: AssetTraits())?.file == "a")
    }

    static let colors: [(String, AssetColor?)] = [
        (
            #"""
            {"color-space": "srgb", "components": {"red": "0.500", "green": "0x80", "blue": "255", "alpha": \#
            "0.25"}}
            """#,
            .components(red: 0.5, green: 128 / 255, blue: 1, alpha: 0.25)
        ),
        (
            #"{"components": {"white": "0.200", "alpha": "1.000"}}"#,
            .components(red: 0.2, green: 0.2, blue: 0.2, alpha: 1)
        ),
        (#"{"components": {"red": 1, "green": 0.5, "blue": 0}}"#, .components(red: 1, green: 0.5, blue: 0, alpha: 1)),
        (#"{"platform": "ios", "reference": "systemBlueColor"}"#, .system("systemBlueColor")),
        (
            #"{"color-space": "display-p3", "components": {"red": "1.0", "green": "1.0", "blue": "1.0"}}"#,
            .components(red: 1, green: 1, blue: 1, alpha: 1)
        ),
        (
            #"{"color-space": "display-p3", "components": {"red": "1.0", "green": "0.0", "blue": "0.0"}}"#,
            .components(red: 1, green: 0, blue: 0, alpha: 1)
        ),
        (#"{"color-space": "srgb", "components": {"red": "1e999", "green": "0", "blue": "0"}}"#, nil),
        (#"{"components": {"red": "0.5"}}"#, nil), (#"{}"#, nil),
    ]

    @Test("Colors are read from shares, bytes and other ranges, or named", arguments: colors)
    func color(text: String, expected: AssetColor?) throws {
        let color = try set(#"{"colors": [{"idiom": "universal", "color": "# + text + "}]}").variants.first?.color
        guard case .components(let red, let green, let blue, let alpha)? = color,
            case .components(let r, let g, let b, let a)? = expected
        else {
            #expect(color == expected)
            return
        }
        for (found, wanted) in [(red, r), (green, g), (blue, b), (alpha, a)] { #expect(abs(found - wanted) < 0.002) }
    }

    @Test("A picture that grows has its caps in points")
    func resizing() throws {
        let text = """
            {"images": [{"filename": "a.png", "scale": "2x", "resizing": {"mode": "9-part", "center": {"mode": \
            "tile", "width": 1, "height": 1},
              "cap-insets": {"top": 10, "left": 20, "bottom": 30, "right": 40}}}]}
            """
        let resizing = try #require(try set(text).variants.first?.resizing)
        #expect([resizing.top, resizing.left, resizing.bottom, resizing.right] == [5, 10, 15, 20])
        #expect(resizing.tiles)
    }

    @Test(
        "Bytes that are not the contents of a set are rejected, and nothing in them ends the program",
        arguments: ["", "[]", "{", "null", #"{"images": 3}"#, #"{"images": [3, null, {}]}"#])
    func damaged(text: String) {
        let set = AssetSet(Data(text.utf8))
        #expect(set?.variant(for: AssetTraits()) == nil)
    }

    @Test("Changed bytes are read or refused")
    func mutated() {
        var state: UInt64 = 7
        func random(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % limit
        }
        let whole = Array(pictures.utf8)
        for _ in 0..<2_000 {
            var bytes = whole
            for _ in 0...random(6) { bytes[random(bytes.count)] = UInt8(random(256)) }
            let set = AssetSet(Data(bytes.prefix(1 + random(bytes.count))))
            _ = set?.variant(for: AssetTraits())
            _ = set?.icon(pixels: 128)
        }
    }
}
