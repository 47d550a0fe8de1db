import CoreGraphics
public import Foundation

public enum NSTextAlignment: Int, Sendable {
    case left = 0, center = 1, right = 2, justified = 3
    /// Towards the side where reading starts.
    case natural = 4
}

public enum NSLineBreakMode: Int, Sendable {
    case byWordWrapping = 0, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

public enum NSWritingDirection: Int, Sendable { case natural = -1, leftToRight = 0, rightToLeft = 1 }

/// How a paragraph is set. The first character of a text decides for the whole text.
public class NSParagraphStyle: NSObject, @unchecked Sendable {
    /// First, see ``ComparisonMark``.
    private let comparisonMark = ComparisonMark()
    // Written only by the mutable subclass, which its maker confines and which is copied where text is read.
    struct Values: Hashable {
        var alignment = NSTextAlignment.natural
        var lineBreakMode = NSLineBreakMode.byWordWrapping
        var lineSpacing: CGFloat = 0
        var direction = NSWritingDirection.natural
    }

    var values = Values()

    public class var `default`: NSParagraphStyle { NSParagraphStyle() }

    public override init() { super.init() }

    public var alignment: NSTextAlignment { values.alignment }
    public var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    /// Extra points between lines.
    public var lineSpacing: CGFloat { values.lineSpacing }
    public var baseWritingDirection: NSWritingDirection { values.direction }

    public override func copy() -> Any {
        let copy = NSParagraphStyle()
        copy.values = values
        return copy
    }

    public override func mutableCopy() -> Any {
        let copy = NSMutableParagraphStyle()
        copy.values = values
        return copy
    }

    public override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }
    public override var hash: Int { values.hashValue }
}

public final class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    public override var alignment: NSTextAlignment {
        get { values.alignment }
        set { values.alignment = newValue }
    }
    public override var lineBreakMode: NSLineBreakMode {
        get { values.lineBreakMode }
        set { values.lineBreakMode = newValue }
    }
    public override var lineSpacing: CGFloat {
        get { values.lineSpacing }
        set { values.lineSpacing = newValue }
    }
    public override var baseWritingDirection: NSWritingDirection {
        get { values.direction }
        set { values.direction = newValue }
    }

    public func setParagraphStyle(_ style: NSParagraphStyle) { values = style.values }
}
