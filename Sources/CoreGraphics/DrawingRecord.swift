package import Foundation

package struct DrawingShadow: Hashable, Sendable {
    /// Points.
    package var offset: CGSize
    /// Standard deviation of the blur in points.
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

/// One step of a recorded drawing. State travels with each step that needs it, so a step reads by itself.
package enum DrawingCommand: Hashable, Sendable {
    case save
    case restore
    case concatenate(CGAffineTransform)
    case clip(CGPath, FillRule)
    case fill(CGPath, FillRule, CGColor, CGBlendMode, DrawingShadow?)
    case stroke(CGPath, StrokeStyle, CGColor, CGBlendMode, DrawingShadow?)
    /// Clears the rectangle to transparent.
    case clear(CGRect)
    /// The image stretched into the rectangle; a tint replaces its color and keeps its alpha.
    case image(CGImage, CGRect, tint: CGColor?, alpha: CGFloat, CGBlendMode)
    case linearGradient(CGGradient, start: CGPoint, end: CGPoint, CGGradientDrawingOptions)
    case radialGradient(
        CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        CGGradientDrawingOptions)
    /// The text laid out in the rectangle's width, its first line at the rectangle's top.
    case text(TextBlock, CGRect)
    /// Whether edges of shapes are smooth, until the matching `restore`.
    case antialias(Bool)
    /// What follows is drawn as one group with the given opacity, up to the matching `endGroup`.
    case beginGroup(alpha: CGFloat)
    case endGroup
}

/// A drawing as data: made once, compared, cached and drawn at any scale.
package final class DrawingRecord: Sendable {
    package let commands: [DrawingCommand]

    /// Points by which letters may reach above and below what the drawing was made for; 0 where something else is drawn
    /// too.
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
}

extension DrawingRecord: Hashable {
    package static func == (a: DrawingRecord, b: DrawingRecord) -> Bool { a === b || a.commands == b.commands }
    package func hash(into hasher: inout Hasher) { hasher.combine(commands) }
}
