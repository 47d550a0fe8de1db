import Foundation
import Testing

/// Drags of a whole app with lists: from and to a program with GTK 3, and between the windows of the app.
@Suite(
    .serialized, .timeLimit(.minutes(3)),
    .enabled(if: Desk.missing == nil, "\(Desk.missing ?? "") is not installed."),
    .enabled(if: OtherProgram.isInstalled, "Python with GTK 3 is not installed: gir1.2-gtk-3.0."))
struct AppDragTests {
    /// The acts of a user on an X server, or on sway.
    private final class User {
        let desk: Desk
        let sway: Sway?
        private var last = CGPoint.zero

        init(_ desk: Desk, _ sway: Sway?) { (self.desk, self.sway) = (desk, sway) }

        /// Moves a window to a point of the screen, in pixels.
        func place(_ title: String, at x: Int, _ y: Int) throws {
            if let sway { return try sway.place(title, at: x, y) }
            desk.user.move(try desk.windows(1, titled: title)[0], to: x, y)
        }

        func glide(to end: CGPoint) throws {
            if let sway { return try sway.glide(to: end) }
            let start = last
            for step in 1...20 {
                let part = CGFloat(step) / 20
                desk.user.movePointer(toScreen: start.x + (end.x - start.x) * part, start.y + (end.y - start.y) * part)
            }
            last = end
        }

        func press(at point: CGPoint) throws {
            guard let sway else {
                last = point
                // The mouse belongs to the window with the keyboard during a press. The window has the keyboard before
                // a press beside the sources. After that press, the mouse belongs to the window until the app has seen
                // the end.
                desk.user.focus(try desk.window())
                desk.user.movePointer(toScreen: 290, 130)
                desk.click(.left)
                #expect(desk.line("touched") != nil)
                desk.user.movePointer(toScreen: point.x, point.y)
                return desk.user.press(.left)
            }
            try sway.movePointer(to: point)
            try sway.press()
        }

        /// Moves to a point and there to and fro, until the target has answered. The source of a drag on an X server
        /// sends no position before the answer to the last one, and GTK does not send the last position later.
        func hover(at point: CGPoint, _ hasAnswered: () -> Bool) throws {
            try glide(to: point)
            // Only against hanging. The answer to the first position precedes the second position.
            var answers = 0
            for step in 1...500 {
                if hasAnswered() { answers += 1 }
                if answers == 2 { return }
                try glide(to: CGPoint(x: point.x + CGFloat(step % 2), y: point.y))
            }
            throw XUser.Failure(reason: "no target answers at \(point)")
        }

        func release() throws { if let sway { try sway.release() } else { desk.user.release(.left) } }
    }

    /// Starts the app, whose window is at the point 20, 100 of the screen.
    private func start(onWayland: Bool = false, _ arguments: [String] = []) throws -> User {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("chevron-" + UUID().uuidString).path
        let desk = try Desk(try ProgramBundle.make("DragProbe", in: folder), windowName: "Drags")
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let sway = try onWayland ? Sway(for: desk) : nil
        try desk.start(
            (sway?.environment ?? [:]).merging(["CHEVRON_HOST": "sdl", "CHEVRON_SIZE": "300x400"]) { $1 },
            arguments: arguments)
        #expect(desk.line("ready") != nil)
        let user = User(desk, sway)
        try user.place("Drags", at: 20, 100)
        return user
    }

    private func openOther(_ user: User) throws -> OtherProgram {
        let other = try OtherProgram(on: user.desk, user.sway?.environment)
        #expect(other.line("ready") != nil)
        if user.sway != nil { try user.place("Peer", at: 400, 100) }
        return other
    }

    /// A point of the app's window on the screen.
    private func point(_ x: Int, _ y: Int) -> CGPoint { CGPoint(x: 20 + x, y: 100 + y) }

