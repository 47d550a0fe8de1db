public import Foundation
import InterfaceDocuments

/// Objects that were drawn in Interface Builder, made as often as they are needed.
///
/// Reads the `.xib` itself, as it lies in an app's project; put it among the bundle's resources.
@preconcurrency @MainActor
open class UINib: NSObject {
    private let load: () -> InterfaceSource.Lookup
    private var loaded: InterfaceSource?
    let name: String

    /// Reads when it is first instantiated.
    /// - Parameters:
    ///   - name: without `.xib`.
    ///   - bundleOrNil: nil is the main bundle.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        self.name = name
        load = { InterfaceSource.find(name, "xib", in: bundleOrNil ?? .main) }
        super.init()
    }

    /// - Parameter data: the text of a `.xib`.
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

    /// Makes the nib's objects, connects them, and calls ``UIResponder/awakeFromNib()`` on them. Stops where the nib
    /// cannot be read.
    /// - Parameters:
    ///   - ownerOrNil: stands in the place of the File's Owner.
    ///   - optionsOrNil: objects from outside, under ``OptionsKey/externalObjects``, by the identifiers of their
    ///     placeholders.
    /// - Returns: the objects at the top, in order, without the placeholders.
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [UINib.OptionsKey: Any]? = nil) -> [Any] {
        instantiate(withOwner: ownerOrNil, options: optionsOrNil, standing: nil)
    }

    /// - Parameter standing: stands for the first object of its class, which is not made.
    func instantiate(
        withOwner ownerOrNil: Any?, options optionsOrNil: [UINib.OptionsKey: Any]? = nil, standing: AnyObject?
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
        if let standing,
            let place = elements.firstIndex(where: { InterfaceClasses.custom($0, in: source) == type(of: standing) })
        {
            assembly.enter(standing, elements.remove(at: place))
        }
        let objects = elements.compactMap(assembly.make)
        assembly.finish(isLast: true)
        return objects
    }
}

extension UINib {
    /// A key of the options of making a nib's objects.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A dictionary of objects by the identifiers of the placeholders that they stand for.
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }
}

extension Bundle {
    /// Makes the objects of a nib in the bundle. Stops where there is no such nib, as UIKit does.
    /// - Parameter name: without `.xib`.
    @preconcurrency @MainActor
    public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
        UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
    }
}

extension UITableView {
    func register(_ nib: UINib?, cells identifier: String) {
        guard let nib else { return table.reuse.register(cells: nil, identifier) }
        table.reuse.register(
            cells: { nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UITableViewCell }.first }, identifier)
    }

    func register(_ nib: UINib?, views identifier: String) {
        guard let nib else { return table.reuse.register(views: nil, identifier) }
        table.reuse.register(
            views: { nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UITableViewHeaderFooterView }.first },
            identifier)
    }
}
