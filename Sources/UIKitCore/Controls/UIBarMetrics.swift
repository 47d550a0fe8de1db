/// The height of a bar that an appearance is for, and whether the bar has a prompt. Bars of phones on their side are
/// `compact`.
public enum UIBarMetrics: Int, Sendable {
    case `default` = 0, compact = 1, defaultPrompt = 101, compactPrompt = 102
    /// An older name of `compact`.
    public static var landscapePhone: UIBarMetrics { .compact }
    /// An older name of `compactPrompt`.
    public static var landscapePhonePrompt: UIBarMetrics { .compactPrompt }
}
