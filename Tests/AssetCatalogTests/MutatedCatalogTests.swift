import Foundation
import SeededNumbers
import Testing

@testable import AssetCatalogs

/// Damaged catalogs: readable parts are read, and nothing stops the program.
struct MutatedCatalogTests {

    private static let sets = [
        """
        {"images": [
          {"filename": "1.png", "idiom": "universal", "scale": "2x", "resizing": {"mode": "9-part", "center": \
        {"mode": "tile", "width": 1}, "cap-insets": {"top": 3, "left": "4", "bottom": 5, "right": 6}}},
          {"filename": "d.png", "idiom": "ipad", "scale": "3x", "language-direction": "right-to-left", "locale": \
        "de", "appearances": [{"appearance": "luminosity", "value": "dark"}, {"appearance": "contrast", "value": \
        "high"}]},
          {"filename": "i.png", "idiom": "iphone", "size": "60x60", "scale": "3x", "width-class": "compact", \
        "display-gamut": "display-P3"}],
         "properties": {"template-rendering-intent": "template", "preserves-vector-representation": true, \
        "provides-namespace": true}, "info": {"version": 1, "author": "xcode"}}
        """,
        """
        {"colors": [
          {"idiom": "universal", "color": {"color-space": "display-p3", "components": {"red": "0.500", "green": \
        "0x80", "blue": "255", "alpha": "1.000"}}},
          {"idiom": "universal", "color": {"color-space": "gray-gamma-22", "components": {"white": "0.2", "alpha": \
        "0.5"}}},
          {"idiom": "universal", "color": {"platform": "ios", "reference": "systemBlueColor"}, "appearances": \
        [{"appearance": "luminosity", "value": "light"}]}]}
        """,
        """
        {"data": [{"filename": "a.json", "idiom": "universal", "universal-type-identifier": "public.json"}], \
        "symbols": [{"filename": "s.svg", "idiom": "universal"}]}
        """,
    ]

    private static let symbol = """
        <?xml version="1.0"?><!DOCTYPE svg [ <!ENTITY a "b>"> ]><svg version="1.1">
        <g id="Notes"><text id="template-version">Template v.3.0 &lt;</text></g>
        <g id="Guides"><line id="Baseline-S" x1="263" y1="696"/><line id="Baseline-M" x1="263" y1="1126"/>\
        <line id="left-margin-Regular-M" x1="1390" y1="1"/><line id="right-margin-Regular-M" x1="1500" y1="1"/></g>
        <g id="Symbols"><g id="Ultralight-S" transform="matrix(1 0 0 1 100 696)">\
        <path class="monochrome-0 hierarchical-1:primary" d="M0 0H10V10Z"/></g>
        <g id="Regular-M" transform="translate(1400,1126)">\
        <path d="M0 -70L80,-70 80 0c1 2 3 4 5 6s1 2 3 4q1 2 3 4t5 6a5 5 30 0 1 9 9zm1 1h-4"/>\
        <circle cx="5" cy="6" r="7"/><rect x="1" y="2" width="3" height="4" rx="1"/></g>
        <g id="Black-S"><path fill-rule="evenodd" d="M0 0H80V80Z"/></g></g></svg>
        """

    private static let pieces = [
        "{", "}", "[", "]", "\"", ":", ",", "null", "true", "-1", "0", "1e308", "-1e999", "9223372036854775808", "nan",
        "0x", "0xfffffffff", "x", "\\u0000",
        "<g>", "</g>", "/>", "<", "&", "M", "a", "A 1e300 0 0 1 1 0 0", "matrix(", "scale(0)", "id=\"Regular-S\"",
        "M1e308 1e308L-1e308 -1e308",
    ]

    private func damaged(_ text: String, _ numbers: inout SeededNumbers) -> Data {
        var bytes = Array(text.utf8)
        for _ in 0..<Int.random(in: 1...5, using: &numbers) where !bytes.isEmpty {
            let place = Int.random(in: 0..<bytes.count, using: &numbers)
            switch Int.random(in: 0..<5, using: &numbers) {
            case 0: bytes[place] = UInt8.random(in: 0...255, using: &numbers)
            case 1: bytes.removeSubrange(place..<min(bytes.count, place + Int.random(in: 1...40, using: &numbers)))
            case 2:
                bytes.insert(
                    contentsOf: bytes[place..<min(bytes.count, place + Int.random(in: 1...40, using: &numbers))],
                    at: Int.random(in: 0...bytes.count, using: &numbers))
            default:
                let piece = Array(Self.pieces.randomElement(using: &numbers)!.utf8)
                if Bool.random(using: &numbers) {
                    bytes.insert(contentsOf: piece, at: place)
                } else {
                    bytes.replaceSubrange(place..<min(bytes.count, place + piece.count), with: piece)
                }
            }
        }
        return Data(bytes)
    }

