/// The visible page and the state of its transition.
///
/// ```
///             willAppear              didAppear
///  offscreen ───────────▶ appearing ─────────────▶ idle ◀──────────────────────────┐
///      ▲  ▲                   │                    │ │ │                           │
///      │  │      willDisappear│       willDisappear│ │ │ scheduled                 │ end
///      │  │                   ▼                    │ │ └─────────────▶ moving ─────┤
///      │  └── didDisappear ─ disappearing ◀────────┘ │                 │           │
///      │                      │    ▲                 │ grab    catch   │           │
///      │                      │    │ (from anywhere, └────▶ dragging ◀─┘           │
///      │           willAppear │    │  finishing what         │  ▲ catch            │
///      │                      ▼    │  moves at once)  release ▼  │                 │
///      └── (abrupt removal)  appearing                       settling ─────────────┘
/// ```
///
/// A change of the stack at rest is scheduled. The next layout starts the transition: with animation the phase is
/// `moving`, otherwise `idle` with the new page.
package enum NavigationPhase<Page: Hashable & Sendable>: Hashable, Sendable {
    /// The container is not on screen. `installed` is the page whose view is still in the container's view.
    case offscreen(installed: Page?)
    /// The container appears together with this page.
    case appearing(Page?, animated: Bool)
    /// At rest. This page is visible and is the top of the stack.
    case idle(Page?)
    /// This page is visible and the stack has changed. The next layout of the container starts the transition to the
    /// top page.
    case scheduled(Page?, ScheduledChange<Page>)
    /// The transition is animated toward its completion.
    case moving(NavigationTransition<Page>)
    /// A gesture holds the transition.
    case dragging(NavigationTransition<Page>, fraction: Double)
    /// The gesture has ended. The transition is animated toward a decided outcome.
    case settling(NavigationTransition<Page>, TransitionOutcome)
    /// The container disappears together with this page.
    case disappearing(Page?)
}

/// The changes of the stack since the last layout.
package struct ScheduledChange<Page: Hashable & Sendable>: Hashable, Sendable {
    /// Whether the last change requested animation.
    package var animated: Bool
    var reversal: Reversal

    /// The stack that an interaction controller or a gesture can restore while the transition runs.
    enum Reversal: Hashable, Sendable {
        /// One page was pushed or popped. The transition stores it.
        case onePage
        /// The stack before the first of the changes.
        case stack([Page])
        /// Another container has adopted a former page of the stack.
        case closed
    }
}

extension NavigationPhase {
    package var transition: NavigationTransition<Page>? {
        switch self {
        case .moving(let transition), .dragging(let transition, _), .settling(let transition, _): transition
        case .offscreen, .appearing, .idle, .scheduled, .disappearing: nil
        }
    }

    /// The visible page. During a transition, the page that the transition replaces.
    package var shown: Page? {
        switch self {
        case .offscreen(let page), .appearing(let page, _), .idle(let page), .scheduled(let page, _),
            .disappearing(let page):
            page
        case .moving(let transition), .dragging(let transition, _), .settling(let transition, _): transition.from
        }
    }

    /// Whether this page's view is in the container's view.
    func holds(_ page: Page) -> Bool {
        shown == page || transition?.to == page
    }
}
