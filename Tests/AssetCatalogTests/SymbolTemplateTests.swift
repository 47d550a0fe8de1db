import Foundation
import Testing

@testable import AssetCatalogs

/// Templates in the format of the symbol collection, with few shapes.
struct SymbolTemplateTests {
    private static func template(_ groups: String, guides: String = "") -> SymbolTemplate? {
        SymbolTemplate(
            Data(
                """
                <?xml version="1.0" encoding="UTF-8"?>
                <!--Generator: by hand <g id="Bold-M"> -->
                <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [ \
                <!ENTITY a "b>"> ]>
                <svg version="1.1" xmlns="http://www.w3.org/2000/svg" width="3300" height="2200">
                 <g id="Notes"><rect height="2200" id="artboard" style="fill:white;opacity:1" width="3300" x="0" \
                y="0"/><text id="descriptive-name">x &lt; y</text></g>
                 <g id="Guides"><line id="Baseline-S" x1="263" x2="3036" y1="696" y2="696"/>\
                <line id="Baseline-M" x1="263" x2="3036" y1="1126" y2="1126"/>\(guides)</g>
                 <g id="Symbols">\(groups)</g>
                </svg>
                """.utf8))
    }

    private static let margins =
        #"""
        <line id="left-margin-Regular-M" x1="1390" x2="1390" y1="1" y2="2"/>\#
        <line id="right-margin-Regular-M" x1="1500" x2="1500" y1="1" y2="2"/>
        """#

    private func form(_ template: SymbolTemplate?, _ weight: Int = 400, _ scale: SymbolTemplate.Scale = .medium) throws
        -> SymbolTemplate.Form
    {
        try #require(template?.form(weight: weight, scale)).form
    }

    @Test("A shape is placed by its group's transform, from the left margin and from the line that text stands on")
    func placed() throws {
        let template = Self.template(
            #"<g id="Regular-M" transform="matrix(1 0 0 1 1400 1126)"><path d="M0 -70L80 -70 80 0Z"/></g>"#,
            guides: Self.margins)
        let form = try form(template)
        #expect(form.width == 110)
        #expect(
            form.layers.map(\.outline.elements) == [[.move([10, -70]), .line([90, -70]), .line([90, 0]), .close]])
    }

    @Test("Without margins the shape's own sides count, and margins of the first version are those of every group")
    func margins() throws {
        let group = #"<g id="Regular-S"><path d="M100 650h40v46h-40z"/></g>"#
        #expect(try form(Self.template(group)).width == 40)
        #expect(
            try form(
                Self.template(
                    group, guides: #"<line id="left-margin" x1="90" y1="0"/><line id="right-margin" x1="150" y1="0"/>"#)
            ).width == 60)
        #expect(
            try form(
                Self.template(
                    group, guides: #"<line id="left-margin" x1="900" y1="0"/><line id="right-margin" x1="950" y1="0"/>"#
                )
            ).width == 40)
    }

    @Test(
        "Between two weights of the same parts others are found; beyond them, or of other parts, the nearest is taken")
    func weights() throws {
        let same = Self.template(
            """
            <g id="Ultralight-S"><path d="M0 0H10V10Z"/></g><g id="Regular-S"><path d="M0 0H40V40Z"/></g>\
            <g id="Black-S"><path d="M0 0H80V80Z"/></g>
            """)
        #expect(
            try [100, 200, 400, 500, 900, 1_000].map { try form(same, $0, .small).width } == [10, 20, 40, 48, 80, 80])
        #expect(same?.form(weight: 400, .large)?.scale == .small)
        let other = Self.template(
            #"<g id="Light-M"><path d="M0 0H10V10Z"/></g><g id="Bold-M"><path d="M0 0H80Z"/></g>"#)
        #expect(try [100, 400, 600].map { try form(other, $0).width } == [10, 10, 80])
    }

    @Test("Classes of the template give levels; what is hidden or only stroked is not drawn")
    func styles() throws {
        let template = Self.template(
            """
            <g id="Regular-M"><path class="monochrome-0 multicolor-0:systemRedColor hierarchical-0:secondary" d="M0 \
            0h9v9z" style="fill-rule:evenodd"/>
            <g transform="translate(5 6) scale(2)"><circle class="hierarchical-1:tertiary" cx="1" cy="1" r="1"/></g>\
            <path d="M0 0h5z" display="none"/>
            <rect width="4" height="4" rx="1" style="fill:none; stroke: black"/><text>no</text></g>
            """)
        let form = try form(template)
        #expect(form.layers.map(\.level) == [1, 2])
        #expect(form.layers.map(\.isEvenOdd) == [true, false])
        let circle = try #require(form.layers.last?.outline.extent)
        #expect(abs(circle.low.x - 5) < 1e-9)
        #expect(abs(circle.high.x - 9) < 1e-9)
        #expect(template?.remarks.count == 2)
    }

    static let paths: [(String, [VectorOutline.Element])] = [
        (
            "M1,2l3-4.5.5.5h2v-1H0z",
            [
                .move([1, 2]), .line([4, -2.5]), .line([4.5, -2]), .line([6.5, -2]), .line([6.5, -3]), .line([0, -3]),
                .close,
            ]
        ),
        ("m1 1 1 1 1 1", [.move([1, 1]), .line([2, 2]), .line([3, 3])]),
        (
            "M0 0C1 1 2 1 3 0S5-1 6 0",
            [
                .move([0, 0]), .curve([3, 0], control1: [1, 1], control2: [2, 1]),
                .curve([6, 0], control1: [4, -1], control2: [5, -1]),
            ]
        ),
        (
            "M0 0q3 3 6 0t6 0",
            [
                .move([0, 0]), .curve([6, 0], control1: [2, 2], control2: [4, 2]),
                .curve([12, 0], control1: [8, -2], control2: [10, -2]),
            ]
        ),
        ("M0 0a0 5 0 0 1 3 4", [.move([0, 0]), .line([3, 4])]),
        ("M1e1-2E0L+3,.5", [.move([10, -2]), .line([3, 0.5])]),
        ("L1 1", []), ("M1", []), ("M1 1L2", [.move([1, 1])]), ("M1 1 nonsense", [.move([1, 1])]), ("", []),
    ]

    @Test("Paths are read in all their shorter forms, up to what cannot be read", arguments: paths)
    func path(text: String, expected: [VectorOutline.Element]) {
        #expect(VectorPathData.outline(text).elements == expected)
    }

    @Test(
        "Part of a circle goes the way that its flags say",
        arguments: [("0 0 1", 1.0), ("0 00", -1.0), ("0 11", 1.0), ("0 1 0", -1.0)])
    func arc(flags: String, side: Double) throws {
        let outline = VectorPathData.outline("M0 0a5 5 \(flags) 10 0")
        let extent = try #require(outline.extent)
        // A clockwise arc, with y pointing down, passes over the top.
        #expect(abs((side > 0 ? extent.low.y : extent.high.y) + side * 5) < 1e-9)
        #expect(outline.elements.count == 3)
    }

    @Test(
        "A file without a group of a weight and a scale is no template",
        arguments: [
            "", "<svg/>", "<svg><g id='Regular-X'><path d='M0 0h1z'/></g></svg>", "<svg><g id='Regular-M'/></svg>",
            "{}", "<<<<", "<svg><g id=\"Regular-M",
        ])
    func none(text: String) { #expect(SymbolTemplate(Data(text.utf8)) == nil) }

    @Test("Changed bytes are drawn or refused, and no number is beyond what can be drawn")
    func mutated() {
        let whole = Array(
            """
            <svg><line id="Baseline-M" x1="0" y1="1126"/><line id="left-margin-Regular-M" x1="10" y1="3"/>\
            <line id="right-margin-Regular-M" x1="90" y1="3"/>
            <g id="Regular-M" transform="matrix(1 0 0 1 10 1126)rotate(9)">\
            <path class="hierarchical-1:secondary" d="M1-70a5 5 30 1 0 9 9c1 2 3 4 5 6s7-8 9 1q1 2 3 4t9 9z"/>
            <rect x="1" y="2" width="3" height="4" rx="1"/></g><g id="Black-M"><circle cx="1" cy="2" r="3"/></g></svg>
            """.utf8)
        var state: UInt64 = 11
        func random(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % limit
        }
        let pieces = [
            "1e308", "-", "nan", "9999999999999999999999", "<g>", "</g>", "\"", "A", "a1 1 0 1 1 0 0",
            "matrix(0 0 0 0 0 0)", "scale(1e200)", "<!", "]]>",
        ].map { Array($0.utf8) }
        for _ in 0..<20_000 {
            var bytes = whole
            for _ in 0...random(5) {
                let place = random(bytes.count)
                if random(3) == 0 {
                    bytes.insert(contentsOf: pieces[random(pieces.count)], at: place)
                } else {
                    bytes[place] = UInt8(random(256))
                }
            }
            guard let template = SymbolTemplate(Data(bytes)) else { continue }
            for weight in [100, 450, 900] {
                guard let form = template.form(weight: weight, .large)?.form else { continue }
                #expect(
                    form.width.isFinite
                        && form.layers.allSatisfy {
                            $0.outline.isUsable || $0.outline.elements.isEmpty
                                || abs($0.outline.extent?.low.x ?? 0) < 4e6
                        })
            }
        }
    }

    @Test("A file of many elements inside each other, or of very many shapes, is read in no time")
    func large() {
        let deep = String(repeating: "<g>", count: 200_000)
        #expect(SymbolTemplate(Data(deep.utf8)) == nil)
        let many = "<g id='Regular-M'>" + String(repeating: "<path d='M0 0h1v1z'/>", count: 100_000) + "</g>"
        #expect(SymbolTemplate(Data(many.utf8))?.remarks.first?.contains("not drawn") == true)
    }

    @Test(
        "An icon is the smallest picture that is large enough, of those for no special screen",
        arguments: [
            (
                #"""
                {"filename": "a", "size": "20x20", "scale": "2x"}, {"filename": "b", "size": "60x60", "scale": \#
                "3x"}, {"filename": "c", "size": "1024x1024"}
                """#,
                "b"
            ),
            (
                #"""
                {"filename": "a", "size": "20x20", "scale": "2x"}, {"filename": "b", "size": "29x29", "scale": \#
                "2x"}
                """#,
                "b"
            ),
            (
                #"""
                {"filename": "d", "size": "1024x1024", "appearances": [{"appearance": "luminosity", "value": \#
                "dark"}]}, {"filename": "a", "size": "1024x1024"}
                """#,
                "a"
            ),
            (
                #"""
                {"filename": "t", "size": "1024x1024", "appearances": [{"appearance": "luminosity", "value": \#
                "tinted"}]}, {"size": "60x60"}
                """#,
                nil
            ),
            (#"{"filename": "x"}, {"filename": "n", "size": "nonsense"}"#, "x"),
        ])
    func icon(pictures: String, expected: String?) throws {
        #expect(try #require(AssetSet(Data("{\"images\": [\(pictures)]}".utf8))).icon(pixels: 128)?.file == expected)
    }
}
