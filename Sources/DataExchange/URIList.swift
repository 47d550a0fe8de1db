package import Foundation

/// The addresses of a `text/uri-list`, which programs pass for files and links.
package struct URIList: Hashable, Sendable {
    package var addresses: [String]

    /// Chosen: a longer list, or a longer address, is no list that a user made.
    package static let mostAddresses = 100_000
    package static let longestAddress = 65_536

    package init(_ addresses: [String]) { self.addresses = addresses }

    /// Reads the bytes of another program: an address in each line, `#` before comments. Lines end with CR and LF; a
    /// single LF or CR is accepted. Addresses beyond the limits are left out.
    package init(reading data: Data) {
        var found: [String] = []
        for line in data.split(whereSeparator: { $0 == 10 || $0 == 13 || $0 == 0 }) {
            guard found.count < Self.mostAddresses else { break }
            guard line.count <= Self.longestAddress, let text = String(data: Data(line), encoding: .utf8) else {
                continue
            }
            let address = text.trimmingCharacters(in: .whitespaces)
            guard !address.isEmpty, !address.hasPrefix("#") else { continue }
            found.append(address)
        }
        addresses = found
    }

    /// Reads `x-special/gnome-copied-files`: a line with `copy` or `cut`, then addresses.
    package init(readingCopiedFiles data: Data) {
        self.init(reading: data)
        if let verb = addresses.first, verb == "copy" || verb == "cut" { addresses.removeFirst() }
    }

    /// The bytes of the list.
    package var data: Data { Data(addresses.map { $0 + "\r\n" }.joined().utf8) }

    /// The bytes of `x-special/gnome-copied-files` with the files of the list; nil without a file.
    package func copiedFiles(host: String) -> Data? {
        let files = addresses.filter { FileAddress.path(of: $0, host: host) != nil }
        return files.isEmpty ? nil : Data((["copy"] + files).joined(separator: "\n").utf8)
    }
}

/// Addresses of files.
package enum FileAddress {
    /// The absolute path of a `file:` address of this computer. Nil for other addresses, for files of another computer,
    /// and for addresses without a valid path.
    /// - Parameter host: the name of this computer.
    package static func path(of address: String, host: String) -> String? {
        guard address.utf8.count <= URIList.longestAddress else { return nil }
        let scheme = address.prefix { $0 != ":" }
        guard scheme.lowercased() == "file", scheme.endIndex < address.endIndex else { return nil }
        var rest = address[address.index(after: scheme.endIndex)...]
        if rest.hasPrefix("//") {
            rest = rest.dropFirst(2)
            let name = rest.prefix { $0 != "/" }
            guard name.isEmpty || name == "localhost" || name.lowercased() == host.lowercased() else { return nil }
            rest = rest[name.endIndex...]
        }
        guard rest.hasPrefix("/") else { return nil }
        rest = rest.prefix { $0 != "?" && $0 != "#" }
        guard let path = rest.removingPercentEncoding, !path.utf8.contains(0) else { return nil }
        return path
    }

    /// The `file:` address of an absolute path.
    package static func address(of path: String) -> String {
        "file://" + (path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? "")
    }
}
