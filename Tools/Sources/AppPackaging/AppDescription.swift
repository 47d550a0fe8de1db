package import DesktopEntries
import Foundation

/// The facts about an app that its package names: in the desktop file, the metainfo and the archives.
public struct AppDescription: Equatable, Sendable {
    /// The bundle identifier, or the name of the product for an app without one.
    public var identifier: String
    public var hasIdentifier: Bool
    /// The name that the user sees.
    public var name: String
    /// The name of the executable.
    public var product: String
    public var version: String
    public var summary: String
    public var license: String
    public var developer: String
    package let entry: DesktopEntry

    /// - Parameters:
    ///   - information: the keys of the app's `Info.plist`; empty for an app without this file.
    ///   - hasIcon: whether the package brings an icon.
    public init(information: [String: Any], product: String, hasIcon: Bool) {
        func text(_ key: String) -> String? {
            (information[key] as? String).map { Self.line($0) }.flatMap { $0.isEmpty ? nil : $0 }
        }
        self.product = product
        let identifier = text("CFBundleIdentifier").map(Self.fileName)
        hasIdentifier = identifier != nil
        self.identifier = identifier ?? product
        name = text("CFBundleDisplayName") ?? text("CFBundleName") ?? product
        version = Self.version(text("CFBundleShortVersionString") ?? text("CFBundleVersion") ?? "1.0")
        summary = text("ChevronSummary") ?? "The app \(name)"
        license = text("ChevronLicense") ?? "LicenseRef-proprietary"
        developer = text("NSHumanReadableCopyright") ?? name
        let command = Self.packageName(product)
        var keys = information
        keys["CFBundleIdentifier"] = self.identifier
        var entry =
            DesktopEntry(
                information: keys, program: command, icon: hasIcon ? self.identifier : nil, mediaType: Self.mediaType)
            ?? DesktopEntry(identifier: self.identifier, name: name, program: command)
        entry.name = name
        // Software centers refuse an app without a category.
        if entry.categories.isEmpty { entry.categories = ["Utility"] }
        self.entry = entry
    }

    /// The name of the package and of the command.
    ///
    /// Documented (Debian Policy, 5.6.1): lowercase letters, digits, `+`, `-` and `.`, at least two characters, with a
    /// letter or digit first.
    public var packageName: String { Self.packageName(product) }

    static func packageName(_ product: String) -> String {
        let plain = product.decomposedStringWithCanonicalMapping.lowercased().unicodeScalars.compactMap {
            scalar -> Character? in
            if scalar.properties.generalCategory == .nonspacingMark { return nil }
            let isPlain =
                ("a"..."z").contains(scalar) || ("0"..."9").contains(scalar) || "+.".unicodeScalars.contains(scalar)
            return isPlain ? Character(scalar) : "-"
        }
        let name = String(String(plain).drop { !$0.isLetter && !$0.isNumber })
        return name.count >= 2 ? name : "app-" + (name.isEmpty ? "x" : name)
    }

    /// Documented (Debian Policy, 5.6.12): the characters of a version, and a digit first.
    private static func version(_ text: String) -> String {
        let plain = String(text.map { $0.isASCII && ($0.isLetter || $0.isNumber || ".+~".contains($0)) ? $0 : "." })
        return plain.first?.isNumber == true ? plain : "0." + plain
    }

    private static func line(_ text: String) -> String {
        text.split(whereSeparator: { $0.isNewline }).joined(separator: " ").trimmingCharacters(in: .whitespaces)
    }

    /// An identifier becomes the name of files. A slash would lead out of their folder.
    private static func fileName(_ identifier: String) -> String {
        let plain = identifier.map { $0 == "/" || $0 == "\0" ? "-" : $0 }
        return String(plain.drop { $0 == "." })
    }

    /// The media types of the system's uniform types that apps name most often.
    /// Documented (Uniform Type Identifiers, System-Declared Uniform Type Identifiers).
    static func mediaType(_ type: String) -> String? {
        [
            "public.plain-text": "text/plain", "public.text": "text/plain", "public.utf8-plain-text": "text/plain",
            "public.html": "text/html", "public.xml": "application/xml", "public.json": "application/json",
            "public.rtf": "application/rtf", "com.adobe.pdf": "application/pdf", "public.png": "image/png",
            "public.jpeg": "image/jpeg", "com.compuserve.gif": "image/gif", "public.tiff": "image/tiff",
            "public.svg-image": "image/svg+xml", "org.webmproject.webp": "image/webp",
            "public.comma-separated-values-text": "text/csv", "public.zip-archive": "application/zip",
            "public.mp3": "audio/mpeg", "public.mpeg-4": "video/mp4", "public.mpeg-4-audio": "audio/mp4",
            "net.daringfireball.markdown": "text/markdown", "public.vcard": "text/vcard",
            "public.folder": "inode/directory", "public.directory": "inode/directory",
        ][type]
    }
}
