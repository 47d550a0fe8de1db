/// Counts the scenes that one call makes: the scene that the app asks for, and all scenes that this one holds or
/// embeds.
///
/// A short document may ask for millions of scenes, or for scenes without end.
struct SceneNesting: AppPart {
    /// Chosen: deeper than containers stand in each other, and more than a screen shows.
    static let limits = (depth: 32, scenes: 1_024)
    static let refusal = "scenes hold or embed each other without end, or there are more than \(limits.scenes) of them"

    private var depth = 0
    private var made = 0

    mutating func open() {
        if depth == 0 { made = 0 }
        depth += 1
    }

    mutating func close() { depth -= 1 }

    /// Whether one more scene may be made.
    mutating func count() -> Bool {
        made += 1
        return depth <= Self.limits.depth && made <= Self.limits.scenes
    }

    /// The count of the app whose code runs.
    @MainActor
    static func update<Result>(_ change: (inout SceneNesting) -> Result) -> Result {
        change(&AppContext.current[SceneNesting.self])
    }

    /// The app's own code asks for a scene while others are made: it has a count of its own.
    mutating func restart() -> Int {
        let count = made
        made = 0
        return count
    }

    mutating func resume(_ count: Int) { made = count }
}
