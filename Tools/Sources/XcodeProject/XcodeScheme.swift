import InterfaceDocuments

/// The parts of a shared scheme that a package needs.
struct XcodeScheme: Sendable {
    /// The build configuration of the tests.
    var testConfiguration: String?
    /// The arguments that the scheme gives the app. Disabled arguments are left out.
    var arguments: [String] = []

    /// The shared scheme with the name of a target; nil if there is none, or if it is no XML.
    init?(target: String, project: String, _ folder: ProjectFolder) {
        let path = "\(project).xcodeproj/xcshareddata/xcschemes/\(target).xcscheme"
        guard let bytes = folder.read(path), let root = try? InterfaceElement.reading(bytes, document: path) else {
            return nil
        }
        testConfiguration = root.child("TestAction")?["buildConfiguration"]
        let list = root.child("LaunchAction")?.list("CommandLineArguments") ?? []
        arguments = list.filter { $0["isEnabled"] == "YES" }.compactMap { $0["argument"] }
    }
}
