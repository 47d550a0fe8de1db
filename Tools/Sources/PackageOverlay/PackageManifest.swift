import Foundation

/// A manifest as SwiftPM evaluates it: the parts that `swift package describe` does not answer, or answers only for
/// packages whose dependencies can be resolved.
public struct PackageManifest: Decodable, Sendable {
    struct Target: Decodable, Sendable {
        var name: String
        var exclude: [String]?
        var settings: [Setting]?
        var dependencies: [Use]?
        var pluginUsages: [Use]?
    }

    struct Setting: Decodable, Sendable {
        struct Kind: Decodable, Sendable { var swiftLanguageMode: [String: String]? }
        var kind: Kind?
    }

    struct Product: Decodable, Sendable {
        struct Kind: Decodable, Sendable { var library: [String]? }
        var name: String
        var type: Kind?
    }

    var dependencies: [Dependency]?
    var targets: [Target]?
    var products: [Product]?
    var swiftLanguageVersions: [String]?

    /// - Parameter output: the output of `swift package dump-package`; lines before the JSON are skipped.
    public init?(output: Data) {
        guard let start = output.firstIndex(of: UInt8(ascii: "{")),
            let manifest = try? JSONDecoder().decode(PackageManifest.self, from: output[start...])
        else { return nil }
        self = manifest
    }

    /// The names of the libraries among the products.
    public var libraries: [String] { (products ?? []).filter { $0.type?.library != nil }.map(\.name) }

    /// The names of the libraries that are always shared.
    public var sharedLibraries: [String] {
        (products ?? []).filter { $0.type?.library == ["dynamic"] }.map(\.name)
    }

    /// The language versions of the package and of its targets.
    public var languageVersions: [String] {
        let settings = (targets ?? []).flatMap { $0.settings ?? [] }
        return (swiftLanguageVersions ?? []) + settings.flatMap { ($0.kind?.swiftLanguageMode ?? [:]).values }
    }

    /// The paths that each target excludes.
    public var excluded: [String: [String]] {
        Dictionary((targets ?? []).map { ($0.name, $0.exclude ?? []) }, uniquingKeysWith: { first, _ in first })
    }
}

extension DescribedPackage {
    /// Stores the excluded paths, the language versions and the shared libraries, which `describe` does not answer.
    public mutating func note(_ manifest: PackageManifest) {
        let excluded = manifest.excluded
        for index in targets.indices { targets[index].excluded = excluded[targets[index].name] }
        languageVersions = manifest.languageVersions
        sharedProducts = manifest.sharedLibraries
    }
}
