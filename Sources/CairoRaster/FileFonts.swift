import CPango
import Foundation
package import HostInterface
import NumberConversion
import Synchronization

/// The font files that the app has added to the system's fonts.
enum AddedFonts {
    private static let changes = Atomic<Int>(0)
    private static let files = Mutex<[String]>([])

    /// The number of changes. A shaper with a lower number drops its measurements.
    static var generation: Int { changes.load(ordering: .acquiring) }

    /// Fontconfig's list of app fonts is changed only on the main thread, and only while the shared shaper is idle.
    @MainActor
    static func add(_ path: String) -> Bool {
        files.withLock { paths in
            guard !paths.contains(path) else { return true }
            guard FcConfigAppFontAddFile(nil, path) != 0 else { return false }
            paths.append(path)
            changes.add(1, ordering: .releasing)
            return true
        }
    }

    /// Fontconfig can only remove all fonts of the app, so the other fonts are added again.
    @MainActor
    static func remove(_ path: String) {
        files.withLock { paths in
            guard let index = paths.firstIndex(of: path) else { return }
            paths.remove(at: index)
            FcConfigAppFontClear(nil)
            for path in paths { FcConfigAppFontAddFile(nil, path) }
            changes.add(1, ordering: .releasing)
        }
    }
}

extension SharedShaper {
    package func fonts(inFile path: String) -> [FileFont] {
        guard !path.contains("\0"), let set = FcFontSetCreate() else { return [] }
        defer { FcFontSetDestroy(set) }
        var count: Int32 = 0
        guard FcFreeTypeQueryAll(path, UInt32.max, nil, &count, set) > 0 else { return [] }
        var found: [FileFont] = []
        var index = 0
        while index < set.pointee.nfont {
            // A variable font also has a pattern for all of its weights, which names no weight.
            if let pattern = set.pointee.fonts[index], let font = FileFont(pattern), !found.contains(font) {
                found.append(font)
            }
            index += 1
        }
        return found
    }

    @MainActor
    package func addFonts(ofFile path: String) -> Bool {
        guard !path.contains("\0") else { return false }
        return pause { AddedFonts.add(path) }
    }

    @MainActor
    package func removeFonts(ofFile path: String) { pause { AddedFonts.remove(path) } }
}

extension FileFont {
    fileprivate init?(_ pattern: OpaquePointer) {
        func text(_ property: String) -> String? {
            var value: UnsafeMutablePointer<FcChar8>?
            guard FcPatternGetString(pattern, property, 0, &value) == FcResultMatch, let value else { return nil }
            return String(cString: value)
        }
        var weight = 0.0
        var slant: Int32 = 0
        guard FcPatternGetDouble(pattern, FC_WEIGHT, 0, &weight) == FcResultMatch, let family = text(FC_FAMILY) else {
            return nil
        }
        FcPatternGetInteger(pattern, FC_SLANT, 0, &slant)
        let name = text(FC_POSTSCRIPT_NAME) ?? family.filter { $0 != " " }
        self.init(
            postScriptName: name, fullName: text(FC_FULLNAME) ?? name, family: family,
            weight: Int(saturating: FcWeightToOpenTypeDouble(weight).rounded()), isItalic: slant > 0)
    }
}
