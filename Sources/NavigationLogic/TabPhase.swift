/// The phase of a tab bar controller.
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
    /// This page is visible.
    case resting(Page)
    /// The delegate is queried for an animator.
    case asking(TabChange<Page>)
    /// The app's animator runs the change.
    case moving(TabChange<Page>)
}

/// A change of the visible tab.
package struct TabChange<Page: Hashable & Sendable>: Hashable, Sendable {
    package let number: Int
    package let from: Page
    package let to: Page
    /// The selection and the controllers at the moment when the delegate was asked.
    let selected: Page?
    let controllers: [Page]
}

extension TabPhase {
    /// The page whose view is in the container. During an animation, the new page.
    package var shown: Page? {
        switch self {
        case .empty: nil
        case .resting(let page): page
        case .asking(let change): change.from
        case .moving(let change): change.to
        }
    }

    /// The change about which the delegate is queried.
    var asking: TabChange<Page>? { if case .asking(let change) = self { change } else { nil } }

    /// The change that an animator runs.
    package var moving: TabChange<Page>? { if case .moving(let change) = self { change } else { nil } }

    /// Whether the page's view is in the container or in an animator's container view.
    package func holds(_ page: Page) -> Bool { shown == page || moving?.from == page }
}
