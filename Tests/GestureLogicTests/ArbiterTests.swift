import GestureLogic
import Testing

@Suite("Arbitration")
struct ArbiterTests {
    func arbiter(_ gestures: String...) -> Arbiter<String> {
        var arbiter = Arbiter<String>()
        gestures.forEach { arbiter.register($0) }
        return arbiter
    }

    func text(_ verdicts: [Arbiter<String>.Verdict]) -> String {
        verdicts.map { "\($0.gesture) \($0.phase)" }.joined(separator: ", ")
    }

    @Test("The first to begin makes the others fail, in the order of their registration")
    func prevention() {
        var arbiter = arbiter("a", "b", "c")
        #expect(text(arbiter.propose(.began, for: "b")) == "b began, a failed, c failed")
        #expect(text(arbiter.propose(.began, for: "a")) == "")
        #expect(text(arbiter.propose(.changed, for: "b")) == "b changed")
        #expect(text(arbiter.propose(.ended, for: "b")) == "b ended")
        #expect(text(arbiter.propose(.changed, for: "b")) == "")
    }

    @Test("Gestures that may be recognized together are")
    func together() {
        var arbiter = arbiter("a", "b", "c")
        arbiter.allowTogether("a", "b")
        #expect(text(arbiter.propose(.began, for: "a")) == "a began, c failed")
        #expect(text(arbiter.propose(.began, for: "b")) == "b began")
    }

    @Test("A spared gesture begins after the other, and prevents the other when it begins first")
    func spared() {
        var first = arbiter("a", "b", "c")
        first.spare("b", by: "a")
        #expect(text(first.propose(.began, for: "a")) == "a began, c failed")
        #expect(text(first.propose(.began, for: "b")) == "b began")
        var second = arbiter("a", "b")
        second.spare("b", by: "a")
        #expect(text(second.propose(.began, for: "b")) == "b began, a failed")
    }

    @Test("A content pan waits for the edge pan and begins when that has failed")
    func waiting() {
        var arbiter = arbiter("content", "edge")
        arbiter.require(failureOf: "edge", for: "content")
        #expect(text(arbiter.propose(.began, for: "content")) == "")
        #expect(text(arbiter.propose(.changed, for: "content")) == "")
        #expect(text(arbiter.propose(.changed, for: "content")) == "")
        #expect(arbiter.isWaiting("content"))
        #expect(text(arbiter.propose(.failed, for: "edge")) == "edge failed, content began, content changed")
    }

    @Test("A content pan fails when the edge pan begins")
    func requiredBegins() {
        var arbiter = arbiter("content", "edge")
        arbiter.require(failureOf: "edge", for: "content")
        arbiter.allowTogether("content", "edge")
        _ = arbiter.propose(.began, for: "content")
        #expect(text(arbiter.propose(.began, for: "edge")) == "edge began, content failed")
    }

    @Test("A single tap waits for the double tap's time to pass")
    func doubleTap() {
        var arbiter = arbiter("single", "double")
        arbiter.require(failureOf: "double", for: "single")
        #expect(text(arbiter.propose(.ended, for: "single")) == "")
        #expect(text(arbiter.propose(.failed, for: "double")) == "double failed, single ended")
        arbiter.reset()
        arbiter.register("single")
        arbiter.register("double")
        _ = arbiter.propose(.ended, for: "single")
        #expect(text(arbiter.propose(.ended, for: "double")) == "double ended, single failed")
    }

    @Test("Failure travels along a chain of requirements, and the first to profit prevents the rest")
    func chain() {
        var arbiter = arbiter("a", "b", "c")
        arbiter.require(failureOf: "c", for: "b")
        arbiter.require(failureOf: "c", for: "a")
        _ = arbiter.propose(.began, for: "b")
        _ = arbiter.propose(.began, for: "a")
        #expect(text(arbiter.propose(.failed, for: "c")) == "c failed, a began, b failed")
    }

    @Test("A gesture that does not watch the touches delays no other")
    func absent() {
        var arbiter = arbiter("a")
        arbiter.require(failureOf: "elsewhere", for: "a")
        #expect(text(arbiter.propose(.began, for: "a")) == "a began")
        #expect(text(arbiter.propose(.began, for: "elsewhere")) == "")
    }

    @Test(
        "Of two gestures that wait for each other the first fails when the touches are over, and the other has its turn"
    )
    func deadlock() {
        var arbiter = arbiter("a", "b")
        arbiter.require(failureOf: "b", for: "a")
        arbiter.require(failureOf: "a", for: "b")
        #expect(text(arbiter.propose(.began, for: "a")) == "")
        #expect(text(arbiter.propose(.began, for: "b")) == "")
        #expect(text(arbiter.propose(.ended, for: "b")) == "")
        #expect(text(arbiter.finish()) == "a failed, b began, b ended")
    }

    @Test("A recognizer that is still possible when the touches end fails")
    func leftovers() {
        var arbiter = arbiter("a", "b")
        #expect(text(arbiter.finish()) == "a failed, b failed")
        #expect(arbiter.phase(of: "a") == .failed)
    }
}
