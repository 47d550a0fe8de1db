import CoreGraphics
import Foundation

/// Symbols derived from other symbols: in a circle, with a badge, or with a diagonal line.
enum SymbolVariants {
    /// - Parameter known: the drawn symbols by name.
    static func make(_ known: [String: Symbol]) -> [Symbol] {
        var result: [Symbol] = []
        func add(_ names: [String], _ make: (Symbol) -> [Symbol]) {
            for name in names { if let symbol = known[name] { result += make(symbol) } }
        }
        add(inCircles) { $0.circled() }
        add(largeInCircles) { $0.circled(11) }
        add(inSquares) { $0.squared() }
        add(filledInCircles) { $0.circled(9, String($0.name.dropLast(5))) }
        for digit in 0...9 {
            result +=
                Symbol(String(digit), 11, 14, strokes: digits[digit]).circled(9)
                + Symbol(String(digit), 11, 14, strokes: digits[digit]).squared(9)
        }
        for (letter, strokes) in letters {
            result +=
                Symbol(letter, 12, 14, strokes: strokes).circled(9)
                + Symbol(letter, 12, 14, strokes: strokes).squared(9)
        }
        for (name, badges) in badged {
            guard let symbol = known[name] else { continue }
            for badge in badges {
                result.append(
                    symbol.badged(
                        badge, badge == .dot ? "\(open(name)).badge\(fill(name))" : "\(name).badge.\(badge.rawValue)"))
            }
        }
        add(slashed) { [$0.slashed("\(open($0.name)).slash\(fill($0.name))")] }
        return result
    }

    private static func open(_ name: String) -> String { name.hasSuffix(".fill") ? String(name.dropLast(5)) : name }
    private static func fill(_ name: String) -> String { name.hasSuffix(".fill") ? ".fill" : "" }

    private static let inCircles = [
        "plus", "minus", "xmark", "checkmark", "ellipsis", "info", "questionmark", "exclamationmark", "chevron.left",
        "chevron.right", "chevron.up",
        "chevron.down",
        "chevron.backward", "chevron.forward", "arrow.up", "arrow.down", "arrow.left", "arrow.right", "arrow.backward",
        "arrow.forward", "arrow.up.right",
        "arrow.up.left",
        "arrow.down.right", "arrow.down.left", "arrow.clockwise", "arrow.counterclockwise", "arrow.up.arrow.down",
        "arrow.left.arrow.right",
        "arrow.triangle.2.circlepath",
        "arrow.uturn.backward", "arrow.uturn.left", "line.3.horizontal.decrease", "line.3.horizontal", "number", "at",
        "percent", "link", "pencil",
        "magnifyingglass", "multiply",
        "equal", "divide", "plusminus", "power", "list.bullet", "character", "waveform", "headphones", "textformat",
    ]
    private static let largeInCircles = ["paperclip", "calendar", "network", "desktopcomputer"]
    private static let inSquares = [
        "plus", "minus", "xmark", "checkmark", "ellipsis", "questionmark", "exclamationmark", "arrow.up", "arrow.down",
        "arrow.left", "arrow.right",
        "chevron.up", "chevron.down",
        "chevron.left", "chevron.right", "pencil", "equal", "at", "number", "multiply",
    ]
    /// Small shapes that are filled inside a circle.
    private static let filledInCircles = [
        "star.fill", "heart.fill", "play.fill", "pause.fill", "stop.fill", "forward.fill", "backward.fill", "bell.fill",
        "tag.fill", "bookmark.fill",
        "book.fill", "bolt.fill", "flag.fill",
        "camera.fill", "video.fill", "mic.fill", "phone.fill", "envelope.fill", "trash.fill", "folder.fill", "doc.fill",
        "lock.fill", "house.fill", "leaf.fill",
        "pin.fill", "key.fill",
        "location.fill", "paperplane.fill", "flame.fill", "moon.fill", "drop.fill", "gearshape.fill", "playpause.fill",
        "tray.fill", "archivebox.fill",
        "music.note.fill", "clock.fill",
        "ant.fill", "message.fill", "icloud.fill", "photo.fill", "cart.fill", "gift.fill", "car.fill", "eye.fill",
    ]
    private static let badged: [(String, [Symbol.Badge])] = [
        ("folder", [.plus, .minus, .gearshape, .questionmark]), ("folder.fill", [.plus, .minus, .gearshape]),
        ("bell", [.dot]), ("bell.fill", [.dot]),
        ("app", [.dot]),
        ("app.fill", [.dot]), ("envelope", [.dot]), ("envelope.fill", [.dot]), ("person", [.plus, .minus]),
        ("person.fill", [.plus, .minus, .checkmark, .xmark, .questionmark]), ("doc", [.plus, .ellipsis, .gearshape]),
        ("doc.fill", [.plus]), ("photo", [.plus, .checkmark, .exclamationmark]), ("photo.fill", [.plus]),
        ("calendar", [.plus, .minus, .exclamationmark, .checkmark]), ("text.alignleft", []),
        ("person.crop.circle", [.plus, .minus, .xmark, .checkmark, .exclamationmark, .questionmark]),
        ("person.crop.circle.fill", [.plus, .minus, .xmark, .checkmark, .exclamationmark, .questionmark]),
        ("externaldrive", [.plus, .minus, .xmark, .checkmark]), ("icloud", [.plus]), ("wifi", [.exclamationmark]),
        ("person.2", [.gearshape]),
        ("cart", [.plus, .minus]), ("cart.fill", [.plus]), ("video", [.plus, .checkmark]),
        ("video.fill", [.plus]), ("clock", [.checkmark, .exclamationmark, .questionmark, .xmark]), ("mail", []),
        ("note.text", [.plus]),
        ("rectangle.stack", [.plus, .minus]), ("bubble.left", []), ("star", []),
    ]
    private static let slashed = [
        "bell", "bell.fill", "eye", "eye.fill", "mic", "mic.fill", "speaker", "speaker.fill", "wifi", "video",
        "video.fill", "pin", "pin.fill", "bookmark",
        "bookmark.fill", "star", "star.fill", "heart",
        "heart.fill", "person", "person.fill", "icloud", "icloud.fill", "location", "location.fill", "lock",
        "lock.fill", "network", "hand.raised",
        "hand.raised.fill", "bolt", "bolt.fill",
        "camera", "camera.fill", "person.2", "person.2.fill", "flag", "flag.fill", "circle", "lightbulb", "tv",
        "iphone",
    ]

