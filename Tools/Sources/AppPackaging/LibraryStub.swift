import Foundation

/// An empty library in place of one that a library of the package needs at its start, for functions that nothing in the
/// package calls.
///
/// With an empty library an app also runs where the library is missing, and the package is smaller. A call of such a
/// function ends the program with a line.
public struct LibraryStub: Equatable, Sendable {
    /// A library that needs others for work that apps do not request.
    struct Needer: Sendable {
        /// The beginning of its name.
        var name: String
        /// The functions that an app may call without the other libraries.
        var calls = Calls.all
        /// The beginnings of the names of libraries whose calls of the other functions only follow calls of an app. If
        /// such a library is a needer too, its own `calls` count.
        var exempt: [String] = []
        var needs: [String]
        /// The missing part, in a message.
        var lack: String
    }

    /// Functions, by the beginnings of their names.
    enum Calls {
        case all
        case only([String])
        case allExcept([String])

        func contains(_ name: String) -> Bool {
            switch self {
            case .all: true
            case .only(let beginnings): beginnings.contains(where: name.hasPrefix)
            case .allExcept(let beginnings): !beginnings.contains(where: name.hasPrefix)
            }
        }
    }

    static let needers = [
        // SDL of Debian needs them also in programs without sound, and Chevron plays no sound.
        Needer(
            name: "libSDL2-", needs: ["libasound.so.2", "libpulse.so.0", "libsamplerate.so.0"], lack: "sound"),
        // The functions for D-Bus read no journal, which alone is compressed and signed.
        Needer(
            name: "libsystemd.so", calls: .only(["sd_bus_"]),
            needs: ["libgcrypt.so.20", "liblz4.so.1", "liblzma.so.5", "libzstd.so.1"], lack: "journals of systemd"),
        // Pango uses types of GIO, which mount and label no files.
        Needer(
            name: "libgio-2.0.so", calls: .only(["g_list_model_"]), needs: ["libmount.so.1", "libselinux.so.1"],
            lack: "GIO's knowledge of file systems"),
        // GObject registers the type of an expression and makes none.
        Needer(
            name: "libglib-2.0.so", calls: .allExcept(["g_regex_", "g_match_info_"]),
            exempt: ["libgobject-2.0.so", "libgio-2.0.so"], needs: ["libpcre2-8.so.0"],
            lack: "GLib's regular expressions"),
    ]

    /// The symbols of a file, as `nm --dynamic` prints them.
    public enum Symbols: Sendable { case defined, undefined }

    /// The name by which the library is needed, such as `libasound.so.2`.
    public let name: String
    /// The missing part, in a message.
    let lack: String
    /// The needed functions, by the version of their symbols, sorted. The version is empty in a library without
    /// versions.
    let functions: [(version: String, names: [String])]

    public static func == (first: LibraryStub, second: LibraryStub) -> Bool {
        (first.name, first.lack) == (second.name, second.lack)
            && first.functions.elementsEqual(second.functions, by: ==)
    }

    /// The empty libraries of a package.
    /// - Parameters:
    ///   - needers: the files that need each library.
    ///   - symbols: the output of `nm --dynamic` for a file of the package, by the name by which it is needed; nil for
    ///     an unknown file.
    public static func all(
        needers files: [String: Set<String>], symbols: (String, Symbols) -> String?
    ) -> [LibraryStub] {
        var stubs: [LibraryStub] = []
        for needer in Self.needers {
            guard let name = files.keys.sorted().first(where: { $0.hasPrefix(needer.name) }),
                callsAllow(needer, of: name, in: files, symbols),
                let undefined = symbols(name, .undefined)
            else { continue }
            // A library that is empty needs nothing itself.
            let empty = needer.needs + stubs.map(\.name)
            stubs += needer.needs.compactMap { library in
                guard let parents = files[library]?.subtracting(empty), parents == [name],
                    let defined = symbols(library, .defined)
                else { return nil }
                return LibraryStub(library, lack: needer.lack, defined: defined, undefined: undefined)
            }
        }
        return stubs
    }

    /// Whether the files of the package call only functions that need no other library.
    private static func callsAllow(
        _ needer: Needer, of name: String, in files: [String: Set<String>], _ symbols: (String, Symbols) -> String?
    ) -> Bool {
        if case .all = needer.calls { return true }
        guard let defined = symbols(name, .defined).map(entries) else { return false }
        let names = Set(defined.map(\.name))
        return (files[name] ?? []).allSatisfy { file in
            if needer.exempt.contains(where: file.hasPrefix) {
                let own = needers.first { file.hasPrefix($0.name) }
                return own.map { callsAllow($0, of: file, in: files, symbols) } ?? true
            }
            guard let called = symbols(file, .undefined).map(entries) else { return false }
            return called.allSatisfy { !names.contains($0.name) || needer.calls.contains($0.name) }
        }
    }

    /// The names and versions in the output of `nm`; the version is empty for a symbol without one.
    private static func entries(_ output: String) -> [(name: String, version: String)] {
        output.split(separator: "\n").compactMap { line in
            guard let symbol = line.split(separator: " ").last else { return nil }
            let parts = symbol.split(separator: "@", omittingEmptySubsequences: true).map(String.init)
            return parts.first.map { ($0, parts.count == 2 ? parts[1] : "") }
        }
    }

    /// - Parameters:
    ///   - defined: the output of `nm` for the symbols of the library.
    ///   - undefined: the output of `nm` for the symbols that its needer lacks.
    /// - Returns: nil if a name is none of C's, or no function is needed.
    init?(_ name: String, lack: String, defined: String, undefined: String) {
        let own = Set(Self.entries(defined).map(\.name))
        var found: [String: [String]] = [:]
        for (symbol, version) in Self.entries(undefined) where own.contains(symbol) {
            found[version, default: []].append(symbol)
        }
        let names = Array(found.keys) + found.values.joined()
        let isPlain = names.allSatisfy {
            $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "_.".contains($0)) }
        }
        // A linker takes either symbols with versions or symbols without.
        guard !found.isEmpty, isPlain, found[""] == nil || found.count == 1,
            !name.contains(where: { $0.isWhitespace || $0 == "," })
        else { return nil }
        (self.name, self.lack) = (name, lack)
        functions = found.sorted { $0.key < $1.key }.map { ($0.key, $0.value.sorted()) }
    }

    /// The source of the library in C.
    public var source: String {
        let text = "chevron: this app was packaged without \(lack): \(name) is an empty library.\\n"
        let names = Set(functions.flatMap(\.names)).sorted()
        return """
            extern long write(int, const void *, unsigned long);
            extern void abort(void) __attribute__((noreturn));
            static void stop(void) {
                static const char text[] = "\(text)";
                if (write(2, text, sizeof text - 1) < 0) abort();
                abort();
            }

            """ + names.map { "void \($0)(void) { stop(); }\n" }.joined()
    }

    /// The versions of the symbols, for the linker.
    public var versionScript: String {
        functions.enumerated().map { index, entry in
            let others = index == 0 ? " local: *;" : ""
            let version = entry.version.isEmpty ? "" : entry.version + " "
            return version + "{ global: \(entry.names.joined(separator: "; "));\(others) };\n"
        }.joined()
    }

    /// The arguments of the toolchain's `clang`.
    public func arguments(source: String, script: String, output: String) -> [String] {
        [
            "-shared", "-nostdlib", "-fPIC", "-Os", "-fno-builtin", "-fuse-ld=lld", "-Wl,-soname,\(name)",
            "-Wl,--version-script,\(script)", "-Wl,--build-id=none", "-s", "-o", output, source,
        ]
    }
}
