import Foundation

/// Sine and cosine, for modules of numbers.
enum Turn {
    static func cosine(_ angle: Double) -> Double { cos(angle) }
    static func sine(_ angle: Double) -> Double { sin(angle) }
}
