/// A shared library of the system that a part of Foundation in a program needs.
///
/// The archives of Foundation name such a library to the linker, as in `-lcurl`. The linker searches a file
/// `libcurl.so`, which a system for users lacks. The toolchain's own shared libraries need the library itself, so that
/// its file is on every system with the toolchain.
public struct LinkScript: Equatable, Sendable {
    /// The name without `lib` and the version, such as `curl`.
    public let name: String
    /// The path of the library.
    public let path: String

    /// The library that each shared library of the toolchain needs.
    public static let needs = ["libFoundationNetworking.so": "curl", "libFoundationXML.so": "xml2"]

    /// - Parameters:
    ///   - name: the name of a library, such as `curl`.
    ///   - output: the output of `ldd` for a library of the toolchain.
    /// - Returns: nil if the output has no path of the library.
    public init?(_ name: String, lddOutput output: String) {
        let found = LibraryChoice.paths(lddOutput: output).filter { $0.key.hasPrefix("lib\(name).so") }
        // The linker reads a path to its first quote.
        guard let path = found.min(by: { $0.key < $1.key })?.value, !path.contains("\"") else { return nil }
        self.name = name
        self.path = path
    }

    /// The name that the linker searches.
    public var fileName: String { "lib\(name).so" }

    /// The contents of a file that leads the linker to the library. A program that calls no function of the library
    /// does not need it.
    public var text: String { "INPUT(AS_NEEDED(\"\(path)\"))\n" }
}
