/// The shape of a stroke's ends.
public enum CGLineCap: Int32, Sendable { case butt = 0, round = 1, square = 2 }
/// The shape of a stroke's corners.
public enum CGLineJoin: Int32, Sendable { case miter = 0, round = 1, bevel = 2 }
/// The rule that decides which parts of a path are inside.
public enum CGPathFillRule: Int, Sendable { case winding = 0, evenOdd = 1 }
/// The parts of a path to draw.
public enum CGPathDrawingMode: Int32, Sendable {
    case fill = 0, eoFill = 1, stroke = 2, fillStroke = 3, eoFillStroke = 4
}

/// The combination of a new color with the color below. Documented (CGBlendMode): the modes from ``multiply`` to
/// ``luminosity`` are those of PDF files, the modes from ``clear`` to ``xor`` the operators of Porter and Duff.
public enum CGBlendMode: Int32, Sendable {
    case normal = 0, multiply = 1, screen = 2, overlay = 3, darken = 4, lighten = 5
    case colorDodge = 6, colorBurn = 7, softLight = 8, hardLight = 9, difference = 10, exclusion = 11
    case hue = 12, saturation = 13, color = 14, luminosity = 15
    case clear = 16, copy = 17, sourceIn = 18, sourceOut = 19, sourceAtop = 20
    case destinationOver = 21, destinationIn = 22, destinationOut = 23, destinationAtop = 24, xor = 25
    /// The sum of the distances from white.
    /// - Coverage: inert (drawn as ``multiply``)
    case plusDarker = 26
    /// The sum of both colors.
    case plusLighter = 27
}
