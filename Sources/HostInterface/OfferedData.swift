package import DataExchange
package import Foundation

/// Data that a program offers on the clipboard or in a drag, by types. The names of types are those between programs,
/// such as `text/html`.
@MainActor
package protocol OfferedData: AnyObject, Sendable {
    /// The offered types, the best first.
    var types: [String] { get }
    /// Loads the bytes of a type. The handler is called once, during the call or later. It gets nil if the program does
    /// not offer the type, or does not answer in time.
    /// - Parameter progress: gets the announced and the received number of bytes; its cancellation ends the transfer.
    func load(_ type: String, progress: Progress?, _ done: @escaping @MainActor (Data?) -> Void)
    /// The bytes of a type, for callers that cannot wait for a handler. Waits a limited time for another program, and
    /// returns nil if the program does not answer.
    func bytes(_ type: String) -> Data?
}

extension OfferedData {
    package func load(_ type: String, _ done: @escaping @MainActor (Data?) -> Void) {
        load(type, progress: nil, done)
    }

    /// Whether the data has a text. Requests no data.
    package var hasText: Bool { textType != nil }

    /// The text of the data; nil without one.
    package var text: String? {
        guard let type = textType, let data = bytes(type) else { return nil }
        return MediaType.text(data, as: type)
    }

    private var textType: String? { MediaType.offered(MediaType.plainText, among: types) }
}

/// The bytes that a handler has received, for a caller that cannot wait for a handler.
@MainActor
package final class LoadedBytes {
    package var data: Data?
    package init() {}
}

/// Data of another program.
@MainActor
package protocol ForeignOffer: OfferedData {
    var record: OfferRecord { get set }
}

extension ForeignOffer {
    /// Reads the addresses, so that the app knows the files when it is notified of a drag. The handler is called once,
    /// also for data without addresses.
    package func readAddresses(_ done: @escaping @MainActor () -> Void) {
        guard types.contains(MediaType.addresses) else { return done() }
        load(MediaType.addresses) { [weak self] bytes in
            self?.record.addresses = bytes ?? Data()
            done()
        }
    }
}

/// Data of the app. The data is created when another program requests it.
@MainActor
package final class DataSupply: OfferedData {
    package typealias Supply = @MainActor (_ type: String, _ done: @escaping @MainActor (Data?) -> Void) -> Void

    package let types: [String]
    private let supply: Supply
    /// Whether a clipboard manager may keep the data after the end of the app. True by default.
    package var outlivesApp = true

    /// - Parameter supply: called for each request with one of the types.
    package init(types: [String], supply: @escaping Supply) { (self.types, self.supply) = (types, supply) }

    /// Data that exists already.
    package convenience init(_ data: [(type: String, data: Data)]) {
        self.init(types: data.map(\.type)) { type, done in done(data.first { $0.type == type }?.data) }
    }

    /// A text in all types of texts.
    package convenience init(text: String) {
        let data = Data(text.utf8)
        self.init(types: MediaType.texts) { type, done in done(MediaType.sent(data, as: type)) }
    }

    package func load(_ type: String, progress: Progress?, _ done: @escaping @MainActor (Data?) -> Void) {
        guard types.contains(type) else { return done(nil) }
        supply(type, done)
    }

    /// Only data that exists, or is created during the call.
    package func bytes(_ type: String) -> Data? {
        let loaded = LoadedBytes()
        load(type, progress: nil) { loaded.data = $0 }
        return loaded.data
    }
}
