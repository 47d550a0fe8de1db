import Foundation
import TextLogic

/// Changes of attributes by the user.
extension UITextView {
    /// Whether the view performs a command of styles; nil for another command.
    func performsStyling(_ name: String) -> Bool? {
        switch name {
        case "toggleBoldface:", "toggleItalics:", "toggleUnderline:":
            isFirstResponder && isEditable && allowsEditingTextAttributes
        default: nil
        }
    }

    /// Changes the attributes of the selection in one step that can be undone; without a selection the attributes of
    /// typed text.
    func changeAttributes(_ conversion: (TextStyles.Attributes) -> TextStyles.Attributes) {
        guard isEditable else { return }
        let range = content.editing.selection.range
        guard !range.isEmpty else {
            typingAttributes = conversion(typingAttributes)
            return
        }
        let runs = content.editing.content.styles(range).map { run in
            StyleRun(length: run.length, style: styleNumber(of: conversion(attributes(ofStyle: run.style))))
        }
        // The closure may be an app's, which may have changed the text.
        guard range == content.editing.selection.range else { return }
        change { $0.restyle(range, runs) }
    }

    /// Adds a trait to the fonts of the selection, or removes the trait if all characters have it.
    func toggle(_ trait: UIFontDescriptor.SymbolicTraits) {
        func font(_ attributes: TextStyles.Attributes) -> UIFont { attributes[.font] as? UIFont ?? content.font }
        let removes = selectedStyles.allSatisfy { font($0).fontDescriptor.symbolicTraits.contains(trait) }
        changeAttributes { attributes in
            let old = font(attributes)
            var traits = old.fontDescriptor.symbolicTraits
            if removes { traits.remove(trait) } else { traits.insert(trait) }
            guard let descriptor = old.fontDescriptor.withSymbolicTraits(traits) else { return attributes }
            return attributes.merging([.font: UIFont(descriptor: descriptor, size: old.pointSize)]) { $1 }
        }
    }

    func toggleLine() {
        func isUnderlined(_ attributes: TextStyles.Attributes) -> Bool {
            (attributes[.underlineStyle] as? NSNumber)?.intValue ?? (attributes[.underlineStyle] as? Int) ?? 0 != 0
        }
        let removes = selectedStyles.allSatisfy(isUnderlined)
        changeAttributes { attributes in
            var new = attributes
            new[.underlineStyle] = removes ? nil : NSUnderlineStyle.single.rawValue
            return new
        }
    }

    private var selectedStyles: [TextStyles.Attributes] {
        let range = content.editing.selection.range
        if range.isEmpty { return [typingAttributes] }
        return content.editing.content.styles(range).map { attributes(ofStyle: $0.style) }
    }
}
