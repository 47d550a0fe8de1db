import NavigationLogic
import Testing

@Suite("The swipe")
struct SwipeRuleTests {
    @Test("A swipe begins over an ordinary second page")
    func ordinary() {
        #expect(SwipeRule.mayBegin(in: SwipeRule.Situation(depth: 2)))
    }

    @Test("Each obstacle alone refuses it, with its reason", arguments: SwipeRule.Refusal.allCases)
    func refusals(refusal: SwipeRule.Refusal) {
        var situation = SwipeRule.Situation(depth: 2)
        switch refusal {
        case .nothingBelow: situation.depth = 1
        case .offScreen: situation.isOnScreen = false
        case .inFlight: situation.isInFlight = true
        case .barHidden: situation.isBarHidden = true
        case .backButtonHidden: situation.hidesBackButton = true
        case .backButtonReplaced: situation.hasLeadingItems = true
        case .customAnimator: situation.delegateVendsAnimator = true
        }
        #expect(SwipeRule.refusal(in: situation) == refusal)
        #expect(refusal.reason.hasSuffix("."))
    }

    @Test("Leading items that supplement the back button leave the swipe alone")
    func supplement() {
        var situation = SwipeRule.Situation(depth: 2)
        situation.hasLeadingItems = true
        situation.leadingItemsSupplementBackButton = true
        #expect(SwipeRule.mayBegin(in: situation))
    }

    @Test(
        "A fling decides by its direction, else the middle decides",
        arguments: [
            (0.5, 0.0, false), (0.51, 0.0, true), (0.1, 1.0, true), (0.1, 0.99, false), (0.9, -1.0, false),
            (0.9, -0.99, true),
        ])
    func decision(fraction: Double, velocity: Double, commits: Bool) {
        #expect(PopDecision.commits(fraction: fraction, velocity: velocity) == commits)
    }
}

@Suite("Large titles")
struct LargeTitleRuleTests {
    @Test(
        "Automatic asks the item below; the lowest one is large",
        arguments: [
            ([.automatic], .large), ([.automatic, .never], .standard), ([.automatic, .automatic, .always], .large),
            ([.never, .always], .standard), ([.always, .never], .large), ([.inline, .never], .large),
            ([.automatic, .inline], .large),
        ] as [([LargeTitleRule.Mode], LargeTitleRule.Style)])
    func inheritance(topFirst: [LargeTitleRule.Mode], style: LargeTitleRule.Style) {
        func resolve(prefers: Bool, compact: Bool) -> LargeTitleRule.Style {
            LargeTitleRule.style(
                modes: topFirst, barPrefersLargeTitles: prefers, compactHeight: compact,
                topHasBackButton: topFirst.count > 1)
        }
        #expect(resolve(prefers: true, compact: false) == style)
        #expect(resolve(prefers: false, compact: false) == .standard)
        #expect(resolve(prefers: true, compact: true) == .standard)
    }

    @Test("An inline large title stays in the bar's line where there is no back button")
    func inline() {
        #expect(
            LargeTitleRule.style(
                modes: [.inline], barPrefersLargeTitles: true, compactHeight: false, topHasBackButton: false)
                == .largeInBarLine)
    }
}