    @Test(
        "A file of another program becomes a row of a table and an item of a collection view", arguments: [false, true])
    func lists(onWayland: Bool) throws {
        if onWayland, !Sway.isInstalled { return }
        let user = try start(onWayland: onWayland)
        let desk = user.desk
        let other = try openOther(user)
        let file = try desk.write(Data("pears\n".utf8), "pears.txt")
        other.tell("source text/uri-list file://\(file)")
        #expect(other.line("done source") != nil)
        for (list, goal, over, index) in [
            // Between the rows at 80 and 124 of the window, and before the second square.
            ("table", point(150, 126), "table over 1", 1), ("grid", point(70, 280), "grid over", 1),
        ] {
            try user.press(at: OtherProgram.source)
            try user.glide(to: CGPoint(x: 360, y: 200))
            #expect(other.line("drag begin") != nil)
            other.tell("sync")
            #expect(other.line("done sync") != nil)
            try user.hover(at: goal) { desk.line(over, within: 20) != nil && other.knowsCopy }
            try user.release()
            #expect(
                desk.line("\(list) \(index)") == "\(list) \(index) public.plain-text pears.txt 6 inserted", "\(list)")
            #expect(other.line("drag end") != nil)
        }
        // The file of the other program is as before.
        #expect(FileManager.default.contents(atPath: file) == Data("pears\n".utf8))
    }

    @Test("A picture and a file of the app are dropped on another program", arguments: [false, true])
    func outside(onWayland: Bool) throws {
        if onWayland, !Sway.isInstalled { return }
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("pears-\(UUID().uuidString).txt").path
        try Data("pears\n".utf8).write(to: URL(fileURLWithPath: file))
        defer { try? FileManager.default.removeItem(atPath: file) }
        let user = try start(onWayland: onWayland, [file])
        let other = try openOther(user)
        for (kind, x, result) in [("picture", 30, "dropped image/png "), ("file", 90, "dropped text/uri-list ")] {
            other.tell("accept \(kind == "picture" ? "image/png" : "text/uri-list")")
            #expect(other.line("done accept") != nil)
            try user.press(at: point(x, 30))
            try user.glide(to: CGPoint(x: 360, y: 200))
            #expect(user.desk.line("drag \(kind)") != nil)
            try user.hover(at: OtherProgram.target) { other.line("over", within: 20) != nil }
            try user.release()
            let dropped = other.line("dropped")
            #expect(dropped?.hasPrefix(result) == true, "\(dropped ?? "nothing")")
            if kind == "picture" {
                #expect(other.line("picture") == "picture 8 4")
            } else {
                #expect(dropped?.hasSuffix(" file://\(file)") == true, "\(dropped ?? "nothing")")
            }
            #expect(user.desk.line("ended") == "ended 2")
        }
    }

    @Test("On Wayland a drag without data for other programs stays in its window, and the log says why, once")
    func staysInWindow() throws {
        guard Sway.isInstalled else { return }
        let user = try start(onWayland: true, ["two", "restricted"])
        #expect(user.desk.line("second ready") != nil)
        try user.place("Other", at: 400, 100)
        try user.place("Drags", at: 20, 100)
        for isFirst in [true, false] {
            try user.press(at: point(150, 30))
            try user.glide(to: CGPoint(x: 360, y: 200))
            #expect(user.desk.line("drag object") != nil)
            try user.glide(to: CGPoint(x: 450, y: 200))
            if isFirst {
                let line = user.desk.line("chevron: UIDragInteraction: this drag stays in its window")
                #expect(line?.contains("do not restrict the session to the app") == true)
            }
            try user.release()
            // The other window has no drop, and the log no second line.
            var lines: [String] = []
            while let line = user.desk.line(""), !line.hasPrefix("ended") { lines.append(line) }
            #expect(!lines.contains { $0.hasPrefix("other") || $0.contains("stays in its window") }, "\(lines)")
        }
    }

    @Test("A drag to the other window of the app is a local drag with its objects", arguments: [false, true])
    func otherWindow(onWayland: Bool) throws {
        if onWayland, !Sway.isInstalled { return }
        let user = try start(onWayland: onWayland, ["two"])
        #expect(user.desk.line("second ready") != nil)
        try user.place("Other", at: 400, 100)
        try user.place("Drags", at: 20, 100)
        for _ in 0..<2 {
            try user.press(at: point(150, 30))
            try user.glide(to: CGPoint(x: 360, y: 200))
            #expect(user.desk.line("drag object") != nil)
            try user.glide(to: CGPoint(x: 450, y: 200))
            #expect(user.desk.line("other entered") == "other entered local")
            try user.hover(at: CGPoint(x: 450, y: 200)) { user.desk.line("other moved 50 100", within: 20) != nil }
            try user.release()
            #expect(user.desk.line("other dropped") == "other dropped local pears")
            #expect(user.desk.line("ended") == "ended 2")
        }
    }
}
