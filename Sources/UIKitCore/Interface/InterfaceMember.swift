import CoreGraphics
public import Foundation
import NumberConversion
import ObjectiveCRuntime

/// An outlet, an action or an attribute that a document of Interface Builder can connect or set, with its name in the
/// document.
///
/// On Linux no member can be found by name alone, so a class lists the members that its storyboards and nibs use:
///
///     final class PageController: UIViewController {
///         private weak var field: UITextField!
///         private func save(_ sender: UIButton) { … }
///         override class var interfaceMembers: [InterfaceMember] {
///             super.interfaceMembers + [.outlet("field", \PageController.field), .action("save:",
///             PageController.save(_:))] }
///     }
///
/// Beyond UIKit. UIKit's own members, such as `delegate` and `view`, need no entry.
@preconcurrency @MainActor
public struct InterfaceMember {
    /// The name in the document. The name of an action is Objective-C's, with colons.
    public let name: String
    let assign: (AnyObject, Any?) -> Bool
    let read: (AnyObject) -> Any?
    let selector: Selector?

    /// Creates an entry of a property that documents connect to an object, or of an array for several objects.
    public static func outlet<Root: AnyObject, Value>(_ name: String, _ property: ReferenceWritableKeyPath<Root, Value>)
        -> InterfaceMember
    {
        InterfaceMember(
            name: name,
            assign: { object, value in
                guard let root = object as? Root, let value = InterfaceConversion.value(value, as: Value.self) else {
                    return false
                }
                root[keyPath: property] = value
                return true
            }, read: { ($0 as? Root).map { $0[keyPath: property] } }, selector: nil)
    }

    /// Creates an entry of a property that documents set as a runtime attribute, such as the attributes that Interface
    /// Builder shows for `@IBInspectable`. Numbers are converted to the property's type and clamped to its range.
    public static func value<Root: AnyObject, Value>(_ name: String, _ property: ReferenceWritableKeyPath<Root, Value>)
        -> InterfaceMember
    {
        outlet(name, property)
    }

    private static func action(_ selector: Selector) -> InterfaceMember {
        InterfaceMember(name: selector.name, assign: { _, _ in false }, read: { _ in nil }, selector: selector)
    }

    /// Creates an entry of a method without arguments.
    public static func action<Target, Result>(
        _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor () -> Result
    ) -> InterfaceMember {
        action(Selector(name, method))
    }

    /// Creates an entry of a method with the sender as argument.
    public static func action<Target, Sender, Result>(
        _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Result
    ) -> InterfaceMember { action(Selector(name, method)) }

    /// Creates an entry of a method with the sender and the event as arguments.
    public static func action<Target, Sender, Event, Result>(
        _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (Sender, Event) -> Result
    ) -> InterfaceMember { action(Selector(name, method)) }

    // MARK: Segue actions

    /// Creates an entry of a method that returns a segue's destination, `@IBSegueAction` in Xcode:
    /// `.segueAction("makeDetail:", ListController.makeDetail(_:))`. The method passes the coder to an initializer of
    /// the destination that calls `super.init(coder:)`. If the method returns nil, UIKit creates the destination with
    /// `init(coder:)`.
    public static func segueAction<Source: UIViewController, Result>(
        _ name: String, _ method: @escaping @MainActor (Source) -> @MainActor (NSCoder) -> Result
    ) -> InterfaceMember { action(Selector(name, method)) }

    /// Creates an entry of a method that returns a segue's destination, with the segue's sender: `makeDetail:sender:`.
    public static func segueAction<Source: UIViewController, Sender, Result>(
        _ name: String, _ method: @escaping @MainActor (Source) -> @MainActor (NSCoder, Sender) -> Result
    ) -> InterfaceMember { action(Selector(name, method)) }

    /// Creates an entry of a method that returns a segue's destination, with the sender and the segue's identifier:
    /// `makeDetail:sender:segueIdentifier:`.
    public static func segueAction<Source: UIViewController, Sender, Identifier, Result>(
        _ name: String, _ method: @escaping @MainActor (Source) -> @MainActor (NSCoder, Sender, Identifier) -> Result
    ) -> InterfaceMember { action(Selector(name, method)) }

    static func list(of type: AnyClass) -> [InterfaceMember] {
        (type as? any InterfaceConnectable.Type)?.interfaceMembers ?? []
    }

    /// Returns the member that an object's class or an ``InterfaceEntry`` lists under a name. The last entry of a name
    /// is used, like an override.
    static func find(_ name: String, of object: AnyObject) -> InterfaceMember? {
        let type: AnyClass = type(of: object)
        return list(of: type).last { $0.name == name } ?? InterfaceEntries.member(name, of: type)
    }
}

/// A type that lists the members that documents of Interface Builder can connect and set; see ``InterfaceMember``.
/// Responders (views, controllers) already conform.
///
/// Beyond UIKit.
@preconcurrency @MainActor
public protocol InterfaceConnectable: AnyObject {
    /// The outlets, actions and attributes that documents use.
    static var interfaceMembers: [InterfaceMember] { get }
}

extension UIResponder: InterfaceConnectable {}

/// A class that is not a view or controller, and whose objects documents create: “Object” in Interface Builder.
///
/// Beyond UIKit, where a document can create any object of Objective-C.
@preconcurrency @MainActor
public protocol InterfaceObject: InterfaceConnectable {
    /// Creates an object. Its attributes are set afterwards.
    init()
}

enum InterfaceConversion {
    /// Converts a value of a document to the type of a property; nil if the conversion fails.
    static func value<Value>(_ given: Any?, as type: Value.Type) -> Value? {
        if let fitting = given as? Value { return fitting }
        guard let number = given as? Double ?? (given as? Int).map({ Double($0) }) else { return nil }
        let forms: [Any] = [
            CGFloat(number), number, Float(number), Int(saturating: number), number != 0, UInt(saturating: number),
            Int32(saturating: number),
            NSNumber(value: number), UInt8(saturating: number), Int64(saturating: number), Int16(saturating: number),
            UInt32(saturating: number),
        ]
        for form in forms { if let fitting = form as? Value { return fitting } }
        return nil
    }
}
