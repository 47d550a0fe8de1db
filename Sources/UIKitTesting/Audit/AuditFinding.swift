/// A deviation of a bar from the design guidelines for navigation bars.
public struct AuditFinding: Hashable, Sendable, CustomStringConvertible {
    /// The guidelines. Documented (Human Interface Guidelines, Navigation bars): all of them, in our own words.
    public enum Guideline: String, Sendable, CaseIterable {
        /// A bar contains the title, the back button, and one control for the content of the screen.
        case crowdedBar
        /// Two text buttons side by side need space between them, or they look like one button.
        case textButtonsWithoutSpace
        /// A segmented control in a bar is alone there, without a title and other controls.
        case segmentedControlNotAlone
        /// A segmented control in a bar flattens a hierarchy, so it belongs to the top level of the hierarchy.
        case segmentedControlBelowTopLevel
        /// A custom back indicator needs a mask image, or the label slides over the indicator.
        case backIndicatorWithoutMask
        /// A back button names one screen, not a path.
        case multisegmentBackTitle
        /// All bars of an app have the same appearance.
        case inconsistentAppearance
        /// A prompt is one short sentence with a full stop.
        case promptNotASentence
        /// The contrast of text and its background is at least 4.5 to 1, for large text 3 to 1.
        case lowContrast
        /// A touch target has at least 44 by 44 points.
        case smallTarget
        /// An enabled control has an accessibility label.
        case missingLabel
        /// A simple gesture shows a hidden bar again.
        case hiddenBarWithoutWayBack
    }

    /// The broken guideline.
    public let guideline: Guideline
    /// The bar, and the item in the bar.
    public let item: String
    /// The problem, with numbers if there are any.
    public let problem: String
    /// The remedy.
    public let remedy: String

    /// Item, problem, remedy and guideline in one line.
    public var description: String { "\(item): \(problem) \(remedy) [\(guideline.rawValue)]" }
}
