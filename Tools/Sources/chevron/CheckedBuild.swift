import PackageOverlay

/// The errors of a package's build, for `chevron check`.
struct CheckedBuild {
    let isSuccess: Bool
    private let problems: [CompilerOutput.Problem]
    private let summary: BuildSummary

    /// Builds the package and its tests, and prints nothing.
    init(_ package: PackageBuild) throws {
        var (output, errors) = (CompilerOutput(), CompilerOutput())
        let flags = try package.flags(withTests: true)
        let command = ["build", "--build-tests", "--package-path", package.root] + flags
        isSuccess =
            try Subprocess.run(package.swift, command) { stream, data in
                switch stream {
                case .output: _ = output.read(data)
                case .errors: _ = errors.read(data)
                }
            } == 0
        _ = (output.finish(), errors.finish())
        problems = output.problems + errors.problems.filter { !output.problems.contains($0) }
        summary = BuildSummary(problems: problems, names: package.names)
    }

    /// - Parameter folder: paths are printed from there.
    func text(from folder: String, isVerbose: Bool) -> String {
        guard !isSuccess else { return "\nThe package and its tests build.\n" }
        func place(_ problem: CompilerOutput.Problem) -> String {
            problem.place.hasPrefix(folder + "/") ? String(problem.place.dropFirst(folder.count + 1)) : problem.place
        }
        var (missing, others): ([String: [String]], [String: [String]]) = ([:], [:])
        for problem in problems {
            if let name = summary.missingName(problem.message) {
                missing[name, default: []].append(place(problem))
            } else {
                others[problem.message, default: []].append(place(problem))
            }
        }
        var lines = ["", "The package does not build."]
        for (title, group) in [("The compiler does not find:", missing), ("Other errors:", others)] where !group.isEmpty
        {
            lines += ["", title]
            let entries = group.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
            for (name, places) in entries {
                let shown = places.filter { !$0.isEmpty }.prefix(isVerbose ? places.count : 2).joined(separator: ", ")
                let more = isVerbose || places.count <= 2 ? "" : " and \(places.count - 2) more"
                lines.append("  \(name)" + (shown.isEmpty ? "" : ": " + shown + more))
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }
}
