import CPango
import Foundation
package import HostInterface
import NumberConversion
import Synchronization

/// The files of fonts that the app added to those of the system.
enum AddedFonts {
    private static let changes = Atomic<Int>(0)
    private static let files = Mutex<[String]>([])

    /// The number of changes. A shaper that has seen fewer of them forgets what it measured.
    static var generation: Int { changes.load(ordering: .acquiring) }

    /// Fontconfig's list of the app's fonts is changed on the main thread alone, and not while the shared shaper works.
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

    /// Fontconfig removes all fonts of the app at once; the others are added again.
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
            // A variable font has a pattern for all of its weights too, which names no weight.
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