    // More rounds by hand: CHEVRON_FUZZ=100000 swift test --filter MutatedCatalog
    private let count = ProcessInfo.processInfo.environment["CHEVRON_FUZZ"].flatMap { Int($0) } ?? 2_000

    @Test("A damaged set is read as far as possible, or ignored")
    func sets() {
        var numbers = SeededNumbers(seed: 4), read = 0, refused = 0
        for round in 0..<count {
            guard let set = AssetSet(damaged(Self.sets[round % Self.sets.count], &numbers)) else {
                refused += 1
                continue
            }
            read += 1
            var traits = AssetTraits()
            for idiom in [AssetVariant.Idiom.iphone, .ipad] {
                for luminosity in [AssetVariant.Luminosity.light, .dark] {
                    (traits.idiom, traits.luminosity, traits.scale) = (idiom, luminosity, Double(round % 4))
                    _ = set.variant(for: traits)
                }
            }
            _ = set.icon(pixels: 64)
            for variant in set.variants {
                if case .components(let red, let green, let blue, let alpha) = variant.color {
                    #expect([red, green, blue, alpha].allSatisfy { (0...1).contains($0) })
                }
                if let scale = variant.scale { #expect(scale > 0 && scale.isFinite) }
                if let caps = variant.resizing {
                    #expect([caps.top, caps.left, caps.bottom, caps.right].allSatisfy { $0 >= 0 && $0.isFinite })
                }
            }
        }
        #expect(read > count / 20 && refused > count / 20, "\(read) read, \(refused) refused")
    }

    @Test(
        "A color beyond all ranges is the nearest that is shown",
        arguments: [
            #"{"white": "1e308", "alpha": "-3.5"}"#,
            #"{"red": "1e308", "green": "-1e308", "blue": "1e200", "alpha": "7.0"}"#,
        ], ["gray-gamma-22", "display-p3", "extended-linear-srgb", "srgb"])
    func colors(components: String, space: String) throws {
        let text =
            #"""
            {"colors": [{"idiom": "universal", "color": {"color-space": "\#(space)", "components": \#
            \#(components)}}]}
            """#
        let set = try #require(AssetSet(Data(text.utf8)))
        guard case .components(let red, let green, let blue, let alpha) = set.variants.first?.color else {
            return #expect(Bool(false))
        }
        #expect([red, green, blue, alpha].allSatisfy { (0...1).contains($0) })
    }

    @Test("A symbol with damage has finite shapes, or none")
    func symbols() {
        var numbers = SeededNumbers(seed: 8), drawn = 0
        for _ in 0..<count {
            guard let template = SymbolTemplate(damaged(Self.symbol, &numbers)) else { continue }
            for scale in SymbolTemplate.Scale.allCases {
                guard let form = template.form(weight: Int.random(in: 100...900, using: &numbers), scale)?.form else {
                    continue
                }
                drawn += 1
                #expect(form.width.isFinite)
                #expect(form.width >= 0)
            }
        }
        #expect(drawn > count / 10, "\(drawn) drawn")
    }

    @Test("A folder of sets with damaged contents and odd names has the names of the sets")
    func folders() {
        var numbers = SeededNumbers(seed: 15)
        let names = [
            "star.imageset", "Group", "a.b.colorset", ".imageset", "imageset", "x.", "ä🙂.dataset", "Deep",
            "y.spriteatlas", "..", "z.symbolset",
        ]
        for _ in 0..<min(count, 20_000) {
            var files: [String: String] = [:]
            for _ in 0..<Int.random(in: 1...8, using: &numbers) {
                let path = (0..<Int.random(in: 1...5, using: &numbers)).map { _ in names.randomElement(using: &numbers)!
                }.joined(separator: "/")
                files["A.xcassets/\(path)/Contents.json"] = String(
                    decoding: damaged(Self.sets[0], &numbers), as: UTF8.self)
            }
            let catalog = AssetCatalog("A.xcassets", MemoryFolder(files: files))
            for kind in AssetCatalog.Kind.allCases {
                for name in catalog.names(kind) {
                    #expect(catalog.folder(of: name, kind)?.hasPrefix("A.xcassets/") == true)
                }
            }
        }
    }
}
