public import CoreGraphics
public import Foundation
import HostInterface
import Synchronization

/// An error of a C function.
public typealias CFError = NSError

/// Returns the text that describes an error; nil without an error.
public func CFErrorCopyDescription(_ err: CFError!) -> CFString! {
    err.map { CFString(string: $0.localizedDescription) }
}

/// The lifetime of a font registration. On Linux each registration lasts until the process ends.
public enum CTFontManagerScope: UInt32, Sendable {
    case none = 0, process, persistent, session
    /// Another name of `persistent`.
    public static let user = CTFontManagerScope.persistent
}

/// Documented (CTFontManagerError): the reason why fonts were not registered or unregistered.
public enum CTFontManagerError: Int, Sendable {
    case fileNotFound = 101, insufficientPermissions, unrecognizedFormat, invalidFontData, alreadyRegistered
    case notRegistered = 201, inUse, systemRequired
}

/// Fonts that were registered as objects. They store their bytes.
private let graphicsFonts = Mutex<[String: CGFont]>([:])

/// Registers a font from bytes of the app, so that `UIFont(name:size:)` and all texts find it.
/// - Parameter error: the reason if the function returns false.
/// - Returns: false if a font of this name was registered before, or for a font without bytes.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(_ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?)
    -> Bool
{
    guard let path = font.file?.path, let name = font.postScriptName as String? else {
        return fail(.unrecognizedFormat, "the font has no bytes", error)
    }
    guard AppFonts.font(named: name)?.postScriptName != name else {
        return fail(.alreadyRegistered, "the font \(name) is registered already", error)
    }
    guard AppFonts.register(path: path) == .added else {
        return fail(.invalidFontData, "the font cannot be read", error)
    }
    graphicsFonts.withLock { $0[path] = font }
    return true
}

/// Unregisters a font that ``CTFontManagerRegisterGraphicsFont(_:_:)`` registered.
/// - Returns: false if the font is not registered.
@discardableResult
public func CTFontManagerUnregisterGraphicsFont(_ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?)
    -> Bool
{
    guard let path = font.file?.path, AppFonts.unregister(path: path) else {
        return fail(.notRegistered, "the font is not registered", error)
    }
    graphicsFonts.withLock { _ = $0.removeValue(forKey: path) }
    return true
}

/// Registers the fonts of a file, so that `UIFont(name:size:)` and all texts find them. The file must not be moved.
/// - Parameters:
///   - scope: ignored; the registration lasts until the process ends.
///   - error: the reason if the function returns false.
/// - Returns: false if the file contains no readable font, or was registered before.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    guard let path = fontURL.path, FileManager.default.isReadableFile(atPath: path) else {
        return fail(.fileNotFound, "\(fontURL) cannot be read", error)
    }
    return switch AppFonts.register(path: path) {
    case .added: true
    case .known: fail(.alreadyRegistered, "the fonts of \(path) are registered already", error)
    case .unreadable: fail(.unrecognizedFormat, "\(path) has no font", error)
    }
}

/// Unregisters the fonts of a file that ``CTFontManagerRegisterFontsForURL(_:_:_:)`` registered.
/// - Returns: false if the fonts are not registered.
@discardableResult
public func CTFontManagerUnregisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    guard let path = fontURL.path, AppFonts.unregister(path: path) else {
        return fail(.notRegistered, "the fonts of \(fontURL) are not registered", error)
    }
    return true
}

/// Registers the fonts of several files. The handler is called once before the function returns, with the errors of all
/// files and `true`.
public func CTFontManagerRegisterFontURLs(
    _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool, _ registrationHandler: ((CFArray, Bool) -> Bool)?
) {
    var errors: [Any] = []
    for url in fontURLs.compactMap({ $0 as? NSURL ?? ($0 as? URL).map { NSURL(fileURLWithPath: $0.path) } }) {
        var error: Unmanaged<CFError>?
        if !CTFontManagerRegisterFontsForURL(url, scope, &error), let error { errors.append(error.takeRetainedValue()) }
    }
    _ = registrationHandler?(errors, true)
}

/// Stores an error for the caller, who owns it.
private func fail(_ code: CTFontManagerError, _ reason: String, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?)
    -> Bool
{
    // Documented (kCTFontManagerErrorDomain): the domain of errors of the font manager.
    let made = NSError(
        domain: "com.apple.CoreText.CTFontManagerErrorDomain", code: code.rawValue,
        userInfo: [NSLocalizedDescriptionKey: reason])
    error?.pointee = Unmanaged.passRetained(made)
    return false
}
