import Foundation

extension SymbolDesign {
    /// Papers, frames, lists and letters.
    static let signs: [SymbolDesign] = [
        SymbolDesign("doc", 17, 22, body: page, detail: fold),
        SymbolDesign("doc.text", 17, 22, body: page, detail: fold + " M5.2 12 L11.8 12 M5.2 15.8 L11.8 15.8"),
        SymbolDesign(
            "doc.plaintext", 17, 22, body: "R2 2 13 18 2.2",
            detail: "M5.2 6.2 L11.8 6.2 M5.2 9.6 L11.8 9.6 M5.2 13 L11.8 13 M5.2 16.2 L9 16.2"),
        SymbolDesign(
            "doc.richtext", 17, 22, body: page, detail: fold + " M5.2 15.8 L11.8 15.8", dots: "R5 10 4 3.4 0.4"),
        SymbolDesign(
            "doc.text.magnifyingglass", 21, 22,
            lines:
                """
                M8 20 L4.2 20 Q2 20 2 17.8 L2 4.2 Q2 2 4.2 2 L12.8 2 Q15 2 15 4.2 L15 8 M5.2 6.2 L11.8 6.2 M5.2 \
                9.8 L8 9.8 O13 14.4 4 M16 17.4 L19.4 20.4
                """
        ),
        SymbolDesign(
            "doc.on.doc", 21, 24, body: "M9 7 L13 7 L19 12.6 L19 20 Q19 22 17 22 L9 22 Q7 22 7 20 L7 9 Q7 7 9 7 Z",
            lines: "M6.8 17 L4 17 Q2 17 2 15 L2 4 Q2 2 4 2 L8 2 L12.6 6.4", detail: "M13 7.2 L13 12.6 L18.8 12.6"),
        SymbolDesign(
            "doc.on.clipboard", 21, 22, body: "R8 8 11 12 1.6",
            lines: "M7.8 17 L4 17 Q2 17 2 15 L2 5 Q2 3.4 4 3.4 L13 3.4 Q14.8 3.4 14.8 5 L14.8 7.8",
            detail: "M10.8 11.6 L16.2 11.6 M10.8 15 L16.2 15", dots: "R5.2 1.6 6.4 3.6 1"),
        SymbolDesign(
            "folder", 22, 19,
            body:
                """
                M2 14.4 L2 4.4 Q2 2.2 4.2 2.2 L7.3 2.2 Q8.2 2.2 8.9 2.9 L10 4 Q10.7 4.6 11.6 4.6 L17.8 4.6 Q20 \
                4.6 20 6.8 L20 14.4 Q20 16.6 17.8 16.6 L4.2 16.6 Q2 16.6 2 14.4 Z
                """,
            detail: "M2.2 8 L19.8 8"),
        SymbolDesign(
            "bookmark", 15, 20,
            body: "M3.6 2 L11.4 2 Q12.6 2 12.6 3.2 L12.6 18 L7.5 13.2 L2.4 18 L2.4 3.2 Q2.4 2 3.6 2 Z"),
        SymbolDesign(
            "book", 23, 18,
            body:
                """
                M11.5 4 C9 2 5.4 1.8 2 2.8 L2 15 C5.4 14 9 14.2 11.5 16.2 C14 14.2 17.6 14 21 15 L21 2.8 C17.6 \
                1.8 14 2 11.5 4 Z
                """,
            detail: "M11.5 4.2 L11.5 16"),
        SymbolDesign(
            "bell", 19, 21,
            body: "M2.4 15.4 C4.6 13.2 4 10.4 4.4 8 C5.2 1.2 13.8 1.2 14.6 8 C15 10.4 14.4 13.2 16.6 15.4 Z",
            lines: "M7.2 18.2 C8.2 19.6 10.8 19.6 11.8 18.2"),
        SymbolDesign(
            "star", 21, 20,
            body: "M10.5 2 L13 7.6 L19.1 8.2 L14.5 12.3 L15.8 18.2 L10.5 15.1 L5.2 18.2 L6.5 12.3 L1.9 8.2 L8 7.6 Z"),
        SymbolDesign(
            "heart", 21, 19,
            body:
                """
                M10.5 17.2 C4.4 12.8 2 9.8 2 6.6 C2 1.6 8.6 0.6 10.5 5 C12.4 0.6 19 1.6 19 6.6 C19 9.8 16.6 12.8 \
                10.5 17.2 Z
                """
        ),
        SymbolDesign("tag", 20, 20, body: "M2.2 2.2 L9.8 2.2 L18 10.4 L10.4 18 L2.2 9.8 Z", dots: "O6 6 1.3"),
        SymbolDesign("envelope", 22, 17, body: "R2 2 18 13 2", detail: "M2.6 3.2 L11 9.6 L19.4 3.2"),
        SymbolDesign(
            "envelope.open", 22, 20, body: "M2 8 L11 2 L20 8 L20 16 Q20 18 18 18 L4 18 Q2 18 2 16 Z",
            detail: "M2.4 8.4 L11 13.6 L19.6 8.4"),
        SymbolDesign("lock", 17, 21, body: "R2.4 9 12.2 10 1.8", lines: "M5 8.8 L5 5.8 C5 0.8 12 0.8 12 5.8 L12 8.8"),
        SymbolDesign(
            "lock.open", 20, 21, body: "R2.4 9 12.2 10 1.8", lines: "M11 8.8 L11 5.8 C11 0.8 18 0.8 18 5.8 L18 7.4"),
        SymbolDesign(
            "terminal", 22, 18, body: "R2 2 18 14 2.2", detail: "M5.4 5.8 L8.8 8.6 L5.4 11.4 M10.4 12 L14.6 12"),
        SymbolDesign("rectangle", 22, 17, body: "R2 2.4 18 12 2.2"),
        SymbolDesign("rectangle.portrait", 17, 21, body: "R2.4 2 12 17 2.2"),
        SymbolDesign("square", 19, 19, body: "R2 2 15 15 2.6"),
        SymbolDesign("circle", 20, 20, body: "O10 10 8.5"),
        SymbolDesign("capsule", 23, 15, body: "R2 2.4 19 10 5"),
        SymbolDesign("triangle", 21, 19, body: "M10.5 2.4 L19 17 L2 17 Z"),
        SymbolDesign("diamond", 20, 20, body: "M10 2 L18 10 L10 18 L2 10 Z"),
        SymbolDesign("hexagon", 19, 20, body: "M9.5 2 L17 6 L17 14 L9.5 18 L2 14 L2 6 Z"),
        SymbolDesign("app", 20, 20, body: "R2 2 16 16 4.6"),
        SymbolDesign(
            "seal", 21, 21,
            body:
                """
                M10.5 2 L12.8 3.8 L15.7 3.5 L16.6 6.3 L19.1 7.8 L18.2 10.5 L19.1 13.2 L16.6 14.7 L15.7 17.5 L12.8 \
                17.2 L10.5 19 L8.2 17.2 L5.3 17.5 L4.4 14.7 L1.9 13.2 L2.8 10.5 L1.9 7.8 L4.4 6.3 L5.3 3.5 L8.2 \
                3.8 Z
                """
        ),
        SymbolDesign("smallcircle.filled.circle", 20, 20, body: "O10 10 8.5", dots: "O10 10 3"),
        SymbolDesign("largecircle.fill.circle", 20, 20, lines: "O10 10 8.5", dots: "O10 10 5.6"),
        SymbolDesign(
            "circle.lefthalf.filled", 20, 20, lines: "O10 10 8.5",
            dots: "M10 1.5 C5.3 1.5 1.5 5.3 1.5 10 C1.5 14.7 5.3 18.5 10 18.5 Z"),
        SymbolDesign(
            "square.on.square", 22, 22, body: "R7 7 13 13 2.2",
            lines: "M6.8 15 L4.2 15 Q2 15 2 12.8 L2 4.2 Q2 2 4.2 2 L12.8 2 Q15 2 15 4.2 L15 6.8",
            hasFill: false),
        SymbolDesign(
            "plus.square.on.square", 22, 22, body: "R7 7 13 13 2.2",
            lines: "M6.8 15 L4.2 15 Q2 15 2 12.8 L2 4.2 Q2 2 4.2 2 L12.8 2 Q15 2 15 4.2 L15 6.8",
            detail: "M13.5 10.4 L13.5 16.6 M10.4 13.5 L16.6 13.5", hasFill: false),
        SymbolDesign(
            "rectangle.on.rectangle", 24, 20, body: "R6.6 6.4 15 11.6 2",
            lines: "M6.4 13 L4 13 Q2 13 2 11 L2 4 Q2 2 4 2 L15 2 Q17 2 17 4 L17 6.2"),
        SymbolDesign("rectangle.stack", 21, 20, body: "R2 7.4 17 10.6 2", lines: "M5.6 2 L15.4 2 M4 4.7 L17 4.7"),
        SymbolDesign(
            "play.square.stack", 21, 21, body: "R2 7 17 12 2", lines: "M5.6 2 L15.4 2 M4 4.5 L17 4.5",
            dots: "M8.4 9.8 L13.6 13 L8.4 16.2 Z"),
        SymbolDesign(
            "rectangle.dashed", 23, 18,
            lines:
                """
                M2 6 L2 4.4 Q2 2 4.4 2 L6 2 M9.6 2 L13.4 2 M17 2 L18.6 2 Q21 2 21 4.4 L21 6 M21 12 L21 13.6 Q21 \
                16 18.6 16 L17 16 M13.4 16 L9.6 16 M6 16 L4.4 16 Q2 16 2 13.6 L2 12
                """
        ),
        SymbolDesign("rectangle.split.2x1", 23, 18, body: "R2 2 19 14 2.2", detail: "M11.5 2.2 L11.5 15.8"),
        SymbolDesign("square.split.2x1", 20, 20, body: "R2 2 16 16 2.4", detail: "M10 2.2 L10 17.8"),
        SymbolDesign("square.grid.2x2", 19, 19, body: "R2 2 6 6 1.4 R11 2 6 6 1.4 R2 11 6 6 1.4 R11 11 6 6 1.4"),
        SymbolDesign(
            "square.grid.3x3", 20, 20,
            body:
                """
                R2 2 4 4 0.8 R8 2 4 4 0.8 R14 2 4 4 0.8 R2 8 4 4 0.8 R8 8 4 4 0.8 R14 8 4 4 0.8 R2 14 4 4 0.8 R8 \
                14 4 4 0.8 R14 14 4 4 0.8
                """
        ),
        SymbolDesign(
            "circle.grid.3x3", 20, 20,
            body: "O4 4 2 O10 4 2 O16 4 2 O4 10 2 O10 10 2 O16 10 2 O4 16 2 O10 16 2 O16 16 2"),
        SymbolDesign("rectangle.grid.1x2", 20, 20, body: "R2 2 16 6.6 1.6 R2 11.4 16 6.6 1.6"),
        SymbolDesign("rectangle.3.group", 22, 18, body: "R2 2 8 14 1.6 R12.4 2 7.6 5.8 1.4 R12.4 10.2 7.6 5.8 1.4"),
        SymbolDesign(
            "tablecells", 22, 18, body: "R2 2 18 14 2.2",
            detail: "M2.2 6.4 L19.8 6.4 M2.2 11.2 L19.8 11.2 M8 2.2 L8 15.8 M14 2.2 L14 15.8"),
        SymbolDesign("chart.bar", 22, 18, body: "R2.4 9 4 7 0.8 R9 5.4 4 10.6 0.8 R15.6 2 4 14 0.8"),
        SymbolDesign(
            "chart.pie", 20, 20,
            body:
                """
                M8.6 4 A8.6 11 7 -90 0 L8.6 11 Z M8.6 4 C4.8 4 2 7.2 2 11 C2 14.8 5 18 8.6 18 C12.4 18 15.6 15 \
                15.6 11
                """,
            lines: "M11.6 8 L11.6 2 C15.4 2 17.8 4.8 17.8 8 Z", hasFill: false),
        SymbolDesign(
            "chart.line.uptrend.xyaxis", 22, 20,
            lines: "M2.4 2 L2.4 17.6 L20 17.6 M5.4 13 L9.4 8.6 L12.4 11 L18.6 4.4 M14.8 4 L19 4 L19 8.2"),
        SymbolDesign(
            "list.bullet", 21, 17, lines: "M7 3 L19 3 M7 8.5 L19 8.5 M7 14 L19 14",
            dots: "O2.6 3 1.4 O2.6 8.5 1.4 O2.6 14 1.4"),
        SymbolDesign(
            "list.dash", 21, 17,
            lines: "M7 3 L19 3 M7 8.5 L19 8.5 M7 14 L19 14 M2 3 L3.6 3 M2 8.5 L3.6 8.5 M2 14 L3.6 14"),
        SymbolDesign(
            "list.number", 22, 20,
            lines:
                """
                M9 4 L20 4 M9 10 L20 10 M9 16 L20 16 M2.6 3 L4 2.2 L4 6 M2.4 8.6 C3 7.4 5.2 7.6 5 9 C4.8 10 3.2 \
                10.6 2.4 11.8 L5.2 11.8 M2.4 14.4 C3.4 13.6 5.2 14 5 15.2 C4.9 16 4 16 3.6 16 C4.2 16 5.2 16.2 \
                5.2 17.2 C5.2 18.6 3.2 18.8 2.4 17.8
                """
        ),
        SymbolDesign(
            "list.star", 21, 18, lines: "M9 3.4 L19 3.4 M9 9 L19 9 M9 14.6 L19 14.6",
            dots: "M4 0.8 L5 2.6 L6.8 2.9 L5.5 4.2 L5.8 6 L4 5.2 L2.2 6 L2.5 4.2 L1.2 2.9 L3 2.6 Z O4 9 1.3 O4 14.6 1.3"
        ),
        SymbolDesign(
            "list.bullet.rectangle", 23, 18, body: "R2 2 19 14 2.2",
            detail: "M9 5.8 L17 5.8 M9 9 L17 9 M9 12.2 L17 12.2",
            dots: "O6 5.8 0.9 O6 9 0.9 O6 12.2 0.9"),
        SymbolDesign(
            "checklist", 22, 18,
            lines: "M10 4.4 L20 4.4 M10 13.4 L20 13.4 M2.2 4.6 L4 6.4 L7 2.4 M2.2 13.6 L4 15.4 L7 11.4"),
        SymbolDesign("line.3.horizontal.decrease", 20, 16, lines: "M2.5 3 L17.5 3 M5.2 8 L14.8 8 M8 13 L12 13"),
        SymbolDesign("line.3.horizontal", 20, 17, lines: "M2.5 3 L17.5 3 M2.5 8.5 L17.5 8.5 M2.5 14 L17.5 14"),
        SymbolDesign("equal", 18, 16, lines: "M2.5 5 L15.5 5 M2.5 11 L15.5 11"),
        SymbolDesign(
            "slider.horizontal.3", 21, 19,
            lines:
                """
                M2 4 L11 4 M16 4 L19 4 M2 9.5 L4.4 9.5 M9.4 9.5 L19 9.5 M2 15 L11 15 M16 15 L19 15 O13.5 4 2.2 \
                O6.9 9.5 2.2 O13.5 15 2.2
                """
        ),
        SymbolDesign(
            "text.alignleft", 20, 18, lines: "M2.4 2.6 L17.6 2.6 M2.4 7 L12 7 M2.4 11.4 L17.6 11.4 M2.4 15.6 L12 15.6"),
        SymbolDesign(
            "text.aligncenter", 20, 18,
            lines: "M2.4 2.6 L17.6 2.6 M5.4 7 L14.6 7 M2.4 11.4 L17.6 11.4 M5.4 15.6 L14.6 15.6"),
        SymbolDesign(
            "text.alignright", 20, 18,
            lines: """
                M2.4 2.6 L17.6 2.6 M8 7 L17.6 7 M2.4 11.4 L17.6 11.4 M8 15.6 L17.6 15.6
                """),
        SymbolDesign(
            "text.justify", 20, 18, lines: "M2.4 2.6 L17.6 2.6 M2.4 7 L17.6 7 M2.4 11.4 L17.6 11.4 M2.4 15.6 L17.6 15.6"
        ),
        SymbolDesign(
            "text.append", 20, 19,
            lines: "M2.4 2.6 L17.6 2.6 M2.4 7 L17.6 7 M2.4 11.4 L9 11.4 M14.4 10.6 L14.4 17 M11.2 13.8 L17.6 13.8"),
        SymbolDesign("text.quote", 21, 17, lines: "M2.6 2.4 L2.6 14.6 M7 3.4 L19 3.4 M7 8.5 L19 8.5 M7 13.6 L15 13.6"),
        SymbolDesign("textformat", 23, 17, lines: "M2 14 L7 2.6 L12 14 M4 9.8 L10 9.8 O17 11 3.2 M20.2 7.6 L20.2 14.4"),
        SymbolDesign(
            "textformat.size", 24, 19,
            lines: "M2 16 L9 2.4 L16 16 M4.8 11 L13.2 11 M16.6 16 L19.4 9.4 L22.2 16 M17.6 13.6 L21.2 13.6"),
        SymbolDesign(
            "textformat.abc", 25, 14, lines: "O5 8 2.8 M7.8 5 L7.8 11 M11 2 L11 11 O13.6 8 2.6 A21 8 2.8 50 310"),
        SymbolDesign("character", 18, 18, lines: "M3 15.4 L9 2.4 L15 15.4 M5.4 10.4 L12.6 10.4"),
        SymbolDesign(
            "bold", 15, 19,
            lines:
                """
                M3 2.4 L3 16.6 M3 2.4 L8 2.4 C12.4 2.4 12.4 9 8 9 L3 9 M8 9 C13.6 9 13.6 16.6 8 16.6 L3 16.6 M4.4 \
                2.4 L4.4 16.6 M8.6 3 C10.4 4 10.4 7.4 8.6 8.4 M8.6 9.6 C11.4 10.6 11.4 15 8.6 16
                """
        ),
        SymbolDesign("italic", 15, 19, lines: "M6 2.4 L12.6 2.4 M2.4 16.6 L9 16.6 M9.4 2.6 L5.6 16.4"),
        SymbolDesign("underline", 16, 20, lines: "M3 2.4 L3 9.4 C3 15 13 15 13 9.4 L13 2.4 M2.4 18 L13.6 18"),
        SymbolDesign(
            "strikethrough", 18, 19,
            lines:
                """
                M13.6 5.4 C12.6 1.4 4.6 1.6 4.6 5.8 C4.6 7.6 6 8.6 8 9.4 M4 13 C4.6 17.6 14 17.6 14 13 C14 11.6 \
                13.2 10.4 12 9.6 M2 9.5 L16 9.5
                """
        ),
        SymbolDesign(
            "number", 19, 19, lines: "M7.4 2.4 L5 16.6 M14 2.4 L11.6 16.6 M3.4 6.8 L16.6 6.8 M2.4 12.2 L15.6 12.2"),
        SymbolDesign(
            "at", 20, 20,
            lines:
                """
                O10 10 3.4 M13.4 6.8 L13.4 11 C13.4 14.6 18 14 18 10 C18 4.6 14.2 2 10 2 C5.4 2 2 5.6 2 10 C2 \
                14.6 5.4 18 10 18 C11.6 18 13 17.6 14 17
                """
        ),
        SymbolDesign("percent", 19, 19, lines: "M14.6 3 L4.4 16 O5 5 2.6 O14 14 2.6"),
        SymbolDesign(
            "curlybraces", 21, 19,
            lines:
                """
                M7 2.4 C2.6 2.4 6 8.6 2.4 9.5 C6 10.4 2.6 16.6 7 16.6 M14 2.4 C18.4 2.4 15 8.6 18.6 9.5 C15 10.4 \
                18.4 16.6 14 16.6
                """
        ),
        SymbolDesign(
            "chevron.left.forwardslash.chevron.right", 27, 18,
            lines: "M7.4 4 L2.2 9 L7.4 14 M19.6 4 L24.8 9 L19.6 14 M15.6 2.2 L11.4 15.8"),
        SymbolDesign(
            "function", 18, 20,
            lines:
                """
                M12 2.6 C8.6 1.6 8.4 4.6 8 8 L7 14 C6.6 17.4 5 18.4 2.6 17.4 M4.4 8 L11.6 8 M11 11 L15.6 16.4 \
                M15.6 11 L11 16.4
                """
        ),
        SymbolDesign(
            "signature", 23, 18,
            lines:
                """
                M2 12 C6 10 9.6 4 7.6 2.4 C5.4 1 4.4 9 6.4 11.4 C8.4 13.4 10 8 11.4 7.6 C12.4 7.4 11.6 11 13 11 \
                C14.4 11 14.6 8.4 16 8.6 C17 8.8 17 11 20.6 10.4 M2 15.8 L20.6 15.8
                """
        ),
        SymbolDesign("pencil.line", 20, 21, lines: "M3 13.6 L4 10 L12.6 2 L15.6 5 L7 13 Z M3 18.6 L17 18.6"),
        SymbolDesign(
            "highlighter", 20, 21,
            lines: "M4 11 L12.6 2.4 L16.6 6.4 L8 15 L4.4 14.6 Z M4.4 14.8 L2.4 17 L5.6 16.4 M9 18.6 L17.6 18.6"),
        SymbolDesign(
            "link", 21, 21,
            lines:
                """
                M9.2 11.8 C7.6 10.2 7.6 8.4 9.2 6.8 L12.4 3.6 C15.4 0.6 20.2 5.6 17.4 8.6 L15.6 10.4 M11.8 9.2 \
                C13.4 10.8 13.4 12.6 11.8 14.2 L8.6 17.4 C5.6 20.4 0.8 15.4 3.6 12.4 L5.4 10.6
                """
        ),
        SymbolDesign(
            "paperclip", 19, 21,
            lines:
                """
                M15.6 9 L8.4 16.4 C5.4 19.4 1.2 15.4 4.2 12.2 L12 4.2 C14.2 2 17.2 5 15 7.2 L8 14.4 C6.8 15.6 5.4 \
                14.2 6.6 13 L12.4 7
                """
        ),
        SymbolDesign("magnifyingglass", 20, 20, lines: "O8.4 8.4 6.1 M12.9 12.9 L17.8 17.8"),
        SymbolDesign(
            "plus.magnifyingglass", 20, 20,
            lines: "O8.4 8.4 6.1 M12.9 12.9 L17.8 17.8 M8.4 5.8 L8.4 11 M5.8 8.4 L11 8.4"),
        SymbolDesign("minus.magnifyingglass", 20, 20, lines: "O8.4 8.4 6.1 M12.9 12.9 L17.8 17.8 M5.8 8.4 L11 8.4"),
        SymbolDesign("plus", 18, 18, lines: "M9 2.5 L9 15.5 M2.5 9 L15.5 9"),
        SymbolDesign("minus", 18, 18, lines: "M2.5 9 L15.5 9"),
        SymbolDesign("xmark", 17, 17, lines: "M3 3 L14 14 M14 3 L3 14"),
        SymbolDesign("checkmark", 18, 17, lines: "M2.5 9.5 L6.8 14 L15.5 3"),
        SymbolDesign("multiply", 17, 17, lines: "M3.6 3.6 L13.4 13.4 M13.4 3.6 L3.6 13.4"),
        SymbolDesign("divide", 18, 18, lines: "M2.5 9 L15.5 9", dots: "O9 4 1.4 O9 14 1.4"),
        SymbolDesign("plusminus", 18, 20, lines: "M9 2.4 L9 12 M4.2 7.2 L13.8 7.2 M4.2 17 L13.8 17"),
        SymbolDesign("ellipsis", 20, 18, dots: "O3.6 9 1.7 O10 9 1.7 O16.4 9 1.7"),
        SymbolDesign("exclamationmark", 10, 20, lines: "M5 2.6 L5 12", dots: "O5 16.6 1.5"),
        SymbolDesign(
            "questionmark", 14, 20, lines: "M2.6 6.4 C2.6 0.8 11.4 0.8 11.4 6.4 C11.4 9.6 7 9.4 7 13", dots: "O7 17 1.4"
        ),
        SymbolDesign("info", 10, 20, lines: "M3 8.4 L5.4 8.4 L5.4 17.4 M2.4 17.4 L8.2 17.4", dots: "O4.8 3.6 1.6"),
        SymbolDesign(
            "zzz", 20, 20,
            lines: "M2.4 3 L8 3 L2.4 9.6 L8 9.6 M11 8.4 L15.4 8.4 L11 13.6 L15.4 13.6 M15 14.6 L18 14.6 L15 18 L18 18"),
        SymbolDesign("square.stack", 19, 21, body: "R2 7 15 12 2.2", lines: "M4.6 2 L14.4 2 M3.4 4.5 L15.6 4.5"),
        SymbolDesign("pip", 23, 18, body: "R2 2 19 14 2.2", dots: "R11.4 8.6 7 4.8 0.8", hasFill: false),
        SymbolDesign("menucard", 17, 21, body: "R2 2 13 17 1.6", detail: "M5 6 L12 6 M5 10 L12 10 M5 14 L9.6 14"),
        SymbolDesign(
            "note.text", 20, 20, body: "R2 2 16 16 2.2", detail: "M2.2 6 L17.8 6 M5.4 10 L14.6 10 M5.4 13.6 L11 13.6",
            hasFill: false),
        SymbolDesign(
            "rectangle.and.pencil.and.ellipsis", 24, 18,
            lines:
                """
                M13 3 L4 3 Q2 3 2 5 L2 13 Q2 15 4 15 L18 15 Q20 15 20 13 L20 9 M13 9.4 L13.6 6.8 L19.6 1.6 L21.8 \
                3.8 L15.8 9 Z
                """,
            dots: "O5.6 11.6 1 O9 11.6 1"),
        SymbolDesign(
            "square.and.pencil", 21, 21,
            lines:
                """
                M10.6 4 L4.4 4 Q2.4 4 2.4 6 L2.4 16.6 Q2.4 18.6 4.4 18.6 L15 18.6 Q17 18.6 17 16.6 L17 10.4 M8 13 \
                L8.6 9.8 L16.4 2 L19 4.6 L11.2 12.4 Z
                """
        ),
        SymbolDesign(
            "pencil", 19, 19, lines: "M2.6 16.4 L3.6 12.2 L13.6 2.2 L16.8 5.4 L6.8 15.4 Z M11.6 4.4 L14.6 7.4"),
        SymbolDesign(
            "trash", 19, 22, body: "M3.7 5.2 L15.3 5.2 L14.5 18.2 Q14.4 20 12.6 20 L6.4 20 Q4.6 20 4.5 18.2 Z",
            lines: "M2 5 L17 5 M6.6 4.8 L7.2 2 L11.8 2 L12.4 4.8", detail: "M7.4 8.6 L7.8 16.6 M11.6 8.6 L11.2 16.6"),
    ]

    private static let page =
        """
        M4.2 2 L9.4 2 Q9.9 2 10.2 2.3 L14.7 6.8 Q15 7.1 15 7.6 L15 17.8 Q15 20 12.8 20 L4.2 20 Q2 20 2 17.8 L2 \
        4.2 Q2 2 4.2 2 Z
        """
    private static let fold = "M9.6 2.4 L9.6 6.2 Q9.6 7.6 11 7.6 L14.8 7.6"
}
