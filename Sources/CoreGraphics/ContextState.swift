import Foundation

/// The part of a context's state that `saveGState` saves.
struct ContextState {
    var fillColor = CGColor.black
    var strokeColor = CGColor.black
    var fillSpace = CGColorSpace.graySpace
    var strokeSpace = CGColorSpace.graySpace
    /// The offset of patterns in points.
    var patternPhase = CGSize.zero
    var stroke = StrokeStyle()
    var isSmooth = true
    var interpolationQuality = CGInterpolationQuality.default
    var alpha: CGFloat = 1
    var blendMode = CGBlendMode.normal
    var shadow: DrawingShadow?
    var textMode = CGTextDrawingMode.fill
    var transform = CGAffineTransform.identity
    /// The images whose coverage limits the drawn area, with their rectangles and the transforms in effect when they
    /// were set.
    var masks: [ClipMask] = []
    /// The bounding box of the clip in untransformed coordinates; nil without a clip.
    var clipBox: CGRect?

    struct ClipMask {
        let image: CGImage
        let rect: CGRect
        let transform: CGAffineTransform
    }

    /// Whether drawing without own attributes needs a group.
    var composes: Bool { alpha != 1 || blendMode != .normal || shadow != nil || !masks.isEmpty }

    var shownFillColor: CGColor { fillColor.withPattern(movedBy: patternPhase) }
    var shownStrokeColor: CGColor { strokeColor.withPattern(movedBy: patternPhase) }

    /// Keeps the part of the current group that is inside the masks.
    var maskCommands: [DrawingCommand] {
        masks.flatMap { mask -> [DrawingCommand] in
            [
                .save, .concatenate(mask.transform.concatenating(transform.inverted())),
                .image(mask.image, mask.rect, tint: nil, alpha: 1, .destinationIn), .restore,
            ]
        }
    }
}
