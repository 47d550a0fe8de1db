import Foundation

extension SymbolDesign {
    /// Images, sound, devices and connections.
    static let media: [SymbolDesign] = [
        SymbolDesign(
            "photo", 23, 18, body: "R2 2 19 14 2", detail: "M2.6 14.4 L8 8.8 L13.4 14.8 M11.6 12.8 L15 9.4 L20.6 14.6",
            dots: "O15.6 6 1.5"),
        SymbolDesign(
            "photo.on.rectangle", 25, 20, body: "R6 5.4 17 12.6 2",
            lines: "M2.2 13.4 Q2 13 2 12.4 L2 4 Q2 2 4 2 L17 2 Q18 2 18.6 2.6",
            detail: "M6.4 16.2 L11 11.4 L16 16.6 M14.4 15 L17.2 12 L22.4 16.6", dots: "O17.6 8.8 1.2", hasFill: false),
        SymbolDesign(
            "camera", 23, 19,
            body:
                """
                M3.8 5 L6.6 5 L8.2 2.4 L14.8 2.4 L16.4 5 L19.2 5 Q21 5 21 6.8 L21 15.2 Q21 17 19.2 17 L3.8 17 Q2 \
                17 2 15.2 L2 6.8 Q2 5 3.8 5 Z
                """,
            detail: "O11.5 10.7 3.7"),
        SymbolDesign("video", 25, 17, body: "R2 2.4 14 12 2.6 M17.4 7 L22.6 3.6 L22.6 13.2 L17.4 9.8 Z"),
        SymbolDesign(
            "film", 22, 18, body: "R2 2 18 14 2",
            detail:
                """
                M6.4 2.2 L6.4 15.8 M15.6 2.2 L15.6 15.8 M6.6 9 L15.4 9 M2.2 5.6 L6.2 5.6 M2.2 12.4 L6.2 12.4 \
                M15.8 5.6 L19.8 5.6 M15.8 12.4 L19.8 12.4
                """
        ),
        SymbolDesign("play.rectangle", 23, 18, body: "R2 2 19 14 2.4", dots: "M9.4 5.6 L15 9 L9.4 12.4 Z"),
        SymbolDesign("play", 17, 19, body: "M3 2.4 L15 9.5 L3 16.6 Z"),
        SymbolDesign("pause", 15, 19, body: "R2 2.4 3.6 14.2 1 R9.4 2.4 3.6 14.2 1"),
        SymbolDesign("stop", 18, 18, body: "R2.4 2.4 13.2 13.2 1.8"),
        SymbolDesign("backward", 24, 17, body: "M11.5 2.4 L11.5 14.6 L2 8.5 Z M22 2.4 L22 14.6 L12.5 8.5 Z"),
        SymbolDesign("forward", 24, 17, body: "M2 2.4 L2 14.6 L11.5 8.5 Z M12.5 2.4 L12.5 14.6 L22 8.5 Z"),
        SymbolDesign("backward.end", 19, 17, body: "M17 2.4 L17 14.6 L6 8.5 Z", lines: "M3 2.4 L3 14.6"),
        SymbolDesign("forward.end", 19, 17, body: "M2 2.4 L2 14.6 L13 8.5 Z", lines: "M16 2.4 L16 14.6"),
        SymbolDesign(
            "eject", 20, 18, body: "M10 2.4 L17.6 10.4 L2.4 10.4 Z M2.4 13.4 L17.6 13.4 L17.6 15.6 L2.4 15.6 Z"),
        SymbolDesign(
            "playpause", 24, 17, body: "M2 2.4 L11 8.5 L2 14.6 Z R13.6 2.4 2.6 12.2 0.8 R18.8 2.4 2.6 12.2 0.8"),
        SymbolDesign("record.circle", 20, 20, body: "O10 10 8.5", dots: "O10 10 4"),
        SymbolDesign("speaker", 14, 19, body: "M2 7 L5.4 7 L11 2.4 L11 16.6 L5.4 12 L2 12 Z"),
        SymbolDesign(
            "speaker.wave.1", 17, 19,
            body: """
                M2 7 L5.4 7 L11 2.4 L11 16.6 L5.4 12 L2 12 Z
                """, lines: "A10.4 9.5 4 -38 38"),
        SymbolDesign(
            "speaker.wave.2", 20, 19, body: "M2 7 L5.4 7 L11 2.4 L11 16.6 L5.4 12 L2 12 Z",
            lines: "A10.4 9.5 4 -38 38 A10.4 9.5 7.4 -38 38"),
        SymbolDesign(
            "speaker.wave.3", 24, 19, body: "M2 7 L5.4 7 L11 2.4 L11 16.6 L5.4 12 L2 12 Z",
            lines: "A10.4 9.5 4 -38 38 A10.4 9.5 7.4 -38 38 A10.4 9.5 10.8 -38 38"),
        SymbolDesign(
            "mic", 15, 22, body: "R4.4 2 6.2 11 3.1",
            lines: "M2 10.4 C2 17.4 13 17.4 13 10.4 M7.5 15.8 L7.5 20 M4.6 20 L10.4 20"),
        SymbolDesign("music.note", 15, 20, lines: "M6.6 15.8 L6.6 3.6 L13 2 L13 5.4 L6.6 7", dots: "O4.4 15.9 2.6"),
        SymbolDesign(
            "music.note.list", 22, 20, lines: "M16 14 L16 3 L20 2 M2 4 L12 4 M2 9 L12 9 M2 14 L8.6 14",
            dots: "O13.8 14.4 2.6"),
        SymbolDesign(
            "headphones", 21, 20, body: "R2.4 11 3.6 7 1.6 R15 11 3.6 7 1.6",
            lines: "M2.6 12 C2.6 5.6 6 2.4 10.5 2.4 C15 2.4 18.4 5.6 18.4 12", hasFill: false),
        SymbolDesign(
            "waveform", 23, 19,
            lines: "M2 8 L2 11 M5.8 5 L5.8 14 M9.6 2.4 L9.6 16.6 M13.4 6 L13.4 13 M17.2 4 L17.2 15 M21 8 L21 11"),
        SymbolDesign("waveform.path.ecg", 23, 18, lines: "M2 10 L6 10 L8.4 4 L12 15.4 L15 7.4 L16.4 10 L21 10"),
        SymbolDesign("tv", 23, 19, body: "R2 2 19 12 2", lines: "M7.4 16.8 L15.6 16.8"),
        SymbolDesign("display", 23, 20, body: "R2 2 19 12.4 2", lines: "M11.5 14.6 L11.5 18 M7.4 18 L15.6 18"),
        SymbolDesign(
            "desktopcomputer", 22, 20, body: "R2 2 18 12 1.8", lines: "M7 18 L15 18 M11 14.2 L11 17.8", hasFill: false),
        SymbolDesign("laptopcomputer", 25, 18, body: "R4.6 2.4 15.8 10.6 1.6", lines: "M2 15.4 L23 15.4"),
        SymbolDesign("iphone", 14, 22, body: "R2.2 2 9.6 18 2.2", detail: "M6 17.4 L8 17.4", hasFill: false),
        SymbolDesign("ipad", 18, 22, body: "R2.2 2 13.6 18 2.2", detail: "M7.6 17.4 L10.4 17.4", hasFill: false),
        SymbolDesign(
            "applewatch", 16, 22, body: "R2.4 5.4 10.4 11.2 2.6",
            lines: "M4.8 5 L5.4 2 L9.8 2 L10.4 5 M4.8 17 L5.4 20 L9.8 20 L10.4 17 M14.2 9.6 L14.2 12",
            hasFill: false),
        SymbolDesign(
            "keyboard", 24, 17, body: "R2 2.4 20 12 2", detail: "M7.4 11 L16.6 11",
            dots:
                """
                O5.4 5.8 0.8 O8.7 5.8 0.8 O12 5.8 0.8 O15.3 5.8 0.8 O18.6 5.8 0.8 O5.4 8.4 0.8 O8.7 8.4 0.8 O12 \
                8.4 0.8 O15.3 8.4 0.8 O18.6 8.4 0.8
                """
        ),
        SymbolDesign(
            "printer", 22, 20, body: "M5.6 7 L16.4 7 Q20 7 20 9 L20 14.6 L2 14.6 L2 9 Q2 7 5.6 7 Z",
            lines: "M5.6 6.8 L5.6 2 L16.4 2 L16.4 6.8",
            detail: "M5.6 18 L5.6 11.4 L16.4 11.4 L16.4 18 Z"),
        SymbolDesign(
            "cpu", 20, 20, body: "R4.4 4.4 11.2 11.2 1.8",
            lines:
                """
                M7 1.6 L7 4 M10 1.6 L10 4 M13 1.6 L13 4 M7 16 L7 18.4 M10 16 L10 18.4 M13 16 L13 18.4 M1.6 7 L4 7 \
                M1.6 10 L4 10 M1.6 13 L4 13 M16 7 L18.4 7 M16 10 L18.4 10 M16 13 L18.4 13
                """,
            detail: "R7.6 7.6 4.8 4.8 0.8"),
        SymbolDesign(
            "memorychip", 22, 16, body: "R2 4.4 18 7.2 1.4",
            lines: "M5 2 L5 4 M9 2 L9 4 M13 2 L13 4 M17 2 L17 4 M5 12 L5 14 M9 12 L9 14 M13 12 L13 14 M17 12 L17 14"),
        SymbolDesign(
            "server.rack", 20, 20, body: "R2 2 16 4.4 1.2 R2 7.8 16 4.4 1.2 R2 13.6 16 4.4 1.2",
            dots: "O5 4.2 0.8 O5 10 0.8 O5 15.8 0.8", hasFill: false),
        SymbolDesign(
            "internaldrive", 22, 17,
            body:
                """
                M5.5 3 Q5.9 2 7 2 L15 2 Q16.1 2 16.5 3 L19.7 8.6 Q20 9.1 20 9.8 L20 12.8 Q20 15 17.8 15 L4.2 15 \
                Q2 15 2 12.8 L2 9.8 Q2 9.1 2.3 8.6 Z
                """,
            detail: "M2.4 9 L19.6 9", dots: "O16.6 12 1.1"),
        SymbolDesign(
            "externaldrive", 22, 17,
            body:
                """
                M5.5 3 Q5.9 2 7 2 L15 2 Q16.1 2 16.5 3 L19.7 8.6 Q20 9.1 20 9.8 L20 12.8 Q20 15 17.8 15 L4.2 15 \
                Q2 15 2 12.8 L2 9.8 Q2 9.1 2.3 8.6 Z
                """,
            detail: "M2.4 9 L19.6 9 M5 12 L10 12", dots: "O16.6 12 1.1"),
        SymbolDesign(
            "wifi", 22, 18,
            lines: """
                A11 15 4.6 -135 -45 A11 15 8.4 -135 -45 A11 15 12.2 -135 -45
                """, dots: "O11 14.8 1.5"),
        SymbolDesign(
            "antenna.radiowaves.left.and.right", 25, 20,
            lines: "M12.5 9 L12.5 18 A12.5 8 4.2 -50 50 A12.5 8 4.2 130 230 A12.5 8 8 -50 50 A12.5 8 8 130 230",
            dots: "O12.5 8 1.7"),
        SymbolDesign(
            "dot.radiowaves.left.and.right", 25, 19,
            lines: "A12.5 9.5 4.6 -50 50 A12.5 9.5 4.6 130 230 A12.5 9.5 8.8 -50 50 A12.5 9.5 8.8 130 230",
            dots: "O12.5 9.5 1.9"),
        SymbolDesign("wave.3.right", 17, 19, lines: "A1 9.5 5 -42 42 A1 9.5 9 -40 40 A1 9.5 13 -38 38"),
        SymbolDesign(
            "network", 20, 20, body: "O10 10 8.5",
            detail:
                """
                M1.6 10 L18.4 10 M10 1.6 L10 18.4 M10 1.6 C4.4 5.6 4.4 14.4 10 18.4 C15.6 14.4 15.6 5.6 10 1.6 M3 \
                5.6 C7 7.4 13 7.4 17 5.6 M3 14.4 C7 12.6 13 12.6 17 14.4
                """,
            hasFill: false),
        SymbolDesign(
            "globe", 20, 20, body: "O10 10 8.5",
            detail: "M1.6 10 L18.4 10 M10 1.6 C5 5.6 5 14.4 10 18.4 C15 14.4 15 5.6 10 1.6"),
        SymbolDesign("safari", 20, 20, body: "O10 10 8.5", detail: "M14.4 5.6 L11.4 11.4 L5.6 14.4 L8.6 8.6 Z"),
        SymbolDesign(
            "icloud", 24, 18,
            body: "M6 15.6 C0.6 15.6 0.4 8.6 5 8.2 C5 1.6 14.6 0.4 16 6.6 C22.4 6 23.4 15.6 17.4 15.6 Z"),
        SymbolDesign(
            "cloud", 24, 18,
            body: "M6 15.6 C0.6 15.6 0.4 8.6 5 8.2 C5 1.6 14.6 0.4 16 6.6 C22.4 6 23.4 15.6 17.4 15.6 Z"),
        SymbolDesign(
            "battery.100", 26, 14, body: "R2 2.4 19 9.2 2.6", lines: "M23.4 5.6 L23.4 8.4", dots: "R4.2 4.6 14.6 4.8 1",
            hasFill: false),
        SymbolDesign(
            "battery.25", 26, 14, body: "R2 2.4 19 9.2 2.6", lines: "M23.4 5.6 L23.4 8.4", dots: "R4.2 4.6 4.4 4.8 1",
            hasFill: false),
        SymbolDesign(
            "phone", 20, 20,
            body:
                """
                M5.6 2.2 L8.4 6.4 L6.8 8.6 C7.6 10.6 9.4 12.4 11.4 13.2 L13.6 11.6 L17.8 14.4 C17.6 16.6 16 18 \
                13.8 17.8 C8 17 3 12 2.2 6.2 C2 4 3.4 2.4 5.6 2.2 Z
                """
        ),
        SymbolDesign(
            "qrcode", 20, 20, lines: "R2 2 6 6 0.8 R12 2 6 6 0.8 R2 12 6 6 0.8",
            dots:
                """
                R4.2 4.2 1.6 1.6 0.2 R14.2 4.2 1.6 1.6 0.2 R4.2 14.2 1.6 1.6 0.2 R11.2 11.2 2.4 2.4 0.2 R16.4 \
                11.2 2.4 2.4 0.2 R13.8 13.8 2.4 2.4 0.2 R11.2 16.4 2.4 2.4 0.2 R16.4 16.4 2.4 2.4 0.2
                """
        ),
        SymbolDesign(
            "qrcode.viewfinder", 22, 22,
            lines:
                """
                M2 7 L2 4 Q2 2 4 2 L7 2 M15 2 L18 2 Q20 2 20 4 L20 7 M20 15 L20 18 Q20 20 18 20 L15 20 M7 20 L4 \
                20 Q2 20 2 18 L2 15
                """,
            dots: "R6 6 4 4 0.4 R12 6 4 4 0.4 R6 12 4 4 0.4 R12 12 1.8 1.8 0.2 R14.4 14.4 1.8 1.8 0.2"),
        SymbolDesign(
            "barcode", 23, 17,
            lines:
                """
                M2.6 2.4 L2.6 14.6 M6 2.4 L6 14.6 M8.4 2.4 L8.4 14.6 M12 2.4 L12 14.6 M15.6 2.4 L15.6 14.6 M18 \
                2.4 L18 14.6 M20.6 2.4 L20.6 14.6
                """
        ),
        SymbolDesign(
            "faceid", 20, 20,
            lines:
                """
                M2 6.4 L2 4.4 Q2 2 4.4 2 L6.4 2 M13.6 2 L15.6 2 Q18 2 18 4.4 L18 6.4 M18 13.6 L18 15.6 Q18 18 \
                15.6 18 L13.6 18 M6.4 18 L4.4 18 Q2 18 2 15.6 L2 13.6 M6.8 7 L6.8 8.6 M13.2 7 L13.2 8.6 M10.2 7 \
                L10.2 11 L9.2 11 M7 13 C8.6 14.6 11.4 14.6 13 13
                """
        ),
        SymbolDesign(
            "touchid", 20, 20,
            lines:
                """
                A10 11 3 180 360 L13 13 M7 11 L7 14.6 M10 11 L10 16.6 A10 11 6 170 370 L16 13.6 M4 11.4 L4 13 M13 \
                15.6 L13 16.6 A10 11 8.6 205 335
                """
        ),
        SymbolDesign(
            "viewfinder", 20, 20,
            lines:
                """
                M2 6.4 L2 4.4 Q2 2 4.4 2 L6.4 2 M13.6 2 L15.6 2 Q18 2 18 4.4 L18 6.4 M18 13.6 L18 15.6 Q18 18 \
                15.6 18 L13.6 18 M6.4 18 L4.4 18 Q2 18 2 15.6 L2 13.6
                """
        ),
        SymbolDesign(
            "powerplug", 17, 21, body: "M3.4 8 L13.6 8 L13.6 10.4 C13.6 15.4 3.4 15.4 3.4 10.4 Z",
            lines: "M6 2.4 L6 7.8 M11 2.4 L11 7.8 M8.5 14.4 L8.5 19"),
    ]

