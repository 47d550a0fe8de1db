import AccessibilityLogic
import DesktopBus
import Testing

@testable import AccessibilityHost

/// Calls of a screen reader and their answers.
@MainActor
struct ServerTests {
    private let app = PaperApp()
    private let server: AccessibleServer

    init() {
        server = AccessibleServer(app)
        server.busName = ":1.5"
        server.desktop = (":1.0", "/org/a11y/atspi/accessible/root")
        server.placement = { _ in WindowPlacement(x: 100, y: 80, scale: 2) }
    }

    private func call(_ id: UInt64, _ interface: String, _ member: String, _ arguments: [BusValue] = [])
        throws(BusFault) -> [BusValue]
    {
        try server.answer(
            path: AccessibleID(id).path, interface: "org.a11y.atspi." + interface, member: member,
            signature: arguments.map(\.signature).joined(), arguments: arguments)
    }

    private func property(_ id: UInt64, _ interface: String, _ name: String) throws(BusFault) -> BusValue? {
        let answer = try server.answer(
            path: AccessibleID(id).path, interface: "org.freedesktop.DBus.Properties", member: "Get", signature: "ss",
            arguments: [.string("org.a11y.atspi." + interface), .string(name)])
        guard case .variant(let value)? = answer.first else { return nil }
        return value
    }

    private func reference(_ id: UInt64) -> BusValue {
        .structure([.string(":1.5"), .path(AccessibleID(id).path)])
    }
    private let null = BusValue.structure([.string(""), .path("/org/a11y/atspi/null")])

    // MARK: The tree

    @Test("the parent of the application is exactly the desktop's object")
    func desktop() throws {
        let desktop = BusValue.structure([.string(":1.0"), .path("/org/a11y/atspi/accessible/root")])
        #expect(try property(0, "Accessible", "Parent") == desktop)
        #expect(try property(0, "Accessible", "Name") == .string("Paper"))
        #expect(try property(1, "Accessible", "Parent") == reference(0))
        #expect(try call(0, "Accessible", "GetRole") == [.uint32(75)])
        #expect(try call(0, "Accessible", "GetIndexInParent") == [.int32(-1)])
    }

    @Test("children have indexes, and indexes outside answer no object", arguments: [-1, 99, .min, .max] as [Int32])
    func children(_ wrong: Int32) throws {
        #expect(try call(4, "Accessible", "GetChildren") == [.array("(so)", [reference(5), reference(6)])])
        #expect(try call(4, "Accessible", "GetChildAtIndex", [.int32(1)]) == [reference(6)])
        #expect(try call(4, "Accessible", "GetChildAtIndex", [.int32(wrong)]) == [null])
        #expect(try call(6, "Accessible", "GetIndexInParent") == [.int32(1)])
        #expect(try property(4, "Accessible", "ChildCount") == .int32(2))
    }

    @Test("a button has its name, hint, identifier, states and actions")
    func button() throws {
        #expect(try property(3, "Accessible", "Name") == .string("Back"))
        #expect(try property(3, "Accessible", "Description") == .string("Goes back"))
        #expect(try property(3, "Accessible", "HelpText") == .string(""))
        #expect(try property(3, "Accessible", "AccessibleId") == .string("back"))
        #expect(try property(3, "Action", "NActions") == .int32(2))
        #expect(try call(3, "Action", "GetName", [.int32(1)]) == [.string("More")])
        #expect(try call(3, "Action", "GetKeyBinding", [.int32(0)]) == [.string("")])
        #expect(try call(3, "Accessible", "GetRoleName") == [.string("push button")])
        let interfaces = try call(3, "Accessible", "GetInterfaces").first?.elements.compactMap(\.text) ?? []
        #expect(interfaces.contains("org.a11y.atspi.Action") && !interfaces.contains("org.a11y.atspi.Text"))
    }

