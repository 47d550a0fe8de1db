/// What a tab bar controller is doing about its tabs.
///
/// ```
///            selected             another is selected        the delegate has an animator
///   empty ──────────────► resting ───────────────────► asking ───────────────────────────► moving
///                          │  ▲ ▲                        │                                   │
///                          └──┘ └── no animator ─────────┘                                   │
///            without a question └── it ended, or another selection or the container ends it ─┘
/// ```
package enum TabPhase<Page: Hashable & Sendable>: Hashable, Sendable {
    case empty
    /// This one shows.
    case resting(Page)
    /// The delegate is asked who moves the change.
    case asking(TabChange<Page>)
    /// An animator of the app's own moves it.
    case moving(TabChange<Page>)
}

/// One tab in the place of another.
package struct TabChange<Page: Hashable & Sendable>: Hashable, Sendable {
    package let number: Int
    package let from: Page
    package let to: Page
    /// What was selected, and among which, when the delegate was asked.
    let selected: Page?
    let controllers: [Page]
}

extension TabPhase {
    /// The row of ``TabPolicy`` that this phase reads.
    package var policyPhase: TabPolicy.Phase {
        switch self {
        case .empty: .empty
        case .resting: .resting
        case .asking: .asking
        case .moving: .moving
        }
    }

    /// Whose view is in the container; of a change that moves, the new one's.
    package var shown: Page? {
        switch self {
        case .empty: nil
        case .resting(let page): page
        case .asking(let change): change.from
        case .moving(let change): change.to
        }
    }

    /// The change that an animator moves.
    package var moving: TabChange<Page>? { if case .moving(let change) = self { change } else { nil } }

    /// Whether the view is in the container, or in that of an animator.
    package func holds(_ page: Page) -> Bool { shown == page || moving?.from == page }
}
