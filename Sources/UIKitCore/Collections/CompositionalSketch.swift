import CoreGraphics
import Foundation
import ListLogic
import NumberConversion

/// A sketch of a group as text, for the debugger.
@MainActor
enum CompositionalSketch {
    /// Chosen: the size of the sketch in characters.
    private static let columns = 48
    private static let rows = 12
    /// Chosen: the container in which fractions are resolved, in points.
    private static let container = CGSize(width: 400, height: 400)

    static func text(of group: NSCollectionLayoutGroup) -> String {
        let pixels = CompositionalPixels(scale: 1)
        let translation = CompositionalTranslation(viewSize: container, pixels: pixels) {
            CompositionalEnvironment($0, UITraitCollection(), nil)
        }
        let item = translation.item(group)
        let size = item.size.size(in: container, pixels)
        // Chosen: at most 100 items.
        let layout = CompositionalLayout(
            viewSize: container, sections: [(CompositionalSection(group: item), 100)], pixels: pixels)
        let whole = CGRect(origin: .zero, size: size)
        let frames = CompositionalSolution(layout).elements(in: whole).filter { $0.category == .cell }.map(\.frame)
        guard size.width > 0, size.height > 0 else { return "" }
        var canvas = Array(repeating: Array(repeating: Character(" "), count: columns), count: rows)
        draw(whole, in: size, &canvas)
        for frame in frames { draw(frame.intersection(whole), in: size, &canvas) }
        return canvas.map { String($0) }.joined(separator: "\n")
    }

    private static func draw(_ frame: CGRect, in size: CGSize, _ canvas: inout [[Character]]) {
        guard !frame.isNull else { return }
        func index(_ value: CGFloat, _ length: CGFloat, _ count: Int) -> Int {
            min(max(Int(saturating: Double(value / length) * Double(count - 1)), 0), count - 1)
        }
        let left = index(frame.minX, size.width, columns), right = index(frame.maxX, size.width, columns)
        let top = index(frame.minY, size.height, rows), bottom = index(frame.maxY, size.height, rows)
        for column in left...right { (canvas[top][column], canvas[bottom][column]) = ("-", "-") }
        for row in top...bottom { (canvas[row][left], canvas[row][right]) = ("|", "|") }
        for row in [top, bottom] { for column in [left, right] { canvas[row][column] = "+" } }
    }
}
