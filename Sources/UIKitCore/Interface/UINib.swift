import Diagnostics
public import Foundation
import InterfaceDocuments

/// The objects of an Interface Builder document, which can be instantiated repeatedly.
///
/// Chevron reads the `.xib` file of an app's project; add the file to the bundle's resources.
@preconcurrency @MainActor
open class UINib: NSObject {
    private let load: () -> InterfaceSource.Lookup
    private var loaded: InterfaceSource?
    let name: String

    /// Creates a nib. The file is read when the nib is first instantiated.
    /// - Parameters:
    ///   - name: the name without `.xib`.
    ///   - bundleOrNil: nil for the main bundle.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        self.name = name
        load = { InterfaceSource.find(name, "xib", in: bundleOrNil ?? .main) }
        super.init()
    }

    /// - Parameter data: the text of a `.xib` file.
    public init(data: Data, bundle bundleOrNil: Bundle?) {
        name = "Data"
        load = {
            do throws(InterfaceFault) {
                let document = try InterfaceDocument(bytes: Array(data), name: "Data.xib")
                return .found(InterfaceSource(document, name: "Data", bundle: bundleOrNil ?? .main))
            } catch { return .none(error.description) }
        }
        super.init()
    }

    init(_ source: InterfaceSource) {
        name = source.name
        load = { .found(source) }
        super.init()
    }

    /// Creates the nib's objects, connects them, and calls ``UIResponder/awakeFromNib()`` on them. An unreadable nib
    /// stops the program.
    /// - Parameters:
    ///   - ownerOrNil: the object in place of the File's Owner.
    ///   - optionsOrNil: external objects, under ``OptionsKey/externalObjects``, by the identifiers of their
    ///     placeholders.
    /// - Returns: the top-level objects, in order, without the placeholders.
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [UINib.OptionsKey: Any]? = nil) -> [Any] {
        instantiate(withOwner: ownerOrNil, options: optionsOrNil, existing: nil)
    }

    /// - Parameter existing: an existing object that replaces the first object of its class.
    func instantiate(
        withOwner ownerOrNil: Any?, options optionsOrNil: [UINib.OptionsKey: Any]? = nil, existing: AnyObject?
    ) -> [Any] {
        let source: InterfaceSource
        if let loaded {
            source = loaded
        } else {
            switch load() {
            case .found(let found): source = found
            case .none(let why): misuse("UINib(nibName: \"\(name)\"): \(why)")
            }
            loaded = source
        }
        let document = source.document
        let ownerId = document.placeholders["IBFilesOwner"]
        let owner = ownerOrNil.map { $0 as AnyObject }
        let assembly = InterfaceAssembly(
            source, owner: owner, ownerId: ownerId, ownerElement: owner == nil ? nil : ownerId.flatMap(document.element)
        )
        for (identifier, object) in optionsOrNil?[.externalObjects] as? [String: Any] ?? [:] {
            assembly.note(object as AnyObject, document.placeholders[identifier])
        }
        var elements = document.objects
        if let existing,
            let index = elements.firstIndex(where: { InterfaceClasses.custom($0, in: source) == type(of: existing) })
        {
            assembly.enter(existing, elements.remove(at: index))
        }
        let objects = elements.compactMap(assembly.make)
        assembly.finish(isLast: true)
        return objects
    }
}

extension UINib {
    /// A key of the options of instantiating a nib.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A dictionary of external objects, by the identifiers of their placeholders.
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }
}

extension Bundle {
    /// Creates the objects of a nib in the bundle. A missing nib stops the program, as in UIKit.
    /// - Parameter name: the name without `.xib`.
    @preconcurrency @MainActor
    public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
        UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
    }
}

extension UINib: ListNib {
    func makeObjects() -> [Any] { instantiate(withOwner: nil) }
}
