/// `chevron prepare`.
enum PrepareCommand {
    static let command = Command(
        name: "prepare", summary: "Build the library now, so that no first build waits for it",
        usage: "chevron prepare [-c debug|release]",
        details: """
            Builds Chevron's library into the user's cache, unless the cache has this version already. `chevron \
            build`, `test` and `run`
            do the same when they need the library first. A CI service can run this command in a step of its own and \
            keep the folder.
            """,
        perform: perform)

    private static func perform(_ arguments: [String]) throws -> Int32 {
        let configuration = try BuildArguments(arguments).libraryConfiguration
        let library = try PrebuiltLibrary.find(Installation.find(), configuration)
        print("The library is at \(library.folder)")
        return 0
    }
}
