import AccessibilityLogic
import DesktopBus
import Testing

@testable import AccessibilityHost

/// The links of a text on the bus.
@MainActor
struct LinkTests {
    private let app = PaperApp()
    private let server: AccessibleServer

    init() {
        var text = AccessibleFacts(.textView)
        text.hasLinks = true
        app.objects[20] = .init(facts: text, parent: 1, text: AccessibleText("👍 one and two"))
        for (id, range, name) in [(21, 3..<6, "one"), (22, 11..<14, "two")] as [(UInt64, Range<Int>, String)] {
            var link = AccessibleFacts(.plain, name, .link)
            link.link = .init(range, "https://example.com/" + name)
            app.objects[id] = .init(facts: link, parent: 20)
        }
        server = AccessibleServer(app)
        server.busName = ":1.5"
    }

    private func call(_ id: UInt64, _ interface: String, _ member: String, _ arguments: [BusValue] = [])
        throws(BusFault) -> [BusValue]
    {
        try server.answer(
            path: AccessibleID(id).path, interface: "org.a11y.atspi." + interface, member: member,
            signature: arguments.map(\.signature).joined(), arguments: arguments)
    }

    private func property(_ id: UInt64, _ name: String) throws(BusFault) -> BusValue? {
        let answer = try server.answer(
            path: AccessibleID(id).path, interface: "org.freedesktop.DBus.Properties", member: "Get", signature: "ss",
            arguments: [.string("org.a11y.atspi.Hyperlink"), .string(name)])
        guard case .variant(let value)? = answer.first else { return nil }
        return value
    }

    private func reference(_ id: UInt64) -> BusValue { .structure([.string(":1.5"), .path(AccessibleID(id).path)]) }

    @Test("a text has its links by number and by character, counted in code points")
    func hypertext() throws {
        #expect(try call(20, "Hypertext", "GetNLinks") == [.int32(2)])
        let path = AccessibleID.base + "/link/22"
        #expect(
            try call(20, "Hypertext", "GetLink", [.int32(1)]) == [.structure([.string(":1.5"), .path(path)])])
        let address = try server.answer(
            path: path, interface: "org.a11y.atspi.Hyperlink", member: "GetURI", signature: "i",
            arguments: [.int32(0)])
        #expect(address == [.string("https://example.com/two")])
        for wrong in ["/link/", "/link/022", "/link/-1", "/link/x", "/link/99", "/link"] {
            #expect(throws: BusFault.self, "\(wrong)") {
                try server.answer(
                    path: AccessibleID.base + wrong, interface: "org.a11y.atspi.Hyperlink", member: "IsValid",
                    signature: "", arguments: [])
            }
        }
        for (offset, index) in [(0, -1), (2, 0), (4, 0), (5, -1), (10, 1), (12, 1), (13, -1)] as [(Int32, Int32)] {
            #expect(try call(20, "Hypertext", "GetLinkIndex", [.int32(offset)]) == [.int32(index)], "\(offset)")
        }
        for wrong in [-1, .min, .max] as [Int32] {
            #expect(try call(20, "Hypertext", "GetLinkIndex", [.int32(wrong)]) == [.int32(-1)])
            #expect(throws: BusFault.self) { try call(20, "Hypertext", "GetLink", [.int32(wrong)]) }
        }
        #expect(throws: BusFault.self) { try call(14, "Hypertext", "GetNLinks") }
    }

    @Test("a link has its place, its address and its object")
    func hyperlink() throws {
        #expect(try property(22, "NAnchors") == .int32(1))
        #expect(try property(22, "StartIndex") == .int32(10) && property(22, "EndIndex") == .int32(13))
        #expect(try call(22, "Hyperlink", "GetIndexRange") == [.int32(10), .int32(13)])
        #expect(try call(22, "Hyperlink", "GetURI", [.int32(0)]) == [.string("https://example.com/two")])
        #expect(try call(22, "Hyperlink", "GetObject", [.int32(0)]) == [reference(22)])
        #expect(try call(22, "Hyperlink", "IsValid") == [.flag(true)])
        for wrong in [-1, 1, .min, .max] as [Int32] {
            #expect(throws: BusFault.self) { try call(22, "Hyperlink", "GetURI", [.int32(wrong)]) }
            #expect(throws: BusFault.self) { try call(22, "Hyperlink", "GetObject", [.int32(wrong)]) }
        }
    }
}
