import Diagnostics
import Foundation
public import ObjectiveCRuntime
import QuartzCore

/// Finds values by name. Properties of UIKit are in a table. Properties of an app are stored properties or members in
/// the list for documents.
enum KeyValueCoding {
    /// The outer optional is nil for an unknown key.
    static func find(_ key: String, of object: NSObject) -> Any?? {
        if let layer = object as? CALayer { return .some(layer.value(forKey: key)) }
        if MainQueueMark.isHere {
            nonisolated(unsafe) let object = object
            nonisolated(unsafe) var found: Any??
            MainActor.assumeIsolated {
                for property in KeyedProperty.all(key) {
                    if let value = property.read(object) {
                        found = .some(value)
                        return
                    }
                }
                if let member = InterfaceMember.find(key, of: object), member.selector == nil {
                    found = .some(flat(member.read(object)))
                }
            }
            if let found { return found }
        }
        return stored(key, of: object)
    }

    /// Whether the value at the end of a key path can be read by name.
    static func isKnown(_ path: String, of object: NSObject) -> Bool {
        guard let point = path.firstIndex(of: ".") else { return find(path, of: object) != nil }
        guard let next = find(String(path[..<point]), of: object) else { return false }
        return (next as? NSObject).map { isKnown(String(path[path.index(after: point)...]), of: $0) } ?? true
    }

    /// A stored property of the class or a superclass.
    private static func stored(_ key: String, of object: NSObject) -> Any?? {
        var mirror: Mirror? = Mirror(reflecting: object)
        while let current = mirror {
            if let child = current.children.first(where: { $0.label == key }) { return .some(flat(child.value)) }
            mirror = current.superclassMirror
        }
        return nil
    }

    /// Returns false for an unknown key, and for a value that the property cannot hold.
    static func set(_ value: Any?, _ key: String, of object: NSObject) -> Bool {
        guard MainQueueMark.isHere else { return false }
        nonisolated(unsafe) let (object, value) = (object, value)
        return MainActor.assumeIsolated {
            if KeyedProperty.all(key).contains(where: { $0.write(object, value) }) { return true }
            guard let member = InterfaceMember.find(key, of: object), member.selector == nil else { return false }
            return member.assign(object, value)
        }
    }

    /// Flattens nested optionals.
    static func flat(_ value: Any?) -> Any? {
        guard let value else { return nil }
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return value }
        return mirror.children.first.flatMap { flat($0.value) }
    }
}

extension KeyValueObservable {
    /// Returns the value of a property by name.
    ///
    /// Supported are the properties of UIKit that public code uses most, stored properties of an app's own classes, and
    /// members in the list for documents. Unlike on iOS, an unknown key returns nil and is logged once, since private
    /// names of iOS have no meaning here.
    @_disfavoredOverload public func value(forKey key: String) -> Any? {
        if let layer = self as? CALayer { return layer.value(forKey: key) }
        guard let found = KeyValueCoding.find(key, of: self) else {
            Log.once("value(forKey: \"\(key)\") of \(type(of: self)): no such key is known on Linux; nil is returned")
            return nil
        }
        return found
    }

    /// Returns the value at the end of a key path. A nil value within the path returns nil.
    @_disfavoredOverload public func value(forKeyPath keyPath: String) -> Any? {
        guard let point = keyPath.firstIndex(of: ".") else { return value(forKey: keyPath) }
        if let layer = self as? CALayer { return layer.value(forKeyPath: keyPath) }
        return (value(forKey: String(keyPath[..<point])) as? NSObject)?.value(
            forKeyPath: String(keyPath[keyPath.index(after: point)...]))
    }

    /// Sets a property by name. An unknown key, and a value that the property cannot store, are ignored and logged
    /// once.
    @_disfavoredOverload public func setValue(_ value: Any?, forKey key: String) {
        if let layer = self as? CALayer { return layer.setValue(value, forKey: key) }
        if !KeyValueCoding.set(value, key, of: self) {
            Log.once(
                """
                setValue(_:forKey: "\(key)") of \(type(of: self)): no such key with such a value is known on \
                Linux; nothing is set
                """
            )
        }
    }

    /// Sets the property at the end of a key path.
    @_disfavoredOverload public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        guard let point = keyPath.firstIndex(of: ".") else { return setValue(value, forKey: keyPath) }
        if let layer = self as? CALayer { return layer.setValue(value, forKeyPath: keyPath) }
        (self.value(forKey: String(keyPath[..<point])) as? NSObject)?.setValue(
            value, forKeyPath: String(keyPath[keyPath.index(after: point)...]))
    }
}
