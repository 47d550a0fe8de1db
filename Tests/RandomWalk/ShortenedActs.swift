/// A search for a short list of acts that still fails: parts of the list are left out, smaller and smaller parts.
///
/// The owner runs each candidate and notes whether the walk failed.
struct ShortenedActs<Act> {
    /// The shortest list so far.
    private(set) var best: [Act]
    private var part: Int
    private var start = 0
    private var isShorter = false
    private var left: Int

    /// - Parameters:
    ///   - step: the act after which the walk failed; nil if the walk did not fail.
    ///   - tries: the maximum number of candidates.
    init(_ acts: [Act], failingAt step: Int?, tries: Int) {
        best = step.map { Array(acts.prefix($0 + 1)) } ?? acts
        part = max(best.count / 2, 1)
        left = tries
    }

    /// The next list to run; nil at the end of the search.
    mutating func candidate() -> [Act]? {
        if start >= best.count {
            if part == 1, !isShorter { return nil }
            part = max(part / 2, 1)
            (start, isShorter) = (0, false)
        }
        guard left > 0, !best.isEmpty else { return nil }
        left -= 1
        var candidate = best
        candidate.removeSubrange(start..<min(start + part, best.count))
        return candidate
    }

    /// Notes whether the last candidate failed.
    mutating func note(_ candidate: [Act], fails: Bool) {
        if fails { (best, isShorter) = (candidate, true) } else { start += part }
    }
}

/// The lines of a script without comments, which begin with #, and without empty lines.
enum ScriptLines {
    static func of(_ script: String) -> [String] {
        script.split(separator: "\n").map {
            $0.split(separator: "#", omittingEmptySubsequences: false).first.map(String.init) ?? ""
        }.filter { $0.contains { $0 != " " } }
    }
}