    /// Strokes in a box of 11 × 14.
    private static let digits = [
        "M5.5 2 C1.6 2 1.6 12 5.5 12 C9.4 12 9.4 2 5.5 2 Z", "M3.4 4 L6 2.2 L6 12",
        "M2.6 4.6 C2.8 1.2 8.6 1.2 8.4 4.8 C8.3 7.2 4.4 9 2.6 12 L8.6 12",
        "M2.6 3.8 C3.6 1.2 8.4 1.4 8.2 4.4 C8.1 6.2 6.4 6.6 5 6.6 C6.6 6.6 8.6 7.2 8.6 9.2 C8.6 12.8 3.2 12.8 2.2 10",
        "M7 12 L7 2.2 L2 9 L9 9",
        "M8 2.2 L3.6 2.2 L3 6.6 C5 5.2 8.8 5.8 8.8 9 C8.8 12.8 3.4 12.8 2.4 10.2",
        "M7.6 2.4 C4.6 3 2.6 5.8 2.6 9 C2.6 13 8.6 13 8.6 9.2 C8.6 5.6 3.6 5.6 2.7 8.6", "M2.4 2.2 L8.6 2.2 L4.6 12",
        "M5.5 6.6 C1.8 6.6 1.8 2 5.5 2 C9.2 2 9.2 6.6 5.5 6.6 C1.2 6.6 1.2 12 5.5 12 C9.8 12 9.8 6.6 5.5 6.6 Z",
        "M3.4 11.6 C6.4 11 8.4 8.2 8.4 5 C8.4 1 2.4 1 2.4 4.8 C2.4 8.4 7.4 8.4 8.3 5.4",
    ]
    /// Strokes in a box of 12 × 14.
    private static let letters: [(String, String)] = [
        ("a", "M2 12 L6 2 L10 12 M3.6 8.4 L8.4 8.4"),
        ("b", "M3 2 L3 12 L6.4 12 C10 12 10 6.8 6.4 6.8 L3 6.8 L6 6.8 C9 6.8 9 2 6 2 Z"),
        ("c", "M9.6 4 C7.4 0.6 2.2 2 2.2 7 C2.2 12 7.4 13.4 9.6 10"),
        ("p", "M3 12 L3 2 L6.4 2 C10.2 2 10.2 7.6 6.4 7.6 L3 7.6"),
        ("r", "M3 12 L3 2 L6.4 2 C10 2 10 7.2 6.4 7.2 L3 7.2 M6.4 7.4 L9.4 12"),
    ]

