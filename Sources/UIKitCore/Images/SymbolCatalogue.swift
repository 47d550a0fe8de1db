import CoreGraphics
import Foundation

extension Symbol {
    static func named(_ name: String) -> Symbol? {
        basics[name] ?? catalogue[name] ?? SymbolVariants.aliases[name].flatMap { catalogue[$0]?.named(name) }
    }

    /// The symbols with their own drawings, so that an app's first symbol does not build the whole catalogue.
    private static let basics: [String: Symbol] = Dictionary(
        [signs, arrows, objects, places, figures].joined().map { ($0.name, $0) },
        uniquingKeysWith: { first, _ in first })

    /// All symbols, created on first use. The designs are this project's own.
    private static let catalogue: [String: Symbol] = {
        var result = basics
        result.reserveCapacity(1000)
        // Symbols with their own drawings take precedence over derived symbols.
        func add(_ symbols: [Symbol]) {
            for symbol in symbols where result[symbol.name] == nil { result[symbol.name] = symbol }
        }
        for designs in [
            SymbolDesign.figures, SymbolDesign.objects, SymbolDesign.media, SymbolDesign.world, SymbolDesign.signs,
            SymbolDesign.arrows,
        ] {
            for design in designs { add(design.symbols) }
        }
        add(SymbolVariants.figures)
        add(SymbolVariants.make(result))
        return result
    }()

    /// The sorted names, without aliases.
    static let names = catalogue.keys.sorted()

    private static let signs: [Symbol] = [
        Symbol("plus", 18, 18, strokes: "M9 2.5 L9 15.5 M2.5 9 L15.5 9"),
        Symbol("plus.circle", 20, 20, strokes: "O10 10 8.5 M10 6 L10 14 M6 10 L14 10"),
        Symbol(
            "plus.circle.fill", 20, 20,
            fills:
                """
                O10 10 9.3 M9.1 5.6 L10.9 5.6 L10.9 9.1 L14.4 9.1 L14.4 10.9 L10.9 10.9 L10.9 14.4 L9.1 14.4 L9.1 \
                10.9 L5.6 10.9 L5.6 9.1 L9.1 9.1 Z
                """
        ),
        Symbol("minus", 18, 18, strokes: "M2.5 9 L15.5 9"),
        Symbol("minus.circle", 20, 20, strokes: "O10 10 8.5 M6 10 L14 10"),
        Symbol("minus.circle.fill", 20, 20, fills: "O10 10 9.3 M5.6 9.1 L14.4 9.1 L14.4 10.9 L5.6 10.9 Z"),
        Symbol("xmark", 17, 17, strokes: "M3 3 L14 14 M14 3 L3 14"),
        Symbol("xmark.circle", 20, 20, strokes: "O10 10 8.5 M7 7 L13 13 M13 7 L7 13"),
        Symbol(
            "xmark.circle.fill", 20, 20,
            fills:
                """
                O10 10 9.3 M6.1 7.1 L7.1 6.1 L10 9 L12.9 6.1 L13.9 7.1 L11 10 L13.9 12.9 L12.9 13.9 L10 11 L7.1 \
                13.9 L6.1 12.9 L9 10 Z
                """
        ),
        Symbol("checkmark", 18, 17, strokes: "M2.5 9.5 L6.8 14 L15.5 3"),
        Symbol("checkmark.circle", 20, 20, strokes: "O10 10 8.5 M6.2 10.4 L9 13.2 L13.8 6.9"),
        Symbol("ellipsis", 20, 18, fills: "O3.6 9 1.7 O10 9 1.7 O16.4 9 1.7"),
        Symbol("ellipsis.circle", 20, 20, strokes: "O10 10 8.5", fills: "O6 10 1.25 O10 10 1.25 O14 10 1.25"),
        Symbol(
            "info.circle", 20, 20, strokes: "O10 10 8.5 M8.6 9.2 L10.2 9.2 L10.2 14.2 M8.3 14.2 L12.1 14.2",
            fills: "O10 6 1.1"),
        Symbol(
            "questionmark.circle", 20, 20,
            strokes: "O10 10 8.5 M7.6 7.8 C7.6 5 12.4 5 12.4 7.8 C12.4 9.6 10 9.6 10 11.8", fills: "O10 14.4 1"),
        Symbol(
            "exclamationmark.triangle", 21, 19, strokes: "M10.5 2 L19.3 17 L1.7 17 Z M10.5 7.4 L10.5 11.6",
            fills: "O10.5 14.3 1.05"),
        Symbol("exclamationmark.circle", 20, 20, strokes: "O10 10 8.5 M10 5.4 L10 10.9", fills: "O10 14.1 1.1"),
        Symbol("magnifyingglass", 20, 20, strokes: "O8.4 8.4 6.1 M12.9 12.9 L17.8 17.8"),
        Symbol(
            "list.bullet", 21, 17, strokes: "M7 3 L19 3 M7 8.5 L19 8.5 M7 14 L19 14",
            fills: "O2.6 3 1.4 O2.6 8.5 1.4 O2.6 14 1.4"),
        Symbol("line.3.horizontal", 20, 17, strokes: "M2.5 3 L17.5 3 M2.5 8.5 L17.5 8.5 M2.5 14 L17.5 14"),
        Symbol(
            "sidebar.leading", 24, 18, strokes: "R2 2 20 14 2.4 M9 2.2 L9 15.8 M4.6 5.4 L6.4 5.4 M4.6 8.2 L6.4 8.2",
            isDirectional: true),
        Symbol(
            "sidebar.trailing", 24, 18,
            strokes: "R2 2 20 14 2.4 M15 2.2 L15 15.8 M17.6 5.4 L19.4 5.4 M17.6 8.2 L19.4 8.2", isDirectional: true),
        Symbol("sidebar.left", 24, 18, strokes: "R2 2 20 14 2.4 M9 2.2 L9 15.8 M4.6 5.4 L6.4 5.4 M4.6 8.2 L6.4 8.2"),
        Symbol(
            "sidebar.right", 24, 18,
            strokes: """
                R2 2 20 14 2.4 M15 2.2 L15 15.8 M17.6 5.4 L19.4 5.4 M17.6 8.2 L19.4 8.2
                """),
        Symbol("square.grid.2x2", 19, 19, strokes: "R2 2 6 6 1.4 R11 2 6 6 1.4 R2 11 6 6 1.4 R11 11 6 6 1.4"),
        Symbol("circle", 20, 20, strokes: "O10 10 8.5"),
        Symbol("circle.fill", 20, 20, fills: "O10 10 9.3"),
    ]

