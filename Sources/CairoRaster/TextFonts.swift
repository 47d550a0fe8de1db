import CCairo
import CPango
import CoreGraphics
import Foundation
import HostInterface
import NumberConversion

/// Converts font requests to Pango's font descriptions, and measures fonts.
final class TextFonts {
    // Measured (text/optical-size): the system font uses its display cut from this size on.
    static let displaySize: CGFloat = 20

    // Measured (text/line): the system font's vertical metrics are proportional to its size (fraction of the point
    // size).
    static let ascender: CGFloat = 0.952148
    static let descender: CGFloat = -0.241211
    static let lineHeight: CGFloat = 1.193359
    // Derived: from the outlines of the system font's H and x in its published metrics.
    static let capHeight: CGFloat = 0.705
    static let xHeight: CGFloat = 0.53

    /// Whether a font is installed.
    static var areInstalled: Bool {
        [FcSetSystem, FcSetApplication].contains { (FcConfigGetFonts(nil, $0)?.pointee.nfont ?? 0) > 0 }
    }

    /// The dictionaries for dividing words.
    let hyphenation = HyphenationDictionaries()
    private var descriptions: [FontRequest: OpaquePointer] = [:]
    private var measured: [FontRequest: FontMetrics] = [:]
    private var families: SystemFamilies
    /// The fonts of both contexts.
    let map: FontMap
    /// The contexts for the layout of texts, by the default direction of the text.
    let leftToRight: OpaquePointer
    let rightToLeft: OpaquePointer

    init(map: FontMap = FontMap()) {
        self.map = map
        families = SystemFamilies(map: map.pointer)
        leftToRight = Self.makeContext(map.pointer, PANGO_DIRECTION_LTR)
        rightToLeft = Self.makeContext(map.pointer, PANGO_DIRECTION_RTL)
    }

    deinit {
        descriptions.values.forEach { pango_font_description_free($0) }
        g_object_unref(UnsafeMutableRawPointer(leftToRight))
        g_object_unref(UnsafeMutableRawPointer(rightToLeft))
    }

    /// Drops the known fonts and their metrics after the app's fonts have changed.
    func forget(for generation: Int) {
        map.update(to: generation)
        pango_context_set_font_map(leftToRight, map.pointer)
        pango_context_set_font_map(rightToLeft, map.pointer)
        descriptions.values.forEach { pango_font_description_free($0) }
        descriptions.removeAll()
        measured.removeAll()
        families = SystemFamilies(map: map.pointer)
    }

    private static func makeContext(_ map: OpaquePointer?, _ direction: PangoDirection) -> OpaquePointer {
        guard let context = pango_font_map_create_context(map) else {
            fatalError("Pango gave no context. Is libpangocairo of this system complete?")
        }
        let options = cairo_font_options_create()
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        pango_cairo_context_set_font_options(context, options)
        cairo_font_options_destroy(options)
        pango_context_set_round_glyph_positions(context, 0)
        pango_context_set_base_dir(context, direction)
        return context
    }

    /// A valid font size for any requested size.
    static func usable(_ size: CGFloat) -> CGFloat { size.isFinite ? min(max(size, 0.5), 2_000) : 17 }

    private func isDisplayed(_ font: FontRequest) -> Bool {
        font.family == nil && !font.isMonospaced && Self.usable(font.size) >= Self.displaySize
            && families.display != nil
    }

    /// The font's own spacing after each character, in points.
    func tracking(of font: FontRequest) -> CGFloat {
        guard font.family == nil, !font.isMonospaced else { return 0 }
        let size = Self.usable(font.size)
        guard isDisplayed(font) else { return size * Self.textTracking(Double(size), weight: font.weight) }
        return size * Self.displayTracking(Double(size), weight: font.weight)
    }

    /// In em. Derived: the spacing curve that the designer of the replacement font publishes, plus the remaining
    /// difference to the widths of iOS. Measured (text/widths-text): "Hello UIKit" is 63.71 wide at 13 points, 79.66 at
    /// 17, and in semibold 66.79 and 83.68.
    private static func textTracking(_ size: Double, weight: Int) -> CGFloat {
        let rest =
            -0.0029 - 0.0025 * (min(max(size, 13), 17) - 13) + 0.0000385 * Double(min(max(weight, 400), 700) - 400)
        return CGFloat(-0.0223 + 0.185 * exp(-0.1745 * size) + rest)
    }

    /// In em. Derived: the difference between the widths of the display cut and of iOS in about forty titles.
    /// Measured (text/widths-display): the letter n is 10.95 wide at 20 points, 15.13 at 28, 18.29 at 34, and in bold
    /// 11.85 at 20 and 19.96 at 34; "the" is 70.3 at 53.
    private static func displayTracking(_ size: Double, weight: Int) -> CGFloat {
        CGFloat(-0.0045 + 0.43 / size + 0.000034 * Double(min(max(weight, 400), 700) - 400))
    }

    private func family(of font: FontRequest) -> String {
        if let family = font.family { return family.replacingOccurrences(of: "\0", with: "") + ", " + families.text }
        if font.isMonospaced { return families.monospaced }
        if isDisplayed(font), let display = families.display { return display }
        return families.text
    }

