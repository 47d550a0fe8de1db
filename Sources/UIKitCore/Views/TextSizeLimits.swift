/// The smallest and the largest size of text that a view and its subviews have.
struct TextSizeLimits: Hashable {
    var minimum: UIContentSizeCategory?
    var maximum: UIContentSizeCategory?

    /// Returns the nearest category inside the limits. An unspecified category, and one that is unknown, stays as it
    /// is. Chosen: where the minimum is above the maximum, the maximum is in effect.
    func limit(_ category: UIContentSizeCategory) -> UIContentSizeCategory {
        let known = UIContentSizeCategory.ordered
        guard known.contains(category) else { return category }
        var result = category
        if let minimum, known.contains(minimum) { result = max(result, minimum) }
        if let maximum, known.contains(maximum) { result = min(result, maximum) }
        return result
    }

    /// A text that says which limits are in effect.
    var description: String {
        "minimum: \(minimum?.rawValue ?? "none"), maximum: \(maximum?.rawValue ?? "none")"
    }
}
