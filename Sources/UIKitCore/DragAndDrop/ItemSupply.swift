import DataExchange
import Foundation
import HostInterface
import QuartzCore

/// An item that the app offers to other programs.
struct SuppliedItem {
    /// UIKit's names of the item's types, the best first.
    var types: [String]
    /// Loads the bytes of one of the types. The handler is called once, during the call or later.
    var load: @MainActor (String, @escaping @MainActor (Data?) -> Void) -> Void
    /// Loads the file of an item that is a file; nil for other items.
    var file: (@MainActor (@escaping @MainActor (URL?) -> Void) -> Void)?
}

/// The data of several items as one offer, as other programs expect it: the texts of all items as lines of one text,
/// the addresses and files of all items as one list, and other types of the first item that has them.
@MainActor
enum ItemSupply {
    private static let addresses: Set = [MediaType.address, MediaType.fileAddress]

    static func data(_ items: [SuppliedItem]) -> DataSupply? {
        var names: [String] = []
        func add(_ more: [String]) { names += more.filter { !names.contains($0) } }
        for item in items {
            if item.file != nil { add([MediaType.addresses, MediaType.copiedFiles]) }
            for type in item.types { add(MediaType.names(for: type)) }
        }
        // An address is a text too.
        if names.contains(MediaType.addresses) { add(MediaType.texts) }
        guard !names.isEmpty else { return nil }
        return DataSupply(types: names) { name, done in supply(items, name, done) }
    }

    private static func supply(_ items: [SuppliedItem], _ name: String, _ done: @escaping @MainActor (Data?) -> Void) {
        switch name {
        case MediaType.addresses: list(items) { done($0.addresses.isEmpty ? nil : $0.data) }
        case MediaType.copiedFiles: list(items) { done($0.copiedFiles(host: ComputerName.current)) }
        case _ where MediaType.texts.contains(name): text(items) { done($0.flatMap { MediaType.sent($0, as: name) }) }
        default:
            let found = items.lazy.compactMap { item in
                item.types.first { MediaType.names(for: $0).contains(name) }.map { (item, $0) }
            }.first
            guard let (item, type) = found else { return done(nil) }
            item.load(type, done)
        }
    }

    private static func list(_ items: [SuppliedItem], _ done: @escaping @MainActor (URIList) -> Void) {
        let parts = Parts(items.count) { parts in
            done(URIList(parts.compactMap { $0.flatMap { String(data: $0, encoding: .utf8) } }))
        }
        for (index, item) in items.enumerated() {
            if let file = item.file {
                file { url in parts.set(index, url.map { Data(FileAddress.address(of: $0.path).utf8) }) }
            } else if let type = item.types.first(where: addresses.contains) {
                item.load(type) { parts.set(index, $0) }
            } else {
                parts.set(index, nil)
            }
        }
    }

    private static func text(_ items: [SuppliedItem], _ done: @escaping @MainActor (Data?) -> Void) {
        let isText = { (type: String) in MediaType.names(for: type).contains(MediaType.text) }
        guard items.contains(where: { $0.types.contains(where: isText) }) else {
            return list(items) { list in
                done(list.addresses.isEmpty ? nil : Data(list.addresses.joined(separator: "\n").utf8))
            }
        }
        let parts = Parts(items.count) { parts in
            let lines = parts.compactMap { $0 }
            done(lines.isEmpty ? nil : Data(lines.joined(separator: Data("\n".utf8))))
        }
        for (index, item) in items.enumerated() {
            guard let type = item.types.first(where: isText) else {
                parts.set(index, nil)
                continue
            }
            item.load(type) { parts.set(index, $0) }
        }
    }

    /// Collects one part of each item.
    @MainActor
    private final class Parts {
        private var parts: [Data??]
        private var missing: Int
        private let done: @MainActor ([Data?]) -> Void

        init(_ count: Int, _ done: @escaping @MainActor ([Data?]) -> Void) {
            (parts, missing, self.done) = (Array(repeating: .none, count: count), count, done)
            if count == 0 { done([]) }
        }

        /// A handler of an app may call twice: the first call counts.
        func set(_ index: Int, _ part: Data?) {
            guard parts[index] == nil else { return }
            parts[index] = .some(part)
            missing -= 1
            if missing == 0 { done(parts.map { $0 ?? nil }) }
        }
    }
}

extension SuppliedItem {
    /// The representations of a provider that all programs may read.
    @MainActor init(_ provider: NSItemProvider) {
        types = provider.visibleTypes
        load = { type, done in
            let provider = provider
            provider.bytes(of: type) { data, _ in onMain { done(data) } }
        }
        if let type = types.first(where: { provider.fileHandler(of: $0)?.handler != nil }) {
            file = { done in
                provider.loadInPlaceFileRepresentation(forTypeIdentifier: type) { url, _, _ in onMain { done(url) } }
            }
        }
    }
}

/// Calls a closure on the main thread, during the call if possible.
func onMain(_ body: @escaping @MainActor () -> Void) {
    if LayerThread.isMain { return MainActor.assumeIsolated(body) }
    DispatchQueue.main.async { MainActor.assumeIsolated(body) }
}
