/// The area in which an emitter creates particles.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The position of the emitter.
    public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
    /// A horizontal line around the position, as long as the width of the emitter.
    public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
    /// A rectangle around the position.
    public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
    /// The same as ``rectangle``, because layers are drawn in the plane.
    public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
    /// A circle around the position. The radius is the width of the emitter.
    public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
    /// The same as ``circle``, because layers are drawn in the plane.
    public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// The part of the shape in which an emitter creates particles.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The ends of a line and the corners of a rectangle; the outline of a circle.
    public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
    /// The edge of the shape.
    public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
    /// The inside of the shape.
    public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
    /// The same as ``surface``, because layers are drawn in the plane.
    public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// The order and the blending of particles.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// In the order of the cells; the particles of a cell by age.
    public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
    /// The oldest particle is behind all others.
    public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
    /// The oldest particle is in front of all others.
    public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
    /// The same as ``unordered``, because layers are drawn in the plane.
    public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
    /// The colors of particles are added to the colors below.
    public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
