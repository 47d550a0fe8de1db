import Foundation
import Testing

@Suite struct MissingAppFrameworkTests {
    private let app = "import UIKit\n@UIApplicationMain class Start: UIResponder {}\n"

    @Test("an app is built without a framework that most of its files import, and a library is not")
    func apps() {
        let source = "import MultipeerConnectivity\nimport UIKit\nclass Chat: NSObject, MCSessionDelegate {}\n"
        #expect(Rewriting(source, others: [app]).lines(3)[2] == "class Chat: NSObject {}")
        let library = app.replacingOccurrences(of: "@UIApplicationMain ", with: "")
        #expect(Rewriting(source, others: [library]).text == source)
    }

    private let note = "_ = missing_AVFoundation_Page_f; "

    /// The lines of a function of an app, without the note at its begin.
    private func body(_ text: String, result: String = "", isNoted: Bool = true) -> [String] {
        let head =
            "import AVFoundation\nimport UIKit\nclass Page: UIViewController {\nvar player: AVPlayer?\n"
            + "func f()\(result) {\n"
        let count = text.split(separator: "\n", omittingEmptySubsequences: false).count
        let found = Rewriting(head + text + "\n}\n}\n", others: [app])
        let lines = Array(found.lines(5 + count).dropFirst(5))
        #expect(found.text.contains("private let missing_AVFoundation_Page_f: Void = ") == isNoted)
        if isNoted { #expect(lines[0].hasPrefix(note)) }
        return [isNoted ? String(lines[0].dropFirst(note.count)) : lines[0]] + lines.dropFirst()
    }

    @Test("a function of an app runs the statements that need nothing of a missing framework")
    func statements() {
        #expect(
            body("show(1)\nlet item = AVPlayerItem()\nplayer?.add(item)\nshow(item)\nview.item = nil\nshow(2)")
                == ["show(1)", "", "", "", "view.item = nil", "show(2)"])
        #expect(body("player = nil; show(1)") == [" show(1)"])
    }

    @Test("a condition that names a missing framework does not hold")
    func conditions() {
        #expect(body("if let a = player {\nshow(a)\n}\nshow(1)") == ["", "", "", "show(1)"])
        #expect(body("if player != nil { show(1) } else { show(2) }") == ["do { show(2) }"])
        #expect(body("if a { player = nil } else if b { show(1) }") == ["if a {  } else if b { show(1) }"])
        #expect(body("if a { show(1) } else if player == nil { show(2) }") == ["if a { show(1) } "])
        #expect(
            body("if player == nil { show(2) } else if a { player = nil; show(3) }") == ["if a {  show(3) }"])
        #expect(
            body("guard let a = player else {\nshow(1)\nreturn\n}\nshow(a)\nshow(2)")
                == ["do {", "show(1)", "return", "}", "", ""])
        #expect(
            body("guard let a = player else { return 1 }\nreturn a.count", result: " -> Int") == [
                "do { return 1 }", "",
            ])
    }

    @Test("statements inside of loops, choices and closures are left out one by one")
    func inside() {
        #expect(body("for a in all { show(a); player?.add(a) }") == ["for a in all { show(a);  }"])
        #expect(
            body("switch a {\ncase 1: player = nil\ndefault: show(1); player = nil\n}")
                == ["switch a {", "case 1:  break", "default: show(1); ", "}"])
        #expect(body("queue.async { show(1); self.player = nil }") == ["queue.async { show(1);  }"])
        #expect(body("queue.async { self.player = nil }\nshow(1)") == ["", "show(1)"])
    }

    @Test("functions of one name share a line in the log, and the observer of a property has one")
    func notes() {
        let found = Rewriting(
            """
            import AVFoundation
            import UIKit
            class Page: UIViewController {
            var player: AVPlayer?
            var volume = 1 { didSet { player?.volume = volume } }
            func f(_ a: Int) { player = nil }
            func f(_ a: Bool) { player = nil }
            }
            """, others: [app])
        #expect(found.text.components(separatedBy: "private let missing_AVFoundation_Page_f: Void").count == 2)
        #expect(found.lines(5)[4] == "var volume = 1 { didSet { _ = missing_AVFoundation_Page_volume;  } }")
    }

    @Test("a function whose result needs a missing framework stops")
    func results() {
        let stop = ["fatalError(\"AVFoundation is not there on Linux\")"]
        #expect(body("return player!.count", result: " -> Int", isNoted: false) == stop)
        #expect(body("player!.count", result: " -> Int", isNoted: false) == stop)
        #expect(body("if let a = player { return 1 }; return 2", result: " -> Int", isNoted: false) == stop)
    }
}
