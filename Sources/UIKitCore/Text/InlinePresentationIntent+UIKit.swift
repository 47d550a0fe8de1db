import CoreGraphics
import Foundation
import FoundationAdditions

extension InlinePresentationIntent {
    /// Creates the style from the value of an attribute: a number, or the style itself. Nil for other values, and for a
    /// style that is not drawn.
    init?(attribute: Any?) {
        guard let attribute else { return nil }
        switch attribute {
        case let number as NSNumber: self.init(rawValue: number.uintValue)
        case let intent as InlinePresentationIntent: self = intent
        default: return nil
        }
        guard !isDisjoint(with: [.emphasized, .stronglyEmphasized, .code, .strikethrough]) else { return nil }
    }
}

extension FontRequest {
    /// Applies the style of characters of a Markdown text: italic, bold, and characters of the same width.
    ///
    /// Chosen: the style changes the font of the attribute or the view, with the weight of `traitBold`; its size stays.
    mutating func apply(_ intent: InlinePresentationIntent) {
        var traits: UIFontDescriptor.SymbolicTraits = []
        if isBold || intent.contains(.stronglyEmphasized) { traits.insert(.traitBold) }
        if isItalic || intent.contains(.emphasized) { traits.insert(.traitItalic) }
        if isMonospaced || intent.contains(.code) { traits.insert(.traitMonoSpace) }
        apply(traits)
    }
}
