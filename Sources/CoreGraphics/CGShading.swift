public import Foundation

/// Computes the outputs of a function. The first pointer is the `info` of the function.
public typealias CGFunctionEvaluateCallback = (
    UnsafeMutableRawPointer?, UnsafePointer<CGFloat>, UnsafeMutablePointer<CGFloat>
) -> Void
/// Called when a function is freed, with the `info` of the function.
public typealias CGFunctionReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// The callbacks of a function.
public struct CGFunctionCallbacks {
    /// Has no effect.
    public var version: UInt32
    /// Computes the outputs; nil leaves all outputs at 0.
    public var evaluate: CGFunctionEvaluateCallback?
    /// Called when the function is freed.
    public var releaseInfo: CGFunctionReleaseInfoCallback?

    /// Creates callbacks without functions.
    public init() { (version, evaluate, releaseInfo) = (0, nil, nil) }
    /// Creates callbacks with the given functions.
    public init(
        version: UInt32, evaluate: CGFunctionEvaluateCallback?, releaseInfo: CGFunctionReleaseInfoCallback?
    ) {
        (self.version, self.evaluate, self.releaseInfo) = (version, evaluate, releaseInfo)
    }
}

/// A function of the app from numbers to numbers.
public final class CGFunction {
    private let info: UnsafeMutableRawPointer?
    private let domain: [CGFloat]
    private let range: [CGFloat]
    private let outputs: Int
    private let callbacks: CGFunctionCallbacks

    /// Creates a function. Returns nil without an input, and for more than 32 inputs or outputs.
    /// - Parameters:
    ///   - info: passed to the callbacks.
    ///   - domain: the lowest and highest value of each input; nil does not limit inputs.
    ///   - range: the lowest and highest value of each output; nil does not limit outputs.
    ///   - callbacks: copied.
    public init?(
        info: UnsafeMutableRawPointer?, domainDimension: Int, domain: UnsafePointer<CGFloat>?, rangeDimension: Int,
        range: UnsafePointer<CGFloat>?, callbacks: UnsafePointer<CGFunctionCallbacks>
    ) {
        self.info = info
        self.callbacks = callbacks.pointee
        let (inputs, outputs) = (min(max(domainDimension, 0), 32), min(max(rangeDimension, 0), 32))
        self.outputs = outputs
        self.domain = domain.map { Array(UnsafeBufferPointer(start: $0, count: inputs * 2)) } ?? []
        self.range = range.map { Array(UnsafeBufferPointer(start: $0, count: outputs * 2)) } ?? []
        guard (1...32).contains(domainDimension), (0...32).contains(rangeDimension) else { return nil }
    }

    deinit { callbacks.releaseInfo?(info) }

    /// The outputs for a first input from 0, the start of the domain, to 1. Other inputs are at the start of their
    /// domain.
    func values(at share: CGFloat) -> [CGFloat] {
        var inputs = stride(from: 0, to: max(domain.count, 2), by: 2).map { domain.isEmpty ? 0 : domain[$0] }
        inputs[0] = domain.isEmpty ? share : domain[0] + (domain[1] - domain[0]) * share
        // A function that writes more outputs than it has declared stays inside this memory.
        var results = [CGFloat](repeating: 0, count: max(outputs, 32))
        callbacks.evaluate?(info, inputs, &results)
        return (0..<outputs).map { index in
            let value = results[index].isFinite ? results[index] : 0
            guard range.count > index * 2 + 1, range[index * 2] <= range[index * 2 + 1] else { return value }
            return min(max(value, range[index * 2]), range[index * 2 + 1])
        }
    }
}

/// A gradient whose colors a function computes.
public final class CGShading {
    /// Nil if the function does not compute colors of the space.
    let command: DrawingCommand?

    /// Chosen: the function is evaluated at this number of places, one for each level of a color with eight bits.
    private static let steps = 256

    private static func gradient(_ space: CGColorSpace, _ function: CGFunction) -> CGGradient? {
        let locations = (0..<steps).map { CGFloat($0) / CGFloat(steps - 1) }
        let colors = locations.compactMap { share -> CGColor? in
            let values = function.values(at: share)
            // Without alpha, the colors are opaque.
            guard values.count >= space.numberOfComponents else { return nil }
            return CGColor(colorSpace: space, components: values + [1])
        }
        return colors.count == steps ? CGGradient(colorsSpace: space, colors: colors, locations: locations) : nil
    }

    private static func options(_ start: Bool, _ end: Bool) -> CGGradientDrawingOptions {
        CGGradientDrawingOptions(
            (start ? [.drawsBeforeStartLocation] : []) + (end ? [.drawsAfterEndLocation] : []))
    }

    /// Creates a gradient along a line. The function is evaluated before the initializer returns, from the start of its
    /// domain to the end.
    /// - Parameters:
    ///   - function: computes the components of the space, and alpha.
    ///   - extendStart: whether the first color continues before the start, up to the clip.
    ///   - extendEnd: whether the last color continues after the end, up to the clip.
    public init?(
        axialSpace space: CGColorSpace, start: CGPoint, end: CGPoint, function: CGFunction, extendStart: Bool,
        extendEnd: Bool
    ) {
        command = Self.gradient(space, function).map {
            .linearGradient($0, start: start, end: end, Self.options(extendStart, extendEnd))
        }
        guard command != nil else { return nil }
    }

    /// Creates a gradient between two circles. The function is evaluated before the initializer returns, from the start
    /// of its domain to the end.
    /// - Parameters:
    ///   - function: computes the components of the space, and alpha.
    ///   - extendStart: whether the first color continues inside the first circle.
    ///   - extendEnd: whether the last color continues outside the second circle, up to the clip.
    public init?(
        radialSpace space: CGColorSpace, start: CGPoint, startRadius: CGFloat, end: CGPoint, endRadius: CGFloat,
        function: CGFunction, extendStart: Bool, extendEnd: Bool
    ) {
        command = Self.gradient(space, function).map {
            .radialGradient(
                $0, startCenter: start, startRadius: startRadius, endCenter: end, endRadius: endRadius,
                Self.options(extendStart, extendEnd))
        }
        guard command != nil else { return nil }
    }
}
