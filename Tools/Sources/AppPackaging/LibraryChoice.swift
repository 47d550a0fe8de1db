import Foundation

/// The shared libraries of a program: those that the package brings, and those that stay on the system.
///
/// The needs of a library that stays on the system are the system's own affair, and are not followed.
public struct LibraryChoice: Equatable, Sendable {
    /// The path of each library that the package brings, by the name by which it is needed.
    public private(set) var bundled: [String: String] = [:]
    /// The names of the libraries that stay on the system.
    public private(set) var staying: Set<String> = []
    /// The file that needs a library, by the name of a library that is missing on this system.
    public private(set) var missing: [String: String] = [:]
    /// The names of the program and of the libraries of the package that need each library.
    public private(set) var needers: [String: Set<String>] = [:]

    /// - Parameters:
    ///   - program: the name and the needed libraries of the program.
    ///   - paths: the paths of all libraries on this system, by name.
    ///   - needs: returns the needed libraries of the file at a path.
    public init(program: (name: String, needed: [String]), paths: [String: String], needs: (String) -> [String]) {
        var open = program.needed.map { (name: $0, parent: program.name) }
        var known: Set<String> = []
        while let next = open.popLast() {
            needers[next.name, default: []].insert(next.parent)
            guard known.insert(next.name).inserted else { continue }
            if SystemLibraries.entry(for: next.name) != nil {
                staying.insert(next.name)
            } else if let path = paths[next.name] {
                bundled[next.name] = path
                open += needs(path).map { ($0, next.name) }
            } else {
                missing[next.name] = next.parent
            }
        }
    }

    /// Reads the output of `ldd`: the paths of the libraries by name. A library that was not found is left out.
    public static func paths(lddOutput text: String) -> [String: String] {
        var paths: [String: String] = [:]
        for line in text.split(separator: "\n") {
            let parts = line.split(separator: " ", omittingEmptySubsequences: true).map {
                $0.trimmingPrefix { $0.isWhitespace }
            }
            guard parts.count >= 3, parts[1] == "=>", parts[2].hasPrefix("/") else { continue }
            // The path may have spaces; the address in parentheses is behind it.
            let path = line[parts[2].startIndex...]
            let end = path.range(of: " (0x")?.lowerBound ?? path.endIndex
            paths[String(parts[0])] = String(path[..<end])
        }
        return paths
    }
}
