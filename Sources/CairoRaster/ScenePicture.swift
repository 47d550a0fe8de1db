package import CoreGraphics
import Foundation
import HostInterface
package import LayerScene

extension SharedShaper {
    /// Chosen: more pixels than any display has, and memory that every machine has.
    private static let mostPixels: CGFloat = 67_108_864

    @MainActor
    package func picture(of scene: LayerScene) -> CGImage? {
        let (width, height) = (scene.size.width * scene.scale, scene.size.height * scene.scale)
        guard width.isFinite, height.isFinite, width >= 1, height >= 1, width * height <= Self.mostPixels else {
            return nil
        }
        let shaper = PangoShaper.ofHosts
        func render(over color: CGColor) -> CGImage? {
            var scene = scene
            scene.backgroundColor = color
            let rasterizer = SceneRasterizer(shaper: shaper)
            _ = rasterizer.render(scene)
            return rasterizer.picture
        }
        guard let black = render(over: .black), let white = render(over: .white),
            black.pixels.count == white.pixels.count
        else { return nil }
        // A window's picture has no transparency. The alpha of a pixel follows from the difference between the picture
        // over white and the picture over black.
        var pixels = black.pixels
        var isOpaque = true
        for pixel in stride(from: 0, to: pixels.count - 3, by: 4) {
            var through: UInt8 = 0
            for channel in pixel..<(pixel + 3) {
                let (over, under) = (white.pixels[channel], black.pixels[channel])
                if over > under { through = max(through, over - under) }
            }
            let alpha = 255 - through
            if alpha < 255 { isOpaque = false }
            for channel in pixel..<(pixel + 3) { pixels[channel] = min(pixels[channel], alpha) }
            pixels[pixel + 3] = alpha
        }
        return CGImage(
            width: black.width, height: black.height, bytesPerRow: black.bytesPerRow, pixels: pixels, isOpaque: isOpaque
        )
    }
}
