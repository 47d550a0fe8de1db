/// What is on screen, and what moves it.
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
/// A change of the stack at rest is scheduled. The next layout moves on from there: with animation to `moving`,
/// otherwise back to `idle` with the new page.
package enum NavigationPhase<Page: Hashable & Sendable>: Hashable, Sendable {
    /// The container is not on screen. `installed` is the page whose view is in the container's view all the same.
    case offscreen(installed: Page?)
    /// The container is on its way to the screen, and brings this page along.
    case appearing(Page?, animated: Bool)
    /// At rest: this page is on screen, and it is the top of the stack.
    case idle(Page?)
    /// This page is on screen, the stack has changed, and the next layout of the container starts the transition to its
    /// top.
    case scheduled(Page?, ScheduledChange<Page>)
    /// A transition runs by time toward its completion.
    case moving(NavigationTransition<Page>)
    /// A finger holds the transition.
    case dragging(NavigationTransition<Page>, fraction: Double)
    /// The finger has left; the transition runs by time toward a decided outcome.
    case settling(NavigationTransition<Page>, TransitionOutcome)
    /// The container is on its way off the screen, and takes this page along.
    case disappearing(Page?)
}

/// What the next layout makes of the changes since the last one.
package struct ScheduledChange<Page: Hashable & Sendable>: Hashable, Sendable {
    /// As the last of the changes asked.
    package var animated: Bool
    var wayBack: WayBack

    /// What an interaction controller or a finger may make of the stack again while the transition runs.
    enum WayBack: Hashable, Sendable {
        /// One page was pushed or popped; the transition has it.
        case onePage
        /// The stack as it was before the first of the changes.
        case stack([Page])
        /// A page that was on the stack before has gone to another container.
        case closed
    }
}

extension NavigationPhase {
    /// The row of ``InterruptionPolicy`` that this phase reads.
    package var policyPhase: InterruptionPolicy.Phase {
        switch self {
        case .offscreen: .offscreen
        case .appearing: .appearing
        case .idle: .idle
        case .scheduled: .scheduled
        case .moving: .moving
        case .dragging: .dragging
        case .settling: .settling
        case .disappearing: .disappearing
        }
    }

    package var transition: NavigationTransition<Page>? {
        switch self {
        case .moving(let transition), .dragging(let transition, _), .settling(let transition, _): transition
        case .offscreen, .appearing, .idle, .scheduled, .disappearing: nil
        }
    }

    /// The page that the screen belongs to: during a transition still the old one.
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
