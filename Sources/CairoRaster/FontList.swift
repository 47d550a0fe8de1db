import CPango
import Foundation
import HostInterface

/// Fontconfig's list of the system's fonts.
extension SharedShaper {
    package var fontFamilies: [String] { Self.values(of: FC_FAMILY, family: nil) }

    package func fontNames(ofFamily family: String) -> [String] { Self.values(of: FC_POSTSCRIPT_NAME, family: family) }

    package func languages(ofFamily family: String) -> [String] {
        guard !family.isEmpty, !family.contains("\0"), let pattern = FcPatternCreate(),
            let properties = FcObjectSetCreate()
        else { return [] }
        defer {
            FcPatternDestroy(pattern)
            FcObjectSetDestroy(properties)
        }
        FcPatternAddBool(pattern, FC_SCALABLE, 1)
        FcPatternAddString(pattern, FC_FAMILY, family)
        FcObjectSetAdd(properties, FC_LANG)
        guard let found = FcFontList(nil, pattern, properties) else { return [] }
        defer { FcFontSetDestroy(found) }
        var languages: Set<String> = []
        for index in 0..<Int(clamping: found.pointee.nfont) {
            var set: OpaquePointer?
            guard FcPatternGetLangSet(found.pointee.fonts[index], FC_LANG, 0, &set) == FcResultMatch, let set,
                let names = FcLangSetGetLangs(set), let list = FcStrListCreate(names)
            else { continue }
            while let name = FcStrListNext(list) { languages.insert(String(cString: name)) }
            FcStrListDone(list)
            FcStrSetDestroy(names)
        }
        return languages.sorted()
    }

    /// Bitmap fonts have no outlines and are left out.
    static func values(of property: String, family: String?) -> [String] {
        guard let pattern = FcPatternCreate(), let properties = FcObjectSetCreate() else { return [] }
        defer {
            FcPatternDestroy(pattern)
            FcObjectSetDestroy(properties)
        }
        FcPatternAddBool(pattern, FC_SCALABLE, 1)
        if let family {
            guard !family.isEmpty, !family.contains("\0") else { return [] }
            FcPatternAddString(pattern, FC_FAMILY, family)
        }
        FcObjectSetAdd(properties, property)
        guard let found = FcFontList(nil, pattern, properties) else { return [] }
        defer { FcFontSetDestroy(found) }
        var names: Set<String> = []
        for index in 0..<Int(clamping: found.pointee.nfont) {
            var text: UnsafeMutablePointer<FcChar8>?
            // The first of several names is in English.
            guard FcPatternGetString(found.pointee.fonts[index], property, 0, &text) == FcResultMatch, let text else {
                continue
            }
            names.insert(String(cString: text))
        }
        return Array(names)
    }
}