    private static let arrows: [Symbol] = [
        Symbol("chevron.backward", 12, 20, strokes: "M9.5 2 L2.2 10 L9.5 18", isDirectional: true),
        Symbol("chevron.forward", 12, 20, strokes: "M2.5 2 L9.8 10 L2.5 18", isDirectional: true),
        Symbol("chevron.left", 12, 20, strokes: "M9.5 2 L2.2 10 L9.5 18"),
        Symbol("chevron.right", 12, 20, strokes: "M2.5 2 L9.8 10 L2.5 18"),
        Symbol("chevron.down", 20, 12, strokes: "M2 2.5 L10 9.8 L18 2.5"),
        Symbol("chevron.up", 20, 12, strokes: "M2 9.5 L10 2.2 L18 9.5"),
        Symbol("arrow.up", 17, 20, strokes: "M8.5 18 L8.5 2.4 M2.5 8.4 L8.5 2.2 L14.5 8.4"),
        Symbol("arrow.down", 17, 20, strokes: "M8.5 2 L8.5 17.6 M2.5 11.6 L8.5 17.8 L14.5 11.6"),
        Symbol("arrow.left", 20, 17, strokes: "M18 8.5 L2.4 8.5 M8.4 2.5 L2.2 8.5 L8.4 14.5"),
        Symbol("arrow.right", 20, 17, strokes: "M2 8.5 L17.6 8.5 M11.6 2.5 L17.8 8.5 L11.6 14.5"),
        Symbol(
            "arrow.up.left.and.arrow.down.right", 19, 19,
            strokes: "M2.5 8 L2.5 2.5 L8 2.5 M2.8 2.8 L7.8 7.8 M11 16.5 L16.5 16.5 L16.5 11 M16.2 16.2 L11.2 11.2"
        ),
        Symbol(
            "arrow.down.right.and.arrow.up.left", 19, 19,
            strokes:
                "M2.2 7.8 L7.8 7.8 L7.8 2.2 M2.2 2.2 L7.5 7.5 M11.2 16.8 L11.2 11.2 L16.8 11.2 M16.8 16.8 L11.5 11.5"),
        Symbol(
            "arrow.up.arrow.down", 21, 20,
            strokes:
                "M6.5 17.5 L6.5 2.6 M2.4 6.7 L6.5 2.5 L10.6 6.7 M14.5 2.5 L14.5 17.4 M10.4 13.3 L14.5 17.5 L18.6 13.3"),
        Symbol("arrow.clockwise", 19, 21, strokes: "A9.5 11.5 7.2 2 290 M9.2 1.4 L12.4 4.7 L9 7.9"),
        Symbol("arrow.counterclockwise", 19, 21, strokes: "A9.5 11.5 7.2 250 538 M9.8 1.4 L6.6 4.7 L10 7.9"),
        Symbol(
            "arrowshape.turn.up.left", 21, 18,
            strokes: "M8.6 2 L1.8 8 L8.6 14 L8.6 10.6 C13.4 10.4 16.8 11.8 19.2 16 C18.8 9.6 14.8 5.6 8.6 5.4 Z",
            isDirectional: true),
        Symbol(
            "square.and.arrow.up", 18, 23,
            strokes: "M5.4 8.6 L2 8.6 L2 21 L16 21 L16 8.6 L12.6 8.6 M9 14 L9 1.9 M5.2 5.4 L9 1.7 L12.8 5.4"),
        Symbol(
            "square.and.arrow.down", 18, 23,
            strokes: "M5.4 8.6 L2 8.6 L2 21 L16 21 L16 8.6 L12.6 8.6 M9 1.8 L9 14 M5.2 10.4 L9 14.2 L12.8 10.4"),
        Symbol("play", 17, 19, strokes: "M3 2.4 L15 9.5 L3 16.6 Z"),
        Symbol("play.fill", 17, 19, fills: "M2.4 1.4 L16 9.5 L2.4 17.6 Z"),
        Symbol("pause", 15, 19, strokes: "R2 2.4 3.6 14.2 1 R9.4 2.4 3.6 14.2 1"),
        Symbol("pause.fill", 15, 19, fills: "R1.6 1.6 4.4 15.8 1.2 R9 1.6 4.4 15.8 1.2"),
        Symbol("backward", 24, 17, strokes: "M11.5 2.4 L11.5 14.6 L2 8.5 Z M22 2.4 L22 14.6 L12.5 8.5 Z"),
        Symbol("forward", 24, 17, strokes: "M2 2.4 L2 14.6 L11.5 8.5 Z M12.5 2.4 L12.5 14.6 L22 8.5 Z"),
    ]

