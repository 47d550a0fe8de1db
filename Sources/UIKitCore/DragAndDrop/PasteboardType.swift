import CoreGraphics
import DataExchange
import Foundation

/// The values of items by their types.
enum PasteboardType {
    static let texts = ["public.utf8-plain-text", "public.text", "public.plain-text"]
    static let addresses = ["public.url"]
    static let images = ["public.png", "public.jpeg", "com.apple.uikit.image", "public.tiff", "com.compuserve.gif"]
    static let colors = ["com.apple.uikit.color"]

    static func item(_ text: String) -> [String: Any] { [texts[0]: text] }
    static func item(_ url: URL) -> [String: Any] { [addresses[0]: url] }
    static func item(_ image: UIImage) -> [String: Any] { ["com.apple.uikit.image": image] }
    static func item(_ color: UIColor) -> [String: Any] { [colors[0]: color] }

    static func text(in item: [String: Any]) -> String? {
        for type in texts {
            if let text = item[type] as? String { return text }
            if let data = item[type] as? Data, let text = String(data: data, encoding: .utf8) { return text }
        }
        return nil
    }

    static func address(in item: [String: Any]) -> URL? {
        if let url = item[addresses[0]] as? URL { return url }
        if let text = item[addresses[0]] as? String { return URL(string: text) }
        // Chosen: a text that is a URL counts as a URL if its scheme is one of the web, of mail or of files.
        guard let text = text(in: item), let url = URL(string: text), let scheme = url.scheme?.lowercased() else {
            return nil
        }
        return ["http", "https", "file", "mailto"].contains(scheme) ? url : nil
    }

    @MainActor static func image(in item: [String: Any]) -> UIImage? {
        for type in images {
            if let image = item[type] as? UIImage { return image }
            if let data = item[type] as? Data, let image = UIImage(data: data) { return image }
        }
        return nil
    }

    @MainActor static func bytes(_ value: Any?) -> Data? {
        switch value {
        case let data as Data: data
        case let text as String: Data(text.utf8)
        case let url as URL: Data(url.absoluteString.utf8)
        case let image as UIImage: image.pngData()
        case let color as UIColor: bytes(color)
        default: nil
        }
    }

    /// Whether ``bytes(_:)`` may have bytes for a value. An image is encoded when its bytes are requested.
    static func hasBytes(_ value: Any?) -> Bool {
        value is Data || value is String || value is URL || value is UIImage || value is UIColor
    }

    @MainActor private static func bytes(_ color: UIColor) -> Data? {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return nil }
        return ColorData(red: red, green: green, blue: blue, alpha: alpha).data
    }
}
