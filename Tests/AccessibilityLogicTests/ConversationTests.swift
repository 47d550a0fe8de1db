import FrameTime
import Testing

@testable import AccessibilityLogic

/// The events that an app sends, and their order.
struct ConversationTests {
    private let window = AccessibleID(1), bar = AccessibleID(2), list = AccessibleID(3)

    private struct Screen {
        var snapshot = AccessibleSnapshot()
        mutating func add(
            _ id: UInt64, in parent: UInt64 = 0, _ facts: AccessibleFacts, text: AccessibleText? = nil
        ) {
            snapshot.elements[AccessibleID(id)] = .init(
                parent: AccessibleID(parent), children: [], facts, text: text)
            snapshot.elements[AccessibleID(parent)]?.children.append(AccessibleID(id))
            if parent == 0 { snapshot.windows.append(AccessibleID(id)) }
        }
        mutating func focus(_ id: UInt64?) { snapshot.focus = id.map { AccessibleID($0) } }
    }

    private func screen(_ rows: [(UInt64, String)], focus: UInt64? = nil) -> Screen {
        var screen = Screen()
        var frame = AccessibleFacts(.window, "Inbox")
        frame.isActive = true
        screen.add(1, frame)
        var list = AccessibleFacts(.list)
        list.allowsMultipleSelection = true
        screen.add(3, in: 1, list)
        for (id, label) in rows { screen.add(id, in: 3, AccessibleFacts(.row, label, .button)) }
        screen.focus(focus)
        return screen
    }

    private func text(_ events: [AccessibleEvent]) -> [String] {
        events.filter { $0.name != nil }.map { event in
            let name = event.name.map { $0.detail.isEmpty ? $0.member : $0.detail } ?? ""
            if case .state(_, let isOn) = event.kind { return "\(event.source.number) \(name) \(isOn)" }
            return "\(event.source.number) \(name)"
        }
    }

