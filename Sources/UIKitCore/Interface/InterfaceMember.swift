import CoreGraphics
public import Foundation
import NumberConversion

/// An outlet, an action or a value that a document of Interface Builder may connect or set, by the name that it has
/// there.
///
/// On Linux nothing is found by its name alone, so a class lists what its storyboards and nibs use:
///
///     final class PageController: UIViewController {
///         private weak var field: UITextField!
///         private func save(_ sender: UIButton) { … }
///         override class var interfaceMembers: [InterfaceMember] {
///             super.interfaceMembers + [.outlet("field", \PageController.field), .action("save:",
///             PageController.save(_:))] }
///     }
///
/// Beyond UIKit. UIKit's own members, as `delegate` and `view`, need no entry.
@preconcurrency @MainActor
public struct InterfaceMember {
    /// As the document has it: of an action, Objective-C's name with its colons.
    public let name: String
    let assign: (AnyObject, Any?) -> Bool
    let read: (AnyObject) -> Any?
    let selector: Selector?

    /// A property that documents connect to an object, or to several: then it is an array.
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

    /// A property that documents set as a runtime attribute, as those that Interface Builder shows for
    /// `@IBInspectable`. Numbers become what the property is, the nearest that it holds.
    public static func value<Root: AnyObject, Value>(_ name: String, _ property: ReferenceWritableKeyPath<Root, Value>)
        -> InterfaceMember
    {
        outlet(name, property)
    }

    private static func action(_ selector: Selector) -> InterfaceMember {
        InterfaceMember(name: selector.name, assign: { _, _ in false }, read: { _ in nil }, selector: selector)
    }

    /// A method without arguments.
    public static func action<Target, Result>(
        _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor () -> Result
    ) -> InterfaceMember {
        action(Selector(name, method))
    }

    /// A method that takes the sender.
    public static func action<Target, Sender, Result>(
        _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Result
    ) -> InterfaceMember { action(Selector(name, method)) }

    /// A method that takes the sender and the event.
    public static func action<Target, Sender, Event, Result>(
        _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (Sender, Event) -> Result
    ) -> InterfaceMember { action(Selector(name, method)) }

    // MARK: Segue actions

    /// A method that makes a segue's destination, `@IBSegueAction` in Xcode:
    /// `.segueAction("makeDetail:", ListController.makeDetail(_:))`. It hands the coder on to an initializer of the
    /// destination that calls `super.init(coder:)`; nil from it makes the destination by `init(coder:)`.
    public static func segueAction<Source: UIViewController, Result>(
        _ name: String, _ method: @escaping @MainActor (Source) -> @MainActor (NSCoder) -> Result
    ) -> InterfaceMember { action(Selector(name, method)) }

    /// A method that makes a segue's destination, with the segue's sender: `makeDetail:sender:`.
    public static func segueAction<Source: UIViewController, Sender, Result>(
        _ name: String, _ method: @escaping @MainActor (Source) -> @MainActor (NSCoder, Sender) -> Result
    ) -> InterfaceMember { action(Selector(name, method)) }

    /// A method that makes a segue's destination, with the sender and the segue's identifier:
    /// `makeDetail:sender:segueIdentifier:`.
    public static func segueAction<Source: UIViewController, Sender, Identifier, Result>(
        _ name: String, _ method: @escaping @MainActor (Source) -> @MainActor (NSCoder, Sender, Identifier) -> Result
    ) -> InterfaceMember { action(Selector(name, method)) }

    static func list(of type: AnyClass) -> [InterfaceMember] {
        (type as? any InterfaceConnectable.Type)?.interfaceMembers ?? []
    }

    /// What an object's class lists under a name, or what is listed beside the class; the later one, as an override's.
    static func find(_ name: String, of object: AnyObject) -> InterfaceMember? {
        let type: AnyClass = type(of: object)
        return list(of: type).last { $0.name == name } ?? InterfaceEntries.member(name, of: type)
    }
}

/// Lists what documents of Interface Builder may connect and set; see ``InterfaceMember``. Responders (views,
/// controllers) have it already.
///
/// Beyond UIKit.
@preconcurrency @MainActor
public protocol InterfaceConnectable: AnyObject {
    /// The outlets, actions and attributes that documents may name.
    static var interfaceMembers: [InterfaceMember] { get }
}

extension UIResponder: InterfaceConnectable {}

/// An object that is no view and no controller, and that documents make: those that Interface Builder calls just
/// “Object”.
///
/// Beyond UIKit, where any object of Objective-C can be made by its class.
@preconcurrency @MainActor
public protocol InterfaceObject: InterfaceConnectable {
    /// An object as documents begin with; its attributes are set afterwards.
    init()
}

enum InterfaceConversion {
    /// What a document gives, as the type of a property; nil where it is none.
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
