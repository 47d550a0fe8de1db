import Foundation

extension CGPath {
    /// Returns the path with each part in the opposite direction, and the parts in reverse order.
    package func reversed() -> CGPath {
        var parts: [[PathElement]] = []
        for element in elements {
            if case .move = element {
                parts.append([element])
            } else if let last = parts.last {
                // The next subpath begins at the start of the closed subpath.
                if last.last == .close, let start = last.first { parts.append([start]) }
                parts[parts.count - 1].append(element)
            }
        }
        return CGPath(elements: parts.reversed().flatMap(Self.reversed))
    }

    private static func reversed(_ part: [PathElement]) -> [PathElement] {
        // The current point before each line or curve.
        var points: [CGPoint] = []
        var isClosed = false
        for element in part {
            switch element {
            case .move(let point), .line(let point), .curve(let point, _, _): points.append(point)
            case .close: isClosed = true
            }
        }
        guard let end = points.last else { return [] }
        var result: [PathElement] = [.move(end)]
        var index = points.count - 1
        for element in part.reversed() {
            switch element {
            case .close: continue
            case .move: break
            case .line:
                index -= 1
                result.append(.line(points[index]))
            case .curve(_, let first, let second):
                index -= 1
                result.append(.curve(points[index], control1: second, control2: first))
            }
        }
        if isClosed { result.append(.close) }
        return result
    }
}
