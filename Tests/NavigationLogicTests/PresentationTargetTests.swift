import NavigationLogic
import Testing

@Suite("Who is dismissed, and who may present")
struct PresentationTargetTests {
    private typealias Target = DismissalTarget<String>

    private func target(_ places: [Target.Place], _ outermost: Target.Outermost) -> Target { Target(places, outermost) }

    private let plain = Target.Place(presented: nil, search: nil, undecided: nil)
    private let root = Target.Outermost("root", presenting: nil, hasStage: false, isLeaving: false)

    @Test("A screen that presents nothing and was not presented dismisses nothing")
    func nothing() { #expect(target([plain, plain], root) == .nothing) }

    @Test("The innermost controller that presents over the screen dismisses, before any search")
    func presenting() {
        let search = Target.Place(presented: .search("search"), search: nil, undecided: nil)
        let inner = Target.Place(presented: .overScreen("sheet", hasStage: true), search: nil, undecided: nil)
        let outer = Target.Place(presented: .overScreen("alert", hasStage: true), search: nil, undecided: nil)
        #expect(target([search, inner, outer], root) == .presented("sheet"))
        #expect(target([search, plain, outer], root) == .presented("alert"))
        #expect(target([plain, search], root) == .search("search"))
    }

    @Test("A presentation whose stage was removed is not dismissed again")
    func removed() {
        let place = Target.Place(presented: .overScreen("sheet", hasStage: false), search: nil, undecided: nil)
        #expect(target([place], root) == .nothing)
    }

    @Test("A call on an active search ends the search, not the screen in which it is")
    func ownSearch() {
        let own = Target.Place(presented: nil, search: "own", undecided: nil)
        let sheet = Target.Outermost("sheet", presenting: "host", hasStage: true, isLeaving: false)
        #expect(target([own, plain], sheet) == .search("own"))
    }

    @Test("A dismissal that an animator may still cancel is dismissed again")
    func undecided() {
        let place = Target.Place(presented: nil, search: nil, undecided: "sheet")
        let top = Target.Outermost("top", presenting: "host", hasStage: true, isLeaving: false)
        #expect(target([plain, place], top) == .presented("sheet"))
    }

    @Test("A call on a presented screen is a call on the screen that presents it")
    func presented() {
        let sheet = Target.Outermost("sheet", presenting: "host", hasStage: true, isLeaving: false)
        #expect(target([plain], sheet) == .callOn("host"))
    }

    @Test("A presented screen whose dismissal has begun, or whose host was freed, is dismissed itself")
    func orphans() {
        let leaving = Target.Outermost("sheet", presenting: "host", hasStage: true, isLeaving: true)
        let orphan = Target.Outermost("sheet", presenting: nil, hasStage: true, isLeaving: false)
        #expect(target([plain], leaving) == .presented("sheet"))
        #expect(target([plain], orphan) == .presented("sheet"))
    }

    @Test("Each reason refuses a presentation, and the first of several counts")
    func refusals() {
        typealias Call = PresentationRefusal.Call
        let changes: [(WritableKeyPath<Call, Bool>, Bool, PresentationRefusal)] = [
            (\.isAlone, false, .notAlone), (\.hostPresents, true, .presentsAlready),
            (\.isPresented, true, .presentedElsewhere), (\.isInWindow, false, .notInWindow),
            (\.hostWaits, true, .hostIsAppearing), (\.rootLeaves, true, .rootIsLeaving),
            (\.hostLeaves, true, .hostIsLeaving),
        ]
        #expect(PresentationRefusal(Call()) == nil)
        for first in changes.indices {
            for second in first..<changes.count {
                var call = Call()
                for change in [changes[first], changes[second]] { call[keyPath: change.0] = change.1 }
                #expect(PresentationRefusal(call) == changes[first].2)
            }
        }
    }
}
