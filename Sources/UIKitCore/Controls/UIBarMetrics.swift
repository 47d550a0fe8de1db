/// The height of a bar to which an appearance applies, and whether the bar has a prompt. Bars of phones in landscape
/// orientation are `compact`.
public enum UIBarMetrics: Int, Sendable {
    case `default` = 0, compact = 1, defaultPrompt = 101, compactPrompt = 102
    /// An older name of `compact`.
    public static var landscapePhone: UIBarMetrics { .compact }
    /// An older name of `compactPrompt`.
    public static var landscapePhonePrompt: UIBarMetrics { .compactPrompt }
}
