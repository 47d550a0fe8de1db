import Foundation

/// An empty library in place of a library for sound.
///
/// SDL needs the libraries of ALSA and PulseAudio and libsamplerate at its start, on Debian also in programs without
/// sound. Chevron plays no sound, so that no function of them is called. With an empty library an app also runs where
/// the libraries are missing, and the package is smaller by the tables of libsamplerate. A call of such a function ends
/// the program with a line.
public struct SoundStub: Equatable, Sendable {
    /// The name by which SDL needs the library, such as `libasound.so.2`.
    public let name: String
    /// The needed functions, by the version of their symbols, sorted.
    let functions: [(version: String, names: [String])]

    public static func == (first: SoundStub, second: SoundStub) -> Bool {
        first.name == second.name && first.functions.elementsEqual(second.functions, by: ==)
    }

    /// The libraries for sound that SDL alone needs.
    /// - Parameter needers: the files that need each library.
    public static func names(needers: [String: Set<String>]) -> [String] {
        ["libasound.so.2", "libpulse.so.0", "libsamplerate.so.0"].filter { name in
            guard let files = needers[name], files.count == 1 else { return false }
            return files.allSatisfy { $0.hasPrefix("libSDL2-") }
        }
    }

    /// - Parameters:
    ///   - versions: the versions of symbols that SDL requires of the library.
    ///   - symbols: the output of `nm --dynamic --undefined-only` for SDL.
    /// - Returns: nil if a name is none of C's, or no function is needed.
    public init?(_ name: String, versions: [String], symbols: String) {
        var found: [String: [String]] = [:]
        for line in symbols.split(separator: "\n") {
            let parts = line.split(separator: " ").last?.split(separator: "@", omittingEmptySubsequences: true) ?? []
            guard parts.count == 2, versions.contains(String(parts[1])) else { continue }
            found[String(parts[1]), default: []].append(String(parts[0]))
        }
        let names = Array(found.keys) + found.values.joined()
        let isPlain = names.allSatisfy {
            $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "_.".contains($0)) }
        }
        guard !found.isEmpty, isPlain, !name.contains(where: { $0.isWhitespace || $0 == "," }) else { return nil }
        self.name = name
        functions = found.sorted { $0.key < $1.key }.map { ($0.key, $0.value.sorted()) }
    }

    /// The source of the library in C.
    public var source: String {
        let text = "chevron: this app was packaged without sound: \(name) is an empty library.\\n"
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
            return "\(entry.version) { global: \(entry.names.joined(separator: "; "));\(others) };\n"
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
