/// Counts the scenes that one call creates: the requested scene, and all scenes that it contains or embeds.
///
/// A short document can request millions of scenes, or an endless number.
struct SceneNesting: AppPart {
    /// Chosen: deeper than nested containers of apps, and more scenes than a screen shows.
    static let limits = (depth: 32, scenes: 1_024)
    static let refusal = "scenes contain or embed each other endlessly, or there are more than \(limits.scenes) of them"

    private var depth = 0
    private var made = 0

    mutating func open() {
        if depth == 0 { made = 0 }
        depth += 1
    }

    mutating func close() { depth -= 1 }

    /// Counts a scene. Returns false if the limit is reached.
    mutating func count() -> Bool {
        made += 1
        return depth <= Self.limits.depth && made <= Self.limits.scenes
    }

    /// The count of the current app.
    @MainActor
    static func update<Result>(_ change: (inout SceneNesting) -> Result) -> Result {
        change(&AppContext.current[SceneNesting.self])
    }

    /// Begins a new count: the app's own code requests a scene while other scenes are created.
    mutating func restart() -> Int {
        let count = made
        made = 0
        return count
    }

    mutating func resume(_ count: Int) { made = count }
}
