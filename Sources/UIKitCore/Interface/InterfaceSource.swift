import Diagnostics
import Foundation
import InterfaceDocuments

/// A parsed document of a bundle, with its translations from `.strings` files.
@MainActor
final class InterfaceSource {
    let document: InterfaceDocument
    let bundle: Bundle
    /// The document's name without extension, which is also the name of its `.strings` files.
    let name: String
    private lazy var hasWords =
        AppStrings.catalog(name, bundle) != nil
        || AppStrings.folders(of: bundle).contains {
            FileManager.default.fileExists(atPath: "\($0.path)/\(name).strings")
        }

    init(_ document: InterfaceDocument, name: String, bundle: Bundle) {
        self.document = document
        self.name = name
        self.bundle = bundle
        report()
    }

    enum Lookup {
        case found(InterfaceSource)
        /// No document, with a sentence that states the reason.
        case none(String)
    }

    /// Returns a document, and parses the document on first use.
    /// - Parameter type: `storyboard` or `xib`.
    static func find(_ name: String, _ type: String, in bundle: Bundle) -> Lookup {
        let root = bundle.resourcePath ?? bundle.bundlePath
        let file = "\(name).\(type)"
        guard !name.leavesItsFolder else {
            return .none("\(file) leads out of the bundle \(root); put the document into the bundle")
        }
        // Documented (Resource Programming Guide, About Resources): a document for the device has precedence over the
        // document for all devices.
        let ownFile = "\(name)~\(UITraitCollection.current.resourceSuffix).\(type)"
        // The bundle's own lookup would read whole folders to find one file.
        let folders = [root] + AppStrings.folders(of: bundle).map(\.path)
        func path(_ file: String) -> String? {
            folders.lazy.map { "\($0)/\(file)" }.first(where: FileManager.default.fileExists(atPath:))
        }
        guard let path = path(ownFile) ?? path(file) else {
            let compiled = "\(name).\(type == "xib" ? "nib" : "storyboardc")"
            if path(compiled) != nil {
                return .none("\(compiled) is compiled; put \(file) itself into the bundle \(root)")
            }
            return .none("there is no \(file) in the bundle \(root)")
        }
        let app = AppContext.current
        if let known = app[ReadInterfaces.self].sources[path] { return .found(known) }
        guard let data = ImageFiles.data(atPath: path) else { return .none("\(path) cannot be read") }
        do throws(InterfaceFault) {
            let source = InterfaceSource(
                try InterfaceDocument(bytes: Array(data), name: file), name: name, bundle: bundle)
            app[ReadInterfaces.self].sources[path] = source
            return .found(source)
        } catch { return .none(error.description) }
    }

    /// Returns the translation of a property of an object in the user's language.
    func localized(_ id: String?, _ property: String, _ own: String?) -> String? {
        guard let own, let id, hasWords else { return own }
        return AppStrings.localized(InterfaceDocument.key(id, property), table: name, bundle: bundle) ?? own
    }

    /// Chosen: the largest number of log lines of a document, so that an invalid document does not fill the log.
    private func report() {
        for fault in document.faults.prefix(10) { Log.once(fault.description) }
        let inert = document.inertWords
        if !inert.isEmpty {
            let first = inert.prefix(5).map { "\($0.what), line \($0.line)" }.joined(separator: "; ")
            Log.once(
                """
                \(document.name): these elements have no effect: \
                \(first)\(inert.count > 5 ? "; and \(inert.count - 5) more" : "")
                """
            )
        }
        let odd = document.oddities
        guard !odd.isEmpty else { return }
        let first = odd.prefix(5).map { "line \($0.line), \($0.what)" }.joined(separator: "; ")
        Log.once(
            """
            \(document.name): unknown elements are left out: \
            \(first)\(odd.count > 5 ? "; and \(odd.count - 5) more" : "")
            """
        )
    }
}
