/// The missing frameworks that a file imports, and the modules that may give a framework's name to a type of the
/// program.
struct MissingImports: Sendable {
    var frameworks: [String]
    /// The imported modules that no package has. See `ModuleNames`.
    var unavailable: [String] = []
    /// The modules of this kind that any file of the file's module imports. Their members are visible in all files.
    var unavailableInModule: [String] = []
    /// All imports of the file.
    var all: [String] = []
    /// The file's own module, and the modules that the file imports for tests.
    var modules: [String]

    var isEmpty: Bool { frameworks.isEmpty && unavailableInModule.isEmpty }
}

/// The aliases of the program outside of types.
struct ProgramAliases: Sendable {
    private var names: [String: Set<String>] = [:]
    private var publicNames: Set<String> = []

    mutating func add(_ file: FileFacts) {
        guard !file.aliases.isEmpty else { return }
        names[file.module, default: []].formUnion(file.aliases)
        publicNames.formUnion(file.publicAliases)
    }

    /// Whether some modules see an alias: a module's own aliases, and the public aliases of all modules.
    func contains(_ name: String, in modules: [String]) -> Bool {
        publicNames.contains(name) || modules.contains { names[$0]?.contains(name) ?? false }
    }
}

extension MethodFact {
    /// The name with the labels of a call.
    var callText: String { Self.callText(name, labels) }

    static func callText(_ name: String, _ labels: [String]) -> String {
        "\(name)(\(labels.map { $0 + ":" }.joined()))"
    }
}

/// A member of the program that is left out because its types need a missing framework.
struct GoneMember: Sendable {
    var framework: String
    var isMethod = false
}
