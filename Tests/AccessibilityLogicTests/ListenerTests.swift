import Testing

@testable import AccessibilityLogic

/// The listeners of events, and the rules of Collection.
struct ListenerTests {
    private let focused = AccessibleEventName("Object", "StateChanged", "focused")

    @Test(
        "a registered event is written in several ways, with and without its details",
        arguments: [
            "object:state-changed:focused", "Object:StateChanged:Focused", "object:state-changed", "Object:",
            "Object::", "object", "object:state-changed:", "",
        ])
    func names(_ event: String) {
        var book = ListenerBook()
        #expect(book.isEmpty && !book.hasReader)
        book.register(event, by: ":1.1")
        #expect(book.hasReader && book.listens(to: focused))
    }

    @Test("other events are not listened to", arguments: ["object:state-changed:showing", "window:", "focus:", ":::x"])
    func others(_ event: String) {
        var book = ListenerBook()
        book.register(event, by: ":1.1")
        #expect(!book.hasReader && !book.isEmpty)
    }

    @Test("a program deregisters one event, or all by an empty name")
    func deregister() {
        var book = ListenerBook()
        book.register("object:state-changed:focused", by: ":1.1")
        book.register("window:activate", by: ":1.1")
        book.register("window:activate", by: ":1.2")
        book.deregister("Object:StateChanged:Focused", by: ":1.1")
        #expect(!book.hasReader && book.listens(to: AccessibleEventName("Window", "Activate")))
        book.deregister("", by: ":1.1")
        book.deregister("nothing", by: ":1.9")
        #expect(!book.isEmpty)
        book.deregister("", by: ":1.2")
        #expect(book.isEmpty)
    }

    @Test("a rule finds by role, state, attribute and interface")
    func rules() {
        let heading = AccessiblePresentation(AccessibleFacts(.plain, "Inbox", .header))
        let toggle = AccessiblePresentation(AccessibleFacts(.toggle, "Wi-Fi", .button))
        func rule(_ change: (inout MatchRule) -> Void) -> MatchRule {
            var rule = MatchRule()
            change(&rule)
            return rule
        }
        #expect(MatchRule().matches(heading))
        let headings = rule { $0.roles = [83] }
        #expect(headings.matches(heading) && !headings.matches(toggle))
        let noHeadings = rule { ($0.roles, $0.roleMatch) = ([83], .none) }
        #expect(!noHeadings.matches(heading) && noHeadings.matches(toggle))
        let checkable = rule { $0.states = [.checkable, .enabled] }
        #expect(checkable.matches(toggle) && !checkable.matches(heading))
        #expect(rule { ($0.states, $0.stateMatch) = ([.checkable, .enabled], .any) }.matches(heading))
        #expect(!rule { ($0.states, $0.stateMatch) = (.enabled, .none) }.matches(heading))
        #expect(rule { $0.attributes = [AccessibleAttribute("xml-roles", "switch")] }.matches(toggle))
        #expect(rule { $0.interfaces = ["org.a11y.atspi.Text"] }.matches(heading))
        #expect(!rule { $0.interfaces = ["org.a11y.atspi.Text"] }.matches(toggle))
        #expect(rule { ($0.roles, $0.isInverted) = ([83], true) }.matches(toggle))
    }

    @Test("words are bits; words beyond all roles are ignored")
    func bits() {
        #expect(MatchRule.bits([0, 0, 1 << 19, 0]) == [83])
        #expect(MatchRule.bits([-1]).count == 32)
        #expect(MatchRule.bits(Array(repeating: -1, count: 1_000)).count == 512)
        #expect(MatchRule.states([1 << 12]) == .focused)
        #expect(MatchRule.states([0, 1 << 9]) == .checkable)
        #expect(MatchRule.states([]) == [])
        #expect(MatchRule.states([.min, -1]).contains(.checkable))
    }
}