    private static let objects: [Symbol] = [
        Symbol(
            "trash", 19, 22,
            strokes:
                """
                M2 5 L17 5 M6.6 4.8 L7.2 2 L11.8 2 L12.4 4.8 M3.7 5.2 L4.7 20 L14.3 20 L15.3 5.2 M7.4 8.6 L7.8 \
                16.6 M11.6 8.6 L11.2 16.6
                """
        ),
        Symbol(
            "square.and.pencil", 21, 21,
            strokes: "M10.6 4 L2.4 4 L2.4 18.6 L17 18.6 L17 10.4 M8 13 L8.6 9.8 L16.4 2 L19 4.6 L11.2 12.4 Z"),
        Symbol("pencil", 19, 19, strokes: "M2.6 16.4 L3.6 12.2 L13.6 2.2 L16.8 5.4 L6.8 15.4 Z M11.6 4.4 L14.6 7.4"),
        Symbol(
            "doc", 17, 22,
            strokes:
                """
                M4.2 2 L9.4 2 Q9.9 2 10.2 2.3 L14.7 6.8 Q15 7.1 15 7.6 L15 17.8 Q15 20 12.8 20 L4.2 20 Q2 20 2 \
                17.8 L2 4.2 Q2 2 4.2 2 Z M9.6 2.4 L9.6 6.2 Q9.6 7.6 11 7.6 L14.8 7.6
                """,
            heaviness: 1.1),
        Symbol(
            "doc.fill", 17, 22,
            fills:
                """
                M1.4 2.4 Q1.4 1.2 2.6 1.2 L8.6 1.2 L8.6 8.6 L15.7 8.6 L15.7 19.6 Q15.7 20.8 14.5 20.8 L2.6 20.8 \
                Q1.4 20.8 1.4 19.6 Z M10 1.6 L15.3 7.2 L10 7.2 Z
                """
        ),
        Symbol(
            "doc.text", 17, 22,
            strokes:
                """
                M4.2 2 L9.4 2 Q9.9 2 10.2 2.3 L14.7 6.8 Q15 7.1 15 7.6 L15 17.8 Q15 20 12.8 20 L4.2 20 Q2 20 2 \
                17.8 L2 4.2 Q2 2 4.2 2 Z M9.6 2.4 L9.6 6.2 Q9.6 7.6 11 7.6 L14.8 7.6 M5.2 12 L11.8 12 M5.2 15.8 \
                L11.8 15.8
                """,
            heaviness: 1.1),
        Symbol(
            "photo", 23, 18, strokes: "R2 2 19 14 2 M2.6 14.4 L8 8.8 L13.4 14.8 M11.6 12.8 L15 9.4 L20.6 14.6",
            fills: "O15.6 6 1.5"),
        Symbol(
            "archivebox", 21, 19,
            strokes: """
                R1.8 2 17.4 4.4 1 M3.2 6.6 L3.2 17 L17.8 17 L17.8 6.6 M7.8 10.2 L13.2 10.2
                """),
        Symbol(
            "film", 22, 18,
            strokes:
                """
                R2 2 18 14 2 M6.4 2.2 L6.4 15.8 M15.6 2.2 L15.6 15.8 M6.6 9 L15.4 9 M2.2 5.6 L6.2 5.6 M2.2 12.4 \
                L6.2 12.4 M15.8 5.6 L19.8 5.6 M15.8 12.4 L19.8 12.4
                """
        ),
        Symbol("music.note", 15, 20, strokes: "M6.6 15.8 L6.6 3.6 L13 2 L13 5.4 L6.6 7", fills: "O4.4 15.9 2.6"),
        Symbol("terminal", 22, 18, strokes: "R2 2 18 14 2.2 M5.4 5.8 L8.8 8.6 L5.4 11.4 M10.4 12 L14.6 12"),
        Symbol(
            "gear", 21, 21,
            strokes:
                """
                O10.5 10.5 6.4 O10.5 10.5 2.3 M10.5 1.8 L10.5 4 M10.5 17 L10.5 19.2 M1.8 10.5 L4 10.5 M17 10.5 \
                L19.2 10.5 M4.35 4.35 L5.9 5.9 M15.1 15.1 L16.65 16.65 M4.35 16.65 L5.9 15.1 M15.1 5.9 L16.65 4.35
                """
        ),
        Symbol("lock", 17, 21, strokes: "R2.4 9 12.2 10 1.8 M5 8.8 L5 5.8 C5 0.8 12 0.8 12 5.8 L12 8.8"),
        Symbol(
            "lock.fill", 17, 21,
            strokes: """
                M5 8.8 L5 5.8 C5 0.8 12 0.8 12 5.8 L12 8.8
                """, fills: "R1.7 8.3 13.6 11.4 2.2"),
        Symbol(
            "link", 21, 21,
            strokes:
                """
                M9.2 11.8 C7.6 10.2 7.6 8.4 9.2 6.8 L12.4 3.6 C15.4 0.6 20.2 5.6 17.4 8.6 L15.6 10.4 M11.8 9.2 \
                C13.4 10.8 13.4 12.6 11.8 14.2 L8.6 17.4 C5.6 20.4 0.8 15.4 3.6 12.4 L5.4 10.6
                """
        ),
        Symbol("camera", 23, 19, strokes: "M2 5 L6.6 5 L8.2 2.4 L14.8 2.4 L16.4 5 L21 5 L21 17 L2 17 Z O11.5 10.7 3.9"),
        Symbol("bookmark", 15, 20, strokes: "M2.4 2 L12.6 2 L12.6 18 L7.5 13.2 L2.4 18 Z"),
        Symbol(
            "bookmark.fill", 15, 20,
            fills: "M1.7 2.4 Q1.7 1.2 2.9 1.2 L12.1 1.2 Q13.3 1.2 13.3 2.4 L13.3 19.2 L7.5 14 L1.7 19.2 Z"),
        Symbol(
            "book", 23, 18,
            strokes:
                """
                M11.5 4 C9 2 5.4 1.8 2 2.8 L2 15 C5.4 14 9 14.2 11.5 16.2 C14 14.2 17.6 14 21 15 L21 2.8 C17.6 \
                1.8 14 2 11.5 4 L11.5 16
                """
        ),
        Symbol(
            "bell", 19, 21,
            strokes:
                """
                M2.4 15.4 C4.6 13.2 4 10.4 4.4 8 C5.2 1.2 13.8 1.2 14.6 8 C15 10.4 14.4 13.2 16.6 15.4 Z M7.2 \
                18.2 C8.2 19.6 10.8 19.6 11.8 18.2
                """
        ),
        Symbol(
            "star", 21, 20,
            strokes: """
                M10.5 2 L13 7.6 L19.1 8.2 L14.5 12.3 L15.8 18.2 L10.5 15.1 L5.2 18.2 L6.5 12.3 L1.9 8.2 L8 7.6 Z
                """),
        Symbol(
            "star.fill", 21, 20,
            fills: "M10.5 1 L13.5 7 L20.3 7.7 L15.3 12.5 L16.6 19.2 L10.5 15.9 L4.4 19.2 L5.7 12.5 L0.7 7.7 L7.5 7 Z"),
        Symbol(
            "heart", 21, 19,
            strokes:
                """
                M10.5 17.2 C4.4 12.8 2 9.8 2 6.6 C2 1.6 8.6 0.6 10.5 5 C12.4 0.6 19 1.6 19 6.6 C19 9.8 16.6 12.8 \
                10.5 17.2 Z
                """
        ),
        Symbol("clock", 20, 20, strokes: "O10 10 8.5 M10 4.8 L10 10.2 L13.6 12.4"),
        Symbol("calendar", 20, 20, strokes: "R2 3 16 15 2.2 M2.2 7.4 L17.8 7.4 M6 1.6 L6 4.4 M14 1.6 L14 4.4"),
        Symbol("envelope", 22, 17, strokes: "R2 2 18 13 2 M2.6 3.2 L11 9.6 L19.4 3.2"),
        Symbol("tag", 20, 20, strokes: "M2.2 2.2 L9.8 2.2 L18 10.4 L10.4 18 L2.2 9.8 Z", fills: "O6 6 1.3"),
    ]

