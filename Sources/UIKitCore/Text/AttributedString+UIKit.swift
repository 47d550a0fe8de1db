import Foundation

extension NSAttributedString {
    /// Converts a Swift attributed string to an attributed string with UIKit's keys.
    /// - Parameter defaults: the attributes of characters without their own attributes.
    static func uiKit(_ text: AttributedString, defaults: [NSAttributedString.Key: Any]) -> NSAttributedString {
        let whole = NSMutableAttributedString(string: "")
        for run in text.runs {
            var attributes = defaults
            UIKitAttributeKeys.read(run, into: &attributes)
            whole.append(NSAttributedString(string: String(text[run.range].characters), attributes: attributes))
        }
        return whole
    }
}

/// The keys of UIKit's scope, and the conversion of their values.
private enum UIKitAttributeKeys {
    typealias Scope = AttributeScopes.UIKitAttributes

    static func read(_ run: AttributedString.Runs.Run, into attributes: inout [NSAttributedString.Key: Any]) {
        if let value = run[Scope.FontAttribute.self] { attributes[.font] = value }
        if let value = run[Scope.ParagraphStyleAttribute.self] { attributes[.paragraphStyle] = value }
        if let value = run[Scope.ForegroundColorAttribute.self] { attributes[.foregroundColor] = value }
        if let value = run[Scope.BackgroundColorAttribute.self] { attributes[.backgroundColor] = value }
        if let value = run[Scope.LigatureAttribute.self] { attributes[.ligature] = value }
        if let value = run[Scope.KernAttribute.self] { attributes[.kern] = value }
        if let value = run[Scope.TrackingAttribute.self] { attributes[.tracking] = value }
        if let value = run[Scope.StrikethroughStyleAttribute.self] { attributes[.strikethroughStyle] = value.rawValue }
        if let value = run[Scope.UnderlineStyleAttribute.self] { attributes[.underlineStyle] = value.rawValue }
        if let value = run[Scope.StrokeColorAttribute.self] { attributes[.strokeColor] = value }
        if let value = run[Scope.StrokeWidthAttribute.self] { attributes[.strokeWidth] = value }
        if let value = run[Scope.ShadowAttribute.self] { attributes[.shadow] = value }
        if let value = run[Scope.TextEffectAttribute.self] { attributes[.textEffect] = value.rawValue }
        if let value = run[Scope.AttachmentAttribute.self] { attributes[.attachment] = value }
        if let value = run[Scope.BaselineOffsetAttribute.self] { attributes[.baselineOffset] = value }
        if let value = run[Scope.UnderlineColorAttribute.self] { attributes[.underlineColor] = value }
        if let value = run[Scope.StrikethroughColorAttribute.self] { attributes[.strikethroughColor] = value }
        if let value = run[Scope.ObliquenessAttribute.self] { attributes[.obliqueness] = value }
        if let value = run[Scope.ExpansionAttribute.self] { attributes[.expansion] = value }
        if let value = run.link { attributes[.link] = value }
    }
}
