import Foundation

extension PackageManifest {
    /// A dependency in the output of `swift package dump-package`.
    struct Dependency: Decodable, Sendable {
        struct Source: Decodable, Sendable {
            struct Location: Decodable, Sendable {
                struct Remote: Decodable, Sendable { var urlString: String }
                var remote: [Remote]?
            }
            var identity: String
            var location: Location?
        }
        var sourceControl: [Source]?
        var registry: [Source]?

        var source: Source? { sourceControl?.first ?? registry?.first }
    }

    /// A dependency of a target: the name of a target or product, with the package if the manifest names the package.
    struct Use: Decodable, Sendable {
        var product: [String?]?
        var byName: [String?]?
        var plugin: [String?]?

        init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: Key.self)
            func names(_ key: String) -> [String?]? {
                guard var list = try? values.nestedUnkeyedContainer(forKey: Key(stringValue: key)) else { return nil }
                // The third value of a product is a table of other names.
                return [try? list.decodeIfPresent(String.self), try? list.decodeIfPresent(String.self)]
            }
            (product, byName, plugin) = (names("product"), names("byName"), names("plugin"))
        }

        private struct Key: CodingKey {
            var stringValue: String
            var intValue: Int? { nil }
            init(stringValue: String) { self.stringValue = stringValue }
            init?(intValue: Int) { nil }
        }
    }

    /// The addresses of dependencies that no target uses, such as tools that format sources. Empty if a target uses a
    /// product whose package the manifest does not name and no dependency has the product's name.
    public var unusedDependencies: [String] {
        let sources = (dependencies ?? []).compactMap(\.source)
        let own = Set((targets ?? []).map(\.name))
        var used: Set<String> = []
        for use in (targets ?? []).flatMap({ ($0.dependencies ?? []) + ($0.pluginUsages ?? []) }) {
            if let name = use.byName?.first ?? nil, own.contains(name) { continue }
            let words = [use.product, use.byName, use.plugin].compactMap { $0 }.first ?? []
            // The package, or else the product.
            guard let name = words.compactMap({ $0 }).last else { continue }
            used.insert(name.lowercased())
        }
        let identities = Set(sources.map { $0.identity.lowercased() })
        guard used.isSubset(of: identities) else { return [] }
        return sources.filter { !used.contains($0.identity.lowercased()) }.map {
            $0.location?.remote?.first?.urlString ?? $0.identity
        }
    }
}
