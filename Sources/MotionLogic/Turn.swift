import Foundation

/// Sine and cosine, so that other modules need no import of a math library.
enum Turn {
    static func cosine(_ angle: Double) -> Double { cos(angle) }
    static func sine(_ angle: Double) -> Double { sin(angle) }
}