    /// Human figures in a circle extend to the circle's edge.
    static var figures: [Symbol] {
        let head = "O10 8 2.9 M4.4 16.2 C6.2 12.2 13.8 12.2 15.6 16.2"
        func filled(_ name: String) -> Symbol {
            Symbol(
                name, 20, 20,
                layers: [
                    Symbol.Layer(fills: "O10 10 8.5", level: 1, isOutlined: true),
                    Symbol.Layer(
                        fills:
                            """
                            O10 7.8 3.2 M4 16 C5.8 11.6 14.2 11.6 16 16 C14.4 17.6 12.4 18.4 10 18.4 C7.6 18.4 \
                            5.6 17.6 4 16 Z
                            """,
                        mode: .cuts),
                ])
        }
        func open(_ name: String) -> Symbol {
            Symbol(name, 20, 20, layers: [Symbol.Layer(strokes: "O10 10 8.5", level: 1), Symbol.Layer(strokes: head)])
        }
        return [
            open("person.circle"), filled("person.circle.fill"), open("person.crop.circle"),
            filled("person.crop.circle.fill"),
        ]
    }

    /// Names of a shape in other versions of the collection, and names that show the nearest available shape.
    static let aliases: [String: String] = [
        "line.horizontal.3": "line.3.horizontal", "line.horizontal.3.decrease": "line.3.horizontal.decrease",
        "line.horizontal.3.decrease.circle": "line.3.horizontal.decrease.circle",
        "line.horizontal.3.decrease.circle.fill": "line.3.horizontal.decrease.circle.fill",
        "document": "doc", "document.fill": "doc.fill", "document.on.document": "doc.on.doc",
        "document.on.document.fill": "doc.on.doc.fill",
        "document.on.clipboard": "doc.on.clipboard",
        "document.badge.plus": "doc.badge.plus", "text.document": "doc.text", "text.document.fill": "doc.text.fill",
        "text.page": "doc.plaintext",
        "text.page.fill": "doc.plaintext.fill",
        "arrow.trianglehead.clockwise": "arrow.clockwise",
        "arrow.trianglehead.counterclockwise": "arrow.counterclockwise",
        "arrow.trianglehead.2.clockwise": "arrow.triangle.2.circlepath",
        "arrow.trianglehead.2.clockwise.rotate.90": "arrow.triangle.2.circlepath",
        "arrow.trianglehead.merge": "arrow.triangle.merge", "arrow.trianglehead.branch": "arrow.triangle.branch",
        "list.bullet.rectangle.portrait": "list.clipboard",
        "gear.circle": "gearshape.circle", "earth": "globe", "photo.stack": "photo.on.rectangle",
        "photo.on.rectangle.angled": "photo.on.rectangle",
        "clear": "xmark.square",
        "clear.fill": "xmark.square.fill", "airplane.departure": "airplane", "speaker.1": "speaker.wave.1",
        "speaker.2": "speaker.wave.2",
        "speaker.3": "speaker.wave.3",
        "speaker.1.fill": "speaker.wave.1.fill", "speaker.2.fill": "speaker.wave.2.fill",
        "speaker.3.fill": "speaker.wave.3.fill",
        "bubble.middle.bottom": "bubble.left",
        "rectangle.fill.on.rectangle.fill": "rectangle.on.rectangle.fill", "mail": "envelope",
        "mail.fill": "envelope.fill",
        "square.on.square.dashed": "square.on.square",
        "person.and.person": "person.2", "pencil.and.outline": "pencil.line", "gearshape.2": "gearshape",
        "gearshape.2.fill": "gearshape.fill",
        "rectangle.righthalf.inset.fill": "sidebar.right",
        "doc.text.image": "doc.richtext", "filemenu.and.selection": "menucard", "list.triangle": "list.bullet",
        "key.horizontal": "key",
        "key.horizontal.fill": "key.fill",
        "display.2": "rectangle.on.rectangle", "lock.rotation": "lock", "wrench.adjustable": "wrench",
        "wrench.and.screwdriver": "wrench",
        "wrench.and.screwdriver.fill": "wrench.fill",
        "mappin.and.ellipse": "mappin", "mappin.circle": "location.circle", "person.3.sequence": "person.3",
        "wifi.exclamationmark": "wifi.badge.exclamationmark", "character.book.closed": "book.closed",
        "text.badge.plus": "text.append",
        "plus.square.fill.on.square.fill": "plus.square.on.square", "xmark.app": "xmark.square",
        "person.crop.circle.fill.badge.checkmark.fill": "person.crop.circle.fill.badge.checkmark",
        "chart.bar.xaxis": "chart.bar", "chart.xyaxis.line": "chart.line.uptrend.xyaxis",
        "arrowshape.turn.up.left.2": "arrowshape.turn.up.left",
        "books.vertical.circle": "book.circle",
    ]
}
