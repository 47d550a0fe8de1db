import CoreGraphics
import Foundation
import InterfaceDocuments

extension InterfaceAssembly {
    /// Creates the constraints of a view. A constraint for which UIKit would stop the program is logged and omitted,
    /// since a document may be the result of a text merge.
    /// - Parameter sizes: updates the constraints for the current size classes.
    func activate(_ constraints: [InterfaceConstraint], of view: UIView, _ sizes: SizeClassPart?) {
        for constraint in constraints {
            guard let first = constraint.firstItem.map({ object($0) }) ?? view, Self.isItem(first),
                let attribute = NSLayoutConstraint.Attribute(rawValue: constraint.firstAttribute), attribute.kind != nil
            else {
                log(constraint.line, "a constraint has no first view; it is left out")
                continue
            }
            var second: AnyObject?
            if let id = constraint.secondItem {
                guard let found = object(id), Self.isItem(found),
                    sizes != nil || UIView.commonAncestor(first, found) != nil
                else {
                    log(
                        constraint.line,
                        "a constraint refers to \(id), which is not in one tree with its other view; it is left out")
                    continue
                }
                second = found
            }
            let other =
                NSLayoutConstraint.Attribute(rawValue: second == nil ? 0 : constraint.secondAttribute)
                ?? .notAnAttribute
            guard second == nil ? attribute.kind == .size : attribute.kind == other.kind else {
                log(constraint.line, "a constraint compares \(attribute) with \(other); it is left out")
                continue
            }
            let relation = NSLayoutConstraint.Relation(rawValue: constraint.relation) ?? .equal
            let made = NSLayoutConstraint(
                item: first, attribute: attribute, relatedBy: relation, toItem: second, attribute: other,
                multiplier: CGFloat(constraint.multiplier),
                constant: CGFloat(constraint.constant))
            made.priority = UILayoutPriority(Float(constraint.priority))
            made.identifier = constraint.identifier
            note(made, constraint.id)
            if let sizes { sizes.enter(made, constraint) } else { made.isActive = true }
            if let id = constraint.id, let element = document.element(id) { enterConstraint(made, element) }
        }
    }

    /// Registers the constraint: it may be an outlet's destination, and may have an app's class with runtime
    /// attributes.
    private func enterConstraint(_ made: NSLayoutConstraint, _ element: InterfaceElement) {
        if !element.children.isEmpty { enter(made, element) }
    }

    private static func isItem(_ object: AnyObject?) -> Bool {
        object is UIView || (object as? UILayoutGuide)?.owningView != nil
    }
}
