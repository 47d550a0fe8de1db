package import Foundation

package struct DrawingShadow: Hashable, Sendable {
    /// In points.
    package var offset: CGSize
    /// The standard deviation of the blur in points.
    package var radius: CGFloat
    package var color: CGColor

    package init(offset: CGSize, radius: CGFloat, color: CGColor) {
        self.offset = offset
        self.radius = radius
        self.color = color
    }
}

package enum FillRule: Hashable, Sendable { case winding, evenOdd }

package struct StrokeStyle: Hashable, Sendable {
    package var width: CGFloat = 1
    package var cap: CGLineCap = .butt
    package var join: CGLineJoin = .miter
    package var miterLimit: CGFloat = 10
    package var dashPhase: CGFloat = 0
    package var dashLengths: [CGFloat] = []

    package init() {}
}

/// One command of a recorded drawing. Each command contains the state it needs, so a command is independent of others.
package enum DrawingCommand: Hashable, Sendable {
    case save
    case restore
    case concatenate(CGAffineTransform)
    case clip(CGPath, FillRule)
    case fill(CGPath, FillRule, CGColor, CGBlendMode, DrawingShadow?)
    case stroke(CGPath, StrokeStyle, CGColor, CGBlendMode, DrawingShadow?)
    /// Clears the rectangle to transparent.
    case clear(CGRect)
    /// Draws the image stretched to fill the rectangle. A tint replaces its colors and keeps its alpha.
    case image(CGImage, CGRect, tint: CGColor?, alpha: CGFloat, CGBlendMode)
    case linearGradient(CGGradient, start: CGPoint, end: CGPoint, CGGradientDrawingOptions)
    case radialGradient(
        CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        CGGradientDrawingOptions)
    /// Turns the colors around the center, from the angle toward the positive y axis.
    case conicGradient(CGGradient, center: CGPoint, angle: CGFloat)
    /// Draws the text at the rectangle's width, with the first line at the rectangle's top.
    case text(TextBlock, CGRect)
    /// Sets whether edges of shapes are smooth, until the matching `restore`.
    case antialias(Bool)
    /// Sets whether scaled images mix neighboring pixels, until the matching `restore`.
    case interpolation(Bool)
    /// Removes the clips of the drawing, until the matching `restore`.
    case resetClip
    /// Draws the commands up to the matching `endGroup` as one group with this opacity, blend mode and shadow.
    case beginGroup(alpha: CGFloat, CGBlendMode = .normal, DrawingShadow? = nil)
    case endGroup
}

/// A recorded drawing as data that can be compared, cached and drawn at any scale.
package final class DrawingRecord: Sendable {
    package let commands: [DrawingCommand]

    /// The distance in points by which letters may extend above and below the drawing's bounds; 0 if the drawing
    /// contains more than text.
    package let lettersReach: CGFloat

    package init(_ commands: [DrawingCommand]) {
        self.commands = commands
        var reach: CGFloat = 0
        for command in commands {
            guard case .text(let block, _) = command else {
                reach = 0
                break
            }
            reach = max(reach, block.lettersReach)
        }
        lettersReach = reach
    }

    package var isEmpty: Bool { commands.isEmpty }

    /// Whether a command removes the clips.
    package var resetsClip: Bool { commands.contains { if case .resetClip = $0 { true } else { false } } }
}

extension DrawingRecord: Hashable {
    package static func == (a: DrawingRecord, b: DrawingRecord) -> Bool { a === b || a.commands == b.commands }
    package func hash(into hasher: inout Hasher) { hasher.combine(commands) }
}
