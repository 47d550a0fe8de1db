import DataExchange
import Foundation
import HostInterface

/// The values of another program's data on the clipboard. Each member requests only the type that it returns.
@MainActor
struct ForeignPasteboard {
    let data: any OfferedData

    /// UIKit's names of the offered types.
    var types: [String] { MediaType.uniformTypes(for: data.types) }

    func hasType(in wanted: [String]) -> Bool { !Set(types).isDisjoint(with: wanted) }

    /// The bytes of a type in UIKit's form.
    func bytes(_ type: String) -> Data? {
        if type == MediaType.address || type == MediaType.fileAddress {
            return urls.first.map { Data($0.absoluteString.utf8) }
        }
        guard let name = MediaType.offered(type, among: data.types) else { return nil }
        return data.bytes(name).map { MediaType.received($0, as: name) }
    }

    func value(_ type: String) -> Any? {
        if PasteboardType.texts.contains(type) { return data.text }
        if type == MediaType.address || type == MediaType.fileAddress { return urls.first }
        if PasteboardType.colors.contains(type) { return color }
        guard let bytes = bytes(type) else { return nil }
        return type == "com.apple.uikit.image" ? UIImage(data: bytes) : bytes
    }

    /// The files and other addresses; for a text that is an address, this address.
    var urls: [URL] {
        let listed = OfferedItems.addresses(of: data)
        if !listed.isEmpty { return listed.compactMap { OfferedItems.file(of: $0) ?? URL(string: $0) } }
        guard data.hasText, let text = data.text else { return [] }
        return PasteboardType.address(in: PasteboardType.item(text)).map { [$0] } ?? []
    }

    var image: UIImage? {
        let wanted = types.first { PasteboardType.images.contains($0) }
        return wanted.flatMap { bytes($0) }.flatMap { UIImage(data: $0) }
    }

    var color: UIColor? {
        guard let name = MediaType.offered("com.apple.uikit.color", among: data.types),
            let color = data.bytes(name).flatMap({ ColorData(reading: $0) })
        else { return nil }
        return UIColor(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    }

    /// All values, which requests all data: an item for each address, or one item.
    var items: [[String: Any]] {
        let addresses = OfferedItems.addresses(of: data).compactMap { address -> [String: Any]? in
            if let file = OfferedItems.file(of: address) {
                return [MediaType.fileAddress: file, MediaType.address: file]
            }
            return URL(string: address).map { [MediaType.address: $0] }
        }
        var first: [String: Any] = [:]
        for type in types where type != MediaType.address { first[type] = value(type) }
        guard let leading = addresses.first else { return first.isEmpty ? [] : [first] }
        return [first.merging(leading) { $1 }] + addresses.dropFirst()
    }

    /// The number of items, which requests the list of addresses only.
    var count: Int {
        let addresses = OfferedItems.addresses(of: data).count
        return addresses > 0 ? addresses : data.types.isEmpty ? 0 : 1
    }
}

extension UIPasteboard {
    var foreignValues: ForeignPasteboard? { source.foreign.map { ForeignPasteboard(data: $0) } }
}