    @Test("a window appears with its objects, and is activated")
    func windows() {
        var conversation = ReaderConversation()
        let events = conversation.update(to: screen([(4, "Anna")]).snapshot, at: .zero)
        #expect(text(events) == ["0 add", "1 Create", "1 Activate", "1 active true"])
        let entries = events.filter { $0.kind == .cached }.map(\.source.number)
        #expect(Set(entries) == [1, 3, 4])
        var inactive = screen([(4, "Anna")])
        inactive.snapshot.elements[window] = .init(
            parent: .application, children: [list], AccessibleFacts(.window, "Inbox"))
        #expect(
            text(conversation.update(to: inactive.snapshot, at: FrameInstant(seconds: 1))) == [
                "1 Deactivate", "1 active false",
            ])
        let gone = conversation.update(to: AccessibleSnapshot(), at: FrameInstant(seconds: 2))
        #expect(text(gone).prefix(2) == ["1 Destroy", "0 remove"])
        #expect(text(gone).contains("1 defunct true"))
    }

    @Test("names come before the focus, and removed objects after it")
    func order() {
        var conversation = ReaderConversation()
        _ = conversation.update(to: screen([(4, "Anna"), (5, "Ben")], focus: 4).snapshot, at: .zero)
        let events = conversation.update(
            to: screen([(5, "Ben, new"), (6, "Cleo")], focus: 6).snapshot, at: FrameInstant(seconds: 1))
        #expect(
            text(events) == ["3 add", "5 accessible-name", "6 focused true", "3 remove", "4 defunct true"])
        // A copy of the tree gets the entry of a new object before the focus.
        let entry = events.firstIndex { $0.source.number == 6 && $0.kind == .cached }
        let focus = events.firstIndex { $0.kind == .state(.focused, true) }
        #expect(entry.map { $0 < focus ?? 0 } == true)
        #expect(events.last == AccessibleEvent(AccessibleID(4), .uncached))
    }

    @Test("the focus leaves one object and enters the other at once")
    func focus() {
        var conversation = ReaderConversation()
        let rows: [(UInt64, String)] = [(4, "Anna"), (5, "Ben")]
        _ = conversation.update(to: screen(rows, focus: 4).snapshot, at: .zero)
        #expect(
            text(conversation.update(to: screen(rows, focus: 5).snapshot, at: FrameInstant(seconds: 1))) == [
                "4 focused false", "5 focused true",
            ])
        // Back within a tenth of a second: the object with the focus is always heard.
        let back = conversation.update(to: screen(rows, focus: 4).snapshot, at: FrameInstant(seconds: 1.05))
        #expect(text(back) == ["4 focused true"])
        #expect(back.first == AccessibleEvent(AccessibleID(5), .cached))
    }

    @Test("a second event of a type within a tenth of a second only updates the readers' copies")
    func spam() {
        var conversation = ReaderConversation()
        _ = conversation.update(to: screen([(4, "A"), (5, "B")], focus: 5).snapshot, at: .zero)
        let events = conversation.update(
            to: screen([(4, "A2"), (5, "B2")], focus: 5).snapshot, at: FrameInstant(seconds: 1))
        #expect(text(events) == ["4 accessible-name", "5 accessible-name"])
        let soon = conversation.update(
            to: screen([(4, "A3"), (5, "B3")], focus: 5).snapshot, at: FrameInstant(seconds: 1.09))
        #expect(text(soon) == ["5 accessible-name"])
        #expect(soon.contains(AccessibleEvent(AccessibleID(4), .cached)))
        let later = conversation.update(
            to: screen([(4, "A4"), (5, "B3")], focus: 5).snapshot, at: FrameInstant(seconds: 1.2))
        #expect(text(later) == ["4 accessible-name"])
    }

    @Test("announcements wait for each other and none is lost")
    func announcements() {
        var conversation = ReaderConversation()
        let screen = screen([]).snapshot
        _ = conversation.update(to: screen, at: .zero)
        conversation.announce("One", .polite, in: window)
        conversation.announce("Two", .assertive, in: window)
        conversation.announce("", .polite, in: window)
        let now = FrameInstant(seconds: 1)
        #expect(
            conversation.update(to: screen, at: now) == [AccessibleEvent(window, .announcement("One", .polite))])
        #expect(conversation.nextInstant == now + 0.1)
        #expect(conversation.update(to: screen, at: now + 0.05).isEmpty)
        #expect(
            conversation.update(to: screen, at: now + 0.1) == [
                AccessibleEvent(window, .announcement("Two", .assertive))
            ])
        #expect(conversation.nextInstant == nil)
    }

    @Test("typing sends the inserted text and the caret")
    func typing() {
        func screen(_ text: AccessibleText) -> AccessibleSnapshot {
            var screen = Screen()
            screen.add(1, AccessibleFacts(.window, "Inbox"))
            screen.add(2, in: 1, AccessibleFacts(.textField, "Name"), text: text)
            screen.focus(2)
            return screen.snapshot
        }
        var conversation = ReaderConversation()
        _ = conversation.update(to: screen(AccessibleText("ab", selection: 1..<1)), at: .zero)
        let events = conversation.update(
            to: screen(AccessibleText("a👍b", selection: 3..<3)), at: FrameInstant(seconds: 1))
        #expect(events.map(\.kind) == [.textInserted(1, 1, "👍"), .caretMoved(2)])
        let selected = conversation.update(
            to: screen(AccessibleText("a👍b", selection: 0..<3)), at: FrameInstant(seconds: 1.01))
        #expect(selected.map(\.kind) == [.textSelectionChanged])
        let replaced = conversation.update(
            to: screen(AccessibleText("xb", selection: 1..<1)), at: FrameInstant(seconds: 1.02))
        #expect(
            replaced.map(\.kind) == [
                .textDeleted(0, 2, "a👍"), .textInserted(0, 1, "x"), .caretMoved(1), .textSelectionChanged,
            ])
    }

    @Test("a selection in a list is an event of the list, once")
    func selection() {
        var conversation = ReaderConversation()
        var selected = screen([(4, "A"), (5, "B")])
        _ = conversation.update(to: selected.snapshot, at: .zero)
        for id in [4, 5] as [UInt64] {
            selected.snapshot.elements[AccessibleID(id)] = .init(
                parent: list, children: [], AccessibleFacts(.row, id == 4 ? "A" : "B", [.button, .selected]))
        }
        let events = text(conversation.update(to: selected.snapshot, at: FrameInstant(seconds: 1)))
        #expect(events.filter { $0.hasSuffix("SelectionChanged") } == ["3 SelectionChanged"])
        #expect(events.contains("4 selected true"))
    }

    @Test("values with a number are events; a tree with a loop ends")
    func values() {
        func screen(_ value: Double) -> AccessibleSnapshot {
            var facts = AccessibleFacts(.slider, "Volume", .adjustable)
            facts.number = .init(value, 0, 1)
            var screen = Screen()
            screen.add(1, AccessibleFacts(.window, "Inbox"))
            screen.add(2, in: 1, facts)
            screen.snapshot.elements[AccessibleID(2)]?.children = [AccessibleID(1), AccessibleID(99)]
            return screen.snapshot
        }
        var conversation = ReaderConversation()
        _ = conversation.update(to: screen(0.5), at: .zero)
        let events = conversation.update(to: screen(0.7), at: FrameInstant(seconds: 1))
        #expect(events.map(\.kind) == [.valueChanged(0.7)])
    }

    @Test("a clock that goes back does not hold events for ever")
    func clock() {
        var gate = EventGate()
        let event = AccessibleEvent(window, .nameChanged("x"))
        #expect(gate.decide(event, isFocused: false, at: FrameInstant(seconds: 5)) == .send)
        #expect(gate.decide(event, isFocused: false, at: FrameInstant(seconds: 5.05)) == .drop)
        #expect(gate.decide(event, isFocused: true, at: FrameInstant(seconds: 5.06)) == .send)
        #expect(gate.decide(event, isFocused: false, at: .zero) == .send)
        let activation = AccessibleEvent(window, .windowActivated("x"))
        for _ in 0..<3 { #expect(gate.decide(activation, isFocused: false, at: .zero) == .send) }
    }
}
