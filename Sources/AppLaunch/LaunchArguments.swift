import Foundation
import HostInterface

/// The arguments of the program as a request to the app.
///
/// An app gets the addresses and files that its `Info.plist` declares: URLs of the schemes in `CFBundleURLTypes`, and
/// files if there are `CFBundleDocumentTypes`. All other arguments are the app's own.
struct LaunchArguments {
    private(set) var schemes: Set<String> = []
    private(set) var opensFiles = false

    /// The argument that starts the program with a shortcut item, as in the actions of a desktop file.
    static let shortcut = "--shortcut-item="

    init(information: [String: Any]) {
        let types = information["CFBundleURLTypes"] as? [[String: Any]] ?? []
        schemes = Set(types.flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] }.map { $0.lowercased() })
        opensFiles = (information["CFBundleDocumentTypes"] as? [Any])?.isEmpty == false
    }

    /// Returns the request of the arguments after the program's name.
    /// - Parameters:
    ///   - folder: the current folder.
    ///   - exists: whether there is a file with a path.
    func request(
        _ arguments: some Sequence<String>, in folder: String,
        exists: (String) -> Bool = { FileManager.default.fileExists(atPath: $0) }
    ) -> LaunchRequest {
        var addresses: [String] = []
        for argument in arguments {
            if argument.hasPrefix(Self.shortcut) { return .shortcut(String(argument.dropFirst(Self.shortcut.count))) }
            guard let address = address(of: argument, in: folder, exists: exists) else { continue }
            addresses.append(address)
        }
        return addresses.isEmpty ? .activate : .open(addresses)
    }

    private func address(of argument: String, in folder: String, exists: (String) -> Bool) -> String? {
        guard !argument.isEmpty, !argument.hasPrefix("-") else { return nil }
        if let url = URL(string: argument), let scheme = url.scheme?.lowercased() {
            if scheme == "file" ? opensFiles : schemes.contains(scheme) { return argument }
        }
        guard opensFiles else { return nil }
        let path = argument.hasPrefix("/") ? argument : folder + "/" + argument
        return exists(path) ? URL(fileURLWithPath: path).standardizedFileURL.absoluteString : nil
    }
}
