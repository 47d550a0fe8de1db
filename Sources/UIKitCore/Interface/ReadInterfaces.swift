/// What was looked for among an app's storyboards and nibs.
@MainActor
struct ReadInterfaces: AppPart {
    /// Those that were read, by the file that they are in.
    var sources: [String: InterfaceSource] = [:]
    /// Names of controllers' classes that have no nib of their name.
    var classesWithoutNib: Set<String> = []
}
