import ArgumentReading

extension BuildArguments {
    /// The arguments of `swift build`, `swift test` and `swift run`. SwiftPM reads every option itself. The options
    /// with a value are listed here, so that no value is mistaken for a program or another option.
    /// Documented (`swift build --help`, 6.3, and hidden options of former versions).
    static func syntax(_ kind: BuildCommand.Kind) -> ArgumentSyntax {
        var options: [ArgumentSyntax.Option] = [
            .value("--package-path", "-C"), .value("--scratch-path", "--build-path"),
            .value("--configuration", "-c"), .flag("--help", "-h", "-help"), .flag("--version"),
        ]
        options += withValue.map { .value($0) }
        options.append(.value("--jobs", "-j"))
        options.append(.value("--debug-info-format", "-debug-info-format"))
        switch kind {
        case .build: options += [.value("--target"), .value("--product")]
        case .test:
            options += [
                .value("--filter"), .value("--skip"), .value("--specifier", "-s"), .flag("--list-tests", "-l"),
                .value("--attachments-path"), .value("--num-workers"), .value("--xunit-output"),
                .value("--test-product"),
            ]
        case .run: break
        }
        return ArgumentSyntax(
            "chevron \(kind.rawValue)", options: options, operand: "<arguments of swift \(kind.rawValue)>",
            operandCount: 0...Int.max,
            unknownOptions: .kept, endsWithOperand: kind == .run)
    }

    private static let withValue = [
        "--cache-path", "--config-path", "--security-path", "--swift-sdks-path", "--toolset", "--pkg-config-path",
        "--manifest-cache", "--netrc-file", "--resolver-fingerprint-checking", "--resolver-signing-entity-checking",
        "--default-registry-url", "-Xcc", "-Xswiftc", "-Xlinker", "-Xcxx", "-Xmanifest", "-Xbuild-tools-swiftc",
        "-Xxcbuild", "--triple", "--sdk", "--toolchain", "--swift-sdk", "--arch", "--destination", "--sanitize",
        "--explicit-target-dependency-import-check", "--build-system", "--traits",
    ]
}
