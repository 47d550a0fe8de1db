/// The traits of an element, with the numbers of `UIAccessibilityTraits`.
package struct AccessibleTraits: OptionSet, Hashable, Sendable {
    package let rawValue: UInt64
    package init(rawValue: UInt64) { self.rawValue = rawValue }

    package static let button = AccessibleTraits(rawValue: 1 << 0)
    package static let link = AccessibleTraits(rawValue: 1 << 1)
    package static let image = AccessibleTraits(rawValue: 1 << 2)
    package static let selected = AccessibleTraits(rawValue: 1 << 3)
    package static let playsSound = AccessibleTraits(rawValue: 1 << 4)
    package static let keyboardKey = AccessibleTraits(rawValue: 1 << 5)
    package static let staticText = AccessibleTraits(rawValue: 1 << 6)
    package static let summaryElement = AccessibleTraits(rawValue: 1 << 7)
    package static let notEnabled = AccessibleTraits(rawValue: 1 << 8)
    package static let updatesFrequently = AccessibleTraits(rawValue: 1 << 9)
    package static let searchField = AccessibleTraits(rawValue: 1 << 10)
    package static let startsMediaSession = AccessibleTraits(rawValue: 1 << 11)
    package static let adjustable = AccessibleTraits(rawValue: 1 << 12)
    package static let allowsDirectInteraction = AccessibleTraits(rawValue: 1 << 13)
    package static let causesPageTurn = AccessibleTraits(rawValue: 1 << 14)
    package static let header = AccessibleTraits(rawValue: 1 << 16)
    package static let tabBar = AccessibleTraits(rawValue: 1 << 17)
    package static let toggleButton = AccessibleTraits(rawValue: 1 << 53)
    /// The library's own trait of a back button.
    package static let back = AccessibleTraits(rawValue: 1 << 40)
}
