import AppPackaging
import ArgumentReading
import Foundation
import PackageOverlay

/// `chevron build`, `chevron test` and `chevron run`.
struct BuildCommand {
    enum Kind: String, Sendable { case build, test, run }

    let kind: Kind
    let arguments: BuildArguments

    func perform() throws -> Int32 {
        if arguments.asksForHelp { return try Subprocess.run(Subprocess.swift(), [kind.rawValue] + arguments.all) }
        if let option = Linking.secondRuntime(arguments.all) {
            say(
                """
                error: \(option) cannot be used: Chevron's library brings the shared Swift runtime, \
                and a process
                """
                    + " with two runtimes has every class twice. Leave the option out; `chevron package` links one "
                    + "runtime into the program.")
            return ArgumentProblem.status
        }
        let package = try PackageBuild(arguments)
        package.printWarnings()
        guard package.overlay.usesUIKit else {
            return try Subprocess.run(package.swift, [kind.rawValue] + arguments.all)
        }
        let flags = try package.flags(withTests: kind != .run)
        let placement = BundlePlacement(package, arguments)
        switch kind {
        case .build:
            let status = try build(package, flags, arguments.all)
            if status == 0 { try placement.assembleApps() }
            return status
        case .run:
            // The program keeps the terminal to itself; what the build prints goes through this command.
            let status = try build(package, flags, arguments.buildingProgram)
            guard status == 0 else { return status }
            try placement.placeBesideProducts()
            let container = package.container(of: kind)
            try container.make()
            return try Subprocess.run(
                package.swift, ["run", "--skip-build"] + flags + arguments.all,
                environment: [PackageContainer.variable: container.path])
        case .test:
            try placement.placeBesideProducts()
            return try test(package, flags)
        }
    }

    private func build(_ package: PackageBuild, _ flags: [String], _ options: [String]) throws -> Int32 {
        let (status, problems) = try package.run(["build"] + flags + options)
        if status != 0 { package.explain(problems) }
        return status
    }

    private func test(_ package: PackageBuild, _ flags: [String]) throws -> Int32 {
        var printed = PrintedTestCount()
        // The reports are at the path that the caller requests.
        let path = arguments.reportPath ?? package.scratch + "/chevron/tests.xml"
        let reports = TestReports(path: path)
        let asksForReports = arguments.reportPath == nil && !arguments.listsTests
        let command = ["test"] + flags + (asksForReports ? ["--xunit-output", path] : []) + arguments.all
        // The tests of a package may clear all folders of their app, and are an app that is newly installed.
        let container = package.container(of: kind)
        let lock = try container.lock { say("other tests of the package are running; waiting for them") }
        defer { withExtendedLifetime(lock) {} }
        try container.empty()
        let environment = [
            "CHEVRON_TEST_HOST": "1", "CHEVRON_TESTED_MODULES": package.graph.testedModules,
            PackageContainer.variable: container.path,
        ]
        let (status, problems) = try package.run(command, environment: environment) { printed.read($0) }
        let result = reports.read()
        if status != 0, !printed.isKnown, !result.isThere { package.explain(problems) }
        guard status == 0, !arguments.choosesTests, package.overlay.hasTests, result.isWhole,
            printed.executed + result.executed == 0
        else { return status }
        say(
            "error: no test was executed, although the sources declare some. Conditions of #if may leave them out: see "
                + "`chevron rewrite`.")
        return 1
    }
}
