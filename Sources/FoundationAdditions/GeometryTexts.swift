public import Foundation

// Swift on iOS writes points, sizes and rectangles as their numbers, in strings and in messages of tests.

extension CGPoint: @retroactive CustomDebugStringConvertible {
    /// The coordinates, as in "(10.0, 20.0)".
    public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
    /// The width and the height, as in "(100.0, 44.0)".
    public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
    /// The origin and the size, as in "(10.0, 20.0, 100.0, 44.0)".
    public var debugDescription: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
}
