public import Foundation

// Images, texts and records.

extension CGContext {
    /// Draws the image upright: in the y-down coordinates of views and image renderers, and in the y-up coordinates of
    /// a bitmap context. Paints the fill color through an image mask.
    public func draw(_ image: CGImage, in rect: CGRect) {
        let tint = image.isMask ? state.fillColor.withAlpha(1) : nil
        let alpha = image.isMask ? state.fillColor.alpha : 1
        guard bitmap != nil else { return draw(image, in: rect, tint: tint, alpha: alpha) }
        saveGState()
        concatenate(.upright(in: rect))
        draw(image, in: rect, tint: tint, alpha: alpha)
        restoreGState()
    }

    package func draw(
        _ image: CGImage, in rect: CGRect, tint: CGColor?, alpha: CGFloat = 1, blendMode: CGBlendMode? = nil
    ) {
        let mode = blendMode ?? state.blendMode
        guard state.shadow != nil || !state.masks.isEmpty else {
            return paint(.image(image, rect, tint: tint, alpha: alpha * state.alpha, mode))
        }
        let former = state.blendMode
        state.blendMode = mode
        compose([.image(image, rect, tint: tint, alpha: alpha, .normal)])
        state.blendMode = former
    }

    package func draw(_ text: TextBlock, in rect: CGRect) {
        guard let shown = shown(text) else { return }
        compose([.text(shown, rect)])
    }

    /// Draws another record.
    package func draw(_ record: DrawingRecord) {
        let commands = [.save] + record.commands + [.restore]
        guard state.masks.isEmpty else { return compose(commands) }
        commands.dropLast().forEach { append($0) }
        paint(.restore)
    }
}

extension CGAffineTransform {
    /// Reverses the direction of the y axis inside a rectangle.
    static func upright(in rect: CGRect) -> CGAffineTransform {
        CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY)
    }
}
