import Diagnostics
import Foundation
import InterfaceDocuments
import ObjectiveCRuntime

/// Outlets and actions: an app's through ``InterfaceMember``, UIKit's through ``UIKitOutlet/table``.
extension InterfaceAssembly {
    func setOutlet(_ property: String, of source: AnyObject, to object: AnyObject, _ line: Int) {
        if let member = member(property, of: source), member.selector == nil {
            if !member.assign(source, object) {
                log(
                    line,
                    "the outlet \(property) of \(type(of: source)) holds no \(type(of: object)); it is left as it is")
            }
            return
        }
        guard !setOwnOutlet(property, of: source, to: object, line) else { return }
        lack("outlet", property, source, line)
    }

    /// Handles a connection to a missing outlet.
    ///
    /// Documented (NSKeyValueCoding): UIKit raises an exception. Chevron stops the program if the class lists its
    /// members and the list lacks the outlet. A class without a list may have the outlet; the log then says which entry
    /// is missing. An outlet of UIKit's own classes that Chevron does not connect never stops the program.
    private func lack(_ kind: String, _ property: String, _ source: AnyObject, _ line: Int) {
        let name = "\(type(of: source))"
        if UIKitOutlet.table[property]?.isMember(of: source) == true {
            return log(line, "the \(kind) \(property) of \(name) is UIKit's, and not connected here")
        }
        guard !isListing(source) else {
            misuse(
                """
                \(document.name), line \(line): the object "\(id(of: source) ?? "?")" is connected to the \
                \(kind) "\(property)", which its class \(name) does not have
                """
            )
        }
        log(
            line,
            """
            \(name) has no \(kind) \(property); list it in its interfaceMembers: .outlet("\(property)", \
            \\\(name).\(property))
            """
        )
    }

    func setCollection(_ property: String, of source: AnyObject, to objects: [AnyObject], _ appends: Bool, _ line: Int)
    {
        if let member = member(property, of: source), member.selector == nil {
            let former = appends ? member.read(source) as? [AnyObject] ?? [] : []
            if !member.assign(source, former + objects) {
                log(
                    line,
                    """
                    the outlet collection \(property) of \(type(of: source)) does not hold what it is connected \
                    to; it is left as it is
                    """
                )
            }
        } else if property == "gestureRecognizers", let view = source as? UIView {
            for recognizer in objects { (recognizer as? UIGestureRecognizer).map(view.addGestureRecognizer) }
        } else {
            lack("outlet collection", property, source, line)
        }
    }

    /// Whether an outlet would make a view its own descendant.
    private func isCircle(_ object: AnyObject, inside source: AnyObject) -> Bool {
        guard let view = object as? UIView else { return false }
        if let own = source as? UIView { return own.isDescendant(of: view) }
        guard let item = source as? UINavigationItem else { return false }
        // Finds a page's own bar. The bar of a navigation controller is outside its pages.
        var waiting = [view]
        while let next = waiting.popLast() {
            if let bar = next as? UINavigationBar, bar.items?.contains(where: { $0 === item }) == true { return true }
            waiting += next.subviews
        }
        return false
    }

    private func setOwnOutlet(_ property: String, of source: AnyObject, to object: AnyObject, _ line: Int) -> Bool {
        // The app launch assigns the window to the app's delegate.
        if property == "window", object is UIWindow { return true }
        guard let outlet = UIKitOutlet.table[property] else { return false }
        if property.hasSuffix("View"), isCircle(object, inside: source) {
            log(line, "the outlet \(property) of \(type(of: source)) would put a view into itself and is left out")
            return true
        }
        // A navigation controller is always the delegate of the controller's bar.
        if property == "delegate", let bar = source as? UINavigationBar, owner(of: bar) is UINavigationController {
            return true
        }
        return outlet.connect(source, to: object)
    }

    /// The controller that owns the bar.
    private func owner(of bar: UINavigationBar) -> UIResponder? {
        (controller as? UINavigationController)?.navigationBar === bar ? controller : nil
    }

    /// - Parameter target: nil sends the action to the first responder and the responders above.
    func addAction(_ name: String, of source: AnyObject, to target: AnyObject?, _ event: Int?, _ line: Int) {
        // Reading the list registers the methods by name.
        let own = target.flatMap { member(name, of: $0)?.selector }
        let selector = own ?? Selector(name)
        if let target, !selector.fits(target) {
            let type = "\(type(of: target))"
            let method = name.replacingOccurrences(of: ":", with: "(_:)", options: [], range: name.range(of: ":"))
            log(
                line,
                """
                \(type) has no action \(name); list it in its interfaceMembers: .action("\(name)", \
                \(type).\(method))
                """
            )
        }
        switch source {
        case let control as UIControl:
            control.addTarget(
                target, action: selector,
                for: event.map { UIControl.Event(rawValue: UInt(clamping: $0)) } ?? .primaryActionTriggered)
        case let item as UIBarButtonItem:
            item.target = target
            item.action = selector
        case let recognizer as UIGestureRecognizer:
            if let target {
                recognizer.addTarget(target, action: selector)
            } else {
                log(line, "a recognizer's action \(name) needs a target; it is left out")
            }
        default: log(line, "\(type(of: source)) sends no actions; \(name) is left out")
        }
    }
}
