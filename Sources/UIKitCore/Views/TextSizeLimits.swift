/// The smallest and the largest text size of a view and its subviews.
struct TextSizeLimits: Hashable {
    var minimum: UIContentSizeCategory?
    var maximum: UIContentSizeCategory?

    /// Returns the nearest category inside the limits. Unspecified and unknown categories are returned unchanged.
    /// Chosen: if the minimum is above the maximum, the maximum is in effect.
    func limit(_ category: UIContentSizeCategory) -> UIContentSizeCategory {
        let known = UIContentSizeCategory.ordered
        guard known.contains(category) else { return category }
        var result = category
        if let minimum, known.contains(minimum) { result = max(result, minimum) }
        if let maximum, known.contains(maximum) { result = min(result, maximum) }
        return result
    }

    /// A description of the limits in effect.
    var description: String {
        "minimum: \(minimum?.rawValue ?? "none"), maximum: \(maximum?.rawValue ?? "none")"
    }
}
