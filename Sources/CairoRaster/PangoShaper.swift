package import CoreGraphics
package import Foundation
package import HostInterface

/// Measures and lays out text with Pango. ``RecordPainter`` draws the same layouts.
package final class PangoShaper: TextShaper {
    private struct Key: Hashable {
        var block: TextBlock
        /// The width in points; negative for the natural width.
        var width: CGFloat
    }

    private let fonts: TextFonts
    /// The glyphs that were drawn before.
    let masks = GlyphMasks()
    /// The generation of the app's fonts in which the layouts were created.
    private var generation = AddedFonts.generation
    // Chosen: a table of a thousand rows stays cached while it scrolls from end to end.
    private static let keptLayouts = 2_000
    private var layouts = BoundedCache<Key, TextLayout>(limit: keptLayouts)

    /// The shaper of all hosts. It is never released: a host may end on any thread, and a released font changes its
    /// font map.
    @MainActor package static let ofHosts = PangoShaper()

    /// A shaper that is used and released on the main actor. Its open fonts are those of all hosts.
    @MainActor
    package convenience init() { self.init(fonts: TextFonts(map: .ofMainActor)) }

    init(fonts: TextFonts) { self.fonts = fonts }

    /// - Throws: an error if no font is installed, because no text would be visible.
    package static func requireFonts() throws(HostError) {
        guard !TextFonts.areInstalled else { return }
        throw HostError("No font is installed, so no text would show. Install one, such as the package fonts-inter.")
    }

    /// Drops the measurements from before the app's fonts changed.
    private func forgetOldFonts() {
        let current = AddedFonts.generation
        guard current != generation else { return }
        generation = current
        layouts = BoundedCache(limit: Self.keptLayouts)
        masks.removeAll()
        fonts.forget(for: current)
    }

    /// The layout of the block in `width` points.
    func layout(of block: TextBlock, width: CGFloat) -> TextLayout {
        forgetOldFonts()
        let isWide = !width.isFinite || width >= TextLayout.widestLine
        // Justified text fills the width, so its natural width is not needed.
        if block.alignment == .justified, !isWide { return layout(Key(block: block, width: max(width, 0))) }
        let natural = layout(Key(block: block, width: -1))
        if isWide || natural.width <= width { return natural }
        let fitting = block.paragraph.tightens ? tightened(block, natural, to: width) : nil
        return layout(Key(block: fitting ?? block, width: max(width, 0)))
    }

    /// Derived (NSParagraphStyle.tighteningFactorForTruncation of AppKit): letters come closer by up to 5 % of the font
    /// size.
    private static let mostTightening: CGFloat = 0.05

    /// The block with less space between its letters; nil if the block is still too wide for a line.
    private func tightened(_ block: TextBlock, _ natural: TextLayout, to width: CGFloat) -> TextBlock? {
        guard block.maximumLines == 1, block.lineBreak.isTruncating, natural.lines.count == 1, width > 0 else {
            return nil
        }
        let count = block.runs.reduce(0) { $0 + $1.text.unicodeScalars.count }
        let size = block.runs.map(\.font.size).min() ?? 0
        // The tolerance is larger than Pango's unit.
        let excess = (natural.width - width) / CGFloat(max(count, 1)) + 0.002
        guard excess <= size * Self.mostTightening else { return nil }
        return block.with(
            block.runs.map { run in
                var run = run
                run.tracking -= excess
                return run
            })
    }

    private func layout(_ key: Key) -> TextLayout {
        if let known = layouts.value(for: key) { return known }
        let context = key.block.direction == .rightToLeft ? fonts.rightToLeft : fonts.leftToRight
        let made = TextLayout(key.block, width: key.width < 0 ? nil : key.width, context: context, fonts: fonts)
        layouts.set(made, for: key)
        return made
    }

    package func metrics(of block: TextBlock, width: CGFloat) -> TextMetrics {
        let layout = layout(of: block, width: width.isNaN ? .infinity : width)
        return TextMetrics(
            size: CGSize(width: layout.width, height: layout.height), firstBaseline: layout.lines.first?.baseline ?? 0,
            lastBaseline: layout.lines.last?.baseline ?? 0, lineCount: layout.lines.count,
            isTruncated: layout.isTruncated)
    }

    package func metrics(of font: FontRequest) -> FontMetrics {
        forgetOldFonts()
        return fonts.metrics(of: font)
    }

    package func lines(of block: TextBlock, width: CGFloat) -> [TextLine] {
        layout(of: block, width: width).textLines(in: width)
    }

    package func caret(in block: TextBlock, width: CGFloat, line: Int, offset: Int) -> CGFloat {
        layout(of: block, width: width).caret(before: offset, line: line, in: width)
    }

    package func offset(in block: TextBlock, width: CGFloat, line: Int, at x: CGFloat) -> Int {
        layout(of: block, width: width).offset(at: x, line: line, in: width)
    }

    package func stretches(in block: TextBlock, width: CGFloat, line: Int, of range: Range<Int>)
        -> [ClosedRange<CGFloat>]
    {
        layout(of: block, width: width).stretches(of: range, line: line, in: width)
    }
}
