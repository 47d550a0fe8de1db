public import CoreGraphics
public import Foundation
import HostInterface

/// A font without a size: an installed font with a name, or a font from bytes of the app.
public final class CGFont: Sendable {
    /// The name with which texts find the font.
    private let name: String
    private let ownFullName: String
    /// The bytes of a font as a file, for the lifetime of the object.
    let file: FontBytes?

    /// Creates a font with its PostScript name, its full name, or its family; nil for an empty name. A font that is not
    /// installed is replaced by the nearest installed font, as in ``UIFont/init(name:size:)``.
    public init?(_ name: CFString) {
        let text = String(name as Substring)
        guard !text.isEmpty else { return nil }
        let known = AppFonts.font(named: text)
        (self.name, ownFullName, file) = (known?.postScriptName ?? text, known?.fullName ?? text, nil)
    }

    /// Creates the first font in the bytes of a font file; nil for invalid bytes. Register the font with
    /// ``CTFontManagerRegisterGraphicsFont(_:_:)`` before texts use it.
    public init?(_ provider: CGDataProvider) {
        guard let data = provider.data, let file = FontBytes(data as Data) else { return nil }
        guard let font = SharedServices.drawing?.fonts(inFile: file.path).first else { return nil }
        (name, ownFullName, self.file) = (font.postScriptName, font.fullName, file)
    }

    /// The PostScript name, such as "Lora-Bold".
    public var postScriptName: CFString? { CFString(string: name) }
    /// The full name, such as "Lora Bold".
    public var fullName: CFString? { CFString(string: ownFullName) }
}

/// Bytes with a path that font libraries can open: a temporary file without a name.
final class FontBytes: Sendable {
    private let descriptor: Int32

    init?(_ data: Data) {
        var name = Array((NSTemporaryDirectory() + "/font-XXXXXX").utf8CString)
        descriptor = mkstemp(&name)
        guard descriptor >= 0 else { return nil }
        unlink(name)
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        var rest = data[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
            // The deinitializer closes the file.
            guard count > 0 || errno == EINTR else { return nil }
            rest = rest.dropFirst(max(0, count))
        }
    }

    deinit { if descriptor >= 0 { close(descriptor) } }

    var path: String { "/proc/self/fd/\(descriptor)" }
}
