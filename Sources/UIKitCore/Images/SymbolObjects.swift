import Foundation

extension SymbolDesign {
    /// Everyday objects.
    static let objects: [SymbolDesign] = [
        SymbolDesign(
            "gearshape", 21, 21,
            body:
                """
                M8.9 2 L12.1 2 L12.7 4.5 L14.3 5.2 L16.6 3.9 L18.8 6.2 L17.4 8.3 L17.9 9.4 L19.4 10.5 L17.9 11.9 \
                L17.4 13 L18.6 15.3 L16.4 17.4 L14.3 16.1 L12.7 16.8 L12.1 19.2 L8.9 19.2 L8.3 16.8 L6.7 16.1 \
                L4.6 17.4 L2.4 15.3 L3.6 13 L3.1 11.9 L1.6 10.5 L3.1 9.4 L3.6 8.3 L2.2 6.2 L4.4 3.9 L6.7 5.2 L8.3 \
                4.5 Z
                """,
            detail: "O10.5 10.6 3.1"),
        SymbolDesign("bolt", 16, 21, body: "M9.6 2 L2.4 11.8 L7.2 11.8 L6 19 L13.6 8.8 L8.6 8.8 Z"),
        SymbolDesign(
            "flag", 18, 21,
            body: """
                M3 3 C6.6 1 10 5 15.6 3 L15.6 11.8 C10 13.8 6.6 9.8 3 11.8 Z
                """, lines: "M3 3 L3 19.4"),
        SymbolDesign(
            "pin", 16, 22, body: "M4.4 2 L11.6 2 L11 7.8 C13.2 9 14 10.6 14 12.6 L2 12.6 C2 10.6 2.8 9 5 7.8 Z",
            lines: "M8 12.8 L8 20"),
        SymbolDesign("mappin", 14, 22, body: "O7 6 4.2", lines: "M7 10.4 L7 20"),
        SymbolDesign(
            "paperplane", 21, 20, body: "M19.4 2 L2 8.6 L8.6 11.6 L11.8 18.4 Z", detail: "M8.8 11.4 L18.6 2.8"),
        SymbolDesign("location", 20, 20, body: "M18 2 L2.2 9 L9.8 10.2 L11 17.8 Z"),
        SymbolDesign(
            "key", 22, 14, body: "O6.4 7 4.4", lines: "M11 7 L20 7 L20 10.6 M16 7 L16 9.8", dots: "O5.2 7 1.1"),
        SymbolDesign(
            "hammer", 21, 21, body: "M4 7 L9 2 L14.6 4.4 L15.4 6.6 L12.4 9.6 L10.2 7.4 L6.8 9.8 Z",
            lines: "M11 8.4 L19 17.2 L17.2 19 L8.6 10.8"),
        SymbolDesign(
            "wrench", 20, 20,
            body:
                """
                M12.4 2.6 C9.4 3.4 8.4 6.4 9.4 8.8 L2.6 15.6 Q1.8 16.8 2.6 17.4 Q3.4 18.2 4.6 17.4 L11.2 10.6 \
                C13.8 11.6 16.6 10.4 17.4 7.6 L14.6 9 L11.4 8.6 L11 5.4 Z
                """
        ),
        SymbolDesign(
            "paintbrush", 20, 20,
            body:
                """
                M17.8 2.2 Q16.6 1.4 15.4 2.6 L8 10.6 L9.6 12.2 L17.4 4.6 Q18.6 3.4 17.8 2.2 Z M7 11.6 C4.4 11.6 \
                4.8 15.4 2 16.4 C4.6 18.6 9.2 17.4 8.8 13.4 Z
                """
        ),
        SymbolDesign(
            "paintpalette", 22, 20,
            body:
                """
                M11 2 C16 2 20.2 5.2 20.2 9.4 C20.2 12 18 13.4 15.4 12.8 C13 12.4 12 13.6 12.8 15.4 C13.4 17 12.4 \
                18 11 18 C6 18 1.8 14.6 1.8 10 C1.8 5.4 6 2 11 2 Z
                """,
            dots: "O6.2 9.4 1.3 O9 5.6 1.3 O13.6 5.6 1.3 O16.6 8.6 1.3"),
        SymbolDesign("scissors", 21, 19, lines: "O5 4.6 2.6 O5 14.4 2.6 M7.2 6 L19 14.6 M7.2 13 L19 4.4"),
        SymbolDesign(
            "wand.and.stars", 22, 21,
            lines:
                """
                M2.6 18.4 L13.4 7.6 M10.6 8.4 L12.6 10.4 M16.4 2 L16.4 6 M14.4 4 L18.4 4 M18.4 10 L18.4 13 M17 \
                11.5 L20 11.5 M8 2.6 L8 5 M6.8 3.8 L9.2 3.8
                """
        ),
        SymbolDesign(
            "sparkles", 21, 21,
            body:
                """
                M8.4 5 L10 10 L15 11.6 L10 13.2 L8.4 18.4 L6.8 13.2 L1.8 11.6 L6.8 10 Z M15.8 2 L16.6 4.2 L18.8 5 \
                L16.6 5.8 L15.8 8 L15 5.8 L12.8 5 L15 4.2 Z
                """
        ),
        SymbolDesign(
            "lightbulb", 16, 22,
            body:
                """
                M8 2 C11.4 2 13.8 4.4 13.8 7.6 C13.8 10.8 11 11.8 10.8 15 L5.2 15 C5 11.8 2.2 10.8 2.2 7.6 C2.2 \
                4.4 4.6 2 8 2 Z
                """,
            lines: "M5.6 17.6 L10.4 17.6 M6.6 20 L9.4 20"),
        SymbolDesign(
            "flame", 17, 21,
            body:
                """
                M8.6 2 C9.4 5.6 14.8 7.8 14.8 13 C14.8 16.8 12 19 8.5 19 C5 19 2.2 16.8 2.2 13 C2.2 10.6 3.4 8.8 \
                4.8 7.6 C5 9.2 5.8 10 6.8 10.2 C6.2 7.2 6.6 4 8.6 2 Z
                """
        ),
        SymbolDesign(
            "drop", 16, 21,
            body:
                "M8 2 C10.6 6 13.6 9.4 13.6 13.2 C13.6 16.6 11.2 19 8 19 C4.8 19 2.4 16.6 2.4 13.2 C2.4 9.4 5.4 6 8 2 Z"
        ),
        SymbolDesign(
            "leaf", 21, 19, body: "M3.4 4.4 C8 6.4 17 2.4 18.6 10 C19 14.6 14.6 16.4 11 16 C5 15.4 2.6 10.4 3.4 4.4 Z",
            detail: "M7 8.6 C10 11.8 14 13.4 19 16.4"),
        SymbolDesign(
            "cart", 22, 20, body: "M5.4 5.6 L20 5.6 L18.2 12.6 L6.8 13 Z",
            lines: "M1.8 2.4 L4.6 2.4 L6.8 13 Q5 15.4 7.6 15.4 L18.4 15.4",
            dots: "O8.6 18 1.3 O16.6 18 1.3"),
        SymbolDesign(
            "bag", 18, 21, body: "M3 6.4 L15 6.4 L16.2 17 Q16.2 19.2 14.2 19.2 L3.8 19.2 Q1.8 19.2 1.8 17 Z",
            lines: "M5.8 6.2 C5.8 0.6 12.2 0.6 12.2 6.2"),
        SymbolDesign(
            "birthday.cake", 22, 21, body: "M3 18.4 L3 13.2 Q3 11.2 5 11.2 L17 11.2 Q19 11.2 19 13.2 L19 18.4 Z",
            lines:
                """
                M1.8 18.8 L20.2 18.8 M6.4 10.8 L6.4 7 M11 10.8 L11 7 M15.6 10.8 L15.6 7 M6.4 3.6 L6.4 4.4 M11 3.6 \
                L11 4.4 M15.6 3.6 L15.6 4.4
                """,
            detail: "M3.2 14 C4.6 16.2 6.8 16.2 8.4 14.2 C9.8 16.2 12.2 16.2 13.6 14.2 C15.2 16.2 17.4 16.2 18.8 14"),
        SymbolDesign(
            "gift", 20, 20, body: "R2 6 16 4 1 M3.4 10 L16.6 10 L16.6 18 L3.4 18 Z",
            lines: "M10 6 C4 6 4.4 1.6 7 2 C9 2.4 10 6 10 6 C10 6 11 2.4 13 2 C15.6 1.6 16 6 10 6",
            detail: "M10 6.2 L10 17.8"),
        SymbolDesign("creditcard", 23, 18, body: "R2 2 19 14 2.4", detail: "M2.2 6.6 L20.8 6.6 M5.4 12 L9 12"),
        SymbolDesign(
            "briefcase", 22, 19, body: "R2 5 18 12 2", lines: "M7.4 4.8 L7.4 2.4 L14.6 2.4 L14.6 4.8",
            detail: "M2.2 10.6 L19.8 10.6"),
        SymbolDesign(
            "suitcase", 20, 21, body: "R2 6 16 13 2.2", lines: "M7 5.8 L7 2.4 L13 2.4 L13 5.8",
            detail: "M6 6.2 L6 18.8 M14 6.2 L14 18.8"),
        SymbolDesign(
            "clipboard", 17, 21, body: "R2 3.6 13 15.6 2", detail: "M5.6 6 L11.4 6", dots: "R5.6 1.6 5.8 4 1.2"),
        SymbolDesign(
            "list.clipboard", 17, 21, body: "R2 3.6 13 15.6 2", detail: "M7.4 10 L11.6 10 M7.4 14.4 L11.6 14.4",
            dots: "R5.6 1.6 5.8 4 1.2 O5 10 0.9 O5 14.4 0.9"),
        SymbolDesign(
            "newspaper", 22, 18, body: "M6 2 L20 2 L20 14 Q20 16 18 16 L4 16 Q6 16 6 14 Z",
            lines: "M4 16 Q2 16 2 14 L2 6 L5.6 6",
            detail: "M9 5.4 L17 5.4 M9 9 L12 9 M14.6 9 L17 9 M9 12.4 L12 12.4 M14.6 12.4 L17 12.4"),
        SymbolDesign(
            "book.closed", 17, 21, body: "M4.6 2 L15 2 L15 19 L4.6 19 Q2 19 2 16.6 L2 4.4 Q2 2 4.6 2 Z",
            detail: "M2.4 16.4 Q3 14.8 5 14.8 L14.8 14.8 M6 2.4 L6 14.6"),
        SymbolDesign(
            "books.vertical", 20, 20, body: "R2 3 4 15 1 R6.4 6 4 12 1 M11.4 5 L15 4 L18.4 16.6 L14.8 17.6 Z",
            detail: "M2.4 6.4 L5.6 6.4 M6.8 9 L10 9"),
        SymbolDesign(
            "graduationcap", 25, 19, body: "M12.5 2 L23 7 L12.5 12 L2 7 Z",
            lines: "M6.4 9.4 L6.4 14.4 C9 17.4 16 17.4 18.6 14.4 L18.6 9.4 M22.8 7.2 L22.8 13.4"
        ),
        SymbolDesign(
            "trophy", 20, 20, body: "M5.4 2 L14.6 2 L14.6 8 C14.6 13.6 5.4 13.6 5.4 8 Z",
            lines:
                """
                M5.2 4 L2 4 C2 7.6 3.4 9.4 6 9.6 M14.8 4 L18 4 C18 7.6 16.6 9.4 14 9.6 M10 12.4 L10 16 M6 18 L14 \
                18 M7.6 16 L12.4 16
                """
        ),
        SymbolDesign(
            "rosette", 18, 21, body: "O9 7.4 5.4", lines: "M5.4 12 L4 19 L9 16.4 L14 19 L12.6 12", dots: "O9 7.4 1.8"),
        SymbolDesign("crown", 22, 18, body: "M2 4.4 L6.6 8.6 L11 2.4 L15.4 8.6 L20 4.4 L18 15.6 L4 15.6 Z"),
        SymbolDesign(
            "shield", 17, 21, body: "M8.5 2 L15 4.4 L15 10 C15 14.4 12.4 17.4 8.5 19.2 C4.6 17.4 2 14.4 2 10 L2 4.4 Z"),
        SymbolDesign(
            "checkmark.shield", 17, 21,
            body: "M8.5 2 L15 4.4 L15 10 C15 14.4 12.4 17.4 8.5 19.2 C4.6 17.4 2 14.4 2 10 L2 4.4 Z",
            detail: "M5.4 10.4 L7.8 12.8 L11.8 7.4"),
        SymbolDesign(
            "xmark.shield", 17, 21,
            body: "M8.5 2 L15 4.4 L15 10 C15 14.4 12.4 17.4 8.5 19.2 C4.6 17.4 2 14.4 2 10 L2 4.4 Z",
            detail: "M6 7.4 L11 12.4 M11 7.4 L6 12.4"),
        SymbolDesign(
            "lock.shield", 17, 21,
            body: "M8.5 2 L15 4.4 L15 10 C15 14.4 12.4 17.4 8.5 19.2 C4.6 17.4 2 14.4 2 10 L2 4.4 Z",
            detail: "M6.8 9.2 L6.8 8 C6.8 5.6 10.2 5.6 10.2 8 L10.2 9.2", dots: "R5.6 9.2 5.8 4.2 0.8"),
        SymbolDesign(
            "exclamationmark.shield", 17, 21,
            body: "M8.5 2 L15 4.4 L15 10 C15 14.4 12.4 17.4 8.5 19.2 C4.6 17.4 2 14.4 2 10 L2 4.4 Z",
            detail: "M8.5 6.6 L8.5 10.8", dots: "O8.5 13.8 1"),
        SymbolDesign(
            "checkmark.seal", 21, 21,
            body:
                """
                M10.5 2 L12.8 3.8 L15.7 3.5 L16.6 6.3 L19.1 7.8 L18.2 10.5 L19.1 13.2 L16.6 14.7 L15.7 17.5 L12.8 \
                17.2 L10.5 19 L8.2 17.2 L5.3 17.5 L4.4 14.7 L1.9 13.2 L2.8 10.5 L1.9 7.8 L4.4 6.3 L5.3 3.5 L8.2 \
                3.8 Z
                """,
            detail: "M7 10.8 L9.6 13.4 L14 7.6"),
        SymbolDesign(
            "xmark.seal", 21, 21,
            body:
                """
                M10.5 2 L12.8 3.8 L15.7 3.5 L16.6 6.3 L19.1 7.8 L18.2 10.5 L19.1 13.2 L16.6 14.7 L15.7 17.5 L12.8 \
                17.2 L10.5 19 L8.2 17.2 L5.3 17.5 L4.4 14.7 L1.9 13.2 L2.8 10.5 L1.9 7.8 L4.4 6.3 L5.3 3.5 L8.2 \
                3.8 Z
                """,
            detail: "M7.6 7.6 L13.4 13.4 M13.4 7.6 L7.6 13.4"),
        SymbolDesign(
            "xmark.octagon", 20, 20, body: "M6.6 2 L13.4 2 L18 6.6 L18 13.4 L13.4 18 L6.6 18 L2 13.4 L2 6.6 Z",
            detail: "M7 7 L13 13 M13 7 L7 13"),
        SymbolDesign(
            "exclamationmark.octagon", 20, 20,
            body: "M6.6 2 L13.4 2 L18 6.6 L18 13.4 L13.4 18 L6.6 18 L2 13.4 L2 6.6 Z", detail: "M10 5.6 L10 10.8",
            dots: "O10 14 1.1"),
        SymbolDesign(
            "exclamationmark.triangle", 21, 19, body: "M10.5 2 L19.3 17 L1.7 17 Z", detail: "M10.5 7.4 L10.5 11.6",
            dots: "O10.5 14.3 1.05"),
        SymbolDesign(
            "cube", 20, 21, body: "M10 2 L17.6 6 L17.6 14.8 L10 19 L2.4 14.8 L2.4 6 Z",
            detail: "M2.6 6.2 L10 10.4 L17.4 6.2 M10 10.4 L10 18.8"),
        SymbolDesign(
            "shippingbox", 21, 20, body: "M10.5 2 L18.6 5.6 L18.6 14.4 L10.5 18 L2.4 14.4 L2.4 5.6 Z",
            detail: "M2.6 5.8 L10.5 9.4 L18.4 5.8 M10.5 9.4 L10.5 17.8 M6.4 4 L14.4 7.6"),
        SymbolDesign(
            "archivebox", 21, 19, body: "R1.8 2 17.4 4.4 1 M3.2 6.6 L3.2 17 L17.8 17 L17.8 6.6 Z",
            detail: "M3.4 6.5 L17.6 6.5 M7.8 10.4 L13.2 10.4"),
        SymbolDesign(
            "tray", 22, 18, body: "M2 10 L5 2 L17 2 L20 10 L20 16 L2 16 Z",
            detail: "M2.2 10 L7.4 10 C7.8 13.4 14.2 13.4 14.6 10 L19.8 10"),
        SymbolDesign(
            "puzzlepiece.extension", 21, 21,
            body:
                """
                M2.4 6.4 L7.4 6.4 C5.6 1.2 12.4 1.2 10.6 6.4 L15.4 6.4 L15.4 10.8 C20.4 9 20.4 15.8 15.4 14 L15.4 \
                18.6 L2.4 18.6 L2.4 14.2 C6.8 15.6 6.8 9.4 2.4 10.8 Z
                """
        ),
        SymbolDesign(
            "dice", 20, 20, body: "R2 2 16 16 3.2",
            dots: "O6.4 6.4 1.35 O13.6 6.4 1.35 O10 10 1.35 O6.4 13.6 1.35 O13.6 13.6 1.35"),
        SymbolDesign(
            "gamecontroller", 24, 17,
            body: "M7 3 L17 3 C21 3 22 8 22 12 C22 15.4 19 15 17 12 L7 12 C5 15 2 15.4 2 12 C2 8 3 3 7 3 Z",
            detail: "M7.6 5.4 L7.6 9 M5.8 7.2 L9.4 7.2", dots: "O15.4 8.4 1 O17.6 6.2 1"),
        SymbolDesign(
            "ladybug", 19, 20,
            body:
                """
                M9.5 6 C13.6 6 15.4 9.4 15.4 12.6 C15.4 16 12.8 18.2 9.5 18.2 C6.2 18.2 3.6 16 3.6 12.6 C3.6 9.4 \
                5.4 6 9.5 6 Z
                """,
            lines:
                "M6.4 6.2 C6.4 2.4 12.6 2.4 12.6 6.2 M2 9 L3.8 10 M2 15.6 L3.8 14.8 M17 9 L15.2 10 M17 15.6 L15.2 14.8",
            detail: "M9.5 6.4 L9.5 17.8",
            dots: "O6.8 11 1 O12.2 11 1 O7.2 14.8 1 O11.8 14.8 1"),
        SymbolDesign(
            "testtube.2", 20, 20,
            body:
                """
                M3 2.4 L8 2.4 M4 2.6 L4 15 C4 18.4 7.4 18.4 7.4 15 L7.4 2.6 M12 2.4 L17 2.4 M13 2.6 L13 15 C13 \
                18.4 16.4 18.4 16.4 15 L16.4 2.6
                """,
            lines: "M4.2 9.6 L7.2 9.6 M13.2 7 L16.2 7", hasFill: false),
        SymbolDesign(
            "bandage", 21, 21,
            body: "M3.2 10.6 L10.6 3.2 C13.8 0.6 20.4 7.2 17.8 10.4 L10.4 17.8 C7.2 20.4 0.6 13.8 3.2 10.6 Z",
            detail: "M6.8 7 L14 14.2",
            dots: "O10.5 8.4 0.9 O12.6 10.5 0.9 O8.4 10.5 0.9 O10.5 12.6 0.9"),
        SymbolDesign(
            "cross", 19, 19, body: "M7 2 L12 2 L12 7 L17 7 L17 12 L12 12 L12 17 L7 17 L7 12 L2 12 L2 7 L7 7 Z"),
        SymbolDesign(
            "pills", 20, 20,
            body:
                """
                M3 8.4 L8.4 3 C11.4 0.6 15 4.4 12.6 7.4 L7.4 12.6 C4.4 15 0.6 11.4 3 8.4 Z M10.6 15 C10.6 10 18.4 \
                10 18.4 15 C18.4 19.4 10.6 19.4 10.6 15 Z
                """,
            detail: "M5.6 5.8 L10 10.2 M11 15 L18 15"),
        SymbolDesign(
            "stethoscope", 21, 21,
            lines:
                """
                M4 2.4 L2.4 2.4 L2.4 7 C2.4 13 10.6 13 10.6 7 L10.6 2.4 L9 2.4 M6.5 11.6 L6.5 14 C6.5 20.6 15.8 \
                20.6 15.8 14 L15.8 12 O15.8 9.6 2.2
                """
        ),
        SymbolDesign("opticaldisc", 20, 20, body: "O10 10 8.5", detail: "O10 10 2.4 M10 4.6 C13 4.6 15.4 7 15.4 10"),
        SymbolDesign("power", 20, 21, lines: "M10 2 L10 10.4 A10 11.4 7.4 -55 235"),
        SymbolDesign(
            "ruler", 24, 13, body: "R2 2 20 9 1.6",
            detail: "M6 2.4 L6 6 M9 2.4 L9 5 M12 2.4 L12 6 M15 2.4 L15 5 M18 2.4 L18 6"),
        SymbolDesign(
            "ticket", 22, 17,
            body: "M2 2.4 L20 2.4 L20 6 C17.4 6.6 17.4 10.4 20 11 L20 14.6 L2 14.6 L2 11 C4.6 10.4 4.6 6.6 2 6 Z",
            detail: "M13.6 4.4 L13.6 5.4 M13.6 8 L13.6 9 M13.6 11.6 L13.6 12.6"),
        SymbolDesign(
            "umbrella", 21, 21,
            body:
                """
                M2 11.4 C2.4 0.6 18.6 0.6 19 11.4 C17.4 9.4 14.6 9.4 13.2 11.4 C12 9.4 9 9.4 7.8 11.4 C6.4 9.4 \
                3.6 9.4 2 11.4 Z
                """,
            lines: "M10.5 10.4 L10.5 16.6 C10.5 20 6.4 20 6.4 16.8"),
        SymbolDesign(
            "cup.and.saucer", 23, 18, body: "M4 2.4 L17 2.4 L17 7.6 C17 14.6 4 14.6 4 7.6 Z",
            lines: "M17.2 4 C22 3.6 22 9.6 16.4 9.6 M2 16 L19 16"),
        SymbolDesign(
            "fork.knife", 18, 21,
            lines: "M3 2.4 L3 7 C3 9.6 8 9.6 8 7 L8 2.4 M5.5 2.4 L5.5 19 M13 19 L13 2.4 C16.4 4 16.4 9.6 15.6 12 L13 12"
        ),
        SymbolDesign(
            "bed.double", 24, 17, body: "M2 9 Q2 7.4 3.6 7.4 L20.4 7.4 Q22 7.4 22 9 L22 12.6 L2 12.6 Z",
            lines:
                """
                M2 12.4 L2 15 M22 12.4 L22 15 M4.4 7.2 L4.4 4 Q4.4 2.4 6 2.4 L18 2.4 Q19.6 2.4 19.6 4 L19.6 7.2 \
                M7 7.2 L7 5.4 L11 5.4 L11 7.2 M13 7.2 L13 5.4 L17 5.4 L17 7.2
                """
        ),
    ]
}
