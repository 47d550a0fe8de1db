import CoreGraphics
import Foundation
import NumberConversion
import QuartzCore

/// A grid of colors: a row of grays, and rows of all hues from dark to light.
final class ColorGrid: UIView {
    static let columns = 12, rows = 10
    /// Called with a color, and whether a finger still moves.
    var onChoose: (UIColor, Bool) -> Void = { _, _ in }
    private var chosen: (column: Int, row: Int)? { didSet { setNeedsDisplay() } }

    init() {
        super.init(frame: .zero)
        layer.cornerRadius = 8
        clipsToBounds = true
    }

    required init?(coder: NSCoder) { nil }

    /// The color of a cell. Chosen: hues begin with blue, as in the grid of iOS; dark rows are above light rows.
    static func color(column: Int, row: Int) -> UIColor {
        guard row > 0 else { return UIColor(white: 1 - CGFloat(column) / CGFloat(columns - 1), alpha: 1) }
        let hue = (CGFloat(column) / CGFloat(columns) + 0.55).truncatingRemainder(dividingBy: 1)
        let step = CGFloat(row) / CGFloat(rows - 1)
        let brightness = min(0.3 + step * 1.4, 1)
        let saturation = step <= 0.5 ? 1 : max(1 - (step - 0.5) * 1.7, 0.15)
        return UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 1)
    }

    private func cell(at point: CGPoint) -> (column: Int, row: Int) {
        func index(_ value: CGFloat, _ length: CGFloat, _ count: Int) -> Int {
            guard length > 0, value.isFinite else { return 0 }
            let part = min(max(value / length, 0), 1)
            return min(Int(saturating: part * CGFloat(count)), count - 1)
        }
        return (index(point.x, bounds.width, Self.columns), index(point.y, bounds.height, Self.rows))
    }

    private func frame(column: Int, row: Int) -> CGRect {
        let width = bounds.width / CGFloat(Self.columns), height = bounds.height / CGFloat(Self.rows)
        return CGRect(x: CGFloat(column) * width, y: CGFloat(row) * height, width: width, height: height)
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        for row in 0..<Self.rows {
            for column in 0..<Self.columns {
                context.setFillColor(Self.color(column: column, row: row).cgColor)
                context.fill(frame(column: column, row: row))
            }
        }
        guard let chosen else { return }
        context.setStrokeColor(UIColor.white.cgColor)
        context.setLineWidth(3)
        context.stroke(frame(column: chosen.column, row: chosen.row).insetBy(dx: 1.5, dy: 1.5))
    }

    // MARK: Touches

    private func choose(_ touches: Set<UITouch>, continuously: Bool) {
        guard let touch = touches.first else { return }
        let cell = cell(at: touch.location(in: self))
        chosen = cell
        onChoose(Self.color(column: cell.column, row: cell.row), continuously)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { choose(touches, continuously: true) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { choose(touches, continuously: true) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { choose(touches, continuously: false) }
}
