import Foundation
import Testing

/// The clipboard between the probe and a page in Chromium, on an X server in memory and on the Wayland compositor sway,
/// and drags on the X server.
@Suite(
    .serialized, .timeLimit(.minutes(5)), .enabled(if: Desk.missing == nil, "\(Desk.missing ?? "") is not installed."),
    .enabled(if: OtherProgram.isChromiumInstalled, "Chromium or Python is not installed: chromium."))
struct ChromiumExchangeTests {
    enum Display: CaseIterable { case x11, sway }

    /// The displays of the machine.
    static let displays: [Display] = Sway.isInstalled ? Display.allCases : [.x11]

    /// The probe and the page beside it, with a user.
    private final class Both {
        let desk: Desk
        let other: OtherProgram
        private let sway: Sway?

        /// Points of the display: the square in the probe's window, and the two halves of the page.
        static let square = CGPoint(x: 90, y: 180),
            source = OtherProgram.source,
            target = OtherProgram.target

        init(_ display: Display) throws {
            guard display == .sway else {
                (desk, other) = try OtherProgram.startWithProbe(.chromium)
                sway = nil
                return
            }
            desk = try Desk()
            let sway = try Sway(for: desk)
            self.sway = sway
            try desk.start(sway.environment, arguments: ["exchange"])
            #expect(desk.line("block") != nil)
            try sway.place("Probe", at: 50, 100)
            other = try OtherProgram(on: desk, sway.environment, .chromium)
            #expect(other.line("ready") != nil)
            try sway.place("Peer", at: 400, 100)
        }

        /// A line of the probe; nil if the line does not arrive in time.
        func probe(_ start: String) -> String? { desk.line(start, within: 20_000) }
        /// A line of the page; nil if the line does not arrive in time.
        func page(_ start: String) -> String? { other.line(start, within: 20_000) }

        /// Sends a command to the page, and waits for its end.
        func tell(_ command: String) {
            other.tell(command)
            #expect(page("done") != nil, "\(command)")
        }

        /// Gives the probe the keyboard.
        func chooseProbe() throws {
            if let sway { return try sway.click(Self.square) }
            try desk.user.focus(desk.window())
        }

        /// Gives the page the keyboard.
        func choosePage() throws {
            guard let sway else { return try desk.user.focus(desk.windows(1, titled: "Peer")[0]) }
            try sway.click(Self.target)
            #expect(page("pressed") != nil)
        }

        /// Waits until the probe has handled all events.
        func isAtRest() -> Bool {
            desk.tell("types")
            return probe("types") != nil
        }

        private func movePointer(to point: CGPoint) throws {
            if let sway { return try sway.movePointer(to: point) }
            desk.user.movePointer(toScreen: point.x, point.y)
        }

        /// Drags with the mouse.
        /// - Parameters:
        ///   - hasBegun: waits until the program has begun the drag.
        ///   - isOver: waits some time until the other program has answered at the end. The display may know of the
        ///     drag later than the program, so the pointer moves there until then.
        func drag(_ start: CGPoint, _ end: CGPoint, hasBegun: () -> Bool, isOver: () -> Bool) throws {
            let middle = CGPoint(x: ((start.x + end.x) / 2).rounded(), y: ((start.y + end.y) / 2).rounded())
            if let sway {
                try sway.movePointer(to: start)
                try sway.press()
                try sway.glide(to: middle)
            } else {
                try desk.drag(from: start, to: middle, drops: false)
            }
            #expect(hasBegun())
            var isReached = false
            // Only against hanging.
            for _ in 0..<50 where !isReached {
                try movePointer(to: CGPoint(x: end.x + 1, y: end.y))
                try movePointer(to: end)
                isReached = isOver()
            }
            #expect(isReached)
            if let sway { try sway.release() } else { desk.user.release(.left) }
        }
    }

    @Test("a text, HTML and a picture of the page are pasted", arguments: displays)
    func pasting(display: Display) throws {
        let both = try Both(display)
        for (command, type, bytes) in [
            ("text Grüße", "text/plain;charset=utf-8", "Grüße"), ("html <b>x</b>", "text/html", "<b>x</b>"),
        ] {
            try both.choosePage()
            both.tell(command)
            try both.chooseProbe()
            while let line = both.probe("changed"), !line.contains(type) {}
            both.desk.tell("paste \(type)")
            #expect(both.probe("pasted")?.hasSuffix(" " + bytes) == true, "\(command)")
        }
        try both.choosePage()
        both.tell("png")
        try both.chooseProbe()
        while let line = both.probe("changed"), !line.contains("image/png") {}
        both.desk.tell("paste image/png")
        // The page creates a picture of 100 × 100 random pixels, which no program makes smaller than 3 bytes each.
        let size = both.probe("pasted image/png")?.split(separator: " ").dropFirst(2).first.flatMap { Int($0) }
        #expect(size ?? 0 > 30_000)
    }

    @Test("the page pastes a text, HTML and a file", arguments: displays)
    func copying(display: Display) throws {
        let both = try Both(display)
        let file = try both.desk.write(Data("pears".utf8), "pears.txt")
        for (type, data, pasted) in [
            ("text/plain;charset=utf-8", "Bäume", "text/plain 6 605980 Bäume"),
            ("text/html", "<i>y</i>", "text/html 8 85028 <i>y</i>"),
            ("text/uri-list", "file://\(file)\r\n", "file text/plain 5 539791 pears"),
        ] {
            try both.chooseProbe()
            both.desk.tell("offer \(type) \(try both.desk.write(Data(data.utf8), "offered"))")
            // The program's own data needs no other program.
            both.desk.tell("paste \(type)")
            #expect(both.probe("pasted") != nil)
            try both.choosePage()
            both.other.tell("paste")
            #expect(both.page("pasted") == "pasted " + pasted)
        }
    }

    @Test("a link and a text of the page are dropped at their place in the app", arguments: [Display.x11])
    func dropping(display: Display) throws {
        let both = try Both(display)
        for (command, words) in [("link http://example.org/a Link", "http://example.org/a"), ("text words", "words")] {
            both.tell("source \(command)")
            both.desk.tell("take text/plain")
            try both.drag(Both.source, Both.square) {
                both.page("drag begin") != nil
            } isOver: {
                both.desk.line("drag moved 40 80", within: 200) != nil && both.isAtRest()
            }
            #expect(both.probe("dropped")?.hasSuffix(" " + words) == true, "\(command)")
            #expect(both.page("drag end") != nil, "\(command)")
        }
    }

    @Test(
        "a text and a file of the app are dropped on the page, and the drag ends with a copy",
        arguments: [Display.x11])
    func dragging(display: Display) throws {
        let both = try Both(display)
        let file = try both.desk.write(Data("pears".utf8), "pears.txt")
        for (data, dropped) in [
            ("text/plain apples", "text/plain 6 "), ("text/uri-list file://\(file)", "file text/plain 5 539791 pears"),
        ] {
            try both.chooseProbe()
            both.desk.offerInDrags(data)
            #expect(both.isAtRest())
            try both.drag(Both.square, Both.target) {
                both.probe("drag begun") != nil
            } isOver: {
                both.desk.line("answered copy", within: 200) != nil
            }
            #expect(both.page("dropped")?.hasPrefix("dropped " + dropped) == true, "\(data)")
            #expect(both.probe("drag ended") == "drag ended copy", "\(data)")
        }
        #expect(both.page("value") == "value apples")
    }
}