    func description(of font: FontRequest) -> OpaquePointer? {
        if let known = descriptions[font] { return known }
        guard let description = pango_font_description_new() else { return nil }
        pango_font_description_set_family(description, family(of: font))
        pango_font_description_set_absolute_size(description, Double(Self.usable(font.size)) * Double(PANGO_SCALE))
        pango_font_description_set_weight(
            description, PangoWeight(rawValue: UInt32(clamping: min(max(font.weight, 100), 1_000))))
        if font.isItalic { pango_font_description_set_style(description, PANGO_STYLE_ITALIC) }
        if let variations = font.tuning?.variations, !variations.isEmpty {
            pango_font_description_set_variations(description, variations)
        }
        if descriptions.count > 500 {
            descriptions.values.forEach { pango_font_description_free($0) }
            descriptions.removeAll()
        }
        descriptions[font] = description
        return description
    }

    func addAttributes(of run: TextRun, from start: Int, to end: Int, into list: OpaquePointer?) {
        guard end > start else { return }
        func add(_ attribute: UnsafeMutablePointer<PangoAttribute>?) {
            guard let attribute else { return }
            attribute.pointee.start_index = UInt32(clamping: start)
            attribute.pointee.end_index = UInt32(clamping: end)
            pango_attr_list_insert(list, attribute)
        }
        if let description = description(of: run.font) { add(pango_attr_font_desc_new(description)) }
        let spacing = (run.tracking.isFinite ? run.tracking : 0) + tracking(of: run.font)
        // A picture has its own width.
        if spacing != 0, run.marks?.picture == nil {
            // Chosen: no picture is wider, and Pango can represent sums over many characters.
            let usable = min(max(spacing, -16_384), 16_384)
            add(pango_attr_letter_spacing_new(Int32(saturating: (usable * CGFloat(PANGO_SCALE)).rounded())))
        }
        if run.font.hasMonospacedDigits { add(pango_attr_font_features_new("tnum=1")) }
        if let features = run.font.tuning?.features, !features.isEmpty { add(pango_attr_font_features_new(features)) }
        guard let marks = run.marks else { return }
        if !marks.hasLigatures { add(pango_attr_font_features_new("liga=0, clig=0")) }
        if let picture = marks.picture {
            func units(_ points: CGFloat) -> Int32 {
                Int32(saturating: (min(max(points, -16_384), 16_384) * CGFloat(PANGO_SCALE)).rounded())
            }
            var box = PangoRectangle(
                x: 0, y: units(-picture.rise - picture.size.height), width: units(picture.size.width),
                height: units(picture.size.height))
            add(pango_attr_shape_new(&box, &box))
        }
    }

    /// Keeps the work of breaking a long text into lines proportional to its length.
    ///
    /// For each line, Pango shapes the rest of the item again, so the items of a long text must be short. An item ends
    /// at each change of the attributes. Every second piece therefore gets an attribute without visible effect.
    static func shortenItems(of text: String, into list: OpaquePointer?) {
        guard text.utf8.count > 2 * pieceLength else { return }
        var isMarked = true
        var text = text
        text.withUTF8 { bytes in
            var start = 0
            while start < bytes.count {
                let end = pieceEnd(in: bytes, from: start)
                if isMarked, let attribute = pango_attr_fallback_new(1) {
                    attribute.pointee.start_index = UInt32(clamping: start)
                    attribute.pointee.end_index = UInt32(clamping: end)
                    pango_attr_list_insert(list, attribute)
                }
                isMarked.toggle()
                start = end
            }
        }
    }

    /// In bytes. Chosen: about ten lines of text. Shorter pieces cost more items than they save shaping.
    private static let pieceLength = 512

    /// The end of a piece: after a space near its end, so that no letter pair is split; otherwise between two Unicode
    /// characters.
    private static func pieceEnd(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        var end = start + pieceLength
        guard end < bytes.count else { return bytes.count }
        for place in stride(from: end, to: end - 64, by: -1) where bytes[place - 1] == 0x20 { return place }
        while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
        return end
    }

    func metrics(of font: FontRequest) -> FontMetrics {
        let size = Self.usable(font.size)
        guard font.family != nil else {
            return FontMetrics(
                ascender: size * Self.ascender, descender: size * Self.descender, lineHeight: size * Self.lineHeight,
                capHeight: size * Self.capHeight, xHeight: size * Self.xHeight)
        }
        if let known = measured[font] { return known }
        guard let found = pango_context_get_metrics(leftToRight, description(of: font), nil) else {
            return metrics(of: FontRequest(size: size))
        }
        defer { pango_font_metrics_unref(found) }
        let unit = CGFloat(PANGO_SCALE)
        let ascender = CGFloat(pango_font_metrics_get_ascent(found)) / unit
        let descender = CGFloat(pango_font_metrics_get_descent(found)) / unit
        let result = FontMetrics(
            ascender: ascender, descender: -descender,
            lineHeight: max(CGFloat(pango_font_metrics_get_height(found)) / unit, ascender + descender),
            capHeight: size * Self.capHeight, xHeight: size * Self.xHeight)
        if measured.count > 500 { measured.removeAll() }
        measured[font] = result
        return result
    }
}
