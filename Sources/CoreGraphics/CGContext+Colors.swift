public import Foundation

extension CGContext {
    /// Sets the fill color. Black by default.
    public func setFillColor(_ color: CGColor) { if !keepsColors { state.fillColor = color } }
    /// Sets the stroke color. Black by default.
    public func setStrokeColor(_ color: CGColor) { if !keepsColors { state.strokeColor = color } }

    /// Sets the fill color by sRGB components in `0 ... 1`.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }
    /// Sets the fill color by a gray from 0 to 1.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }
    /// Sets the stroke color by sRGB components in `0 ... 1`.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }
    /// Sets the stroke color by a gray from 0 to 1.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(gray: gray, alpha: alpha)) }
    /// Sets the fill color by components from 0 to 1.
    public func setFillColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(cyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
    }
    /// Sets the stroke color by components from 0 to 1.
    public func setStrokeColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(cyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
    }

    /// Sets the space of the numbers of ``setFillColor(_:)-(UnsafePointer<CGFloat>)``, and a black fill color. Gray by
    /// default.
    public func setFillColorSpace(_ space: CGColorSpace) {
        state.fillSpace = space
        setFillColor(.black)
    }
    /// Sets the space of the numbers of ``setStrokeColor(_:)-(UnsafePointer<CGFloat>)``, and a black stroke color. Gray
    /// by default.
    public func setStrokeColorSpace(_ space: CGColorSpace) {
        state.strokeSpace = space
        setStrokeColor(.black)
    }
    /// Sets the fill color by components of the fill color space, with alpha last. Does nothing in a space of patterns.
    public func setFillColor(_ components: UnsafePointer<CGFloat>) {
        if let color = CGColor(colorSpace: state.fillSpace, components: components) { setFillColor(color) }
    }
    /// Sets the stroke color by components of the stroke color space, with alpha last. Does nothing in a space of
    /// patterns.
    public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
        if let color = CGColor(colorSpace: state.strokeSpace, components: components) { setStrokeColor(color) }
    }
}

extension CGColor {
    /// Derived: each light is what the ink of its opposite and black leave (PDF 32000-1, 10.3.5).
    fileprivate convenience init(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
        func light(_ ink: CGFloat) -> CGFloat { 1 - min(max(ink + black, 0), 1) }
        self.init(red: light(cyan), green: light(magenta), blue: light(yellow), alpha: alpha)
    }
}
