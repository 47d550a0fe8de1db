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

    @Test("elements of an array that a call receives are left out one by one")
    func elements() {
        #expect(body("activate([a.top, player!.top, b.top])") == ["activate([a.top,  b.top])"])
        #expect(body("[player, a].forEach { add($0) }") == ["[ a].forEach { add($0) }"])
        #expect(
            body("let stack = Stack(views: [a, player])\nshow(stack)") == [
                "let stack = Stack(views: [a, ])", "show(stack)",
            ])
        #expect(body("activate([player!.top])\nshow(1)") == ["", "show(1)"])
        #expect(body("activate([a.top, player!.top], player)\nshow(1)") == ["", "show(1)"])
        #expect(body("let all = [a, player]\nshow(all)") == ["", ""])
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
        #expect(body("if let a = player { return 1 }\nreturn 2", result: " -> Int") == ["", "return 2"])
        #expect(body("show(1)\nreturn player!.count", result: " -> Int") == ["show(1)"] + stop)
        #expect(
            body("switch n {\ncase 1:\nlet a = player!\nreturn a.count\ndefault: return 1\n}", result: " -> Int")
                == ["switch n {", "case 1:", ""] + stop + ["default: return 1", "}"])
        #expect(
            body("if n > 1 {\nreturn player\n}\nreturn nil", result: " -> AnyObject?")
                == ["if n > 1 {", "return nil", "}", "return nil"])
    }

    @Test("a file that imports UIKit needs no import for names of Core Image, which UIKit brings on iOS")
    func coreImage() {
        let found = Rewriting(
            """
            import UIKit
            class Page: UIViewController {
            var filter: CIDetector?
            func f() { show(1); filter = CIDetector(name: kCIName); show(2) }
            }
            """, others: [app])
        #expect(
            found.lines(5)[2...] == ["", "func f() { _ = missing_CoreImage_Page_f; show(1);  show(2) }", "}"])
        let own = "import UIKit\nclass CIPage: UIViewController {}\nlet page = CIPage()\n"
        #expect(Rewriting(own, others: [app]).text == own)
    }

    @Test("a file that imports Foundation needs no import for names of Security, and Core Data has several prefixes")
    func security() {
        let found = Rewriting(
            "import Foundation\nfunc f() { show(1); SecItemDelete([kSecClass: 1]); show(2) }\n", others: [app])
        #expect(found.lines(2)[1] == "func f() { _ = missing_Security_f; show(1);  show(2) }")
        let list = Rewriting(
            "import CoreData\nimport UIKit\nclass Page: UIViewController, NSFetchedResultsControllerDelegate {}\n",
            others: [app])
        #expect(list.lines(3)[2] == "class Page: UIViewController {}")
    }

    @Test("a member that is left out is found in values whose type the source states")
    func values() {
        let place =
            "import CoreLocation\nimport UIKit\nclass Place: NSObject { var spot: CLLocation?; var next: Place? }\n"
            + "class Tour: NSObject { var place: Place?; var all: [Place] = [] }\n"
        func kept(_ body: String, _ member: String = "let tour: Tour? = nil") -> Bool {
            let source = "import UIKit\nclass Page: UIViewController { \(member)\nfunc f() { show(1); \(body) } }\n"
            return !Rewriting(source, others: [app, place]).text.contains("missing_CoreLocation_Page_f")
        }
        #expect(!kept("if let place = tour?.place { show(place.spot) }"))
        #expect(
            !kept(
                "guard let tour = tour else { return }; guard let place = tour.place else { return }; show(place.spot)")
        )
        #expect(!kept("for place in tour!.all { show(place.next?.spot) }"))
        #expect(!kept("let place = other as! Place; show(place.spot)"))
        #expect(!kept("show(tour?.all[0].spot, tour?.all.first?.spot)"))
        #expect(!kept("if let tour { show(tour.place?.spot) }"))
        #expect(kept("if let place = other as? Hall { show(place.spot) }", "let place: Place"))
        #expect(kept("all.forEach { place in show(place.spot) }", "let place: Place"))
        #expect(kept("let place = other(); show(place.spot)", "let place: Place"))
        #expect(kept("show(spot, other.spot)"))
    }

    @Test("a call reaches the method with its labels, and another method of this name may stay")
    func overloads() {
        let store =
            "import CoreLocation\nimport UIKit\nclass Store: NSObject {\nfunc read() -> CLLocation? { nil }\n"
            + "func read(_ id: Int) -> Int { id }\n}\n"
        func kept(_ body: String) -> Bool {
            let source = "import UIKit\nclass Page: UIViewController { let s: Store\nfunc f() { show(1); \(body) } }\n"
            return !Rewriting(source, others: [app, store]).text.contains("missing_CoreLocation_Page_f")
        }
        #expect(!kept("show(s.read())"))
        #expect(kept("show(s.read(1))"))
        #expect(kept("show(s.read { })"))
    }

    @Test("a property without a type is left out with the property that its value is a part of")
    func untyped() {
        let found = Rewriting(
            """
            import CoreData
            import UIKit
            class Store: NSObject {
            let container: NSPersistentContainer
            lazy var context = container.newContext()
            lazy var request = self.context.request
            func f() { context.save(); show(1) }
            }
            """, others: [app]
        ).lines(7)
        #expect(found[3...5] == ["", "", ""])
        #expect(found[6] == "func f() { _ = missing_CoreData_Store_f;  show(1) }")
        let point = "import CoreLocation\nextension Point { static let zero = Point(CLLocation()) }\nstruct Point {}\n"
        let use = "import UIKit\nclass Page: UIView { func g() { show(1); show(Point.zero) } }\n"
        #expect(
            Rewriting(use, others: [app, point]).lines(2)[1]
                == "class Page: UIView { func g() { _ = missing_CoreLocation_Page_g; show(1);  } }")
        let page = "import UIKit\nextension Store { func g() { show(1); context.save() } }\n"
        let store = """
            import CoreData
            class Store {
            let container: NSPersistentContainer
            lazy var context = container.context
            }

            """
        #expect(
            Rewriting(page, others: [app, store]).lines(2)[1]
                == "extension Store { func g() { _ = missing_CoreData_Store_g; show(1);  } }")
    }

    @Test("an optional result is nil, and a list has no elements")
    func nothing() {
        #expect(body("return player", result: " -> AnyObject?") == ["return nil"])
        #expect(body("player?.name", result: " -> String?") == ["return nil"])
        #expect(body("show(1)\nreturn player!.items", result: " -> [Item]") == ["show(1)", "return []"])
        #expect(body("return player!.table", result: " -> [Int: Item]") == ["return [:]"])
        let found = Rewriting(
            """
            import AVFoundation
            import UIKit
            class Page: UITableViewController {
            var player: AVPlayer?
            override func tableView(_ t: UITableView, numberOfRowsInSection n: Int) -> Int { return player!.count }
            var name: String? { player?.name }
            var count: Int { player!.count }
            }
            """, others: [app]
        ).lines(7)
        #expect(found[4].hasSuffix("-> Int { _ = missing_AVFoundation_Page_tableView; return 0 }"))
        #expect(found[5] == "var name: String? { _ = missing_AVFoundation_Page_name; return nil }")
        #expect(found[6].contains("fatalError("))
    }

    @Test("an outlet of a missing class stays for the document, and a library has none")
    func outlets() {
        let source = """
            import WebKit
            import UIKit
            class Page: UIViewController {
            @IBOutlet weak var web: WKWebView!
            @IBOutlet var all: [WKWebView]!
            func f() { web.reload(); show(1) }
            """
        let found = Rewriting(source + "\n}", others: [app])
        #expect(
            found.lines(6)[3...] == [
                "weak var web: AnyObject?", "var all: [AnyObject]?",
                "func f() { _ = missing_WebKit_Page_f;  show(1) }",
            ])
        #expect(found.text.contains(".outlet(\"web\", \\Page.web)"))
        #expect(Rewriting(source + "\n}", others: ["let a = 1\n", "let b = 1\n"]).lines(5)[3...] == ["", ""])
    }

    @Test("a class whose initializers go gets one where its properties need one")
    func initializers() {
        func last(_ members: String, _ head: String = "class Work: NSObject") -> String {
            Rewriting("import MapKit\nimport UIKit\n\(head) {\n\(members)\n}\n", others: [app]).lines(5)[4]
        }
        let all = "init(spot: MKPlacemark) { name = spot.name }"
        let added = "private init(missing: Never) { fatalError() } }"
        #expect(last("let name: String; " + all) == added)
        #expect(last("let name: String?; " + all) == added)
        #expect(last("var name: String?; " + all) == "}")
        #expect(last("var name = 1, title: String { name }; " + all) == "}")
        #expect(last("let name: String; init() { name = nil }; " + all) == "}")
        #expect(last("let spot: MKPlacemark; " + all) == "}")
        #expect(last("let name: String; " + all, "struct Work") == "}")
    }

    @Test("an initializer of an app leaves out statements, unless a property needs the value")
    func initializerStatements() {
        func last(_ body: String) -> String {
            let source =
                "import MapKit\nimport UIKit\nclass Work: NSObject {\nvar spot: MKPlacemark?; let name: String\n"
            let lines = Rewriting(source + "init(_ a: Int) { \(body) }\n}\n", others: [app]).lines(5)
            return lines[4].replacingOccurrences(of: "init(_ a: Int) { _ = missing_MapKit_Work_init; ", with: "")
        }
        let stop = "fatalError(\"MapKit is not there on Linux\") }"
        #expect(last("name = \"\"; spot = MKPlacemark(); super.init()") == "name = \"\";  super.init() }")
        #expect(last("self.name = \"\"; self.spot = MKPlacemark()") == "self.name = \"\";  }")
        #expect(last("if spot == nil { name = \"\" } else { name = \"a\" }") == "do { name = \"a\" } }")
        #expect(last("a = 1; name = MKPlacemark().name; super.init()") == "a = 1; " + stop)
        #expect(last("name = \"\"; super.init(MKPlacemark())") == "name = \"\"; " + stop)
        #expect(last("a = 1; if spot == nil { name = \"\" }") == "a = 1; " + stop)
    }
}
