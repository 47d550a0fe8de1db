import Foundation
import InterfaceDocuments

/// The coder of the objects of a document.
///
/// It contains few keyed values; UIKit's classes set their attributes in ``complete(_:as:)``. A key of an app returns
/// nil.
final class InterfaceCoder: FillingCoder {
    private let values: [String: Any]
    private let assembly: InterfaceAssembly
    private let element: InterfaceElement
    private let base: AnyClass
    @MainActor private(set) var isFilled = false

    /// - Parameters:
    ///   - base: the UIKit class of the element.
    ///   - values: values that the initializer of this class decodes.
    @MainActor
    init(_ element: InterfaceElement, as base: AnyClass, in assembly: InterfaceAssembly, values: [String: Any] = [:]) {
        self.element = element
        self.base = base
        self.assembly = assembly
        self.values = values
        super.init()
    }

    @MainActor override func complete(_ object: AnyObject, as type: AnyClass) {
        guard type == base, !isFilled else { return }
        isFilled = true
        assembly.fill(object, element)
    }

    /// Sets the attributes of an object whose initializer did not call the superclass's initializer.
    @MainActor
    func fillIfNeeded(_ object: AnyObject) { complete(object, as: base) }

    override var allowsKeyedCoding: Bool { true }
    override func containsValue(forKey key: String) -> Bool { values[key] != nil }
    override func decodeObject(forKey key: String) -> Any? { values[key] }
    override func decodeInteger(forKey key: String) -> Int { values[key] as? Int ?? 0 }
    override func decodeInt32(forKey key: String) -> Int32 { Int32(clamping: decodeInteger(forKey: key)) }
    override func decodeInt64(forKey key: String) -> Int64 { Int64(decodeInteger(forKey: key)) }
    override func decodeDouble(forKey key: String) -> Double { values[key] as? Double ?? 0 }
    override func decodeFloat(forKey key: String) -> Float { Float(decodeDouble(forKey: key)) }
    override func decodeBool(forKey key: String) -> Bool { values[key] as? Bool ?? false }
}
