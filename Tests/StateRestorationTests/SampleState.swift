@testable import StateRestoration

/// A state with all features.
enum SampleState {
    static var full: SavedState {
        var state = SavedState()
        state.facts.bundleVersion = "12"
        state.facts.systemVersion = "6.1"
        state.facts.time = 1_718_193_600
        state.facts.idiom = 1
        state.application = ["count": .integer(-5), "root": .node(0)]
        var root = SavedNode(kind: .controller, identifier: "Stack", parent: nil, place: .window(0))
        root.values = [
            "flag": .flag(true), "real": .real(0.5), "text": .text("Grüße 🧭"), "bytes": .bytes([0, 255, 7]),
            "date": .date(-1.5),
            "address": .address("https://example.com/a"), "id": .identifier("B1B0"), "path": .path([1, 2]),
            "indexes": .indexes([3, 9]),
            "list": .list([.null, .list([.integer(1)])]), "pairs": .pairs([.init(.text("a"), .integer(1))]),
            "set": .set([.text("x")]),
            "object": .object(name: "App.Thing", fields: ["name": .text("thing")]),
            "view": .view(controller: 1, key: "table"),
        ]
        var page = SavedNode(kind: .controller, identifier: "Page", parent: 0, place: .child(0))
        page.storyboard = SavedStoryboard(name: "Main", bundle: "", identifier: "Page", element: "aB1-2c-3dE")
        page.maker = "3App4PageC"
        page.views = ["table": ["offset": .real(120)]]
        let inner = SavedNode(kind: .controller, identifier: "Page", parent: 1, place: .presented)
        let object = SavedNode(kind: .object, identifier: "Model", parent: nil, place: .none)
        let own = SavedNode(kind: .controller, identifier: "", parent: 0, place: .own(3))
        state.nodes = [root, page, inner, object, own]
        var session = SavedSession(identifier: "S-1", role: "windowApplication", configuration: "Default")
        session.userInfo = .pairs([.init(.text("k"), .flag(false))])
        var activity = SavedActivity(type: "com.example.read")
        activity.title = "Reading"
        activity.userInfo = .pairs([.init(.text("page"), .integer(4))])
        activity.required = ["page"]
        activity.target = "t"
        activity.page = "https://example.com"
        activity.identifier = "p"
        session.activity = activity
        var closed = SavedSession(identifier: "S-2", role: "windowApplication", configuration: nil)
        closed.isOpen = false
        state.sessions = [session, closed]
        return state
    }
}
