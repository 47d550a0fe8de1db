import CoreGraphics
import Foundation
import HostInterface
import LayerScene
import NumberConversion

/// Images in archives: symbols by name, pixels as data, drawings as text.
extension UIImage {
    var form: ArchivedValues {
        var form = ArchivedValues()
        let picture = picture
        if let symbol = picture.symbol, symbol.own == nil {
            form["symbol"] = symbol.name
            if let configuration = picture.configuration {
                form.set(configuration.pointSize, "pointSize")
                form["weight"] = NSNumber(value: configuration.weightNumber)
            }
        } else {
            switch picture.content {
            case .pixels(let image):
                form["pixels"] = Data(image.pixels)
                form["layout"] = [image.width, image.height, image.bytesPerRow, image.isOpaque ? 1 : 0].map {
                    NSNumber(value: $0)
                }
                form.set(picture.scale, "scale")
            case .drawing(let record):
                let node = SceneNode(id: LayerID(1), geometry: SceneGeometry(), contents: .record(record))
                form["drawing"] = SceneText().print(LayerScene(size: picture.size, scale: 1, root: node))
                if picture.scale != 1 { form.set(picture.scale, "scale") }
            }
        }
        form["mode"] = NSNumber(value: picture.mode.rawValue)
        form.set(picture.tint?.form, "tint")
        let caps = picture.capInsets
        if caps != .zero { form.set([caps.top, caps.left, caps.bottom, caps.right], "caps") }
        if picture.flips { form["flips"] = NSNumber(value: 1) }
        return form
    }

    convenience init?(_ form: ArchivedValues) {
        guard var picture = ImagePicture(archived: form) else { return nil }
        picture.mode = form.integer("mode").flatMap { RenderingMode(rawValue: $0) } ?? .automatic
        picture.tint = form.form("tint").flatMap { UIColor($0) }
        if let caps = form.numbers("caps", count: 4) {
            picture.capInsets = UIEdgeInsets(top: caps[0], left: caps[1], bottom: caps[2], right: caps[3])
        }
        if form.integer("flips") == 1 { picture.flips = true }
        self.init(picture)
    }

    /// Whether every pixel is known to be opaque. The commands of a drawing are not examined.
    var isKnownOpaque: Bool { cgImage?.isOpaque ?? false }

    /// Whether any pixel is translucent. A drawing is rasterized for the result.
    var isTransparent: Bool {
        let pixels: CGImage?
        switch picture.content {
        case .pixels(let image): pixels = image
        case .drawing(let record): pixels = SharedServices.drawing?.picture(of: record, size: size, scale: 1)
        }
        guard let pixels, !pixels.isOpaque else { return pixels == nil }
        for row in 0..<pixels.height {
            let start = row * pixels.bytesPerRow
            for column in 0..<pixels.width where pixels.pixels[start + column * 4 + 3] < 255 { return true }
        }
        return false
    }
}

extension ImagePicture {
    fileprivate init?(archived form: ArchivedValues) {
        if let name = form.string("symbol") {
            guard let symbol = Symbol.named(name) else { return nil }
            let configuration = form.number("pointSize").map {
                UIImage.SymbolConfiguration(
                    pointSize: $0, weight: UIImage.SymbolWeight(number: form.integer("weight") ?? 400))
            }
            self.init(symbol: symbol, configuration: configuration)
        } else if let text = form.string("drawing") {
            guard let scene = try? SceneText().parse(text), case .record(let record)? = scene.root?.contents else {
                return nil
            }
            self.init(record: record, size: scene.size, scale: form.number("scale") ?? 1)
        } else {
            guard let data = form["pixels"] as? Data,
                let layout = form.numbers("layout", count: 4)?.map({ Int(saturating: $0) }),
                let image = CGImage(
                    width: layout[0], height: layout[1], bytesPerRow: layout[2], pixels: [UInt8](data),
                    isOpaque: layout[3] == 1)
            else { return nil }
            self.init(cgImage: image, scale: form.number("scale") ?? 1)
        }
    }
}
