/// Something on a bar that the design guidelines for navigation bars advise against.
public struct AuditFinding: Hashable, Sendable, CustomStringConvertible {
    /// The advice that is not followed. Documented: Apple's Human Interface Guidelines on navigation bars, in our
    /// words.
    public enum Guideline: String, Sendable, CaseIterable {
        /// A bar holds its title, the way back, and one control for the screen's content.
        case crowdedBar
        /// Two titles in letters side by side need space between them, or they read as one.
        case textButtonsWithoutSpace
        /// A segmented control in a bar stands there alone, without a title and other controls.
        case segmentedControlNotAlone
        /// A segmented control in a bar flattens a hierarchy, so it belongs to its top level.
        case segmentedControlBelowTopLevel
        /// A chevron of the app's own needs a mask, or the label slides over it.
        case backIndicatorWithoutMask
        /// The way back does one thing: it names one screen, not a path.
        case multisegmentBackTitle
        /// All bars of an app look the same.
        case inconsistentLook
        /// A prompt is one short sentence that ends as sentences do.
        case promptNotASentence
        /// Text stands out from what is behind it, by 4.5 to 1, large text by 3 to 1.
        case lowContrast
        /// A finger needs 44 points each way.
        case smallTarget
        /// What can be used has a name that can be spoken.
        case missingLabel
        /// A bar that goes away comes back by a simple gesture.
        case hiddenBarWithoutWayBack
    }

    /// The rule that is broken.
    public let guideline: Guideline
    /// Which bar, and what on it.
    public let item: String
    /// What is wrong, in numbers where there are any.
    public let problem: String
    /// What to do about it.
    public let remedy: String

    /// Item, problem, remedy and rule on one line.
    public var description: String { "\(item): \(problem) \(remedy) [\(guideline.rawValue)]" }
}
