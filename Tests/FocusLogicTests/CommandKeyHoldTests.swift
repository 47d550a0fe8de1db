import Testing

@testable import FocusLogic

struct CommandKeyHoldTests {
    @Test("a key that is held alone shows the list after a time, and hides it on release")
    func held() {
        var hold = CommandKeyHold()
        #expect(hold.handle(.press) == .wait(1))
        #expect(!hold.isListing)
        #expect(hold.handle(.elapsed(1)) == .showList)
        #expect(hold.isListing)
        #expect(hold.handle(.release) == .hideList)
        #expect(!hold.isListing)
    }

    @Test("other input before the list keeps it away until the key is pressed again")
    func used() {
        var hold = CommandKeyHold()
        _ = hold.handle(.press)
        #expect(hold.handle(.otherInput) == nil)
        #expect(hold.handle(.elapsed(1)) == nil)
        #expect(hold.handle(.release) == nil)
        #expect(hold.handle(.press) == .wait(2))
        // The time of the first press is over, that of the second is not.
        #expect(hold.handle(.elapsed(1)) == nil)
        #expect(hold.handle(.elapsed(2)) == .showList)
    }

    @Test("other input hides the list, and the release after it does nothing")
    func hides() {
        var hold = CommandKeyHold()
        _ = hold.handle(.press)
        _ = hold.handle(.elapsed(1))
        #expect(hold.handle(.otherInput) == .hideList)
        #expect(hold.handle(.otherInput) == nil)
        #expect(hold.handle(.release) == nil)
    }

    @Test("any order of events shows and hides the list in turn")
    func anyOrder() {
        let events: [CommandKeyHold.Event] = [.press, .elapsed(1), .elapsed(2), .otherInput, .release]
        var waiting: [(CommandKeyHold, Int, Bool)] = [(CommandKeyHold(), 0, false)]
        while let (hold, depth, isShown) = waiting.popLast() {
            guard depth < 6 else { continue }
            for event in events {
                var next = hold
                var shown = isShown
                switch next.handle(event) {
                case .showList:
                    #expect(!shown)
                    shown = true
                case .hideList:
                    #expect(shown)
                    shown = false
                case .wait, nil: break
                }
                #expect(next.isListing == shown)
                waiting.append((next, depth + 1, shown))
            }
        }
    }
}
