/// The storyboards and nibs that an app has loaded.
@MainActor
struct ReadInterfaces: AppPart {
    /// The parsed documents, by file.
    var sources: [String: InterfaceSource] = [:]
    /// Names of controller classes without a nib of the same name.
    var classesWithoutNib: Set<String> = []
}