    @Test("an object that is gone is defunct, without a name and without children")
    func defunct() throws {
        app.objects[3] = nil
        #expect(
            try call(3, "Accessible", "GetState") == [
                .array("u", AccessibleStates.defunct.words.map { .uint32($0) })
            ])
        #expect(try property(3, "Accessible", "Name") == .string(""))
        #expect(try property(3, "Accessible", "Parent") == reference(2))
        #expect(try property(3, "Accessible", "ChildCount") == .int32(0))
        #expect(try call(3, "Accessible", "GetChildAtIndex", [.int32(0)]) == [null])
        #expect(try call(3, "Accessible", "GetIndexInParent") == [.int32(-1)])
        for method in AccessibleMembers.accessible.methods.values {
            let answer = try call(3, "Accessible", method.name, method.input.isEmpty ? [] : [.int32(.max)])
            #expect(answer.map(\.signature).joined() == method.output)
        }
        #expect(throws: BusFault.unknownObject(AccessibleID(3).path)) { try call(3, "Action", "GetActions") }
        #expect(throws: BusFault.self) { try property(3, "Action", "NActions") }
        #expect(throws: BusFault.self) { try call(5_000, "Accessible", "GetState") }
    }

    @Test("the copy of the tree has every object once")
    func cache() throws {
        let items = try server.answer(
            path: AccessibleServer.cachePath, interface: "org.a11y.atspi.Cache", member: "GetItems", signature: "",
            arguments: [])
        let entries = items.first?.elements ?? []
        #expect(entries.count == app.objects.count + 1)
        for entry in entries { #expect(entry.signature == "((so)(so)(so)iiassusau)") }
        // Index and number of children.
        let list = entries.first { $0.elements.first == reference(4) }?.elements
        #expect(list?[3] == .int32(1) && list?[4] == .int32(2))
        #expect(throws: BusFault.self) {
            try server.answer(
                path: AccessibleServer.cachePath, interface: "org.a11y.atspi.Cache", member: "Nothing", signature: "",
                arguments: [])
        }
    }

    // MARK: Places

    @Test("extents are in pixels of the screen, the window or the parent")
    func extents() throws {
        func frame(_ type: UInt32) throws -> [BusValue]? {
            try call(3, "Component", "GetExtents", [.uint32(type)]).first?.elements
        }
        #expect(try frame(0) == [120, 88, 160, 72].map { .int32($0) })
        #expect(try frame(1) == [20, 8, 160, 72].map { .int32($0) })
        #expect(try frame(2) == [20, 8, 160, 72].map { .int32($0) })
        #expect(throws: BusFault.self) { try frame(3) }
        #expect(
            try call(1, "Component", "GetAccessibleAtPoint", [.int32(130), .int32(100), .uint32(0)]) == [reference(3)])
        #expect(
            try call(1, "Component", "GetAccessibleAtPoint", [.int32(.min), .int32(.max), .uint32(0)]) == [null])
    }

    @Test("frames that are no numbers become numbers")
    func oddFrames() throws {
        for odd in [Double.nan, .infinity, -.infinity, 1e300] {
            app.objects[3]?.frame = .init(x: odd, y: odd, width: odd, height: odd)
            #expect(try call(3, "Component", "GetExtents", [.uint32(0)]).first?.elements.count == 4)
            _ = try call(1, "Component", "GetAccessibleAtPoint", [.int32(1), .int32(1), .uint32(0)])
        }
        server.placement = { _ in WindowPlacement(x: .nan, y: .infinity, scale: 0) }
        _ = try call(3, "Component", "Contains", [.int32(1), .int32(1), .uint32(0)])
        #expect(try call(3, "Component", "GetExtents", [.uint32(0)]).first?.elements.count == 4)
    }

    // MARK: Requests

    @Test("requests are kept until the reply was sent")
    func requests() throws {
        #expect(try call(3, "Action", "DoAction", [.int32(0)]) == [.flag(true)])
        #expect(try call(5, "Component", "GrabFocus") == [.flag(true)])
        #expect(try call(4, "Component", "GrabFocus") == [.flag(false)])
        #expect(app.requests.isEmpty)
        #expect(
            server.requests.map(\.1) == [.act(.activate(name: "press")), .focus])
        app.objects[3]?.facts.traits.insert(.notEnabled)
        #expect(try call(3, "Action", "DoAction", [.int32(0)]) == [.flag(false)])
    }

    @Test("values are set as far as the control can be adjusted")
    func values() throws {
        #expect(try property(8, "Value", "CurrentValue") == .double(0.5))
        #expect(try property(8, "Value", "MaximumValue") == .double(1))
        func set(_ id: UInt64, _ value: BusValue) throws(BusFault) {
            _ = try server.answer(
                path: AccessibleID(id).path, interface: "org.freedesktop.DBus.Properties", member: "Set",
                signature: "ssv",
                arguments: [.string("org.a11y.atspi.Value"), .string("CurrentValue"), .variant(value)])
        }
        try set(8, .double(0.7))
        #expect(server.requests.map(\.1) == [.setNumber(0.7)])
        for odd in [BusValue.double(.nan), .double(.infinity), .string("x"), .int32(1)] {
            #expect(throws: BusFault.self) { try set(8, odd) }
        }
        #expect(throws: BusFault.self) { try set(3, .double(1)) }
        app.objects[8]?.facts.traits = []
        #expect(throws: BusFault.readOnly("CurrentValue")) { try set(8, .double(1)) }
    }

    @Test("a text is read by units, and changed by offsets")
    func texts() throws {
        #expect(try property(7, "Text", "CharacterCount") == .int32(7))
        #expect(try property(7, "Text", "CaretOffset") == .int32(3))
        #expect(try call(7, "Text", "GetText", [.int32(0), .int32(-1)]) == [.string("One two")])
        #expect(
            try call(7, "Text", "GetStringAtOffset", [.int32(0), .uint32(1)]) == [
                .string("One "), .int32(0), .int32(4),
            ])
        #expect(
            try call(7, "Text", "GetTextAtOffset", [.int32(5), .uint32(1)]) == [
                .string("two"), .int32(4), .int32(7),
            ])
        #expect(try call(7, "Text", "GetCharacterAtOffset", [.int32(0)]) == [.int32(79)])
        #expect(try call(7, "Text", "GetCharacterAtOffset", [.int32(7)]) == [.int32(0)])
        #expect(try call(14, "Text", "GetText", [.int32(0), .int32(-1)]) == [.string("Title")])
        _ = try call(7, "Text", "SetSelection", [.int32(0), .int32(4), .int32(7)])
        _ = try call(7, "EditableText", "InsertText", [.int32(7), .string("!"), .int32(1)])
        _ = try call(7, "EditableText", "DeleteText", [.int32(0), .int32(-1)])
        #expect(server.requests.map(\.1) == [.select(4..<7), .replace(7..<7, "!"), .replace(0..<7, "")])
        // A label has no caret.
        #expect(try call(14, "Text", "SetCaretOffset", [.int32(1)]) == [.flag(false)])
    }

    @Test("offsets outside of a text are errors", arguments: [-2, 8, 1_000, .min, .max] as [Int32])
    func offsets(_ odd: Int32) {
        let calls: [(String, String, [BusValue])] = [
            ("Text", "GetText", [.int32(odd), .int32(odd)]), ("Text", "GetText", [.int32(3), .int32(odd)]),
            ("Text", "GetStringAtOffset", [.int32(odd), .uint32(0)]),
            ("Text", "GetStringAtOffset", [.int32(0), .uint32(99)]),
            ("Text", "GetTextAtOffset", [.int32(0), .uint32(.max)]),
            ("Text", "GetCharacterAtOffset", [.int32(odd)]), ("Text", "SetCaretOffset", [.int32(odd)]),
            ("Text", "SetSelection", [.int32(0), .int32(0), .int32(odd)]),
            ("Text", "GetSelection", [.int32(odd)]),
            ("Text", "GetCharacterExtents", [.int32(odd), .uint32(0)]),
            ("Text", "GetRangeExtents", [.int32(0), .int32(odd), .uint32(0)]),
            ("EditableText", "InsertText", [.int32(odd), .string("x"), .int32(odd)]),
            ("EditableText", "CutText", [.int32(odd), .int32(2)]),
            ("EditableText", "PasteText", [.int32(odd)]),
            ("Action", "DoAction", [.int32(odd)]), ("Action", "GetName", [.int32(odd)]),
        ]
        for (interface, member, arguments) in calls {
            #expect(throws: BusFault.self, "\(member)") { try call(7, interface, member, arguments) }
        }
        #expect(server.requests.isEmpty)
    }

    // MARK: Selections and tables

    @Test("a list has its selected rows")
    func selection() throws {
        #expect(try property(4, "Selection", "NSelectedChildren") == .int32(1))
        #expect(try call(4, "Selection", "GetSelectedChild", [.int32(0)]) == [reference(5)])
        #expect(try call(4, "Selection", "IsChildSelected", [.int32(1)]) == [.flag(false)])
        #expect(try call(4, "Selection", "SelectChild", [.int32(1)]) == [.flag(true)])
        #expect(server.requests.map(\.0) == [AccessibleID(6)])
        #expect(try call(4, "Selection", "ClearSelection") == [.flag(true)])
        #expect(server.requests.last?.1 == .setSelected(false))
        #expect(try call(4, "Selection", "SelectAll") == [.flag(true)])
        for odd in [-1, 2, .max] as [Int32] {
            #expect(try call(4, "Selection", "GetSelectedChild", [.int32(odd)]) == [null])
            #expect(throws: BusFault.self) { try call(4, "Selection", "SelectChild", [.int32(odd)]) }
            #expect(throws: BusFault.self) { try call(4, "Selection", "IsChildSelected", [.int32(odd)]) }
        }
    }

    @Test("a table of data has rows, columns and headers")
    func tables() throws {
        #expect(try property(9, "Table", "NRows") == .int32(2))
        #expect(try call(9, "Table", "GetAccessibleAt", [.int32(1), .int32(0)]) == [reference(12)])
        #expect(try call(9, "Table", "GetIndexAt", [.int32(1), .int32(1)]) == [.int32(3)])
        #expect(try call(9, "Table", "GetRowAtIndex", [.int32(2)]) == [.int32(1)])
        #expect(try call(9, "Table", "GetRowHeader", [.int32(1)]) == [reference(10)])
        #expect(try property(12, "TableCell", "Position") == .structure([.int32(1), .int32(0)]))
        #expect(try property(12, "TableCell", "Table") == reference(9))
        for odd in [-1, 9, .min, .max] as [Int32] {
            #expect(try call(9, "Table", "GetAccessibleAt", [.int32(odd), .int32(odd)]) == [null])
            #expect(try call(9, "Table", "GetRowColumnExtentsAtIndex", [.int32(odd)]).first == .flag(false))
            #expect(try call(9, "Table", "GetColumnHeader", [.int32(odd)]) == [null])
        }
    }

    // MARK: Collection

    private func rule(roles: [Int32] = [], states: [Int32] = []) -> BusValue {
        .structure([
            .array("i", states.map { .int32($0) }), .int32(1), .array("{ss}", []), .int32(1),
            .array("i", roles.map { .int32($0) }), .int32(2), .array("s", []), .int32(1), .flag(false),
        ])
    }

    @Test("objects are found by role and state, in both directions")
    func matches() throws {
        let headings = rule(roles: [0, 0, 1 << 19, 0])
        func find(_ rule: BusValue, _ order: UInt32 = 1, _ most: Int32 = 0) throws -> [BusValue]? {
            try call(1, "Collection", "GetMatches", [rule, .uint32(order), .int32(most), .flag(true)]).first?.elements
        }
        #expect(try find(headings) == [reference(14)])
        let rows = rule(roles: [0, 1, 0, 0])
        #expect(try find(rows) == [reference(5), reference(6)])
        #expect(try find(rows, 4) == [reference(6), reference(5)])
        #expect(try find(rows, 1, 1) == [reference(5)])
        #expect(try find(rows, .max, .min)?.count == 2)
        #expect(
            try call(
                1, "Collection", "GetMatchesFrom",
                [.path(AccessibleID(5).path), rows, .uint32(1), .uint32(0), .int32(0), .flag(true)]) == [
                    .array("(so)", [reference(6)])
                ])
        #expect(
            try call(
                1, "Collection", "GetMatchesTo",
                [
                    .path(AccessibleID(6).path), rows, .uint32(1), .uint32(0), .flag(false), .int32(0), .flag(true),
                ]) == [.array("(so)", [reference(5)])])
        #expect(throws: BusFault.self) {
            try call(
                1, "Collection", "GetMatchesFrom",
                [.path("/elsewhere"), rows, .uint32(1), .uint32(0), .int32(0), .flag(true)])
        }
    }

    // MARK: Misuse

    @Test("unknown paths, interfaces, members and properties are errors")
    func unknown() {
        for path in ["/", "/org/a11y/atspi/accessible/999", "/org/a11y/atspi/accessible/-1"] {
            #expect(throws: BusFault.self) {
                try server.answer(
                    path: path, interface: "org.a11y.atspi.Accessible", member: "GetRole", signature: "",
                    arguments: [])
            }
        }
        #expect(throws: BusFault.self) { try call(3, "Accessible", "Nothing") }
        #expect(throws: BusFault.self) { try call(3, "Text", "GetNSelections") }
        #expect(throws: BusFault.self) { try call(3, "Nothing", "GetRole") }
        #expect(throws: BusFault.unknownProperty("Nothing")) { try property(3, "Accessible", "Nothing") }
        #expect(throws: BusFault.self) { try property(3, "Text", "CaretOffset") }
    }

    @Test("each method refuses arguments of other types")
    func signatures() {
        for members in AccessibleMembers.all {
            for method in members.methods.values {
                for id in app.objects.keys {
                    let wrong = [BusValue.double(1), .double(2), .double(3)]
                    #expect(throws: BusFault.self) {
                        try server.answer(
                            path: AccessibleID(id).path, interface: members.interface.names[0], member: method.name,
                            signature: "ddd", arguments: wrong)
                    }
                    // The announced signature without the arguments.
                    guard !method.input.isEmpty else { continue }
                    _ = try? server.answer(
                        path: AccessibleID(id).path, interface: members.interface.names[0], member: method.name,
                        signature: method.input, arguments: [])
                }
            }
        }
    }

    @Test("each answer has the announced type, also for odd numbers")
    func outputs() {
        let odd: [Int] = [0, 1, -1, 7, Int(Int32.min), Int(Int32.max)]
        func value(_ type: String, _ number: Int) -> BusValue {
            switch type {
            case "i": .number(number)
            case "u": .uint32(UInt32(clamping: number))
            case "b": .flag(number > 0)
            case "s": .string("\(number)\0x")
            case "o": .path(AccessibleID(5).path)
            default: rule(roles: [Int32(clamping: number)], states: [Int32(clamping: number)])
            }
        }
        var answered = 0
        for members in AccessibleMembers.all {
            for method in members.methods.values {
                let types = Introspection.types(method.input)
                for id in [0] + app.objects.keys.sorted() {
                    for number in odd {
                        let answer = try? server.answer(
                            path: AccessibleID(id).path, interface: members.interface.names[0], member: method.name,
                            signature: method.input, arguments: types.map { value($0, number) })
                        guard let answer else { continue }
                        answered += 1
                        #expect(answer.map(\.signature).joined() == method.output, "\(method.name)")
                    }
                }
            }
        }
        #expect(answered > 1_000)
    }

    @Test("each property has its type, and an object describes its interfaces")
    func propertyTypes() throws {
        for id in [0] + app.objects.keys.sorted() {
            guard let facts = app.facts(of: AccessibleID(id)) else { continue }
            let interfaces = AccessiblePresentation(facts).interfaces
            for members in AccessibleMembers.all where interfaces.contains(members.interface) {
                for property in members.properties {
                    let name = String(members.interface.names[0].dropFirst("org.a11y.atspi.".count))
                    #expect(try self.property(id, name, property.name)?.signature == property.type)
                }
                let all = try server.answer(
                    path: AccessibleID(id).path, interface: "org.freedesktop.DBus.Properties", member: "GetAll",
                    signature: "s", arguments: [.string(members.interface.names[0])])
                #expect(all.first?.signature == "a{sv}")
            }
            let text = try server.answer(
                path: AccessibleID(id).path, interface: "org.freedesktop.DBus.Introspectable", member: "Introspect",
                signature: "", arguments: [])
            #expect(text.first?.text?.contains("org.a11y.atspi.Accessible") == true)
        }
    }

    @Test("a notice is an object of its window until others follow")
    func notices() throws {
        let id = server.notices.add("Saved", in: AccessibleID(1))
        #expect(try property(id.number, "Accessible", "Name") == .string("Saved"))
        #expect(try property(id.number, "Accessible", "Parent") == reference(1))
        #expect(try call(id.number, "Accessible", "GetRole") == [.uint32(101)])
        for _ in 0..<20 { _ = server.notices.add("More", in: AccessibleID(1)) }
        #expect(throws: BusFault.self) { try property(id.number, "Accessible", "Name") }
    }
}
