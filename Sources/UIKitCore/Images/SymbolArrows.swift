import Foundation

extension SymbolDesign {
    static let arrows: [SymbolDesign] = [
        SymbolDesign("chevron.backward", 12, 20, lines: "M9.5 2 L2.2 10 L9.5 18", isDirectional: true),
        SymbolDesign("chevron.forward", 12, 20, lines: "M2.5 2 L9.8 10 L2.5 18", isDirectional: true),
        SymbolDesign(
            "chevron.up.chevron.down", 14, 21, lines: "M2.4 7.4 L7 2.6 L11.6 7.4 M2.4 13.6 L7 18.4 L11.6 13.6"),
        SymbolDesign("chevron.left.2", 19, 20, lines: "M9.5 2 L2.2 10 L9.5 18 M16.5 2 L9.2 10 L16.5 18"),
        SymbolDesign("chevron.right.2", 19, 20, lines: "M2.5 2 L9.8 10 L2.5 18 M9.5 2 L16.8 10 L9.5 18"),
        SymbolDesign("chevron.compact.down", 24, 9, lines: "M2 2.4 L12 6.4 L22 2.4"),
        SymbolDesign("chevron.compact.up", 24, 9, lines: "M2 6.4 L12 2.4 L22 6.4"),
        SymbolDesign("chevron.compact.left", 9, 24, lines: "M6.4 2 L2.4 12 L6.4 22"),
        SymbolDesign("chevron.compact.right", 9, 24, lines: "M2.4 2 L6.4 12 L2.4 22"),
        SymbolDesign(
            "arrow.backward", 20, 17, lines: "M18 8.5 L2.4 8.5 M8.4 2.5 L2.2 8.5 L8.4 14.5", isDirectional: true),
        SymbolDesign(
            "arrow.forward", 20, 17, lines: "M2 8.5 L17.6 8.5 M11.6 2.5 L17.8 8.5 L11.6 14.5", isDirectional: true),
        SymbolDesign("arrow.up.right", 18, 18, lines: "M2.6 15.4 L15 3 M5.4 2.6 L15.4 2.6 L15.4 12.6"),
        SymbolDesign("arrow.up.left", 18, 18, lines: "M15.4 15.4 L3 3 M12.6 2.6 L2.6 2.6 L2.6 12.6"),
        SymbolDesign("arrow.down.right", 18, 18, lines: "M2.6 2.6 L15 15 M15.4 5.4 L15.4 15.4 L5.4 15.4"),
        SymbolDesign("arrow.down.left", 18, 18, lines: "M15.4 2.6 L3 15 M2.6 5.4 L2.6 15.4 L12.6 15.4"),
        SymbolDesign(
            "arrow.up.forward", 18, 18, lines: "M2.6 15.4 L15 3 M5.4 2.6 L15.4 2.6 L15.4 12.6", isDirectional: true),
        SymbolDesign(
            "arrow.left.arrow.right", 20, 21,
            lines:
                "M17.5 6.5 L2.6 6.5 M6.7 2.4 L2.5 6.5 L6.7 10.6 M2.5 14.5 L17.4 14.5 M13.3 10.4 L17.5 14.5 L13.3 18.6"),
        SymbolDesign(
            "arrow.left.and.right", 24, 15,
            lines: "M2.4 7.5 L21.6 7.5 M7 2.6 L2.2 7.5 L7 12.4 M17 2.6 L21.8 7.5 L17 12.4"),
        SymbolDesign(
            "arrow.up.and.down", 15, 24,
            lines: """
                M7.5 2.4 L7.5 21.6 M2.6 7 L7.5 2.2 L12.4 7 M2.6 17 L7.5 21.8 L12.4 17
                """),
        SymbolDesign(
            "arrow.up.and.down.and.arrow.left.and.right", 22, 22,
            lines:
                """
                M11 2.4 L11 19.6 M2.4 11 L19.6 11 M8 5 L11 2.2 L14 5 M8 17 L11 19.8 L14 17 M5 8 L2.2 11 L5 14 M17 \
                8 L19.8 11 L17 14
                """
        ),
        SymbolDesign(
            "arrow.right.to.line", 20, 17, lines: "M2 8.5 L13.6 8.5 M8.6 3.4 L13.8 8.5 L8.6 13.6 M17.6 2.4 L17.6 14.6"),
        SymbolDesign(
            "arrow.left.to.line", 20, 17, lines: "M18 8.5 L6.4 8.5 M11.4 3.4 L6.2 8.5 L11.4 13.6 M2.4 2.4 L2.4 14.6"),
        SymbolDesign(
            "arrow.down.to.line", 17, 20, lines: "M8.5 2 L8.5 13.6 M3.4 8.6 L8.5 13.8 L13.6 8.6 M2.4 17.6 L14.6 17.6"),
        SymbolDesign(
            "arrow.up.to.line", 17, 20, lines: "M8.5 18 L8.5 6.4 M3.4 11.4 L8.5 6.2 L13.6 11.4 M2.4 2.4 L14.6 2.4"),
        SymbolDesign("arrow.turn.down.left", 20, 18, lines: "M17.6 2.4 L17.6 11 L2.6 11 M7.4 6 L2.4 11 L7.4 16"),
        SymbolDesign("arrow.turn.down.right", 20, 18, lines: "M2.4 2.4 L2.4 11 L17.4 11 M12.6 6 L17.6 11 L12.6 16"),
        SymbolDesign(
            "arrow.uturn.backward", 20, 19,
            lines: "M7.4 2.4 L2.6 7 L7.4 11.6 M2.8 7 L12 7 C18.8 7 18.8 16.4 12 16.4 L7.4 16.4", isDirectional: true),
        SymbolDesign(
            "arrow.uturn.forward", 20, 19,
            lines: "M12.6 2.4 L17.4 7 L12.6 11.6 M17.2 7 L8 7 C1.2 7 1.2 16.4 8 16.4 L12.6 16.4", isDirectional: true),
        SymbolDesign(
            "arrow.uturn.left", 20, 19,
            lines: "M7.4 2.4 L2.6 7 L7.4 11.6 M2.8 7 L12 7 C18.8 7 18.8 16.4 12 16.4 L7.4 16.4"),
        SymbolDesign(
            "arrow.uturn.right", 20, 19,
            lines: "M12.6 2.4 L17.4 7 L12.6 11.6 M17.2 7 L8 7 C1.2 7 1.2 16.4 8 16.4 L12.6 16.4"),
        SymbolDesign(
            "arrow.2.squarepath", 22, 20,
            lines:
                """
                M6 14.8 L5.4 14.8 Q4.6 14.8 4.6 14 L4.6 5 M2 7.4 L4.6 4.6 L7.2 7.4 M16 5.2 L16.6 5.2 Q17.4 5.2 \
                17.4 6 L17.4 15 M14.8 12.6 L17.4 15.4 L20 12.6 M9 14.8 L12.6 14.8 M13 5.2 L9.4 5.2
                """
        ),
        SymbolDesign(
            "arrow.triangle.2.circlepath", 22, 20,
            lines: "A11 10 7.4 200 325 A11 10 7.4 20 145 M14.4 6.4 L17.4 6 L17.6 3 M7.6 13.6 L4.6 14 L4.4 17"),
        SymbolDesign(
            "arrow.triangle.branch", 20, 21,
            lines: "M6 18.4 L6 6 M6 14 C6 10 14 11 14 6.6 M3.2 7 L6 3.6 L8.8 7 M11.2 7 L14 3.6 L16.8 7"),
        SymbolDesign(
            "arrow.triangle.merge", 20, 21,
            lines: "M10 4 L10 9 C10 13 4.6 12 4.6 17.6 M10 9 C10 13 15.4 12 15.4 17.6 M7.2 6.6 L10 3.2 L12.8 6.6"),
        SymbolDesign("arrow.clockwise", 19, 21, lines: "A9.5 11.5 7.2 2 290 M9.2 1.4 L12.4 4.7 L9 7.9"),
        SymbolDesign("arrow.counterclockwise", 19, 21, lines: "A9.5 11.5 7.2 250 538 M9.8 1.4 L6.6 4.7 L10 7.9"),
        SymbolDesign("gobackward", 19, 21, lines: "A9.5 11.5 7.2 260 558 M10.4 1.4 L7 4.5 L10.4 7.6"),
        SymbolDesign("goforward", 19, 21, lines: "A9.5 11.5 7.2 -18 280 M8.6 1.4 L12 4.5 L8.6 7.6"),
        SymbolDesign(
            "repeat", 21, 20,
            lines:
                """
                M2.4 9 L2.4 7.6 Q2.4 5 5 5 L17.6 5 M14.6 2 L18 5 L14.6 8 M18.6 11 L18.6 12.4 Q18.6 15 16 15 L3.4 \
                15 M6.4 12 L3 15 L6.4 18
                """
        ),
        SymbolDesign(
            "shuffle", 22, 18,
            lines:
                """
                M2 4.4 L5 4.4 C9.6 4.4 10.4 13.6 15 13.6 L19.4 13.6 M2 13.6 L5 13.6 C9.6 13.6 10.4 4.4 15 4.4 \
                L19.4 4.4 M16.6 1.8 L19.6 4.4 L16.6 7 M16.6 11 L19.6 13.6 L16.6 16.2
                """
        ),
        SymbolDesign(
            "arrowshape.turn.up.left", 21, 18,
            body: "M8.6 2 L1.8 8 L8.6 14 L8.6 10.6 C13.4 10.4 16.8 11.8 19.2 16 C18.8 9.6 14.8 5.6 8.6 5.4 Z"),
        SymbolDesign(
            "arrowshape.turn.up.right", 21, 18,
            body: "M12.4 2 L19.2 8 L12.4 14 L12.4 10.6 C7.6 10.4 4.2 11.8 1.8 16 C2.2 9.6 6.2 5.6 12.4 5.4 Z"),
        SymbolDesign(
            "arrowshape.turn.up.backward", 21, 18,
            body: "M8.6 2 L1.8 8 L8.6 14 L8.6 10.6 C13.4 10.4 16.8 11.8 19.2 16 C18.8 9.6 14.8 5.6 8.6 5.4 Z",
            isDirectional: true),
        SymbolDesign(
            "arrowshape.turn.up.forward", 21, 18,
            body: "M12.4 2 L19.2 8 L12.4 14 L12.4 10.6 C7.6 10.4 4.2 11.8 1.8 16 C2.2 9.6 6.2 5.6 12.4 5.4 Z",
            isDirectional: true),
        SymbolDesign("arrowtriangle.down", 17, 15, body: "M2.4 2.6 L14.6 2.6 L8.5 12.6 Z"),
        SymbolDesign("arrowtriangle.up", 17, 15, body: "M2.4 12.4 L14.6 12.4 L8.5 2.4 Z"),
        SymbolDesign("arrowtriangle.left", 15, 17, body: "M12.6 2.4 L12.6 14.6 L2.6 8.5 Z"),
        SymbolDesign("arrowtriangle.right", 15, 17, body: "M2.4 2.4 L2.4 14.6 L12.4 8.5 Z"),
        SymbolDesign(
            "square.and.arrow.up", 18, 23,
            lines:
                """
                M5.4 8.6 L4 8.6 Q2 8.6 2 10.6 L2 19 Q2 21 4 21 L14 21 Q16 21 16 19 L16 10.6 Q16 8.6 14 8.6 L12.6 \
                8.6 M9 14 L9 1.9 M5.2 5.4 L9 1.7 L12.8 5.4
                """
        ),
        SymbolDesign(
            "square.and.arrow.down", 18, 23,
            lines:
                """
                M5.4 8.6 L4 8.6 Q2 8.6 2 10.6 L2 19 Q2 21 4 21 L14 21 Q16 21 16 19 L16 10.6 Q16 8.6 14 8.6 L12.6 \
                8.6 M9 1.8 L9 14 M5.2 10.4 L9 14.2 L12.8 10.4
                """
        ),
        SymbolDesign(
            "arrow.down.doc", 17, 22,
            body:
                """
                M4.2 2 L9.4 2 Q9.9 2 10.2 2.3 L14.7 6.8 Q15 7.1 15 7.6 L15 17.8 Q15 20 12.8 20 L4.2 20 Q2 20 2 \
                17.8 L2 4.2 Q2 2 4.2 2 Z
                """,
            detail: "M8.5 8.6 L8.5 16 M5.6 13.2 L8.5 16.2 L11.4 13.2"),
        SymbolDesign(
            "arrow.up.doc", 17, 22,
            body:
                """
                M4.2 2 L9.4 2 Q9.9 2 10.2 2.3 L14.7 6.8 Q15 7.1 15 7.6 L15 17.8 Q15 20 12.8 20 L4.2 20 Q2 20 2 \
                17.8 L2 4.2 Q2 2 4.2 2 Z
                """,
            detail: "M8.5 16.4 L8.5 9 M5.6 11.8 L8.5 8.8 L11.4 11.8"),
        SymbolDesign(
            "arrow.up.right.square", 20, 20, body: "R2 2 16 16 3.2", detail: "M7 13 L12.8 7.2 M8 6.8 L13.2 6.8 L13.2 12"
        ),
        SymbolDesign(
            "arrow.up.forward.square", 20, 20, body: "R2 2 16 16 3.2",
            detail: "M7 13 L12.8 7.2 M8 6.8 L13.2 6.8 L13.2 12", isDirectional: true),
        SymbolDesign(
            "arrow.up.forward.app", 20, 20, body: "R2 2 16 16 4.6", detail: "M7 13 L12.8 7.2 M8 6.8 L13.2 6.8 L13.2 12",
            isDirectional: true),
        SymbolDesign(
            "rectangle.portrait.and.arrow.right", 23, 20,
            lines:
                """
                M11.6 6 L11.6 4.2 Q11.6 2 9.4 2 L4.6 2 Q2.4 2 2.4 4.2 L2.4 15.8 Q2.4 18 4.6 18 L9.4 18 Q11.6 18 \
                11.6 15.8 L11.6 14 M7.6 10 L20 10 M16 6 L20.4 10 L16 14
                """
        ),
        SymbolDesign(
            "rectangle.portrait.and.arrow.forward", 23, 20,
            lines:
                """
                M11.6 6 L11.6 4.2 Q11.6 2 9.4 2 L4.6 2 Q2.4 2 2.4 4.2 L2.4 15.8 Q2.4 18 4.6 18 L9.4 18 Q11.6 18 \
                11.6 15.8 L11.6 14 M7.6 10 L20 10 M16 6 L20.4 10 L16 14
                """,
            isDirectional: true),
        SymbolDesign(
            "tray.and.arrow.down", 22, 21,
            lines:
                """
                M6.4 7.4 L5 7.4 L2 13 L2 19 L20 19 L20 13 L17 7.4 L15.6 7.4 M2.2 13 L7.4 13 C7.8 16.4 14.2 16.4 \
                14.6 13 L19.8 13 M11 2 L11 10.4 M8 7.8 L11 10.8 L14 7.8
                """
        ),
        SymbolDesign(
            "tray.and.arrow.up", 22, 21,
            lines:
                """
                M6.4 7.4 L5 7.4 L2 13 L2 19 L20 19 L20 13 L17 7.4 L15.6 7.4 M2.2 13 L7.4 13 C7.8 16.4 14.2 16.4 \
                14.6 13 L19.8 13 M11 10.6 L11 2.4 M8 5.2 L11 2.2 L14 5.2
                """
        ),
        SymbolDesign(
            "icloud.and.arrow.down", 24, 21,
            lines:
                """
                M7.6 14 L6 14 C0.6 14 0.4 7.8 5 7.6 C5 1.6 14.6 0.6 16 6 C22.4 5.6 23.4 14 17.4 14 L16.4 14 M12 \
                9.4 L12 18.4 M8.8 15.4 L12 18.6 L15.2 15.4
                """
        ),
        SymbolDesign(
            "icloud.and.arrow.up", 24, 21,
            lines:
                """
                M7.6 14 L6 14 C0.6 14 0.4 7.8 5 7.6 C5 1.6 14.6 0.6 16 6 C22.4 5.6 23.4 14 17.4 14 L16.4 14 M12 \
                18.8 L12 10 M8.8 13 L12 9.6 L15.2 13
                """
        ),
    ]
}
