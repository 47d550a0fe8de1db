import CoreGraphics
import Foundation

/// Reads the shapes of symbols: letters followed by numbers.
///
/// `M x y` begins a subpath, `L x y` adds a line, `C x1 y1 x2 y2 x y` a cubic curve, `Q x1 y1 x y` a quadratic curve,
/// and `Z` closes the subpath. `O x y r` is a circle, `R x y w h r` a rectangle with rounded corners, and `A x y r from
/// to` an arc in degrees, clockwise on screen.
enum SymbolPath {
    private static let counts: [Character: Int] = ["M": 2, "L": 2, "C": 6, "Q": 4, "Z": 0, "O": 3, "R": 5, "A": 5]

    static func parse(_ text: String, _ transform: CGAffineTransform) -> CGPath {
        let path = CGMutablePath()
        var letter: Character?
        var numbers: [CGFloat] = []
        for word in text.split(separator: " ") {
            guard let first = word.first else { continue }
            if counts[first] != nil {
                letter = first
                numbers = []
                if first == "Z" { path.closeSubpath() }
                if let number = Double(word.dropFirst()) { numbers.append(CGFloat(number)) }
            } else if let number = Double(word) {
                numbers.append(CGFloat(number))
            }
            guard let current = letter, let count = counts[current], count > 0, numbers.count == count else { continue }
            add(current, numbers, to: path, transform)
            numbers = []
        }
        return CGPath(elements: path.elements)
    }

    private static func add(_ letter: Character, _ n: [CGFloat], to path: CGMutablePath, _ t: CGAffineTransform) {
        func p(_ index: Int) -> CGPoint { CGPoint(x: n[index], y: n[index + 1]) }
        switch letter {
        case "M": path.move(to: p(0), transform: t)
        case "L": path.addLine(to: p(0), transform: t)
        case "C": path.addCurve(to: p(4), control1: p(0), control2: p(2), transform: t)
        case "Q": path.addQuadCurve(to: p(2), control: p(0), transform: t)
        case "O":
            path.addEllipse(in: CGRect(x: n[0] - n[2], y: n[1] - n[2], width: 2 * n[2], height: 2 * n[2]), transform: t)
        case "R":
            path.addRoundedRect(
                in: CGRect(x: n[0], y: n[1], width: n[2], height: n[3]), cornerWidth: n[4], cornerHeight: n[4],
                transform: t)
        case "A":
            let (from, to) = (n[3] * .pi / 180, n[4] * .pi / 180)
            let start = CGPoint(
                x: n[0] + n[2] * CGFloat(cos(Double(from))), y: n[1] + n[2] * CGFloat(sin(Double(from))))
            path.move(to: start, transform: t)
            path.addArc(center: p(0), radius: n[2], startAngle: from, endAngle: to, clockwise: false, transform: t)
        default: break
        }
    }
}
