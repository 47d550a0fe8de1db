import Testing

@testable import FocusLogic

struct TypeAheadTests {
    private typealias Search = TypeAhead.Search

    @Test("letters in quick succession are one word; a pause begins another")
    func words() {
        var typing = TypeAhead()
        #expect(typing.type("b", at: 10) == Search(beginning: "b", mayStay: false))
        #expect(typing.type("e", at: 10.5) == Search(beginning: "be", mayStay: true))
        #expect(typing.type("r", at: 11.5) == Search(beginning: "ber", mayStay: true))
        #expect(typing.type("l", at: 12.6) == Search(beginning: "l", mayStay: false))
    }

    @Test("the same letter moves on")
    func repetition() {
        var typing = TypeAhead()
        _ = typing.type("b", at: 0)
        #expect(typing.type("b", at: 0.1) == Search(beginning: "b", mayStay: false))
        #expect(typing.type("a", at: 0.2) == Search(beginning: "bba", mayStay: true))
    }
}
