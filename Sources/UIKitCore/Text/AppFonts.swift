import CoreGraphics
import Diagnostics
import Dispatch
import Foundation
import HostInterface
import QuartzCore
import Synchronization

/// The fonts of the app: fonts listed in `UIAppFonts` of the `Info.plist`, and fonts registered by code.
enum AppFonts {
    fileprivate struct Fonts {
        /// By PostScript name, full name and family, in lower case.
        var byName: [String: FileFont] = [:]
        var paths: [String: [FileFont]] = [:]
        /// Files that were registered before the app had a host.
        var waiting: [String] = []
    }

    private static let registered = Mutex(Fonts())

    /// The result of registering a file.
    enum Registration {
        case added
        /// The file was registered before.
        case known
        /// The file cannot be read, or contains no font.
        case unreadable
    }

    /// The registered font with a name: a PostScript name, a full name, or a family.
    static func font(named name: String) -> FileFont? {
        registered.withLock { $0.byName.isEmpty ? nil : $0.byName[name.lowercased()] }
    }

    /// The registered font of a family that is closest to a request.
    static func font(for request: FontRequest) -> FileFont? {
        guard let family = request.family else { return nil }
        return registered.withLock { fonts in
            fonts.byName.isEmpty
                ? nil
                : fonts.paths.values.joined().filter {
                    $0.family == family && $0.weight == request.weight && $0.isItalic == request.isItalic
                }.min { $0.postScriptName < $1.postScriptName }
        }
    }

    /// Registers the fonts of a file. On the main thread, texts use the fonts after the call; after a call on another
    /// thread, with the next turn of the main thread.
    static func register(path: String) -> Registration {
        guard registered.withLock({ $0.paths[path] == nil && !$0.waiting.contains(path) }) else { return .known }
        guard let drawing = SharedServices.drawing else {
            guard FileManager.default.isReadableFile(atPath: path) else { return .unreadable }
            registered.withLock { $0.waiting.append(path) }
            return .added
        }
        let fonts = drawing.fonts(inFile: path)
        guard !fonts.isEmpty else { return .unreadable }
        registered.withLock {
            $0.paths[path] = fonts
            $0.index()
        }
        onMain { _ = drawing.addFonts(ofFile: path) }
        return .added
    }

    /// - Returns: whether the file was registered.
    static func unregister(path: String) -> Bool {
        let isKnown = registered.withLock { fonts in
            fonts.waiting.removeAll { $0 == path }
            let isKnown = fonts.paths.removeValue(forKey: path) != nil
            fonts.index()
            return isKnown
        }
        if isKnown, let drawing = SharedServices.drawing { onMain { drawing.removeFonts(ofFile: path) } }
        return isKnown
    }

    private static func onMain(_ work: @escaping @MainActor @Sendable () -> Void) {
        guard LayerThread.isMain else { return DispatchQueue.main.async { work() } }
        MainActor.assumeIsolated { work() }
    }

    /// Called when the app has a host: registers the files that the `Info.plist` lists, and those that code registered
    /// before.
    @MainActor
    static func register(files: [String], in bundle: Bundle) {
        for path in registered.withLock({ fonts in
            defer { fonts.waiting = [] }
            return fonts.waiting
        }) where register(path: path) == .unreadable {
            Log.once("CTFontManagerRegisterFontsForURL: \(path) has no font that can be read")
        }
        for name in files {
            let file = bundle.url(forResource: name, withExtension: nil)
            guard let file, register(path: file.path) != .unreadable else {
                Log.once("UIAppFonts: \(name) is not in \(bundle.bundlePath), or has no font that can be read")
                continue
            }
        }
    }
}

extension AppFonts.Fonts {
    /// If several fonts have the same name, uses the first of the files in the order of their paths.
    fileprivate mutating func index() {
        byName = [:]
        let all = paths.sorted { $0.key < $1.key }.flatMap(\.value)
        // The name of a family refers to its regular font.
        for font in all.sorted(by: { $0.distance < $1.distance }) where byName[font.family.lowercased()] == nil {
            byName[font.family.lowercased()] = font
        }
        for font in all.reversed() {
            byName[font.fullName.lowercased()] = font
            byName[font.postScriptName.lowercased()] = font
        }
    }
}

extension FileFont {
    /// The distance of the font from the regular font of its family.
    fileprivate var distance: Int { abs(weight - 400) + (isItalic ? 1_000 : 0) }
}
