import ArgumentReading

/// `chevron prepare`.
enum PrepareCommand {
    static let command = Command(
        name: "prepare", summary: "Build the library now, so that no first build waits for it",
        syntax: ArgumentSyntax(
            "chevron prepare",
            options: [
                .value("-c", "--configuration", as: "debug|release", help: "The configuration of the packages.")
            ]),
        details: """
            Builds Chevron's library into the user's cache, unless the cache has this version already. `chevron \
            build`, `test` and `run`
            do the same when they need the library first. A CI service can run this command in a step of its own and \
            keep the folder.
            """,
        perform: perform)

    private static func perform(_ arguments: ParsedArguments) throws -> Int32 {
        let configuration = try PrebuiltLibrary.Configuration.named(arguments.value("-c"))
        let library = try PrebuiltLibrary.find(Installation.find(), configuration)
        print("The library is at \(library.folder)")
        return 0
    }
}