    private static let places: [Symbol] = [
        Symbol(
            "folder", 22, 19,
            strokes:
                """
                M2 6.2 L2 4.4 Q2 2.2 4.2 2.2 L7.3 2.2 Q8.2 2.2 8.9 2.9 L10 4 Q10.7 4.6 11.6 4.6 L17.8 4.6 Q20 4.6 \
                20 6.8 L20 14.4 Q20 16.6 17.8 16.6 L4.2 16.6 Q2 16.6 2 14.4 Z M2.2 8 L19.8 8
                """,
            heaviness: 1.1),
        Symbol(
            "folder.fill", 22, 19,
            fills:
                """
                M1.3 6.4 L1.3 3 Q1.3 1.6 2.7 1.6 L8.3 1.6 L10.3 4 L19.3 4 Q20.7 4 20.7 5.4 L20.7 6.4 Z M1.3 7.8 \
                L20.7 7.8 L20.7 16 Q20.7 17.4 19.3 17.4 L2.7 17.4 Q1.3 17.4 1.3 16 Z
                """
        ),
        Symbol(
            "questionmark.folder", 22, 19,
            strokes:
                """
                M2 6.2 L2 4.4 Q2 2.2 4.2 2.2 L7.3 2.2 Q8.2 2.2 8.9 2.9 L10 4 Q10.7 4.6 11.6 4.6 L17.8 4.6 Q20 4.6 \
                20 6.8 L20 14.4 Q20 16.6 17.8 16.6 L4.2 16.6 Q2 16.6 2 14.4 Z M9.2 8.6 C9.2 6.4 12.8 6.4 12.8 8.6 \
                C12.8 10 11 10 11 11.8
                """,
            fills: "O11 14 0.9", heaviness: 1.1),
        Symbol(
            "house", 22, 20,
            strokes: """
                M1.8 10 L11 2 L20.2 10 M4.4 8.4 L4.4 18 L17.6 18 L17.6 8.4 M8.8 17.8 L8.8 12 L13.2 12 L13.2 17.8
                """),
        Symbol(
            "house.fill", 22, 20,
            fills:
                """
                M11 1 L21.2 9.8 L20.2 11 L18.4 9.6 L18.4 17.6 Q18.4 18.8 17.2 18.8 L13.4 18.8 L13.4 12.2 L8.6 \
                12.2 L8.6 18.8 L4.8 18.8 Q3.6 18.8 3.6 17.6 L3.6 9.6 L1.8 11 L0.8 9.8 Z
                """
        ),
        Symbol(
            "internaldrive", 22, 17,
            strokes:
                """
                M5.5 3 Q5.9 2 7 2 L15 2 Q16.1 2 16.5 3 L19.7 8.6 Q20 9.1 20 9.8 L20 12.8 Q20 15 17.8 15 L4.2 15 \
                Q2 15 2 12.8 L2 9.8 Q2 9.1 2.3 8.6 Z M2.4 9 L19.6 9
                """,
            fills: "O16.6 12 1.1", heaviness: 1.1),
        Symbol(
            "externaldrive", 22, 17,
            strokes:
                """
                M5.5 3 Q5.9 2 7 2 L15 2 Q16.1 2 16.5 3 L19.7 8.6 Q20 9.1 20 9.8 L20 12.8 Q20 15 17.8 15 L4.2 15 \
                Q2 15 2 12.8 L2 9.8 Q2 9.1 2.3 8.6 Z M2.4 9 L19.6 9 M5 12 L10 12
                """,
            fills: "O16.6 12 1.1", heaviness: 1.1),
        Symbol(
            "globe", 20, 20, strokes: "O10 10 8.5 M1.6 10 L18.4 10 M10 1.6 C5 5.6 5 14.4 10 18.4 C15 14.4 15 5.6 10 1.6"
        ),
        Symbol(
            "tray", 22, 18,
            strokes: "M2 10 L5 2 L17 2 L20 10 L20 16 L2 16 Z M2.2 10 L7.4 10 C7.8 13.4 14.2 13.4 14.6 10 L19.8 10"),
        Symbol("desktopcomputer", 22, 20, strokes: "R2 2 18 12 1.8 M7 18 L15 18 M11 14.2 L11 17.8"),
    ]

    private static let figures: [Symbol] = [
        Symbol("person", 19, 20, strokes: "O9.5 6.2 3.9 M2 18 C2.4 10.4 16.6 10.4 17 18 Z"),
        Symbol("person.fill", 19, 20, fills: "O9.5 6 4.7 M1.2 18.8 C1.6 9.4 17.4 9.4 17.8 18.8 Z"),
        Symbol("person.circle", 20, 20, strokes: "O10 10 8.5 O10 8 2.9 M4.4 16.2 C6.2 12.2 13.8 12.2 15.6 16.2"),
    ]
}
