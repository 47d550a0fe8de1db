/// Packages of a project that do not support Linux. The app is built without them.
extension ImportedPackage {
    /// Leaves out packages by their names, in capital or small letters.
    /// - Parameter isWhole: whether a name of no package is an error.
    mutating func leaveOut(_ names: [String], isWhole: Bool) throws {
        for name in names {
            let found = packages.filter { $0.identity.lowercased() == name.lowercased() }
            if found.isEmpty, isWhole {
                let list = packages.map(\.identity).joined(separator: ", ")
                throw ProjectProblem(
                    "the project has no package \(name); it has \(list.isEmpty ? "no packages" : list)")
            }
            packages.removeAll { $0.identity.lowercased() == name.lowercased() }
            leftOut += found.map { "the package \($0.identity), and the code that needs its modules" }
        }
    }
}
