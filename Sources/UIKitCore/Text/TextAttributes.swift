import CoreGraphics
public import Foundation

/// Keys that labels, text views and bars read.
extension NSAttributedString.Key {
    /// `UIFont`.
    public static var font: NSAttributedString.Key { NSAttributedString.Key(rawValue: "NSFont") }
    /// `UIColor`.
    public static var foregroundColor: NSAttributedString.Key { NSAttributedString.Key(rawValue: "NSColor") }
    /// `NSParagraphStyle`.
    public static var paragraphStyle: NSAttributedString.Key { NSAttributedString.Key(rawValue: "NSParagraphStyle") }
    /// `NSShadow`.
    public static var shadow: NSAttributedString.Key { NSAttributedString.Key(rawValue: "NSShadow") }
    /// Extra points after each character, as a number.
    public static var kern: NSAttributedString.Key { NSAttributedString.Key(rawValue: "NSKern") }
    /// Extra points after each character, as a number.
    public static var tracking: NSAttributedString.Key { NSAttributedString.Key(rawValue: "CTTracking") }
    /// Raw value of an `NSUnderlineStyle`; anything but 0 draws one line.
    public static var underlineStyle: NSAttributedString.Key { NSAttributedString.Key(rawValue: "NSUnderline") }
    /// Raw value of an `NSUnderlineStyle`; anything but 0 draws one line.
    public static var strikethroughStyle: NSAttributedString.Key { NSAttributedString.Key(rawValue: "NSStrikethrough") }
    /// `URL` or `String`.
    public static var link: NSAttributedString.Key { NSAttributedString.Key(rawValue: "NSLink") }
}

public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let single = NSUnderlineStyle(rawValue: 1)
    public static let thick = NSUnderlineStyle(rawValue: 2)
    public static let double = NSUnderlineStyle(rawValue: 9)
}

/// A shadow behind text.
public final class NSShadow: NSObject {
    /// First, see ``ComparisonMark``.
    private let comparisonMark = ComparisonMark()
    /// Points; positive height falls downwards.
    public var shadowOffset = CGSize.zero
    /// Points.
    public var shadowBlurRadius: CGFloat = 0
    /// `UIColor`. Documented: black at a third until set.
    public var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

    public override init() { super.init() }
}
