import DataExchange
import Foundation
import HostInterface
import UniformTypeIdentifiers

/// Items of another program, as UIKit's items. Bytes are requested when the app loads them.
@MainActor
enum OfferedItems {
    /// The items: one for each file or address, or one for all other data.
    static func providers(of data: any OfferedData) -> [NSItemProvider] {
        let addresses = addresses(of: data)
        let others = data.types.filter { !MediaType.isAddress($0) && (addresses.isEmpty || $0 != MediaType.link) }
        guard addresses.count > 1 || addresses.first.map(isFile) == true else {
            let provider = NSItemProvider()
            if let address = addresses.first { register(address, on: provider) }
            register(others, of: data, on: provider)
            return provider.registeredTypeIdentifiers.isEmpty ? [] : [provider]
        }
        return addresses.map { address in
            let provider = NSItemProvider()
            register(address, on: provider)
            return provider
        }
    }

    /// The addresses of the data. Waits for another program if they are not known yet.
    static func addresses(of data: any OfferedData) -> [String] {
        if data.types.contains(MediaType.addresses) {
            return data.bytes(MediaType.addresses).map { URIList(reading: $0).addresses } ?? []
        }
        guard data.types.contains(MediaType.copiedFiles) else { return [] }
        return data.bytes(MediaType.copiedFiles).map { URIList(readingCopiedFiles: $0).addresses } ?? []
    }

    private static func isFile(_ address: String) -> Bool { file(of: address) != nil }

    /// The file of an address of this computer; nil for another address.
    static func file(of address: String) -> URL? {
        FileAddress.path(of: address, host: ComputerName.current).map { URL(fileURLWithPath: $0) }
    }

    /// A file of another program is opened in place. The app may read the file, and nothing here changes or removes it.
    private static func register(_ address: String, on provider: NSItemProvider) {
        let file = file(of: address)
        if let file {
            provider.suggestedName = file.deletingPathExtension().lastPathComponent
            provider.registerFileRepresentation(
                forTypeIdentifier: type(of: file).identifier, fileOptions: .openInPlace, visibility: .all
            ) { done in
                done(file, false, nil)
                return nil
            }
        }
        let url = file ?? URL(string: address)
        guard let url else { return }
        for type in [file == nil ? nil : MediaType.fileAddress, MediaType.address].compactMap({ $0 }) {
            provider.register(type) { done in
                done(Data(url.absoluteString.utf8), nil)
                return nil
            }
        }
    }

    private static func type(of file: URL) -> UTType {
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder), isFolder.boolValue {
            return .folder
        }
        return UTType(filenameExtension: file.pathExtension) ?? .data
    }

    private static func register(_ names: [String], of data: any OfferedData, on provider: NSItemProvider) {
        for type in MediaType.uniformTypes(for: names) {
            guard let name = MediaType.offered(type, among: names) else { continue }
            provider.register(type) { done in
                let progress = Progress(totalUnitCount: 100)
                onMain {
                    data.load(name, progress: progress) { bytes in
                        progress.completedUnitCount = progress.totalUnitCount
                        let isCancelled = progress.isCancelled
                        done(
                            bytes.map { MediaType.received($0, as: name) },
                            bytes == nil
                                ? isCancelled
                                    ? NSError(domain: NSCocoaErrorDomain, code: CocoaError.userCancelled.rawValue)
                                    : NSItemProvider.error(.itemUnavailableError) : nil)
                    }
                }
                return progress
            }
        }
    }
}
