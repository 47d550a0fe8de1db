import Foundation

/// The control file of a Debian package.
///
/// Documented (Debian Policy, 5.3 Binary package control files).
public struct DebianControl {
    let app: AppDescription
    let architecture: String
    /// The contents of the field `Depends`.
    let depends: String
    /// The size of the installed files in bytes.
    let size: Int
    let maintainer: String

    public init(_ app: AppDescription, architecture: String, depends: String, size: Int, maintainer: String) {
        (self.app, self.architecture, self.depends, self.size, self.maintainer) = (
            app, architecture, depends, size, maintainer
        )
    }

    public var fileName: String { "\(app.packageName)_\(app.version)_\(architecture).deb" }

    public var text: String {
        """
        Package: \(app.packageName)
        Version: \(app.version)
        Architecture: \(architecture)
        Maintainer: \(maintainer)
        Installed-Size: \((size + 1023) / 1024)
        Depends: \(depends)
        Recommends: \(SystemLibraries.loadedPackages.map(Self.field).joined(separator: ", "))
        Section: misc
        Priority: optional
        Description: \(app.summary)

        """
    }

    /// The names of Debian for the machine's architecture.
    public static func architecture(_ machine: String) -> String {
        ["x86_64": "amd64", "aarch64": "arm64"][machine] ?? machine
    }

    /// The field `Depends` from the table of the libraries that stay on the system, without `dpkg-shlibdeps`.
    /// - Parameter systemVersion: the required version of the C library.
    public static func depends(staying: Set<String>, systemVersion: [Int]) -> String {
        let packages = Set(staying.compactMap { SystemLibraries.entry(for: $0)?.package })
        let version = systemVersion.map(String.init).joined(separator: ".")
        return packages.sorted().map { package in
            package == "libc6" && !version.isEmpty ? "libc6 (>= \(version))" : field(package)
        }.joined(separator: ", ")
    }

    /// A package, or its names of Debian 12 and of Debian 13 and Ubuntu 24.04, which renamed some packages.
    private static func field(_ package: String) -> String {
        ["libasound2", "libpoppler-glib8"].contains(package) ? "\(package) | \(package)t64" : package
    }

    /// The field `Depends` from the output of `dpkg-shlibdeps -O`, which knows the oldest versions. It also names the
    /// packages of the libraries that the app brings; these are left out.
    /// - Parameters:
    ///   - staying: the libraries that stay on the system.
    ///   - systemVersion: the required version of the C library, which the tool reads from symbols alone.
    /// - Returns: nil without the field.
    public static func depends(
        shlibdepsOutput text: String, staying: Set<String>, systemVersion: [Int]
    ) -> String? {
        guard let line = text.split(separator: "\n").first(where: { $0.hasPrefix("shlibs:Depends=") }) else {
            return nil
        }
        let known = Set(staying.compactMap { SystemLibraries.entry(for: $0)?.package })
        let version = systemVersion.map(String.init).joined(separator: ".")
        let fields = line.dropFirst("shlibs:Depends=".count).split(separator: ",").map {
            $0.trimmingCharacters(in: .whitespaces)
        }
        return fields.compactMap { field in
            let package = field.prefix { $0 != " " }
            guard known.contains(String(package)) else { return nil }
            return package == "libc6" && !version.isEmpty ? "libc6 (>= \(version))" : field
        }.joined(separator: ", ")
    }
}
