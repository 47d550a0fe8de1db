import CoreGraphics
import Foundation

/// The numbers of an emitter cell, all finite.
struct ParticleCell: Sendable {
    /// A value at the creation, its range, and its change each second.
    struct Span: Sendable {
        var value = 0.0
        var range = 0.0
        var speed = 0.0
    }

    let birthRate: Double
    let lifetime: Span
    let longitude: Span
    let velocity: Span
    let acceleration: CGVector
    let scale: Span
    let spin: Span
    /// Red, green, blue and alpha.
    let color: [Span]
    let begin: Double
    let duration: Double
    let image: CGImage?
    /// In points.
    let size: CGSize
    /// Whether the image is white wherever it is visible, so that a color replaces its colors.
    let isWhite: Bool
    let children: [ParticleCell]

    /// - Parameters:
    ///   - depth: the number of levels of cells below this cell.
    ///   - isWhite: whether an image is white wherever it is visible.
    init(_ cell: CAEmitterCell, depth: Int = 1, isWhite: (CGImage) -> Bool) {
        func finite(_ value: some BinaryFloatingPoint) -> Double { value.isFinite ? Double(value) : 0 }
        birthRate = cell.isEnabled ? min(max(finite(cell.birthRate), 0), 1e6) : 0
        lifetime = Span(value: min(max(finite(cell.lifetime), 0), 1e6), range: abs(finite(cell.lifetimeRange)))
        longitude = Span(value: finite(cell.emissionLongitude), range: finite(cell.emissionRange))
        velocity = Span(value: finite(cell.velocity), range: finite(cell.velocityRange))
        acceleration = CGVector(dx: finite(cell.xAcceleration), dy: finite(cell.yAcceleration))
        scale = Span(value: finite(cell.scale), range: finite(cell.scaleRange), speed: finite(cell.scaleSpeed))
        spin = Span(value: finite(cell.spin), range: finite(cell.spinRange))
        let base = cell.color ?? .white
        color = [
            Span(value: finite(base.red), range: finite(cell.redRange), speed: finite(cell.redSpeed)),
            Span(value: finite(base.green), range: finite(cell.greenRange), speed: finite(cell.greenSpeed)),
            Span(value: finite(base.blue), range: finite(cell.blueRange), speed: finite(cell.blueSpeed)),
            Span(value: finite(base.alpha), range: finite(cell.alphaRange), speed: finite(cell.alphaSpeed)),
        ]
        begin = finite(cell.beginTime)
        duration = cell.duration > 0 ? Double(cell.duration) : .infinity
        image = Self.visibleImage(cell)
        // Chosen: a smaller scale would make an image larger than any screen.
        let pixels = cell.contentsScale.isFinite && cell.contentsScale > 0 ? max(cell.contentsScale, 0.01) : 1
        size = image.map { CGSize(width: CGFloat($0.width) / pixels, height: CGFloat($0.height) / pixels) } ?? .zero
        self.isWhite = image.map(isWhite) ?? false
        children =
            depth > 0
            ? (cell.emitterCells ?? []).map { ParticleCell($0, depth: depth - 1, isWhite: isWhite) } : []
    }

    private static func visibleImage(_ cell: CAEmitterCell) -> CGImage? {
        guard let image = cell.contents as? CGImage else { return nil }
        let part = cell.contentsRect
        guard part != CGRect(x: 0, y: 0, width: 1, height: 1) else { return image }
        let (width, height) = (CGFloat(image.width), CGFloat(image.height))
        return image.cropping(
            to: CGRect(
                x: part.minX * width, y: part.minY * height, width: part.width * width, height: part.height * height))
    }

    /// The longest time in seconds from the creation of a particle to the end of all particles that come from it.
    var longestLife: Double {
        let own = lifetime.value + lifetime.range / 2
        return own + (children.map(\.longestLife).max() ?? 0)
    }
}

extension CGImage {
    /// Whether all visible pixels are white.
    var isWhite: Bool {
        for row in 0..<height {
            for place in stride(from: row * bytesPerRow, to: row * bytesPerRow + width * 4, by: 4) {
                let alpha = isOpaque ? 255 : pixels[place + 3]
                for part in 0..<3 where pixels[place + part] != alpha { return false }
            }
        }
        return true
    }
}