    /// The sky, time, roads and houses.
    static let world: [SymbolDesign] = [
        SymbolDesign(
            "sun.max", 22, 22, body: "O11 11 4",
            lines:
                """
                M11 1.8 L11 4 M11 18 L11 20.2 M1.8 11 L4 11 M18 11 L20.2 11 M4.5 4.5 L6 6 M16 16 L17.5 17.5 M4.5 \
                17.5 L6 16 M16 6 L17.5 4.5
                """
        ),
        SymbolDesign(
            "sun.min", 20, 20, body: "O10 10 3.8",
            lines:
                """
                M10 3 L10 3.1 M10 16.9 L10 17 M3 10 L3.1 10 M16.9 10 L17 10 M5 5 L5.1 5.1 M14.9 14.9 L15 15 M5 15 \
                L5.1 14.9 M14.9 5.1 L15 5
                """
        ),
        SymbolDesign(
            "moon", 19, 20,
            body: "M8 2.4 C4.4 3.6 2 6.8 2 10.6 C2 15 5.4 18 9.6 18 C13 18 15.8 16 17 13 C11 15.4 5 9.6 8 2.4 Z"),
        SymbolDesign(
            "cloud.rain", 24, 21, body: "M6 13 C0.6 13 0.6 6.8 5 6.6 C5 1 14.6 0.4 16 5.4 C22.4 5 23.2 13 17.4 13 Z",
            lines: "M7 16 L6 19 M12 16 L11 19 M17 16 L16 19"),
        SymbolDesign(
            "snowflake", 20, 20,
            lines:
                """
                M10 2 L10 18 M3.1 6 L16.9 14 M3.1 14 L16.9 6 M7.8 3.4 L10 5.4 L12.2 3.4 M7.8 16.6 L10 14.6 L12.2 \
                16.6 M3.2 9 L6 8 L5.4 5 M14.6 15 L14 12 L16.8 11 M3.2 11 L6 12 L5.4 15 M14.6 5 L14 8 L16.8 9
                """
        ),
        SymbolDesign(
            "wind", 22, 18,
            lines:
                """
                M2 6.4 L12.6 6.4 C16.4 6.4 16.2 2 13.2 2.2 M2 10 L17 10 C21 10 20.8 5.4 17.8 5.8 M2 13.4 L10.6 \
                13.4 C14 13.4 13.8 17 11 16.6
                """
        ),
        SymbolDesign("timer", 20, 20, lines: "A10 10 8.2 -60 245 M10 10 L6.6 6.2 M10 1.9 L10 4.6", dots: "O10 10 1.3"),
        SymbolDesign(
            "stopwatch", 18, 22, body: "O9 12.6 7", lines: "M7 2.4 L11 2.4 M9 2.6 L9 5.2 M14.8 6 L15.8 7",
            detail: "M9 8.6 L9 12.8"),
        SymbolDesign(
            "alarm", 21, 21, body: "O10.5 11.4 7",
            lines: "M2 5.6 L5.4 2.4 M19 5.6 L15.6 2.4 M5.6 16.6 L4 19 M15.4 16.6 L17 19",
            detail: "M10.5 7.4 L10.5 11.6 L13.4 13.2"),
        SymbolDesign(
            "hourglass", 16, 21,
            lines:
                """
                M2.4 2.4 L13.6 2.4 M2.4 18.6 L13.6 18.6 M4 2.6 C4 7 7 8.6 7.4 10.5 C7 12.4 4 14 4 18.4 M12 2.6 \
                C12 7 9 8.6 8.6 10.5 C9 12.4 12 14 12 18.4
                """,
            dots: "M5.4 17.4 L8 14.4 L10.6 17.4 Z"),
        SymbolDesign("clock", 20, 20, body: "O10 10 8.5", detail: "M10 4.8 L10 10.2 L13.6 12.4"),
        SymbolDesign(
            "clock.arrow.circlepath", 22, 20,
            lines: "A12 10 7.8 -160 150 M4.4 4.4 L4.4 8.4 L8.2 7.4 M12 5.6 L12 10.2 L15 12"),
        SymbolDesign(
            "calendar", 20, 20, body: "R2 3 16 15 2.2", lines: "M6 1.6 L6 4.4 M14 1.6 L14 4.4",
            detail: "M2.2 7.4 L17.8 7.4",
            dots: "O6 10.8 0.9 O10 10.8 0.9 O14 10.8 0.9 O6 14.4 0.9 O10 14.4 0.9", hasFill: false),
        SymbolDesign(
            "map", 22, 20, body: "M2 4.6 L8 2.2 L14 4.6 L20 2.2 L20 15.4 L14 17.8 L8 15.4 L2 17.8 Z",
            detail: "M8 2.4 L8 15.2 M14 4.8 L14 17.6"),
        SymbolDesign(
            "house", 22, 20, body: "M11 2 L20 9.6 L17.6 9.6 L17.6 18 L4.4 18 L4.4 9.6 L2 9.6 Z",
            detail: "M8.8 17.8 L8.8 12 L13.2 12 L13.2 17.8"),
        SymbolDesign(
            "building.2", 23, 21, body: "R2 2 10 17 1 M12 8 L20 8 L20 19 L12 19 Z",
            dots:
                """
                R4.6 5 1.6 1.6 0.2 R8 5 1.6 1.6 0.2 R4.6 9 1.6 1.6 0.2 R8 9 1.6 1.6 0.2 R4.6 13 1.6 1.6 0.2 R8 13 \
                1.6 1.6 0.2 R15 11 1.8 1.8 0.2 R15 14.6 1.8 1.8 0.2
                """
        ),
        SymbolDesign(
            "building.columns", 22, 20, body: "M11 2 L20 7 L2 7 Z",
            lines: "M2 17.6 L20 17.6 M5 9.6 L5 15 M11 9.6 L11 15 M17 9.6 L17 15"),
        SymbolDesign(
            "car", 24, 18,
            body:
                """
                M2 9.4 Q2.4 7.8 4.6 7.4 L6.4 3.6 Q7 2.4 8.4 2.4 L15.6 2.4 Q17 2.4 17.6 3.6 L19.4 7.4 Q21.6 7.8 22 \
                9.4 L22 14 L2 14 Z
                """,
            lines: "M4.6 14.2 L4.6 16 M19.4 14.2 L19.4 16", detail: "M6.4 7.2 L17.6 7.2",
            dots: "O6.4 10.8 1.3 O17.6 10.8 1.3"),
        SymbolDesign(
            "bicycle", 25, 17,
            lines:
                """
                O6 11 4.2 O19 11 4.2 M6 11 L9.6 5 L16.4 5 L19 11 M9.6 5 L12.4 11 L6 11 M12.4 11 L16.4 5 L15.4 2.4 \
                L18 2.4 M8 3.4 L11 3.4
                """
        ),
        SymbolDesign(
            "airplane", 22, 20,
            body:
                """
                M20.4 10 Q20.4 8.6 18.4 8.6 L13.4 8.6 L8.6 2 L6.6 2 L8.8 8.6 L4.8 8.6 L3 6.4 L1.6 6.4 L2.6 10 \
                L1.6 13.6 L3 13.6 L4.8 11.4 L8.8 11.4 L6.6 18 L8.6 18 L13.4 11.4 L18.4 11.4 Q20.4 11.4 20.4 10 Z
                """,
            hasFill: false),
        SymbolDesign(
            "tram", 18, 21, body: "R2.6 3.6 12.8 12.4 2.4",
            lines: "M9 1.6 L9 3.4 M5.4 16.2 L3.6 19.4 M12.6 16.2 L14.4 19.4", detail: "M2.8 10 L15.2 10",
            dots: "O6 13 1.1 O12 13 1.1"),
        SymbolDesign(
            "pawprint", 20, 19,
            body:
                """
                M10 9 C13 9 15.8 13 15.8 15 C15.8 18.4 12 16.4 10 16.4 C8 16.4 4.2 18.4 4.2 15 C4.2 13 7 9 10 9 Z \
                O3.6 8.6 1.7 O7.4 4.2 1.8 O12.6 4.2 1.8 O16.4 8.6 1.7
                """
        ),
        SymbolDesign(
            "tortoise", 24, 17, body: "M5 11.6 C5 3 16 1.6 17.4 10 L19.4 6.6 Q22.4 6 22 8.6 Q20.6 11.6 17.6 11.6 Z",
            lines: "M6.4 11.8 L5 14.4 M15 11.8 L16.4 14.4 M5.4 11.6 L2.4 12"),
        SymbolDesign(
            "hare", 24, 18,
            body:
                """
                M3 14.6 C2 10 6 6.6 11 7.2 C13 7.4 14.4 8 15.6 7.6 L13.4 3 Q14.6 1.6 16.2 3 L18 7.4 C20.6 8 22 \
                9.6 21.8 11 C21 13 17.6 12.4 16.4 12 L18 15 L9 15 Z
                """
        ),
        SymbolDesign(
            "ant", 18, 20,
            body:
                """
                O9 4.6 2.2 O9 9.6 1.7 M9 12 C11.4 12 12 14 12 15.4 C12 17.4 10.6 18.4 9 18.4 C7.4 18.4 6 17.4 6 \
                15.4 C6 14 6.6 12 9 12 Z
                """,
            lines: "M7 9 L2.4 6 M11 9 L15.6 6 M7 10 L2.4 11 M11 10 L15.6 11 M6.4 13.6 L3.2 16.8 M11.6 13.6 L14.8 16.8"),
        SymbolDesign(
            "lifepreserver", 20, 20, body: "O10 10 8.5",
            detail: "O10 10 3.6 M4 4 L7.4 7.4 M16 4 L12.6 7.4 M4 16 L7.4 12.6 M16 16 L12.6 12.6"),
        SymbolDesign(
            "infinity", 24, 14,
            lines: "M12 7 C9 2 2.4 1.6 2.4 7 C2.4 12.4 9 12 12 7 C15 2 21.6 1.6 21.6 7 C21.6 12.4 15 12 12 7 Z"),
        SymbolDesign("scope", 20, 20, lines: "O10 10 6.4 M10 1.6 L10 6 M10 14 L10 18.4 M1.6 10 L6 10 M14 10 L18.4 10"),
        SymbolDesign("nosign", 20, 20, lines: "O10 10 8.2 M4.2 4.2 L15.8 15.8"),
    ]
}
