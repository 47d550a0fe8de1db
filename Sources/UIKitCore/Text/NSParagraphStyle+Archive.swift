import CoreGraphics
import Foundation

extension NSParagraphStyle.Values {
    /// The lengths of a paragraph by their keys.
    private static var lengths: [(key: String, path: WritableKeyPath<NSParagraphStyle.Values, CGFloat>)] {
        [
            ("lineSpacing", \.shape.lineSpacing), ("minimumLineHeight", \.shape.minimumLineHeight),
            ("maximumLineHeight", \.shape.maximumLineHeight), ("lineHeightMultiple", \.shape.lineHeightMultiple),
            ("spacing", \.shape.spacing), ("spacingBefore", \.shape.spacingBefore),
            ("headIndent", \.shape.headIndent), ("firstLineHeadIndent", \.shape.firstLineHeadIndent),
            ("tailIndent", \.shape.tailIndent), ("tabInterval", \.tabInterval),
        ]
    }

    /// All values except for lists.
    var form: ArchivedValues {
        var form = ArchivedValues()
        for (key, path) in Self.lengths where self[keyPath: path] != 0 { form.set(self[keyPath: path], key) }
        form["alignment"] = NSNumber(value: alignment.rawValue)
        form["lineBreakMode"] = NSNumber(value: lineBreakMode.rawValue)
        form["direction"] = NSNumber(value: direction.rawValue)
        form["breakStrategy"] = NSNumber(value: breakStrategy.rawValue)
        form.set(CGFloat(hyphenation), "hyphenation")
        form["hyphenatesByDefault"] = NSNumber(value: hyphenatesByDefault)
        if let tightens { form["tightens"] = NSNumber(value: tightens) }
        if let tabStops {
            form["tabs"] = tabStops.map { stop in
                [NSNumber(value: stop.alignment.rawValue), NSNumber(value: Double(stop.location))]
            }
        }
        return form
    }

    /// Invalid values are the defaults.
    init(_ form: ArchivedValues) {
        self.init()
        for (key, path) in Self.lengths {
            // Chosen: a longer length is no length of a text.
            if let length = form.number(key), abs(length) <= 1_000_000 { self[keyPath: path] = length }
        }
        alignment = form.integer("alignment").flatMap { NSTextAlignment(rawValue: $0) } ?? alignment
        lineBreakMode = form.integer("lineBreakMode").flatMap { NSLineBreakMode(rawValue: $0) } ?? lineBreakMode
        direction = form.integer("direction").flatMap { NSWritingDirection(rawValue: $0) } ?? direction
        breakStrategy = .init(rawValue: form.integer("breakStrategy").map { UInt(clamping: $0) } ?? 0)
        hyphenation = form.number("hyphenation").map { Float(min(max($0, 0), 1)) } ?? 0
        hyphenatesByDefault = form.integer("hyphenatesByDefault") == 1
        tightens = form.integer("tightens").map { $0 == 1 }
        tabInterval = min(max(tabInterval, 0), 100_000)
        tabStops = (form["tabs"] as? [[NSNumber]])?.compactMap { pair in
            guard pair.count == 2, let alignment = NSTextAlignment(rawValue: pair[0].intValue),
                pair[1].doubleValue.isFinite
            else { return nil }
            return NSTextTab(textAlignment: alignment, location: CGFloat(pair[1].doubleValue))
        }
    }
}
