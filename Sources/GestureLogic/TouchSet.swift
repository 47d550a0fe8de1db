import Foundation

/// The current touches in the order of their beginning.
struct TouchSet: Hashable, Sendable {
    private(set) var ids: [Int] = []
    private(set) var locations: [CGPoint] = []

    var count: Int { ids.count }

    /// The center of all fingers; nil without fingers.
    var centroid: CGPoint? {
        guard !locations.isEmpty else { return nil }
        let count = CGFloat(locations.count)
        return CGPoint(x: locations.reduce(0) { $0 + $1.x } / count, y: locations.reduce(0) { $0 + $1.y } / count)
    }

    /// The center of the first two fingers; nil without two.
    var middleOfPair: CGPoint? {
        guard count >= 2 else { return nil }
        return CGPoint(x: (locations[0].x + locations[1].x) / 2, y: (locations[0].y + locations[1].y) / 2)
    }

    /// Applies a sample. Returns false for a finger that did not begin here.
    mutating func receive(_ sample: TouchSample) -> Bool {
        let index = ids.firstIndex(of: sample.id)
        switch sample.phase {
        case .began:
            guard index == nil else { return false }
            ids.append(sample.id)
            locations.append(sample.location)
        case .moved:
            guard let index else { return false }
            locations[index] = sample.location
        case .ended, .cancelled:
            guard let index else { return false }
            ids.remove(at: index)
            locations.remove(at: index)
        }
        return true
    }
}

extension CGPoint {
    func offset(from start: CGPoint) -> CGPoint { CGPoint(x: x - start.x, y: y - start.y) }
    func moved(by offset: CGPoint) -> CGPoint { CGPoint(x: x + offset.x, y: y + offset.y) }
    func scaled(by factor: CGFloat) -> CGPoint { CGPoint(x: x * factor, y: y * factor) }
    var length: CGFloat { (x * x + y * y).squareRoot() }
}
